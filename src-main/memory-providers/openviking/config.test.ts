import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { providerWorld, type ProviderWorld } from '../testing/world.ts';
import { vikingSettings } from './config.ts';
import { endpointOf } from './endpoint.ts';
import { openviking } from './kind.ts';
import { elided, units } from './profile.ts';
import { entries, ranked } from './ranking.ts';
import type { VikingHit } from './store.ts';
import { tuningOf } from './tuning.ts';

function world(config = '', env = ''): ProviderWorld {
  const made = providerWorld([openviking], config);
  onTestFinished(() => made.remove());
  if (env !== '') writeFileSync(made.context.paths.envFile, env);
  return made;
}

const linkedTo = (file: string, more = ''): string =>
  `memory:\n  openviking:\n    use_ovcli_config: true\n    ovcli_config_path: ${file}\n${more}`;

describe('the address of OpenViking', () => {
  it.each([
    ['https://a.example/openviking//', 'https://a.example/openviking'],
    ['localhost', 'http://localhost:1933'],
    ['::1', 'http://[::1]:1933'],
    ['127.0.0.1:80', 'http://127.0.0.1'],
    ['viking.lan:4000', 'http://viking.lan:4000'],
    ['http://192.168.1.7:1933', 'http://192.168.1.7:1933'],
  ])('%s is %s', (written, url) => {
    expect(endpointOf(written)).toEqual({ ok: true, url });
  });

  it.each([
    ...['', 'ftp://a', 'http://u:p@a', 'http://a?x=1', 'http://a#x', 'http://a:99999', 'http://a:0', 'http://'],
    ...['http://169.254.169.254', 'http://2852039166/', 'http://[::ffff:169.254.169.254]', 'metadata.google.internal'],
  ])('is refused, never replaced: %s', (written) => {
    expect(endpointOf(written)).toMatchObject({ ok: false });
  });
});

describe('the settings of OpenViking', () => {
  it('are taken from .env, then the linked profile, then config.yaml, and the key never from the latter', () => {
    const yaml = 'memory:\n  openviking:\n    endpoint: http://yaml:1\n    account: of-yaml\n    api_key: never\n';
    const { context } = world(yaml, 'OPENVIKING_ENDPOINT=http://env:1\nOPENVIKING_AGENT=one\n');
    expect(vikingSettings(context)).toMatchObject({
      endpoint: 'http://env:1',
      account: 'of-yaml',
      key: '',
      peer: 'one',
    });
    const newer = world('', 'OPENVIKING_URL=http://new:1\nOPENVIKING_ACTOR_PEER_ID=two\n');
    expect(vikingSettings(newer.context)).toMatchObject({ endpoint: 'http://new:1', peer: 'two', named: true });
    expect(openviking.missing(world().context)).toContain('missing');
    expect(openviking.missing(world('', 'OPENVIKING_ENDPOINT=http://u:p@a\n').context)).toContain('password');
    const hosted = 'OPENVIKING_URL=https://api.vikingdb.cn-beijing.volces.com/openviking/\n';
    expect(openviking.missing(world('', hosted).context)).toContain('OPENVIKING_API_KEY');
  });

  it('of a linked profile: names only with the key of the server, a variable that is there but empty before all', () => {
    const made = world();
    const file = join(made.home, 'ovcli.conf.work');
    const profile = { url: 'http://linked:1/', api_key: 'k', account_id: 'acme', user: 'ada', agent_id: 'peer' };
    writeFileSync(made.context.paths.configFile, linkedTo(file));
    made.context.config.reload();
    expect(openviking.missing(made.context)).toContain('is not there');
    writeFileSync(file, `\ufeff${JSON.stringify(profile)}`);
    expect(vikingSettings(made.context)).toMatchObject({
      ...{ endpoint: 'http://linked:1', key: 'k', account: '', user: '', peer: 'peer', linked: file, problem: null },
    });
    writeFileSync(file, JSON.stringify({ ...profile, root_api_key: 'k' }));
    expect(vikingSettings(made.context)).toMatchObject({ account: 'acme', user: 'ada' });
    writeFileSync(made.context.paths.envFile, 'OPENVIKING_API_KEY=\nOPENVIKING_ACCOUNT=\n');
    expect(vikingSettings(made.context)).toMatchObject({ key: '', account: '', user: 'ada' });
    writeFileSync(file, '{broken');
    expect(openviking.missing(made.context)).toContain(file);
  });

  it('are written as the set-up of Hermes writes them, and linking takes away what would go before the profile', async () => {
    const made = world(
      'memory:\n  openviking:\n    endpoint: http://old:1\n    recall_limit: 9\n    use_ovcli_config: true\n',
    );
    const { context } = made;
    const values = {
      source: 'own',
      endpoint: 'localhost/',
      api_key: 'viking-key\r\n',
      account: 'a',
      user: 'u',
      agent: 'p',
    };
    await openviking.save(values, context);
    const env = readFileSync(context.paths.envFile, 'utf8');
    expect(env).toBe(
      'OPENVIKING_ENDPOINT=http://localhost:1933\nOPENVIKING_ACCOUNT=a\nOPENVIKING_USER=u\nOPENVIKING_AGENT=p\n' +
        'OPENVIKING_API_KEY=viking-key\n',
    );
    const yaml = (): string => readFileSync(context.paths.configFile, 'utf8');
    expect(yaml()).toContain('use_ovcli_config: false');
    expect(yaml()).toContain('recall_limit: 9');
    expect(yaml()).not.toContain('http://old:1');
    await expect(openviking.save({ ...values, endpoint: 'http://a#b' }, context)).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(openviking.save({ ...values, agent: '助手' }, context)).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const file = join(made.home, 'ovcli.conf');
    writeFileSync(file, '{"url":"http://linked:1","api_key":"k","mine":1}');
    await openviking.save({ source: 'linked', ovcli_config_path: file }, context);
    expect(readFileSync(context.paths.envFile, 'utf8')).not.toContain('OPENVIKING');
    expect(openviking.read(context)).toMatchObject({
      source: 'linked',
      endpoint: 'http://linked:1',
      ovcli_config_path: file,
    });
    expect(readFileSync(file, 'utf8')).toContain('"mine":1');
  });
});

