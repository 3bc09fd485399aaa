import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { carryOver } from '../cloned.ts';
import { cloneHost } from './clone.ts';
import { configPlaces, editConfig, findConfig, hostKey, withHost } from './config-file.ts';
import { createHonchoKind } from './kind.ts';
import { readPlace } from './place.ts';
import { honchoHome } from './testing/world.ts';

const json = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

describe('where the configuration lies', () => {
  it('the home, the default profile, the shared file: the first there is, whole and alone', () => {
    const home = honchoHome();
    const user = join(home.dir, 'person');
    const { paths } = home.context('work');
    const look = (): string | null => findConfig(configPlaces(paths, user)).file;
    expect(look()).toBeNull();
    const shared = home.write('person/.honcho/config.json', { apiKey: 's', workspace: 'shared' });
    expect(look()).toBe(shared);
    const root = home.write('honcho.json', { workspace: 'root' });
    expect(look()).toBe(root);
    const own = home.write('profiles/work/honcho.json', {});
    expect(look()).toBe(own);
    expect(readPlace(home.context('work'), user).settings.workspace).toBe('hermes_work');
  });

  it.each([
    ['{bad', /not valid JSON/],
    ['[]', /must be an object/],
    ['{"hosts": []}', /"hosts" must be an object/],
  ])('%j is told, the environment counts, and nothing is written over it', async (text, why) => {
    const home = honchoHome({ HONCHO_API_KEY: 'env-key' });
    const file = home.write('honcho.json', text);
    const place = readPlace(home.context(), null);
    expect(place.found.problem?.message).toMatch(why);
    expect(place.key).toBe('env-key');
    await expect(
      editConfig(place.places, 'hermes', (raw) => withHost(raw, 'hermes', { enabled: true })),
    ).rejects.toMatchObject({ code: 'damaged' });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('a BOM is read, and a host that is no object is as good as none', () => {
    const home = honchoHome();
    home.write('honcho.json', '\ufeff{"apiKey":"k","hosts":{"hermes":"x"}}');
    expect(readPlace(home.context(), null)).toMatchObject({ key: 'k', found: { problem: null } });
  });

  it('host keys as Hermes makes them', () => {
    const none = (): undefined => undefined;
    expect(['default', 'work', 'my-prof', 'a.b'].map((profile) => hostKey(profile, {}, none))).toEqual([
      'hermes',
      'hermes_work',
      'hermes_my-prof',
      'hermes_a_b',
    ]);
    expect(hostKey('default', { defaultHost: 'obs' }, none)).toBe('obs');
    expect(hostKey('work', { defaultHost: 'obs' }, none)).toBe('hermes_work');
  });
});

describe('writing', () => {
  it('keeps what it does not know, mode 0600, and does nothing when nothing changed', async () => {
    const home = honchoHome();
    const file = home.write('honcho.json', {
      zz: { deep: [1, '字'] },
      hosts: { other: { apiKey: 'o' }, hermes: { mine: 1, peerName: 'a' } },
    });
    chmodSync(file, 0o644);
    const places = configPlaces(home.context().paths, null);
    await editConfig(places, 'hermes', (raw) => withHost(raw, 'hermes', { peerName: 'b', gone: null }));
    expect(json(file)).toEqual({
      zz: { deep: [1, '字'] },
      hosts: { other: { apiKey: 'o' }, hermes: { mine: 1, peerName: 'b' } },
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = statSync(file).mtimeMs;
    await editConfig(places, 'hermes', (raw) => raw);
    expect(statSync(file).mtimeMs).toBe(before);
  });

  it('writers at the same time lose nothing of each other', async () => {
    const home = honchoHome();
    const places = configPlaces(home.context().paths, null);
    const hosts = Array.from({ length: 12 }, (_, at) => `h${String(at)}`);
    await Promise.all(hosts.map((host) => editConfig(places, host, (raw) => withHost(raw, host, { peerName: host }))));
    expect(Object.keys(json(places.own)['hosts'] as object).sort()).toEqual([...hosts].sort());
  });

  it('a first file of a profile copies what was in force, but no sign-in of others', async () => {
    const home = honchoHome();
    home.write('honcho.json', {
      peerName: 'eri',
      apiKey: 'plain-key',
      hosts: {
        hermes: { apiKey: 'hch-at-1', oauth: { refreshToken: 'hch-rt-1' }, workspace: 'w' },
        hermes_work: { workspace: 'v' },
      },
    });
    const places = configPlaces(home.context('work').paths, null);
    await editConfig(places, 'hermes_work', (raw) => withHost(raw, 'hermes_work', { recallMode: 'tools' }));
    expect(json(places.own)).toEqual({
      peerName: 'eri',
      apiKey: 'plain-key',
      hosts: { hermes: { workspace: 'w' }, hermes_work: { workspace: 'v', recallMode: 'tools' } },
    });
  });

  it('a sign-in of its own in a shared file is not doubled', async () => {
    const home = honchoHome();
    home.write('honcho.json', { hosts: { hermes_work: { apiKey: 'hch-at-1', oauth: { refreshToken: 'hch-rt-1' } } } });
    const places = configPlaces(home.context('work').paths, null);
    await expect(editConfig(places, 'hermes_work', (raw) => raw)).rejects.toMatchObject({ code: 'refused' });
    expect(existsSync(places.own)).toBe(false);
  });
});

describe('a copied profile', () => {
  const block = {
    ...{ peerName: 'eri', aiPeer: 'hermes', recallMode: 'tools', writeFrequency: 'turn', sessionStrategy: 'per-repo' },
    ...{ contextTokens: 900, saveMessages: false, observation: { user: { observeMe: false } }, dialecticCadence: 3 },
    ...{
      sessions: { '/a': 'b' },
      apiKey: 'hk',
      oauth: { refreshToken: 'r' },
      enabled: true,
      baseUrl: 'http://10.0.0.9:8000',
    },
  };

  it('takes settings, workspace and server over, an AI peer of its own, and neither key nor sign-in', async () => {
    const home = honchoHome();
    const file = home.write('honcho.json', { workspace: 'w', hosts: { hermes: block } });
    const [from, to] = [home.context().paths, home.context('work').paths];
    expect(await cloneHost(from, to, null)).toBe(true);
    expect((json(file)['hosts'] as Record<string, unknown>)['hermes_work']).toEqual({
      ...{ peerName: 'eri', aiPeer: 'work', recallMode: 'tools', writeFrequency: 'turn', sessionStrategy: 'per-repo' },
      ...{ contextTokens: 900, saveMessages: false, observation: { user: { observeMe: false } }, dialecticCadence: 3 },
      ...{ workspace: 'w', enabled: true, baseUrl: 'http://10.0.0.9:8000' },
    });
    expect(readPlace(home.context('work'), null).settings).toMatchObject({
      workspace: 'w',
      base: 'http://10.0.0.9:8000',
      observationMode: 'unified',
    });
    expect(await cloneHost(from, to, null)).toBe(false);
  });

  it('of a profile with its own file gets its own file, with the server that stands at the root of the other', async () => {
    const home = honchoHome();
    const source = home.context('one').paths;
    home.write('profiles/one/honcho.json', {
      endpoint: { baseUrl: 'http://10.0.0.9:8000' },
      peerName: 'eri',
      apiKey: 'k',
    });
    await cloneHost(source, home.context('two').paths, null);
    const { settings, key } = readPlace(home.context('two'), null);
    expect(settings).toMatchObject({
      base: 'http://10.0.0.9:8000',
      peerName: 'eri',
      aiPeer: 'two',
      workspace: 'hermes_one',
      observationMode: 'directional',
    });
    expect(key).toBe('local');
  });

  it('is made all the same where its settings cannot be copied, with a line in the log', async () => {
    const warn = vi.fn();
    const home = honchoHome();
    const file = home.write('honcho.json', '{bad');
    const kind = createHonchoKind({ userDir: null });
    await carryOver([kind], home.context().paths, home.context('work').paths, { warn });
    expect(warn).toHaveBeenCalledWith(expect.any(String), {
      provider: 'honcho',
      detail: expect.stringContaining(file) as string,
    });
    home.write('honcho.json', { hosts: { hermes: { peerName: 'eri' } } });
    await carryOver([kind], home.context().paths, home.context('work').paths, { warn });
    expect(readPlace(home.context('work'), null).settings.aiPeer).toBe('work');
  });
});
