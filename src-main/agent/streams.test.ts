import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  chunk,
  done,
  startFakeProvider,
  stream,
  type FakeProvider,
  type Reply,
} from '../../e2e/fake-provider/server.ts';
import { createModels } from '../models/models.ts';
import { patientPolicy } from '../models/testing/support.ts';
import { createSessions, type SessionStore } from '../sessions/index.ts';
import { createAgent, type Agent } from './agent.ts';
import { createDrafts } from './drafts.ts';
import { sessionPort } from './session-port.ts';
import { ok, tool } from './testing/fakes.ts';
import { temporaryHome } from './testing/home.ts';

interface Desk {
  readonly server: FakeProvider;
  readonly agent: Agent;
  readonly sessions: SessionStore;
  /** Arguments of the calls that were run, in order. */
  readonly ran: unknown[];
  say(text: string, session?: string | null): Promise<string>;
  rows(session: string): ReturnType<SessionStore['messages']>['messages'];
}

/** The loop over a real state.db and a server on a socket; waits before retries pass at once. */
async function open(apiMode = 'chat_completions', attempts = 3): Promise<Desk> {
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
  const model = { default: 'm', provider: 'custom', base_url: server.url, api_mode: apiMode };
  const models = createModels({
    config: () => ({ get: (key) => (key === 'model' ? model : undefined) }),
    secrets: { get: () => null },
    policy: patientPolicy({ attempts }),
  });
  const ran: unknown[] = [];
  const agent = createAgent({
    store: sessionPort(sessions, 'desktop', []),
    model: () => models.provider(),
    prompts: {
      build: () => Promise.resolve({ text: 'You are a test.', config: {}, warnings: [] }),
      matches: () => true,
      hints: () => null,
    },
    tools: [
      tool('note', 'barrier', (args) => {
        ran.push(args);
        return ok('noted');
      }),
    ],
    drafts: createDrafts(join(home, 'desk', 'turns'), () => undefined),
    emit: () => undefined,
    workspace: () => null,
    maxCalls: () => 50,
  });
  const say: Desk['say'] = async (text, session = null) => {
    const sent = await agent.send({ session, text, whenBusy: 'queue' });
    await agent.idle(sent.session);
    return sent.session;
  };
  return { server, agent, sessions, ran, say, rows: (id) => sessions.messages(id, { limit: 500 }).messages };
}

const dropped: Reply = stream({ wait: 5 }, { end: 'reset' });
const calling = (round: number): Reply => ({
  calls: [{ name: 'note', arguments: { round }, id: `c${String(round)}` }],
});

describe('a server that drops every second answer before its first word', () => {
  it('is asked again within bounds, and every tool runs once', async () => {
    const desk = await open();
    desk.server.script(...Array.from({ length: 6 }, (_, round) => [dropped, calling(round)]).flat(), dropped, {
      say: 'All noted.',
    });
    const session = await desk.say('Note six things');
    expect(desk.ran).toEqual(Array.from({ length: 6 }, (_, round) => ({ round })));
    expect(desk.rows(session).at(-1)).toMatchObject({ role: 'assistant', content: 'All noted.' });
    expect(desk.server.requests).toHaveLength(14);
  });

  it('and then drops them all ends the turn with one line', async () => {
    const desk = await open();
    desk.server.script(calling(0), dropped, dropped, dropped, { say: 'too late' });
    const session = await desk.say('Note it');
    const rows = desk.rows(session);
    expect(rows.filter((row) => row.role === 'note')).toMatchObject([{ displayKind: 'turn_failed' }]);
    expect(rows.at(-1)?.content).toContain('connection');
    expect(desk.server.requests).toHaveLength(4);
    expect(desk.ran).toHaveLength(1);
    expect((await desk.agent.live(session)).halfDone).toBe(true);
    await desk.agent.continue(session);
    await desk.agent.idle(session);
    expect(desk.rows(session).at(-1)?.content).toBe('too late');
  });
});

describe.each(['chat_completions', 'anthropic_messages'])('a stop before the first word (%s)', (mode) => {
  it('leaves nothing that a strict server refuses', async () => {
    const desk = await open(mode);
    desk.server.script({ say: 'never said', gate: 'never' }, stream({ gate: 'never' }), { say: 'Here.' });
    const { session } = await desk.agent.send({ session: null, text: 'One', whenBusy: 'queue' });
    await desk.server.received(1);
    await desk.agent.stop(session);
    const second = await desk.agent.send({ session, text: 'Two', whenBusy: 'queue' });
    expect(second.state).toBe('started');
    await desk.server.received(2);
    await desk.agent.stop(session);
    await desk.say('Three', session);
    expect(desk.rows(session).at(-1)).toMatchObject({ role: 'assistant', content: 'Here.' });
    expect(desk.rows(session).some((row) => row.role === 'assistant' && row.content === '')).toBe(false);
  });
});

