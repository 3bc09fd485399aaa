import { expect, test } from '../harness/test.ts';

test('the page may not fetch, embed, or style itself from elsewhere', async ({ app, faults }) => {
  faults.provoked.push(/./);
  const expected = ['connect-src', 'frame-src', 'img-src', 'script-src-elem', 'style-src-elem'];
  const tried = await app.page.evaluate(async (awaited) => {
    const blocked = new Set<string>();
    const all = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) => {
        blocked.add(event.effectiveDirective);
        if (awaited.every((directive) => blocked.has(directive))) resolve();
      });
    });
    const image = Object.assign(new Image(), { src: 'https://stranger.invalid/?words-of-the-person' });
    const frame = Object.assign(document.createElement('iframe'), { src: 'https://stranger.invalid/' });
    const script = Object.assign(document.createElement('script'), { textContent: 'window.injected = true' });
    const style = Object.assign(document.createElement('style'), { textContent: 'body { outline: 3px solid red }' });
    document.body.append(image, frame, script, style);
    await fetch('https://stranger.invalid/').catch(() => undefined);
    await all;
    for (const element of [image, frame, script, style]) element.remove();
    return { blocked: [...blocked].sort(), injected: 'injected' in window };
  }, expected);
  expect(tried).toEqual({ blocked: expected, injected: false });
});

test('the page offers nothing to permission hungry code', async ({ app }) => {
  const states = await app.page.evaluate(async () => {
    const names = ['geolocation', 'notifications', 'camera', 'microphone'] as const;
    return Promise.all(names.map(async (name) => (await navigator.permissions.query({ name })).state));
  });
  expect(states).not.toContain('granted');
});
