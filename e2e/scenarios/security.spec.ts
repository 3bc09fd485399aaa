import { expect, test } from '../harness/test.ts';

test('the page may not fetch, embed, or style itself from elsewhere', async ({ app, faults }) => {
  const tried = await app.page.evaluate(async () => {
    const blocked: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => blocked.push(event.effectiveDirective));
    await fetch('https://stranger.invalid/').catch(() => undefined);
    const image = new Image();
    image.src = 'https://stranger.invalid/?words-of-the-person';
    const frame = document.createElement('iframe');
    frame.src = 'https://stranger.invalid/';
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    const style = document.createElement('style');
    style.textContent = 'body { outline: 3px solid red }';
    document.body.append(image, frame, script, style);
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const element of [image, frame, script, style]) element.remove();
    return { blocked: [...new Set(blocked)].sort(), injected: 'injected' in window };
  });
  expect(tried.injected).toBe(false);
  expect(tried.blocked).toEqual(['connect-src', 'frame-src', 'img-src', 'script-src-elem', 'style-src-elem']);
  // These were ours; the fixture must not hold them against the page.
  faults.length = 0;
});

test('the page offers nothing to permission hungry code', async ({ app }) => {
  const states = await app.page.evaluate(async () => {
    const names = ['geolocation', 'notifications', 'camera', 'microphone'] as const;
    return Promise.all(names.map(async (name) => (await navigator.permissions.query({ name })).state));
  });
  expect(states).not.toContain('granted');
});
