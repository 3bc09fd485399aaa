import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chunk, startFakeProvider, stream, type FakeProvider, type Reply } from '../../e2e/fake-provider/server.ts';
import { homePaths } from '../home/index.ts';
import { tempDir } from '../home/testing/temp-home.ts';
import { openDesk, type Desk } from './desk.ts';

const person = { host: 'web', person: true } as const;
const turns = 30;
/** Tokens a server reads anew at most beside what is new: it caches in blocks of so many. */
const block = 128;

async function openAt(home: string): Promise<Desk> {
  return openDesk({
    paths: homePaths(home, home, 'default'),
    story: null,
    model: null,
    workspace: join(home, 'work'),
    host: 'web',
    env: { HERMES_DESK_TEST: '1' },
    version: 'test',
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
}

function ask(desk: Desk, name: string, input: unknown): Promise<unknown> {
  return desk.api.call(name, input, person);
}

/** A workspace with notes, a home with memories. */
function prepare(server: FakeProvider, apiMode: string): string {
  const home = tempDir();
  mkdirSync(join(home, 'work', 'sub'), { recursive: true });
  mkdirSync(join(home, 'memories'));
  writeFileSync(join(home, 'memories', 'MEMORY.md'), 'Likes tea\n§\nWorks at night');
  writeFileSync(join(home, 'work', 'AGENTS.md'), 'Rules of the project.');
  writeFileSync(join(home, 'work', 'sub', 'AGENTS.md'), 'Rules of the part.');
  writeFileSync(join(home, 'work', 'sub', 'a.txt'), '中文 and 😀\n'.repeat(40));
  const model = { provider: 'custom', default: 'fake-model', base_url: server.url, api_mode: apiMode };
  // Every request is counted here: no title is asked for besides, and nothing is reviewed.
  const off = { enabled: false };
  const auxiliary = { title_generation: off, background_review: off };
  const agent = { reasoning_effort: 'high', api_max_retries: 2 };
  writeFileSync(
    join(home, 'config.yaml'),
    JSON.stringify({ model, agent, auxiliary, prompt_caching: { cache_ttl: '1h' } }),
  );
  return home;
}

/** The answers of one turn: memories in every second, files in every third, a broken call and a broken stream now and then. */
function answersOf(turn: number): readonly Reply[] {
  const calls = [
    ...(turn % 2 === 0
      ? [
          {
            name: 'memory',
            arguments: { action: 'add', target: 'memory', content: `fact ${String(turn)} 中` },
            id: `m${String(turn)}`,
          },
        ]
      : []),
    ...(turn % 3 === 0
      ? [
          { name: 'read_file', arguments: { path: 'sub/a.txt' }, id: `r${String(turn)}` },
          { name: 'list_files', arguments: {}, id: `l${String(turn)}` },
        ]
      : []),
    ...(turn % 7 === 0
      ? [{ name: 'memory', arguments: '{"action": "add", "content": "cut', id: `b${String(turn)}` }]
      : []),
  ];
  const cut: Reply[] = turn % 11 === 10 ? [stream(chunk({ content: 'Let me' }))] : [];
  const called: Reply[] =
    calls.length === 0 ? [] : [{ say: turn % 4 === 0 ? 'Let me see.' : '', calls, reasoning: 'hm' }];
  return [...called, ...cut, { say: `Answer ${String(turn)}, with “quotes”, 中文 and 😀.` }];
}

/** Thirty turns of one conversation with all that may happen beside it; what must not change its prefix. */
async function talk(home: string, server: FakeProvider): Promise<string> {
  let desk = await openAt(home);
  onTestFinished(() => desk.close());
  let session: string | null = null;
  for (let turn = 0; turn < turns; turn += 1) {
    server.script(...answersOf(turn));
    const sent = (await ask(desk, 'chat.send', { session, text: `Question ${String(turn)} 你好` })) as {
      session: string;
    };
    session = sent.session;
    await desk.core.services().agent.idle(session);
    if (turn === 5) await ask(desk, 'memory.gate', { on: true });
    if (turn === 9) writeFileSync(join(home, 'work', 'AGENTS.md'), 'Other rules.');
    if (turn === 12) {
      const { proposals } = (await ask(desk, 'approvals.list', {})) as { proposals: readonly { id: string }[] };
      expect(proposals.length).toBeGreaterThan(0);
      await ask(desk, 'approvals.approve', { ids: proposals.map(({ id }) => id) });
    }
    if (turn === 15) await ask(desk, 'memory.add', { store: 'user', text: 'The person added this.' });
    if (turn === 17) writeFileSync(join(home, 'memories', 'USER.md'), 'Changed outside.');
    if (turn % 8 === 7) {
      await desk.close();
      desk = await openAt(home);
    }
    if (turn === 20) await ask(desk, 'sessions.rename', { id: session, title: 'Another name' });
  }
  return session ?? '';
}

type Body = Record<string, unknown> & { readonly messages: readonly Record<string, unknown>[] };

/** A request as the blocks of which a prefix is made, without the markers that say where one ends. */
function blocksOf({ tools, system, messages, ...rest }: Body): string[] {
  const plain = (value: unknown): string =>
    JSON.stringify(value, (key, inner: unknown) => (key === 'cache_control' ? undefined : inner));
  const blocks = messages.flatMap(({ role, content }) =>
    Array.isArray(content) ? content.map((each) => plain([role, each])) : [plain([role, content])],
  );
  return [plain(rest), plain(tools), plain(system), ...blocks];
}

describe('over thirty turns with tools, memories, approvals, broken streams and restarts', () => {
  it('every OpenAI request begins with the very bytes of the one before, and the cache reads all but what is new', async () => {
    const server = await startFakeProvider();
    onTestFinished(() => server.close());
    await talk(prepare(server, 'chat_completions'), server);
    expect(server.requests.length).toBeGreaterThan(turns + 20);
    for (const [at, { body }] of server.requests.entries()) {
      const before = server.requests[at - 1]?.body;
      if (before === undefined) continue;
      // The messages come last, so all but the end of their list is the prefix of the next request.
      const prefix = before.subarray(0, before.length - ']}'.length);
      expect([at, body.subarray(0, prefix.length).equals(prefix)]).toEqual([at, true]);
      const counted = server.prompts[at];
      if (counted === undefined) continue;
      const fresh = Math.ceil((body.length - prefix.length) / 4);
      expect(counted.tokens - counted.cached).toBeLessThanOrEqual(fresh + block + 1);
    }
    expect(server.requests[0]?.body.toString()).toContain('"reasoning_effort":"high"');
  }, 120_000);

  it('every Anthropic request begins with the blocks of the one before, and the cache reads all but what is new', async () => {
    const server = await startFakeProvider();
    onTestFinished(() => server.close());
    await talk(prepare(server, 'anthropic_messages'), server);
    const all = server.requests.map(({ body }) => blocksOf(JSON.parse(body.toString('utf8')) as Body));
    expect(all.length).toBeGreaterThan(turns + 20);
    for (const [at, blocks] of all.entries()) {
      const before = all[at - 1];
      if (before === undefined) continue;
      expect(blocks.slice(0, before.length)).toEqual(before);
      const counted = server.prompts[at];
      if (counted === undefined) continue;
      const fresh = Math.ceil(blocks.slice(before.length).join('').length / 4);
      expect(counted.tokens - counted.cached).toBeLessThanOrEqual(fresh + block);
    }
  }, 120_000);
});
