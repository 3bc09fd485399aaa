import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '@shared/contract/common.ts';
import { badAddress, baseOf, isLocal } from './address.ts';
import { readPlace } from './place.ts';
import { honchoHome } from './testing/world.ts';
import { sessionName, limitId, sanitizeId } from './names.ts';
import { sessionOf } from './testing/world.ts';
import { readSettings, type HonchoSettings } from './settings.ts';
import { withHost } from './config-file.ts';

function read(
  file: unknown,
  env: Readonly<Record<string, string>> = {},
  profile = 'default',
  yaml = '',
): HonchoSettings {
  const home = honchoHome(env);
  if (file !== null) home.write('honcho.json', file);
  if (yaml !== '') home.write(profile === 'default' ? 'config.yaml' : `profiles/${profile}/config.yaml`, yaml);
  return readPlace(home.context(profile), null).settings;
}

const host = (block: Record<string, unknown>): unknown => ({ hosts: { hermes: block } });

describe('honcho.json', () => {
  it('says nothing: the defaults of Hermes', () => {
    expect(read({})).toMatchObject({
      ...{ host: 'hermes', enabled: false, base: 'https://api.honcho.dev', timeoutMs: 30_000, workspace: 'hermes' },
      ...{ peerName: '', aiPeer: 'hermes', mode: 'hybrid', recallSync: false, queryRewrite: false },
      ...{ contextCadence: 1, dialecticCadence: 1, depth: 1, depthLevels: null, level: 'low', levelCap: 'high' },
      ...{ heuristic: true, dynamic: true, dialecticMaxChars: 600, dialecticMaxInputChars: 10_000 },
      ...{ messageMaxChars: 25_000, contextTokens: null, injection: 'every-turn', firstBaseWaitMs: 3000 },
      ...{ firstDialecticWaitMs: 2000, observationMode: 'directional', writeFrequency: 'async', saveMessages: true },
      ...{ strategy: 'per-directory', userPrefix: false, aiPrefix: false, initOnStart: false },
    });
  });

  it.each<[string, unknown, Partial<HonchoSettings>]>([
    ['a key alone switches it on', { apiKey: 'k' }, { enabled: true }],
    [
      'an address alone does too',
      { baseUrl: 'http://localhost:8000' },
      { enabled: true, base: 'http://localhost:8000' },
    ],
    ['off at the root', { apiKey: 'k', enabled: false }, { enabled: false }],
    [
      'the host wins over the root',
      { enabled: true, apiKey: 'k', hosts: { hermes: { enabled: false } } },
      { enabled: false },
    ],
    ['the workspace of the root', { workspace: 'rw' }, { workspace: 'rw' }],
    ['numbers as text', { contextCadence: '3' }, { contextCadence: 3 }],
    ['a cadence below one', { dialecticCadence: 0, contextCadence: -2 }, { dialecticCadence: 1, contextCadence: 1 }],
    ['a depth out of bounds', { dialecticDepth: 9 }, { depth: 3 }],
    ['a depth of nothing', { dialecticDepth: 0 }, { depth: 1 }],
    [
      'levels are filled up',
      { dialecticDepth: 3, dialecticDepthLevels: ['high'] },
      { depthLevels: ['high', 'low', 'low'] },
    ],
    [
      'levels nobody knows',
      { dialecticDepth: 2, dialecticDepthLevels: ['zz', 'max'] },
      { depthLevels: ['low', 'max'] },
    ],
    ['the old name of hybrid', { recallMode: 'auto' }, { mode: 'hybrid', warnings: [] }],
    ['a mode nobody knows', { recallMode: 'loud' }, { mode: 'hybrid' }],
    ['every so many turns', { writeFrequency: '5' }, { writeFrequency: 5 }],
    ['a frequency nobody knows', { writeFrequency: 'often' }, { writeFrequency: 'async' }],
    [
      'no waits at all',
      { firstTurnBaseWait: 0, firstTurnDialecticWait: '1.5' },
      { firstBaseWaitMs: 0, firstDialecticWaitMs: 1500 },
    ],
    ['a quoted false', { saveMessages: 'false' }, { saveMessages: false }],
    ['a timeout', { timeout: '12' }, { timeoutMs: 12_000, hasTimeout: true }],
    ['a timeout of nothing', { timeout: 0 }, { timeoutMs: 30_000, hasTimeout: false }],
    ['the other name of the timeout', { requestTimeout: 7 }, { timeoutMs: 7000 }],
    [
      'a version at the end of the address',
      { baseUrl: 'http://localhost:8000/v3/' },
      { base: 'http://localhost:8000' },
    ],
    ['a path of a proxy stays', { baseUrl: 'https://box.example/honcho/v3' }, { base: 'https://box.example/honcho' }],
    [
      'an address that cannot be printed',
      { baseUrl: 'http://a\u0007b' },
      { base: 'https://api.honcho.dev', hasAddress: false },
    ],
    ['local without an address', { environment: 'local' }, { base: 'http://localhost:8000' }],
    [
      'local never overrides an address',
      { environment: 'local', baseUrl: 'http://10.0.0.5:9000' },
      { base: 'http://10.0.0.5:9000' },
    ],
    ['the address in order', { endpoint: { baseUrl: 'http://e' }, baseUrl: 'http://flat' }, { base: 'http://e' }],
    [
      'that of the host first',
      { ...Object(host({ baseUrl: 'http://h' })), endpoint: { baseUrl: 'http://e' } },
      { base: 'http://h' },
    ],
    ['a message limit that would never end', { messageMaxChars: 3 }, { messageMaxChars: 25_000 }],
    ['an older block watches less', host({ peerName: 'e' }), { observationMode: 'unified' }],
    ['so does enabled alone', { enabled: true }, { observationMode: 'unified' }],
    ['older words for observing', host({ observationMode: 'separate' }), { observationMode: 'directional' }],
    ['and the other', { observationMode: 'shared' }, { observationMode: 'unified' }],
    [
      'another host of the default profile',
      { defaultHost: 'obs', hosts: { obs: { workspace: 'w' } } },
      { host: 'obs', workspace: 'w' },
    ],
  ])('%s', (_, file, expected) => {
    expect(read(file)).toMatchObject(expected);
  });

  it('observation: field by field over the mode', () => {
    const { observation } = read({
      observationMode: 'unified',
      observation: { user: { observeOthers: true }, ai: { observeMe: 'false' } },
    });
    expect(observation).toEqual({
      userObserveMe: true,
      userObserveOthers: true,
      aiObserveMe: false,
      aiObserveOthers: true,
    });
  });

  it('a profile has its own block, the older spelling counts, and it takes no key of the default one', () => {
    const file = { apiKey: 'root-key', hosts: { hermes: { apiKey: 'theirs', workspace: 'w' } } };
    const home = honchoHome();
    home.write('honcho.json', file);
    const work = readPlace(home.context('work'), null);
    expect(work.settings).toMatchObject({ host: 'hermes_work', workspace: 'hermes_work', aiPeer: 'hermes_work' });
    expect(work.key).toBe('root-key');
    home.write('honcho.json', { hosts: { hermes: { apiKey: 'theirs' } } });
    expect(readPlace(home.context('work'), null).key).toBeNull();
    home.write('honcho.json', { hosts: { 'hermes.work': { peerName: 'old' } } });
    expect(readPlace(home.context('work'), null).settings.peerName).toBe('old');
  });

  it('the environment and config.yaml come last, in this order', () => {
    expect(read({}, { HONCHO_API_KEY: 'k', HONCHO_BASE_URL: 'http://b', HONCHO_URL: 'http://u' })).toMatchObject({
      enabled: true,
      base: 'http://b',
    });
    expect(read({}, { HONCHO_URL: 'http://u', HONCHO_TIMEOUT: '4' })).toMatchObject({
      base: 'http://u',
      timeoutMs: 4000,
    });
    const yaml = 'honcho:\n  base_url: http://y\n  timeout: 9\n';
    expect(read({}, {}, 'default', yaml)).toMatchObject({ base: 'http://y', timeoutMs: 9000 });
    expect(read({ baseUrl: 'http://f' }, { HONCHO_BASE_URL: 'http://b' }, 'default', yaml)).toMatchObject({
      base: 'http://f',
    });
    expect(read({}, { HERMES_HONCHO_HOST: 'else' }).host).toBe('else');
  });
});

