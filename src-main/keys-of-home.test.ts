import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startFakeProvider } from '../e2e/fake-provider/server.ts';
import { openDesk } from './api/desk.ts';
import { homePaths } from './home/index.ts';
import { tempDir } from './home/testing/temp-home.ts';
import { createHindsightKind } from './memory-providers/hindsight/kind.ts';
import { createHonchoKind } from './memory-providers/honcho/index.ts';
import { PROVIDER_KINDS } from './memory-providers/kinds.ts';
import { stubFixture } from './memory-providers/testing/stub-provider.ts';

interface Place {
  readonly kind: string;
  readonly what: string;
  /** Below the home, or (`~/`) below the person's own directory. */
  readonly file: string;
  readonly content: string;
  readonly keys: readonly string[];
}

const json = (value: unknown): string => JSON.stringify(value);

/** Where keys of each provider lie beside `.env`: hosted, of a server of one's own, shared with other profiles and programs. */
const places: readonly Place[] = [
  {
    ...{ kind: 'mem0', what: 'its cloud or server', file: 'mem0.json' },
    content: json({ host: 'http://ada:mem-password@10.0.0.2', api_key: 'mem-zero-file-key' }),
    keys: ['mem-zero-file-key', 'mem-password'],
  },
  {
    ...{ kind: 'honcho', what: 'a block, the root and a sign-in', file: 'honcho.json' },
    content: json({
      apiKey: 'honcho-root-key',
      hosts: {
        hermes: { apiKey: 'hch-at-access-one', oauth: { refreshToken: 'hch-rt-refresh-one' } },
        'hermes.other': { apiKey: 'honcho-other-key' },
      },
    }),
    keys: ['honcho-root-key', 'hch-at-access-one', 'hch-rt-refresh-one', 'honcho-other-key'],
  },
  {
    ...{ kind: 'honcho', what: 'the file of other programs', file: '~/.honcho/config.json' },
    content: json({ apiKey: 'honcho-shared-key' }),
    keys: ['honcho-shared-key'],
  },
  {
    ...{ kind: 'hindsight', what: 'both spellings, and the key of its model', file: 'hindsight/config.json' },
    content: json({ apiKey: 'hindsight-camel-key', api_key: 'hindsight-snake-key', llmApiKey: 'hindsight-model-key' }),
    keys: ['hindsight-camel-key', 'hindsight-snake-key', 'hindsight-model-key'],
  },
  {
    ...{ kind: 'hindsight', what: 'the file of all profiles', file: '~/.hindsight/config.json' },
    content: json({ llm_api_key: 'hindsight-shared-key' }),
    keys: ['hindsight-shared-key'],
  },
  {
    ...{ kind: 'hindsight', what: 'the server that Hermes starts', file: '~/.hindsight/profiles/hermes.env' },
    content: 'HINDSIGHT_API_LLM_API_KEY=hindsight-daemon-key\nPORT=8888\n',
    keys: ['hindsight-daemon-key'],
  },
  {
    ...{ kind: 'supermemory', what: 'a key put there by hand', file: 'supermemory.json' },
    content: `\uFEFF${json({ api_key: 'supermemory-file-key' })}`,
    keys: ['supermemory-file-key'],
  },
  {
    ...{ kind: 'memori', what: 'a file that is damaged', file: 'memori.json' },
    content: '{"entityId": "ada", "apiKey": "memori-camel-key", "api_key": "memori-snake-key",',
    keys: ['memori-camel-key', 'memori-snake-key'],
  },
  {
    ...{ kind: 'openviking', what: 'the linked profile', file: 'ovcli.conf' },
    content: json({ url: 'http://127.0.0.1:1', api_key: 'viking-user-key', root_api_key: 'viking-root-key' }),
    keys: ['viking-user-key', 'viking-root-key'],
  },
];
/** What people put into config.yaml by hand, of each provider. */
const byHand = ['retaindb', 'byterover', 'holographic'].map((kind) => [kind, `${kind}-yaml-key`] as const);

describe('keys in settings files of memory providers', () => {
  it('go out in no turn, no log, no error and no bundle, whichever provider is in use', async () => {
    const [home, person] = [tempDir(), tempDir()];
    const keys = [...places.flatMap((place) => place.keys), ...byHand.map(([, key]) => key)];
    const words = `about tea, and of keys: ${keys.join(' ')}`;
    for (const { file, content } of places) {
      const path = file.startsWith('~/') ? join(person, file.slice(2)) : join(home, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
    const model = await startFakeProvider();
    const fixture = stubFixture('idempotent');
    const stub = await fixture.start('ada');
    writeFileSync(
      join(home, 'config.yaml'),
      [
        ...['model:', '  default: fake-model', '  provider: custom', `  base_url: ${model.url}`],
        ...['auxiliary:', '  title_generation:', '    enabled: false', 'memory:', '  nudge_interval: 0'],
        ...['  openviking:', '    use_ovcli_config: true', '    ovcli_config_path: ovcli.conf'],
        ...byHand.flatMap(([kind, key]) => [`  ${kind}:`, `    api_key: ${key}`]),
        '',
      ].join('\n'),
    );
    const others = PROVIDER_KINDS.filter(({ name }) => name !== 'honcho' && name !== 'hindsight');
    const userDir = person;
    const desk = await openDesk({
      paths: homePaths(home, home, 'default'),
      ...{ host: 'web', story: null, model: null, workspace: null, env: { HERMES_DESK_TEST: '1' }, version: 'test' },
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      memoryProviders: [fixture.kind, createHonchoKind({ userDir }), createHindsightKind({ userDir }), ...others],
    });
    onTestFinished(async () => {
      await desk.close();
      await stub.stop();
      await model.close();
    });
    const as = { host: 'web', person: true } as const;
    await desk.api.call('providers.save', { name: 'stub', values: { ...stub.values } }, as);
    await desk.api.call('providers.select', { name: 'stub' }, as);
    model.respond(() => ({ say: 'I see.' }));
    const { session } = (await desk.api.call('chat.send', { session: null, text: words }, as)) as { session: string };
    await desk.core.services().agent.settled(session);
    await expect.poll(() => stub.turns()).toHaveLength(1);
    desk.core.log.warn('what a provider said', { detail: words, error: new Error(words) });
    const bundle = await desk.api.call('data.diagnostics', {}, as);
    const { rows } = (await desk.api.call('providers.log', { name: 'stub' }, as)) as { rows: unknown[] };
    expect(rows.length).toBeGreaterThan(1);
    await desk.close();
    const log = readFileSync(join(home, 'desk', 'logs', 'desk.jsonl'), 'utf8');
    expect(log).toContain('what a provider said');
    const out = { turn: json(stub.seen()), bundle: json(bundle), log, sent: json(rows) };
    for (const [where, text] of Object.entries(out)) {
      for (const key of keys) expect([where, key, text.includes(key)]).toEqual([where, key, false]);
    }
  });

  it('are those of every kind that keeps settings in a file of its own', () => {
    const tested = new Set(places.map(({ kind }) => kind));
    const own = PROVIDER_KINDS.filter((kind) => kind.keyFiles !== undefined).map(({ name }) => name);
    expect([...tested].sort()).toEqual(own.sort());
    expect([...tested, ...byHand.map(([kind]) => kind)].sort()).toEqual(PROVIDER_KINDS.map(({ name }) => name).sort());
  });
});
