import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { HonchoDesk } from './desk.ts';
import { createHonchoKind } from './kind.ts';
import { HonchoStub } from './testing/stub.ts';
import { honchoHome, never, type HonchoHome } from './testing/world.ts';

const kind = createHonchoKind({ userDir: null });
const block = (home: HonchoHome): Record<string, unknown> => {
  const { hosts } = JSON.parse(readFileSync(join(home.dir, 'honcho.json'), 'utf8')) as {
    hosts: Record<string, Record<string, unknown>>;
  };
  return hosts['hermes'] ?? {};
};

describe('setting Honcho up', () => {
  it('writes the block Hermes reads, the key into .env, and shows of it the end alone', async () => {
    const home = honchoHome();
    const context = home.context();
    expect(kind.missing(context)).toContain('neither a key nor an address');
    await kind.save({ ...kind.read(context), apiKey: 'hon-0123456789', peerName: 'eri' }, context);
    expect(block(home)).toEqual({
      enabled: true,
      workspace: 'hermes',
      aiPeer: 'hermes',
      peerName: 'eri',
      observationMode: 'directional',
      dialecticCadence: 2,
    });
    expect(readFileSync(context.paths.envFile, 'utf8')).toContain('HONCHO_API_KEY=hon-0123456789');
    expect(kind.read(context)).toMatchObject({ apiKey: '...6789', peerName: 'eri', dialecticCadence: '2' });
    expect(kind.missing(context)).toBeNull();
    await kind.save({ ...kind.read(context), apiKey: '', recallMode: 'tools', contextTokens: '900' }, context);
    expect(block(home)).toMatchObject({ recallMode: 'tools', contextTokens: 900 });
    await kind.save({ contextTokens: '' }, context);
    expect(block(home)).not.toHaveProperty('contextTokens');
    expect(context.secrets.get('HONCHO_API_KEY')).toBe('hon-0123456789');
  });

  it('a key for a server of one’s own goes where such servers get theirs, and takes the place of a sign-in', async () => {
    const home = honchoHome();
    const context = home.context();
    await kind.save({ apiKey: 'own-key-1', baseUrl: 'http://127.0.0.1:1/v3', peerName: 'eri' }, context);
    expect(block(home)).toMatchObject({ apiKey: 'own-key-1', baseUrl: 'http://127.0.0.1:1/v3' });
    expect(context.secrets.get('HONCHO_API_KEY')).toBeUndefined();
    home.write('honcho.json', {
      hosts: { hermes: { peerName: 'eri', apiKey: 'hch-at-1', oauth: { refreshToken: 'hch-rt-1' } } },
    });
    await kind.save({ apiKey: 'new-key' }, context);
    expect(block(home)).toEqual({ peerName: 'eri', apiKey: 'new-key', enabled: true });
  });

  it.each([
    [{ peerName: '' }, 'What Honcho calls you'],
    [{ peerName: 'hermes' }, 'different names'],
    [{ baseUrl: 'localhost:8000' }, 'http://'],
    [{ dialecticDepth: '4' }, 'number'],
    [{ recallMode: 'loud' }, 'hybrid'],
    [{ writeFrequency: 'sometimes' }, 'number'],
  ])('%j is refused, and nothing is written', async (values, why) => {
    const home = honchoHome();
    const file = home.write('honcho.json', { hosts: { hermes: { peerName: 'eri' } } });
    const before = readFileSync(file, 'utf8');
    await expect(kind.save(values, home.context())).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining(why) as string,
    });
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it.each<[string, unknown, string | null]>([
    ['off', { apiKey: 'k', enabled: false, peerName: 'e' }, 'switched off'],
    ['no name', { apiKey: 'k' }, 'call you'],
    ['no key', { enabled: true, peerName: 'e' }, 'needs a key'],
    ['an address without http', { baseUrl: 'localhost:8000', peerName: 'e' }, 'http://'],
    ['a server of one’s own without a key', { baseUrl: 'http://localhost:8000', peerName: 'e' }, null],
    ['one name for both', { apiKey: 'k', peerName: 'her mes', aiPeer: 'her-mes' }, 'different'],
  ])('what is missing: %s', (_, file, expected) => {
    const home = honchoHome();
    home.write('honcho.json', file);
    const missing = kind.missing(home.context());
    if (expected === null) expect(missing).toBeNull();
    else expect(missing).toContain(expected);
  });

  it('the test asks for real: what answered, or why not', async () => {
    const stub = await new HonchoStub().start();
    onTestFinished(() => stub.stop());
    const home = honchoHome({ HONCHO_API_KEY: 'cloud-key' });
    home.write('honcho.json', { hosts: { hermes: { peerName: 'eri', baseUrl: `${stub.url}/v3/` } } });
    const context = home.context();
    expect((await kind.test(context, never)).message).toContain('conclusions about eri: 0');
    expect(JSON.stringify(stub.seen())).not.toContain('cloud-key');
    await stub.fault('malformed');
    await expect(kind.test(context, never)).rejects.toMatchObject({ kind: 'malformed' });
    await stub.fault(null);
    stub.bearers = new Set(['other']);
    await expect(kind.test(context, never)).rejects.toMatchObject({ kind: 'unauthorised' });
  });

  it('a path of a reverse proxy is part of every request', async () => {
    const stub = await new HonchoStub().start();
    onTestFinished(() => stub.stop());
    const home = honchoHome();
    home.write('honcho.json', { hosts: { hermes: { peerName: 'eri', baseUrl: `${stub.url}/honcho` } } });
    await kind.test(home.context(), never).catch(() => null);
    expect(stub.seen()[0]?.path).toBe('/honcho/v3/workspaces');
  });

  it('two profiles open at once use each their own server, key and workspace', async () => {
    const [one, two] = [await new HonchoStub().start(), await new HonchoStub().start()];
    onTestFinished(async () => {
      await one.stop();
      await two.stop();
    });
    const home = honchoHome();
    home.write('honcho.json', { hosts: { hermes: { peerName: 'eri', baseUrl: one.url, apiKey: 'key-one' } } });
    home.write('profiles/work/honcho.json', {
      hosts: { hermes_work: { peerName: 'eri', baseUrl: two.url, apiKey: 'key-two' } },
    });
    const providers = [home.context(), home.context('work')].map((context) => kind.open(context));
    const session = {
      id: 's',
      parent: null,
      title: null,
      workspace: '/w',
      platform: 'desktop',
      context: 'primary',
    } as const;
    for (const provider of providers) await provider.begin?.(session, never);
    expect(new Set(one.seen().map(({ headers }) => headers['authorization']))).toEqual(new Set(['Bearer key-one']));
    expect(new Set(two.seen().map(({ headers }) => headers['authorization']))).toEqual(new Set(['Bearer key-two']));
    expect([...one.state.workspaces, ...two.state.workspaces]).toEqual(['hermes', 'hermes_work']);
    for (const provider of providers) await provider.close();
  });
});

