import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAgent, type Agent } from '../agent.ts';
import { createDrafts } from '../drafts.ts';
import type { Model, ModelEvent, ModelRequest } from '../ports.ts';
import { sessionPort } from '../session-port.ts';
import { createSessions, type SessionStore } from '../../sessions/index.ts';
import { ok, tool } from './fakes.ts';

/** Tells everything that a screen would have been told, at once and past all buffers. */
type Tell = (type: string, data: unknown) => void;

/**
 * A model whose answers depend on nothing but the conversation: three rounds of text with two calls, then a long text. Every
 * piece is marked, so that a doubled or lost one is seen.
 */
async function* script(request: ModelRequest, pause: number): AsyncGenerator<ModelEvent> {
  const rounds = request.messages.filter((each) => each.role === 'assistant').length;
  const pieces = rounds < 3 ? 4 : 40;
  for (let piece = 0; piece < pieces; piece += 1) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    yield { type: 'text', text: `<${String(rounds)}.${String(piece)}>` };
  }
  for (const name of rounds < 3 ? ['write', 'read', 'read'] : []) {
    const token = `${String(rounds)}.${name}.${String(Math.random())}`;
    yield { type: 'tool_call', call: { id: token, name, arguments: JSON.stringify({ token }), problem: null } };
  }
  yield { type: 'end', finishReason: rounds < 3 ? 'tool_calls' : 'stop', provider: 'p', model: 'm' };
}

/** The agent of a home as the crash test runs it; each tool call leaves a line in `ran.txt`. */
export async function openCrashable(
  home: string,
  tell: Tell,
  pause: number,
): Promise<{ readonly agent: Agent; readonly sessions: SessionStore }> {
  const sessions = await createSessions({
    file: join(home, 'state.db'),
    deskDir: join(home, 'desk'),
    readOnly: false,
    emit: tell,
    log: () => undefined,
    waiting: () => 0,
    running: () => false,
  });
  const run = async (args: Readonly<Record<string, unknown>>) => {
    appendFileSync(join(home, 'ran.txt'), `${String(args['token'])}\n`);
    await new Promise((resolve) => setTimeout(resolve, pause * 2));
    return ok(`ran ${String(args['token'])}`);
  };
  const model: Model = { id: 'p', model: 'm', contextWindow: 1000, stream: (request) => script(request, pause) };
  const agent = createAgent({
    store: sessionPort(sessions, 'desktop', []),
    model: () => model,
    prompts: {
      build: () => Promise.resolve({ text: 'Prompt.', config: {}, warnings: [] }),
      matches: () => true,
      hints: () => null,
    },
    tools: [tool('write', 'barrier', run), tool('read', 'parallel', run)],
    drafts: createDrafts(join(home, 'desk', 'turns'), () => undefined),
    emit: tell,
    workspace: () => null,
    maxCalls: () => 50,
  });
  return { agent, sessions };
}
