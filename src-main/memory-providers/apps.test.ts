import { describe, expect, it, onTestFinished } from 'vitest';
import { hindsightFixture } from './hindsight/testing/stub.ts';
import { honchoFixture } from './honcho/testing/fixture.ts';
import { supermemoryFixture } from './supermemory/testing/stub.ts';
import type { ProviderFixture, ProviderStub } from './testing/fixture.ts';
import { appHome, startApp, type AppHome, type AppProcess } from './testing/apps.ts';

interface World {
  readonly home: AppHome;
  readonly stub: ProviderStub;
}

async function world(fixture: ProviderFixture, home?: AppHome, profile = 'ada'): Promise<World> {
  const place = home ?? (await appHome());
  const stub = await fixture.start(profile);
  onTestFinished(() => stub.stop());
  await place.choose(fixture.kind, stub.values);
  return { home: place, stub };
}

/** How often each marker stands in what a service keeps of turns. */
function kept(stub: ProviderStub, markers: readonly string[]): number[] {
  const all = stub.turns().join('\n');
  return markers.map((marker) => all.split(marker).length - 1);
}

async function waiting(app: AppProcess): Promise<number> {
  return Number((await app.ask('providers.status'))['waiting']);
}

const markers = ['marker1x', 'marker2x', 'marker3x'];
const words = (marker: string): string => `${marker}: we talked about green tea and long walks`;
const patient = { timeout: 20_000, interval: 50 };

describe('apps that are killed', () => {
  it('deliver what waited once and in order when they are started again: two profiles, each to its own service', async () => {
    const ada = await world(hindsightFixture);
    const ben = await world(supermemoryFixture, await appHome(ada.home.root, 'ben'), 'ben');
    const both = [ada, ben];
    const start = (): Promise<AppProcess[]> =>
      Promise.all(both.map(({ home }) => startApp(home.dir, 'web', home.root)));
    const marked = (at: number): string[] => markers.map((marker) => `profile-${String(at)}-${marker}`);
    for (const { stub } of both) await stub.fault('offline');
    const first = await start();
    await Promise.all(
      first.map(async (app, at) => {
        let session: string | null = null;
        for (const marker of marked(at)) session = await app.say(session, words(marker));
        expect(await waiting(app)).toBeGreaterThanOrEqual(3);
        await app.kill();
      }),
    );
    for (const { stub } of both) await stub.fault(null);
    const again = await start();
    await Promise.all(
      again.map(async (app, at) => {
        const { stub } = both[at] ?? ada;
        await app.ask('providers.test', { name: at === 0 ? 'hindsight' : 'supermemory' });
        await expect.poll(() => kept(stub, marked(at)), patient).toEqual([1, 1, 1]);
        await expect.poll(() => waiting(app), patient).toBe(0);
        await app.say(null, words('after the restart'));
        expect(await app.close()).toBe('');
        expect(kept(stub, marked(at))).toEqual([1, 1, 1]);
        const all = stub.turns().join('\n');
        expect(marked(at).map((marker) => all.indexOf(marker))).toEqual(
          marked(at)
            .map((marker) => all.indexOf(marker))
            .sort((one, other) => one - other),
        );
      }),
    );
    expect(JSON.stringify(ada.stub.seen())).not.toContain('profile-1-');
    expect(JSON.stringify(ben.stub.seen())).not.toContain('profile-0-');
    expect(JSON.stringify(ada.stub.seen())).not.toContain(String(ben.stub.values['api_key']));
  }, 60_000);

  it('in the middle of a request send nothing a second time that arrived', async () => {
    const { home, stub } = await world(hindsightFixture);
    const first = await startApp(home.dir);
    const session = await first.say(null, words('marker1x'));
    await expect.poll(() => waiting(first), patient).toBe(0);
    await stub.fault('committed_dropped');
    await first.say(session, words('marker2x'));
    await expect.poll(() => kept(stub, ['marker2x']), patient).toEqual([1]);
    expect(await waiting(first)).toBe(1);
    await first.kill();
    await stub.fault(null);
    const again = await startApp(home.dir);
    await again.ask('providers.test', { name: 'hindsight' });
    await again.say(session, words('marker3x'));
    await expect.poll(() => waiting(again), patient).toBe(0);
    expect(await again.close()).toBe('');
    expect(kept(stub, markers)).toEqual([1, 1, 1]);
  }, 60_000);
});

describe('an app and a command on one home', () => {
  it('tell each their own conversations; switched off by the one, the other’s goes on to its end, and nothing is lost', async () => {
    const { home, stub } = await world(honchoFixture);
    const app = await startApp(home.dir);
    const session = await app.say(null, words('app-1x'));
    const command = await startApp(home.dir, 'cli');
    const inCommand = async (): Promise<void> => {
      const own = await command.say(null, words('cli-1x'));
      await command.say(own, words('cli-2x'));
    };
    await Promise.all([app.say(session, words('app-2x')), inCommand()]);
    await command.ask('providers.select', { name: null });
    expect(await command.close()).toBe('');
    await expect.poll(async () => (await app.ask('providers.status'))['selected'], patient).toBeNull();
    await app.say(session, words('app-3x'));
    const all = ['app-1x', 'app-2x', 'app-3x', 'cli-1x', 'cli-2x'];
    await expect.poll(() => kept(stub, all), patient).toEqual(all.map(() => 1));
    await stub.fault('offline');
    await app.say(session, words('app-4x'));
    await app.kill();
    await stub.fault(null);
    const again = await startApp(home.dir);
    await again.say(null, words('app-5x'));
    expect(kept(stub, ['app-4x', 'app-5x'])).toEqual([0, 0]);
    await again.ask('providers.select', { name: 'honcho' });
    await again.ask('providers.test', { name: 'honcho' });
    await expect.poll(() => kept(stub, ['app-4x']), patient).toEqual([1]);
    expect(await again.close()).toBe('');
    expect(kept(stub, [...all, 'app-4x', 'app-5x'])).toEqual([1, 1, 1, 1, 1, 1, 0]);
  }, 60_000);
});