describe('the commands', () => {
  const deskOf = (home: HonchoHome, profile = 'default', names = ['default']): HonchoDesk =>
    new HonchoDesk({
      kind,
      context: home.context(profile),
      profiles: names.map((name) => ({
        profile: { name, dir: home.context(name).paths.dir },
        context: home.context(name),
      })),
      userDir: null,
    });

  it('map, alias, switch and show', async () => {
    const home = honchoHome();
    home.write('honcho.json', { hosts: { hermes: { peerName: 'eri', apiKey: 'k' } } });
    const desk = deskOf(home);
    await desk.map('/work/garden', 'roses');
    await desk.alias('tg_1', 'eri');
    await desk.set({ recallMode: 'context', contextTokens: 500 });
    await desk.enable(false);
    expect(desk.mapped()).toEqual({ '/work/garden': 'roses' });
    expect(desk.aliases()).toEqual({ tg_1: 'eri' });
    expect(desk.status('/work/garden')).toMatchObject({
      session: 'roses',
      mode: 'context',
      contextTokens: 500,
      selected: false,
      missing: expect.stringContaining('switched off') as string,
    });
    expect(JSON.stringify(desk.status(null))).not.toContain('"k"');
  });

  it('sync gives every profile without settings those of the default one, enable does it for one', async () => {
    const home = honchoHome();
    home.write('honcho.json', {
      apiKey: 'k',
      hosts: { hermes: { peerName: 'eri', workspace: 'w' }, hermes_two: { peerName: 'mine' } },
    });
    const names = ['default', 'one', 'two', 'three'];
    await deskOf(home, 'three', names).enable(true);
    const desk = deskOf(home, 'default', names);
    expect(await desk.sync()).toEqual(['one']);
    expect(desk.all().map(({ profile, user, ai, workspace }) => [profile, user, ai, workspace])).toEqual([
      ['default', 'eri', 'hermes', 'w'],
      ['one', 'eri', 'one', 'w'],
      ['two', 'mine', 'hermes_two', 'hermes_two'],
      ['three', 'eri', 'three', 'w'],
    ]);
    expect(await desk.sync()).toEqual([]);
  });

  it('migrate writes today’s spellings and leaves what stands', async () => {
    const home = honchoHome();
    const file = home.write('honcho.json', {
      pinPeerName: true,
      hosts: { 'hermes.work': { peerName: 'a' }, 'hermes.two': { x: 1 }, hermes_two: { x: 2 } },
    });
    expect(await deskOf(home).migrate()).toHaveLength(2);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      pinUserPeer: true,
      hosts: { hermes_work: { peerName: 'a' }, 'hermes.two': { x: 1 }, hermes_two: { x: 2 } },
    });
  });

  it('identity shows what is known of the assistant, and sends a file as it, masked', async () => {
    const stub = await new HonchoStub().start();
    onTestFinished(() => stub.stop());
    const home = honchoHome({ SOME_API_KEY: 'sk-secret-0123456789' });
    home.write('honcho.json', { hosts: { hermes: { peerName: 'eri', baseUrl: stub.url } } });
    stub.state.cards.set('hermes>hermes', ['Patient']);
    const desk = deskOf(home);
    expect(await desk.identity(never)).toEqual({ peer: 'hermes', representation: '', card: ['Patient'] });
    await desk.setIdentity(home.write('me.md', 'I am patient. sk-secret-0123456789'), '/work/garden', never);
    expect(stub.state.messages('hermes')).toMatchObject([{ peer_id: 'hermes', session_id: 'garden' }]);
    expect(JSON.stringify(stub.seen())).not.toContain('sk-secret');
    await expect(desk.setIdentity(join(home.dir, 'absent'), null, never)).rejects.toMatchObject({ code: 'refused' });
  });
});