describe('whatever the file holds', () => {
  const none = { env: () => undefined, yaml: () => undefined };
  const keys = [
    'hosts',
    'hermes',
    'apiKey',
    'baseUrl',
    'endpoint',
    'observation',
    'user',
    'sessions',
    'dialecticDepthLevels',
    'timeout',
    'recallMode',
  ];
  const json = fc.letrec<{ any: Json }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom<Json>(null, true, 'false', '', -1, 1e300, 'http://x', 'max', []),
      fc.dictionary(fc.constantFrom(...keys), tie('any')),
      fc.array(tie('any'), { maxLength: 3 }),
    ),
  })).any;
  const tree = fc.dictionary(fc.constantFrom(...keys, '__proto__', 'zz'), json);

  it('it is read to settings within their bounds', () => {
    fc.assert(
      fc.property(tree, (raw) => {
        const settings = readSettings(raw, 'hermes', none, false);
        expect([1, 2, 3]).toContain(settings.depth);
        expect(Math.min(settings.contextCadence, settings.dialecticCadence)).toBeGreaterThanOrEqual(1);
        expect(settings.timeoutMs).toBeGreaterThan(0);
        expect(settings.base).toMatch(/./);
      }),
      { numRuns: 300 },
    );
  });

  it('setting a key of the host changes nothing else', () => {
    fc.assert(
      fc.property(tree, (raw) => {
        const after = withHost(raw, 'hermes', { peerName: 'eri' });
        const others = (of: Readonly<Record<string, Json>>): [string, Json][] =>
          Object.entries(of).filter(([key]) => key !== 'hosts');
        expect(others(after)).toEqual(others(raw));
        const { hosts } = after;
        expect(hosts).toMatchObject({ hermes: { peerName: 'eri' } });
        const named = withHost(after, 'hermes', { peerName: null });
        expect(withHost(named, 'hermes', { peerName: 'eri' })).toEqual(after);
      }),
      { numRuns: 200 },
    );
  });
});

