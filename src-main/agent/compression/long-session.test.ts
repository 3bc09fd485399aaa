import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startFakeProvider, status, type RecordedRequest, type Reply } from '../../../e2e/fake-provider/server.ts';
import { createModels } from '../../models/models.ts';
import { isOverflow } from '../../models/provider.ts';
import { createSessions } from '../../sessions/index.ts';
import { createAgent } from '../agent.ts';
import { createDrafts } from '../drafts.ts';
import { sessionPort } from '../session-port.ts';
import { ok, tool } from '../testing/fakes.ts';
import { temporaryHome } from '../testing/home.ts';

const window = 24_000;
const turns = 400;

interface Body {
  readonly messages: readonly {
    readonly role: string;
    readonly content: string | null;
    readonly tool_call_id?: string;
    readonly tool_calls?: readonly { readonly id: string }[];
  }[];
}

/** A fact the script pins: it must be found again, wherever it was said. */
function pinned(where: 'WORD' | 'ANSWER' | 'TOOL', number: number): string {
  return `PIN-${where}-${String(10_000 + number)}-${(number * 7919).toString(36)}`;
}

function read(request: RecordedRequest): Body {
  return JSON.parse(request.body.toString('utf8')) as Body;
}

/** Throws unless roles take turns and every call has its result right behind it. */
function checkValid({ messages }: Body): void {
  for (const [at, message] of messages.entries()) {
    if (message.role !== 'tool') expect(messages[at - 1]?.role).not.toBe(message.role);
    const ids = (message.tool_calls ?? []).map((call) => call.id);
    const results = messages.slice(at + 1, at + 1 + ids.length).map((each) => each.tool_call_id);
    if (message.role === 'assistant') expect(results).toEqual(ids);
  }
  const first = messages.findIndex((message) => message.role === 'tool');
  if (first >= 0) expect(messages[first - 1]?.role).toBe('assistant');
}

it('four hundred turns stay under the window, lose nothing to search, and rebuild the prompt once a compression', async () => {
  const server = await startFakeProvider();
  onTestFinished(() => server.close());
  const home = temporaryHome();
  const sessions = await createSessions({
    file: join(home, 'state.db'),
    deskDir: join(home, 'desk'),
    readOnly: false,
    emit: () => undefined,
    log: () => undefined,
    waiting: () => 0,
    running: () => false,
  });
  onTestFinished(() => sessions.close());
  const config: Readonly<Record<string, unknown>> = {
    model: { default: 'm', provider: 'custom', base_url: server.url, context_length: window },
  };
  const models = createModels({ config: () => ({ get: (key) => config[key] }), secrets: { get: () => null } });
  let built = 0;
  const tools = [tool('look', 'parallel', ({ pin }) => ok(`looked, ${String(pin)} ${'r'.repeat(1200)}`))];
  const agent = createAgent({
    store: sessionPort(sessions, 'desktop', ['look']),
    model: () => models.provider(),
    prompts: {
      build: () => Promise.resolve({ text: `Prompt, snapshot ${String((built += 1))}.`, config: {}, warnings: [] }),
      matches: () => true,
      hints: () => null,
    },
    tools,
    drafts: createDrafts(join(home, 'desk', 'turns'), () => undefined),
    emit: () => undefined,
    workspace: () => null,
    maxCalls: () => 50,
    compression: {
      settings: () => ({
        enabled: true,
        threshold: 0.5,
        thresholdTokens: null,
        modelThresholds: {},
        protectFirst: 3,
        protectLast: 20,
        minTailUsers: 1,
        tailMode: 'lean',
        targetRatio: 0.2,
        maxAttempts: 3,
        hardMessageLimit: 5000,
        idleAfter: 0,
        micro: null,
        timeout: 20_000,
        ceiling: 60_000,
        abortOnFailure: false,
      }),
      model: () => models.auxiliary('compression'),
      redact: (text) => text,
      isOverflow,
    },
  });

  let answered = 0;
  let summaries = 0;
  let refused = 0;
  server.respond((request): Reply => {
    const body = read(request);
    if (body.messages[0]?.content?.startsWith('You keep the record')) {
      summaries += 1;
      return { say: `## Done\nMany things, in record ${String(summaries)}. ${'Detail. '.repeat(60)}` };
    }
    if (request.body.length / 4 > window) {
      refused += 1;
      return status(400, { error: { message: 'maximum context length exceeded', code: 'context_length_exceeded' } });
    }
    const last = body.messages.at(-1);
    const number = Number(/turn (\d+)/u.exec(last?.content ?? '')?.[1] ?? 0);
    if (last?.role === 'user' && number % 3 === 0) {
      return {
        calls: [0, 1].map((n) => ({
          name: 'look',
          arguments: { pin: pinned('TOOL', number * 10 + n) },
          id: `call_${String(number)}_${String(n)}`,
        })),
      };
    }
    answered += 1;
    return { say: `Answer, ${pinned('ANSWER', answered)}. ${'word '.repeat(150)}` };
  });

  let session: string | null = null;
  for (let turn = 1; turn <= turns; turn += 1) {
    const text = `turn ${String(turn)}: keep ${pinned('WORD', turn)} in mind`;
    session = (await agent.send({ session, text, whenBusy: 'queue' })).session;
    await agent.idle(session);
  }
  const id = session ?? '';
  const requests = server.requests.map(read);
  const own = requests.filter((body) => !(body.messages[0]?.content ?? '').startsWith('You keep'));
  for (const body of own) checkValid(body);
  expect(refused).toBe(0);
  expect(summaries).toBeGreaterThan(3);
  expect(built).toBe(1 + summaries);
  expect(new Set(own.map((body) => body.messages[0]?.content)).size).toBe(1 + summaries);
  expect(own.at(-1)?.messages[0]?.content).toBe(`Prompt, snapshot ${String(built)}.`);
  expect(sessions.compressionState(id).ineffective).toBe(0);

  const lost: string[] = [];
  const numbers = Array.from({ length: turns }, (_, n) => n + 1);
  const pins = [
    ...numbers.map((turn) => ['user', pinned('WORD', turn)] as const),
    ...numbers.map((turn) => ['assistant', pinned('ANSWER', turn)] as const),
    ...numbers.filter((turn) => turn % 3 === 0).map((turn) => ['tool', pinned('TOOL', turn * 10 + 1)] as const),
  ];
  for (const [role, pin] of pins) {
    const found = await sessions.search(pin, { limit: 20, depth: 'full' });
    if (!found.hits.some((hit) => hit.role === role)) lost.push(pin);
  }
  expect(lost).toEqual([]);
  const shown: string[] = [];
  for (let after = 0; ;) {
    const page = sessions.messages(id, { after, limit: 1000 });
    shown.push(
      ...page.messages.filter((row) => row.role === 'user' && !row.content.startsWith('[')).map((row) => row.content),
    );
    after = page.messages.at(-1)?.id ?? 0;
    if (!page.hasAfter) break;
  }
  expect(new Set(shown).size).toBe(turns);
  expect(shown).toHaveLength(turns);
  const live = sessions.replay(id);
  expect(live.filter((row) => row.summary)).toHaveLength(1);
  expect(live[0]?.shown).toContain('turn 1:');
}, 240_000);
