import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeProvider, type FakeProvider } from '../e2e/fake-provider/server.ts';
import { createAgent, type Agent } from '../src-main/agent/agent.ts';
import { createDrafts } from '../src-main/agent/drafts.ts';
import { sessionPort } from '../src-main/agent/session-port.ts';
import { toMessages } from '../src-main/agent/transcript.ts';
import type { Model, ModelRequest } from '../src-main/agent/ports.ts';
import { createModels } from '../src-main/models/models.ts';
import { createSessions, type SessionStore } from '../src-main/sessions/index.ts';
import type { Row } from './search.ts';

const rounds = 60;
const warmUp = 10;
const long = 10_000;

interface Desk {
  readonly agent: Agent;
  readonly sessions: SessionStore;
  readonly model: Model;
  readonly store: ReturnType<typeof sessionPort>;
}

async function open(home: string, server: FakeProvider): Promise<Desk> {
  const sessions = await createSessions({
    file: join(home, 'state.db'),
    deskDir: join(home, 'desk'),
    readOnly: false,
    emit: () => undefined,
    log: () => undefined,
    waiting: () => 0,
    running: () => false,
  });
  const config: Readonly<Record<string, unknown>> = {
    model: { default: 'fake-model', provider: 'custom', base_url: server.url, context_length: 100_000_000 },
  };
  const models = createModels({ config: () => ({ get: (key) => config[key] }), secrets: { get: () => null } });
  const store = sessionPort(sessions, 'desktop', []);
  const agent = createAgent({
    store,
    model: () => models.provider(),
    prompts: {
      build: () => Promise.resolve({ text: 'You are a bench.', config: {}, warnings: [] }),
      matches: () => true,
      hints: () => null,
    },
    tools: [],
    drafts: createDrafts(join(home, 'desk', 'turns'), () => undefined),
    emit: () => undefined,
    workspace: () => null,
    maxCalls: () => 50,
  });
  return { agent, sessions, model: models.provider(), store };
}

/** Milliseconds by the clock, and of processor time of this thread: a busy machine makes us wait, not work. */
interface Spent {
  readonly clock: number;
  readonly cpu: number;
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; spent: Spent }> {
  const cpu = process.threadCpuUsage();
  const begin = performance.now();
  const value = await work();
  const clock = performance.now() - begin;
  const { user, system } = process.threadCpuUsage(cpu);
  return { value, spent: { clock, cpu: (user + system) / 1000 } };
}

async function bare(model: Model, request: ModelRequest): Promise<void> {
  for await (const event of model.stream(request, new AbortController().signal)) if (event.type === 'end') return;
}

async function turn(agent: Agent, session: string | null, text: string): Promise<string> {
  const sent = await agent.send({ session, text, whenBusy: 'queue' });
  await agent.idle(sent.session);
  return sent.session;
}

/** Milliseconds two small synced writes take on this disk: a turn stores the person's words and the answer, each for good. */
function syncedTwice(home: string): number {
  const file = openSync(join(home, 'synced'), 'a');
  const begin = performance.now();
  for (let write = 0; write < 2; write += 1) {
    writeSync(file, 'x'.repeat(8192));
    fsyncSync(file);
  }
  const took = performance.now() - begin;
  closeSync(file);
  return took;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

interface Measured {
  readonly turn: Spent;
  readonly call: Spent;
  readonly disk: number;
}

/** A turn and the bare call of its own request, by turns, so that a busy machine is as busy for both. */
async function measure(home: string, desk: Desk, server: FakeProvider, start: string | null): Promise<Measured> {
  const disk: number[] = [];
  const turns: Spent[] = [];
  const calls: Spent[] = [];
  let session = start;
  for (let round = 0; round < rounds + warmUp; round += 1) {
    server.reset();
    const taken = await timed(() => turn(desk.agent, session, `question ${String(round)}`));
    session = taken.value;
    const rows = await desk.store.conversation(session);
    const request = { system: 'You are a bench.', messages: toMessages(rows.slice(0, -1)), tools: [] };
    server.reset();
    const alone = await timed(() => bare(desk.model, request));
    if (round < warmUp) continue;
    disk.push(syncedTwice(home));
    turns.push(taken.spent);
    calls.push(alone.spent);
  }
  return { turn: middle(turns), call: middle(calls), disk: median(disk) };
}

function middle(all: readonly Spent[]): Spent {
  return { clock: median(all.map(({ clock }) => clock)), cpu: median(all.map(({ cpu }) => cpu)) };
}

async function fill(sessions: SessionStore): Promise<string> {
  const session = await sessions.createSession({
    source: 'desktop',
    model: 'fake-model',
    provider: 'custom',
    systemPrompt: 'You are a bench.',
    cwd: null,
  });
  for (let at = 0; at < long; at += 500) {
    const rows = Array.from({ length: 500 }, (_, n) => ({
      role: n % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: `message ${String(at + n)} with a few words in it`,
      ...(n % 2 === 0 ? {} : { finishReason: 'stop' }),
    }));
    await sessions.appendMany(session, rows);
  }
  return session;
}

function rows(name: string, { turn: whole, call, disk }: Measured): Row[] {
  const one = (what: string, key: keyof Spent): Row => {
    const overhead = Math.max(0, whole[key] - call[key]);
    return {
      area: 'loop',
      name: `${name}, ${what}`,
      value: Math.round(overhead * 100) / 100,
      unit: 'ms',
      yardstick: `the bare call, ${call[key].toFixed(1)} ms`,
      ratio: overhead === 0 ? null : Math.round((call[key] / overhead) * 100) / 100,
      goal: 'under 10',
    };
  };
  const overhead = Math.max(0, whole.clock - call.clock);
  return [
    one('by the clock', 'clock'),
    one('processor time', 'cpu'),
    {
      area: 'loop',
      name: `${name}, without the disk`,
      value: Math.round(Math.max(0, overhead - disk) * 100) / 100,
      unit: 'ms',
      yardstick: `two synced writes, ${disk.toFixed(1)} ms`,
      ratio: null,
      goal: '',
    },
  ];
}

/**
 * What the loop adds to one turn of one call: the median of whole turns less the median of the same requests made without
 * the loop, in a new conversation and in one of 10,000 messages, over a real socket and a real state.db.
 */
export async function run(): Promise<Row[]> {
  const home = mkdtempSync(join(tmpdir(), 'desk-bench-loop-'));
  const server = await startFakeProvider();
  const desk = await open(home, server);
  try {
    const fresh = await measure(home, desk, server, null);
    const full = await measure(home, desk, server, await fill(desk.sessions));
    return [...rows('loop overhead of a turn', fresh), ...rows('behind 10,000 messages', full)];
  } finally {
    await desk.agent.close();
    await desk.sessions.close();
    await server.close();
    rmSync(home, { recursive: true, force: true });
  }
}