describe('addresses', () => {
  it.each([
    ['http://localhost:8000', true],
    ['http://127.0.0.1', true],
    ['http://[::1]:8000', true],
    ['http://10.1.2.3', true],
    ['http://172.16.0.1', true],
    ['http://172.32.0.1', false],
    ['http://192.168.1.1', true],
    ['http://169.254.1.1', true],
    ['http://100.64.0.1', true],
    ['http://100.128.0.1', false],
    ['http://[fd00::1]', true],
    ['http://[fe80::1]', true],
    ['http://[::ffff:10.0.0.1]', true],
    ['http://0.0.0.0', true],
    ['http://honcho.lan', false],
    ['https://api.honcho.dev', false],
    ['localhost:8000', false],
  ])('%s is local: %s', (address, expected) => {
    expect(isLocal(address)).toBe(expected);
  });

  it('what has no http in front is refused, also where it parses as a scheme', () => {
    expect(badAddress('localhost:8000')).toContain('http://');
    expect(badAddress('nonsense')).not.toBeNull();
    expect(badAddress('http://user:pass@box')).not.toBeNull();
    expect(badAddress('https://box.example/honcho')).toBeNull();
    expect(baseOf(' https://box.example/honcho/V3// ')).toBe('https://box.example/honcho');
  });
});

describe('names of sessions', () => {
  const settings = (block: Record<string, unknown>): HonchoSettings => read(host({ peerName: 'eri', ...block }));
  const dir = (workspace: string | null, title: string | null = null): Parameters<typeof sessionName>[0] =>
    sessionOf('20260101_ab:c', { workspace, title });

  it.each<[string, Record<string, unknown>, Parameters<typeof sessionName>[0], string]>([
    ['the directory', {}, dir('/a/My Dir.x'), 'My-Dir-x'],
    ['the map before the title', { sessions: { '/x/y': 'by hand!' } }, dir('/x/y', 'T'), 'by-hand-'],
    ['the title before the directory', {}, dir('/a/b', 'Hello, wörld!'), 'Hello-w-rld'],
    ['a title of which nothing is left', {}, dir('/a/b', '!!!'), 'b'],
    [
      'the conversation itself, before the map',
      { sessionStrategy: 'per-session', sessions: { '/x/y': 'm' } },
      dir('/x/y', 'T'),
      '20260101_ab-c',
    ],
    ['everything', { sessionStrategy: 'global', workspace: 'w' }, dir('/a/b'), 'w'],
    ['no directory', {}, dir(null), 'hermes'],
    ['the root directory', {}, dir('/'), 'hermes'],
    ['who I am in front', { sessionPeerPrefix: true }, dir('/a/b'), 'eri-b'],
    ['not before the map', { sessionPeerPrefix: true, sessions: { '/a/b': 'm' } }, dir('/a/b'), 'm'],
    [
      'the assistant in front everywhere',
      { sessionAiPeerPrefix: true, aiPeer: 'bo', sessions: { '/a/b': 'm' } },
      dir('/a/b'),
      'bo-m',
    ],
  ])('%s', (_, block, session, name) => {
    expect(sessionName(session, settings(block))).toBe(name);
  });

  it('a repository is named from anywhere inside it', () => {
    const home = honchoHome();
    home.write('my repo/.git/HEAD', 'x');
    home.write('my repo/src/deep/a.ts', 'x');
    const session = sessionOf('s', { workspace: `${home.dir}/my repo/src/deep` });
    expect(sessionName(session, settings({ sessionStrategy: 'per-repo' }))).toBe('my-repo');
  });

  it('no id is longer than 100 characters, and two long ones stay apart', () => {
    const [one, two] = ['a', 'b'].map((end) => sessionName(dir('/a', `${'long '.repeat(40)}${end}`), settings({})));
    expect(one).toHaveLength(100);
    expect(one).not.toBe(two);
    expect(limitId('k-'.repeat(80).slice(0, 159), 'k:'.repeat(80))).toMatch(/^(k-){45}k-580abe04$/);
    expect(sanitizeId('ä:b')).toBe('--b');
  });
});