describe('the tuning of OpenViking', () => {
  it('moves what is out of range into it, and takes what cannot be read for not written, with a warning', () => {
    const warnings: string[] = [];
    const written: Record<string, string | number | boolean> = {
      ...{
        recall_limit: 1000,
        recall_score_threshold: '0.5',
        recall_max_injected_chars: 1.5,
        recall_full_read_limit: true,
      },
      ...{
        profile_token_budget: 'NaN',
        recall_timeout_seconds: 0,
        recall_prefer_abstract: 'yes',
        recall_resources: 'maybe',
      },
    };
    const tuning = tuningOf(
      (key) => written[key],
      (message) => warnings.push(message),
    );
    expect(tuning).toEqual({
      ...{ limit: 100, threshold: 0.5, mostChars: 4000, profileTokens: 6000, recallMs: 250, requestMs: 3000 },
      ...{ fullReads: 2, preferAbstract: true, resources: false },
    });
    expect(warnings).toHaveLength(4);
  });
});

describe('the order and the bounds of what OpenViking recalls', () => {
  const tuning = tuningOf(() => undefined);
  const hit = (uri: string, more: Partial<VikingHit> = {}): VikingHit => ({
    ...{ uri, type: 'memory', score: 0.5, level: 0, abstract: uri, overview: '', category: 'facts', related: [] },
    ...more,
  });

  it('puts whole files and common words first, drops the weak, and tells each once but events', () => {
    const hits = [
      hit('a'),
      hit('b', { level: 2 }),
      hit('c', { abstract: '喜欢绿茶' }),
      hit('weak', { score: 0.1 }),
      hit('d', { abstract: ' A ' }),
      hit('e', { category: 'events', abstract: 'same' }),
      hit('f', { category: 'events', abstract: 'same' }),
      hit('a'),
    ];
    expect(ranked(hits, '绿茶', tuning).map(({ uri }) => uri)).toEqual(['c', 'b', 'a', 'e', 'f']);
  });

  it('leaves out what does not fit, and takes a shorter one after it', () => {
    const found = ['x'.repeat(90), 'short', ' '].map((text, at) => ({ hit: hit(`viking://${String(at)}`), text }));
    expect(entries(found, { ...tuning, mostChars: 100 })).toEqual(['- [facts]\n  <viking://1>\n  short']);
  });

  it('weighs signs of East Asia six times, and cuts the middle out', () => {
    expect([units('abcd'), units('茶')]).toEqual([4, 6]);
    const cut = elided(`BEGIN${'茶'.repeat(200)}END`, 100);
    expect(units(cut)).toBeLessThanOrEqual(100);
    expect(cut).toMatch(/^BEGIN茶+\n\[\.\.\.\]\n茶+END$/u);
    expect(elided('short', 100)).toBe('short');
  });
});
