import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Json } from '@shared/contract/common.ts';
import { parseJson } from '@shared/record.ts';
import { providerWorld, type ProviderWorld } from '../testing/world.ts';
import { bankOf, findHindsight, hindsightFile, unknownPlace } from './config.ts';
import { createHindsightKind } from './kind.ts';
import { never, session, shared, start, write } from './testing/setting.ts';

function home(userDir = false): { world: ProviderWorld; kind: ReturnType<typeof createHindsightKind>; user: string } {
  const world = providerWorld([]);
  onTestFinished(() => world.remove());
  const user = join(world.home, 'person');
  return { world, user, kind: createHindsightKind({ userDir: userDir ? user : null }) };
}

const fileOf = (world: ProviderWorld): Json => parseJson(readFileSync(hindsightFile(world.context), 'utf8')) as Json;

describe('the settings of Hindsight', () => {
  it('are those of the first file there is, whole; some variables fill it up, and some count only without one', async () => {
    const { world, user } = home(true);
    const { context } = world;
    const look = () => findHindsight(context, user).settings;
    await context.secrets.set('HINDSIGHT_MODE', 'local_external');
    await context.secrets.set('HINDSIGHT_BANK_ID', 'from-env');
    await context.secrets.set('HINDSIGHT_TIMEOUT', '7');
    await context.secrets.set('HINDSIGHT_RETAIN_TAGS', 'a,b');
    expect(look()).toMatchObject({ mode: 'local_external', bank: 'from-env', timeoutMs: 7000, retainTags: ['a', 'b'] });
    expect(look().base).toBe('http://localhost:8888');
    write(shared(user), { bank_id: 'shared', apiKey: 'k', budget: 'high' });
    expect(look()).toMatchObject({ mode: 'cloud', bank: 'shared', key: 'k', budget: 'high', timeoutMs: 7000 });
    write(hindsightFile(context), { banks: { hermes: { bankId: 'mine' } }, recall_budget: 'most' });
    expect(look()).toMatchObject({ bank: 'mine', key: '', budget: 'mid', base: 'https://api.hindsight.vectorize.io' });
  });

  it('are read in every spelling, and what means nothing counts as not written', () => {
    const { world } = home();
    write(hindsightFile(world.context), {
      ...{ mode: 'local', auto_recall: 'no', retain_async: 0, retain_every_n_turns: '4', recall_max_tokens: -1 },
      ...{ recall_types: ['world', 7, ' '], observation_scopes: 'everything', prefetch_retain_drain_timeout: '2.5' },
    });
    expect(findHindsight(world.context, null).settings).toMatchObject({
      ...{ mode: 'local_embedded', autoRecall: false, retainAsync: false, everyTurns: 4, maxTokens: 4096 },
      ...{ types: ['world'], scopes: null, drainMs: 2500 },
    });
    write(hindsightFile(world.context), {
      ...{ observation_scopes: [['a'], ['b', 'c']], recall_types: '', prefetch_method: 'reflect' },
      ...{ retain_tags: '["x", "y,z"]', banks: { hermes: { budget: 'low' } } },
    });
    expect(findHindsight(world.context, null).settings).toMatchObject({
      ...{ scopes: [['a'], ['b', 'c']], types: [], prefetch: 'reflect', retainTags: ['x', 'y,z'], budget: 'low' },
    });
    write(hindsightFile(world.context), { recall_types: [] });
    expect(findHindsight(world.context, null).settings.types).toEqual(['observation']);
  });

  it('are written privately into the home, with every key that means nothing to us, and the key into .env', async () => {
    const { world, kind } = home();
    const { context } = world;
    write(hindsightFile(context), {
      ...{ mode: 'cloud', api_key: 'old-key-in-file', budget: 'low', recall_skip_patterns: ['x'], llm_model: 'm' },
      banks: { hermes: { bankId: 'old', more: 1 }, others: {} },
    });
    await kind.save({ mode: 'local_external', bank_id: 'new', recall_budget: 'high', recall_sync: 'true' }, context);
    expect(fileOf(world)).toEqual({
      ...{ mode: 'local_external', bank_id: 'new', recall_budget: 'high', recall_sync: true },
      ...{ recall_skip_patterns: ['x'], llm_model: 'm', banks: { hermes: { more: 1 }, others: {} } },
    });
    expect(context.secrets.get('HINDSIGHT_API_KEY')).toBe('old-key-in-file');
    expect(statSync(hindsightFile(context)).mode & 0o777).toBe(0o600);
    await kind.save({ api_key: 'typed-key-1234', bank_id: '' }, context);
    expect(fileOf(world)).not.toHaveProperty('bank_id');
    expect(kind.read(context)).toMatchObject({ api_key: '...1234', bank_id: 'hermes', memory_mode: 'hybrid' });
  });

  it('of all profiles go over whole into those of the home, and are left as they are', async () => {
    const { world, kind, user } = home(true);
    const before = { mode: 'local_external', api_url: 'http://host:1', bank_id: 'ours', api_key: 'k-of-all' };
    write(shared(user), before);
    await kind.save({ memory_mode: 'tools' }, world.context);
    expect(fileOf(world)).toEqual({
      ...{ mode: 'local_external', api_url: 'http://host:1', bank_id: 'ours', memory_mode: 'tools' },
    });
    expect(parseJson(readFileSync(shared(user), 'utf8'))).toEqual(before);
    expect(kind.places(world.context).map(({ where }) => where)).toContain(shared(user));
  });

  it('of variables go over into a new file, in which they would not count any more', async () => {
    const { world, kind } = home();
    await world.context.secrets.set('HINDSIGHT_BANK_ID', 'from-env');
    await kind.save({ mode: 'local_external' }, world.context);
    expect(fileOf(world)).toEqual({ mode: 'local_external', bank_id: 'from-env' });
  });

  it('that are damaged are said so, left as they are, and not replaced by those of all profiles', async () => {
    const { world, kind, user } = home(true);
    write(hindsightFile(world.context), '{ "bank_id": ');
    write(shared(user), { mode: 'local_external', bank_id: 'of-others' });
    expect(kind.missing(world.context)).toContain('config.json');
    await expect(kind.save({ bank_id: 'x', api_key: 'k2' }, world.context)).rejects.toMatchObject({ code: 'damaged' });
    expect(readFileSync(hindsightFile(world.context), 'utf8')).toBe('{ "bank_id": ');
    expect(world.context.secrets.get('HINDSIGHT_API_KEY')).toBeUndefined();
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['an address that is none', { api_url: 'localhost:8888' }],
    ['a place of a bank that has no meaning', { bank_id_template: 'hermes-{person}' }],
    ['a place that is not closed', { bank_id_template: 'hermes-{profile' }],
    ['no turns', { retain_every_n_turns: '0' }],
    ['half a turn', { retain_every_n_turns: '1.5' }],
    ['the mode that Hermes alone can run', { mode: 'local_embedded' }],
  ])('take not %s', async (_name, values) => {
    const { world, kind } = home();
    await expect(kind.save(values, world.context)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(existsSync(hindsightFile(world.context))).toBe(false);
  });
});

describe('the modes of Hindsight', () => {
  it.each<[string, Json, RegExp | null]>([
    ['cloud without a key', { mode: 'cloud' }, /HINDSIGHT_API_KEY/u],
    ['cloud with an address', { mode: 'cloud', api_url: 'https://mine.example' }, null],
    ['cloud with a key', { api_key: 'k' }, null],
    ['a server of one’s own', { mode: 'local_external' }, null],
    ['one that Hermes starts', { mode: 'local' }, /local_external/u],
    ['a word that is none', { mode: 'locl' }, /mode/u],
  ])('can work, or say why not: %s', (_name, values, missing) => {
    const { world, kind } = home();
    write(hindsightFile(world.context), values);
    const said = kind.missing(world.context);
    if (missing === null) expect(said).toBeNull();
    else expect(said).toMatch(missing);
  });

  it('leave a set-up that Hermes starts as it is: nothing is run, asked or written', async () => {
    const { world, stub } = await start({ mode: 'local_embedded', profile: 'hermes', llm_provider: 'x' });
    const before = readFileSync(hindsightFile(world.context), 'utf8');
    const run = (): Promise<never> => Promise.reject(new Error('no program may be started'));
    const refuses = { ...world.context.program, run };
    const manager = await world.open({ context: { ...world.context, program: refuses } });
    expect(manager.selection.obstacle).toMatchObject({ code: 'not_configured' });
    expect(manager.tools()).toEqual([]);
    await manager.close();
    expect(stub.seen()).toEqual([]);
    expect(readFileSync(hindsightFile(world.context), 'utf8')).toBe(before);
  });
});

describe('the bank', () => {
  const of = (template: string, profile = 'work', id = 's/1 ü'): string =>
    bankOf({ bank: 'usual', template }, { profile, session: { ...session, id } });

  it.each([
    ['', 'usual'],
    ['hermes-{profile}', 'hermes-work'],
    ['{workspace}_{platform}', 'hermes_desktop'],
    ['hermes-{user}', 'hermes'],
    ['{user}', 'usual'],
    ['a--{session}__b-', 'a-s-1-ü_b'],
    ['hermes-{person}', 'usual'],
    ['hermes-{profile', 'usual'],
  ])('by the rule %j is %s', (template, bank) => {
    expect(of(template)).toBe(bank);
  });

  it('by a rule is never empty, and holds nothing of a profile but letters, digits, - and _', () => {
    fc.assert(
      fc.property(fc.string(), (profile) => {
        expect(of('x-{profile}-{session}', profile)).toMatch(/^x[\p{L}\p{N}_-]*$/u);
        expect(of('{profile}', profile)).not.toBe('');
      }),
      { numRuns: 100 },
    );
    expect(unknownPlace('{profile}-{session}')).toBeNull();
  });

  it('of a new set-up is suggested to be one for each profile; one that exists stays', async () => {
    const { world, kind } = home();
    expect(kind.read(world.context)['bank_id_template']).toBe('hermes-{profile}');
    write(hindsightFile(world.context), { mode: 'local_external' });
    expect(kind.read(world.context)).toMatchObject({ bank_id: 'hermes', bank_id_template: '' });
    await kind.save({ bank_id_template: 'hermes-{profile}' }, world.context);
    const profile = { ...world.context, paths: { ...world.context.paths, profile: 'work' } };
    expect(kind.open(profile).promptBlock(session)).toContain('the bank hermes-work');
  });

  it('is the suggested one where a new set-up was saved without touching it, and none where a bank was named', async () => {
    for (const [values, bank] of [
      [{ mode: 'local_external' }, 'hermes-work'],
      [{ mode: 'local_external', bank_id: 'mine' }, 'mine'],
    ] as const) {
      const { world, kind } = home();
      await kind.save(values, world.context);
      const profile = { ...world.context, paths: { ...world.context.paths, profile: 'work' } };
      expect(kind.open(profile).promptBlock(session)).toContain(`the bank ${bank}`);
    }
  });

  it('that does not exist yet is no fault of a test, a wrong key is', async () => {
    const { world, stub } = await start();
    const kind = createHindsightKind({ userDir: null });
    await stub.plant('A fact', 'x');
    expect((await kind.test(world.context, never)).message).toBe('Bank hermes-ada; memories in it: 1.');
    stub.instead('/memories/list', { status: 404, json: { detail: 'no such bank' } });
    expect((await kind.test(world.context, never)).message).toContain('begins with the first turn');
    await world.context.secrets.set('HINDSIGHT_API_KEY', 'wrong');
    await expect(kind.test(world.context, never)).rejects.toMatchObject({ kind: 'unauthorised' });
  });
});