describe('twenty conversations at once', () => {
  it('each get their own answer, and run each tool of theirs once', async () => {
    const desk = await open();
    desk.server.respond(({ body }): Reply => {
      const { messages } = JSON.parse(body.toString('utf8')) as { messages: { role: string; content: string }[] };
      const name = /number (\d+)/u.exec(messages[1]?.content ?? '')?.[1] ?? '';
      return messages.at(-1)?.role === 'user'
        ? { calls: [{ name: 'note', arguments: { name }, id: `c${name}` }], pace: 1 }
        : { say: `Answer for ${name}`, pace: 1 };
    });
    const names = Array.from({ length: 20 }, (_, n) => String(n));
    const sessions = await Promise.all(names.map((name) => desk.say(`I am number ${name}`)));
    expect(new Set(sessions).size).toBe(20);
    for (const [n, session] of sessions.entries()) {
      expect(desk.rows(session).map((row) => row.role)).toEqual(['user', 'assistant', 'tool', 'assistant']);
      expect(desk.rows(session).at(-1)?.content).toBe(`Answer for ${String(n)}`);
      expect(desk.sessions.turnHolder(session)).toBeNull();
    }
    expect(desk.ran.map((args) => (args as { name: string }).name).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      names,
    );
  });
});

describe('a server that gives its calls the same id in every answer', () => {
  it('has each of them run once, with a result of its own', async () => {
    const desk = await open();
    const calling = (round: number): Reply => ({ calls: [{ name: 'note', arguments: { round }, id: 'call_0' }] });
    desk.server.script(calling(0), calling(1), calling(2), { say: 'Three.' });
    const session = await desk.say('Note three things');
    expect(desk.ran).toEqual([{ round: 0 }, { round: 1 }, { round: 2 }]);
    const rows = desk.rows(session);
    const ids = rows.flatMap((row) => row.toolCalls.map(({ id }) => id));
    expect([ids[0], new Set(ids).size]).toEqual(['call_0', 3]);
    expect(rows.filter((row) => row.role === 'tool').map((row) => row.toolCallId)).toEqual(ids);
  });
});

describe('text in pieces of one byte', () => {
  it('is exact on disk and in the arguments of tools', async () => {
    const desk = await open();
    const words = '你好🌍é e\u0301';
    const bytes = (text: string) =>
      Array.from(Buffer.from(text)).map((byte) => ({ base64: Buffer.from([byte]).toString('base64') }));
    const call = { index: 0, id: 'c', function: { name: 'note', arguments: JSON.stringify({ words }) } };
    desk.server.script(
      stream(...bytes(chunk({ content: words }) + chunk({ tool_calls: [call] }) + chunk({}, 'tool_calls') + done)),
      stream(...bytes(chunk({ content: words }) + chunk({}, 'stop') + done)),
    );
    const session = await desk.say('Say it');
    expect(desk.ran).toEqual([{ words }]);
    const rows = desk.rows(session);
    expect(rows.filter((row) => row.role === 'assistant').map((row) => row.content)).toEqual([words, words]);
    expect(JSON.stringify(rows)).not.toContain('\uFFFD');
  });
});

describe('half a character', () => {
  it('from the person, the model or a tool is stored as a replacement mark, and the conversation goes on', async () => {
    const desk = await open();
    const call = { index: 0, id: 'c', function: { name: 'note', arguments: '{"q":"edge \\ud800"}' } };
    desk.server.script(
      stream(chunk({ content: 'x\ud800y' }), chunk({ tool_calls: [call] }), chunk({}, 'tool_calls'), done),
      { say: 'One.' },
      { say: 'Two.' },
    );
    const session = await desk.say('half \ud83d emoji');
    await desk.say('more', session);
    const rows = desk.rows(session);
    expect(rows[0]?.content).toBe('half \uFFFD emoji');
    expect(rows[1]?.content).toBe('x\uFFFDy');
    expect(rows.at(-1)?.content).toBe('Two.');
    for (const { body } of desk.server.requests) {
      expect(Buffer.from(body.toString('utf8')).equals(body)).toBe(true);
      expect(JSON.stringify(JSON.parse(body.toString('utf8')))).not.toMatch(/\\ud[89a-f]/iu);
    }
  });
});

describe('arguments cut by the output limit', () => {
  it('are not run, and the model is told that they were cut', async () => {
    const desk = await open();
    const call = { index: 0, id: 'c', function: { name: 'note', arguments: '{"text":"half a fa' } };
    desk.server.script(stream(chunk({ tool_calls: [call] }), chunk({}, 'length'), done), { say: 'I see.' });
    const session = await desk.say('Note it');
    expect(desk.ran).toEqual([]);
    expect(desk.rows(session).find((row) => row.role === 'tool')?.content).toContain('cut off by the output limit');
    expect(desk.rows(session).at(-1)?.content).toBe('I see.');
  });
});
