import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { EventName } from '@shared/contract/index.ts';
import { createModels } from '../models/models.ts';
import { createPromptBuilder } from '../prompt/builder.ts';
import { createSessions } from '../sessions/index.ts';
import { createAgent, type Agent } from './agent.ts';
import { createDrafts } from './drafts.ts';
import { sessionPort } from './session-port.ts';
import { tool } from './testing/fakes.ts';
import { chatServer, temporaryHome, type ServerAnswer } from './testing/home.ts';
import { createFileTools } from './tools/file-tools.ts';

const rule = '═'.repeat(46);

/** The agent over the real store, the real prompt builder and a real provider on a socket. */
async function open(home: string, url: string, emit: (type: EventName, data: unknown) => void = () => undefined) {
  const sessions = await createSessions({
    file: join(home, 'state.db'),
    deskDir: join(home, 'desk'),
    readOnly: false,
    emit,
    log: () => undefined,
    waiting: () => 0,
    running: () => false,
  });
  onTestFinished(() => sessions.close());
  const config: Readonly<Record<string, unknown>> = {
    model: { default: 'model-x', provider: 'custom', base_url: url, api_key: 'k' },
  };
  const models = createModels({ config: () => ({ get: (key) => config[key] }), secrets: { get: () => null } });
  const memoryFile = join(home, 'memory.txt');
  const memory = tool('memory', 'barrier', (args) => {
    writeFileSync(memoryFile, `${readFileSync(memoryFile, 'utf8')}\n§\n${String(args['content'])}`);
    return { content: '{"success": true}', failed: false, effect: { journal: [7], staged: [] } };
  });
  const tools = [memory, ...createFileTools()];
  const prompts = createPromptBuilder({
    home,
    homeShort: '~/.hermes',
    profile: 'default',
    platform: 'desktop',
    memory: () =>
      Promise.resolve({
        blocks: [
          {
            store: 'memory',
            text: `${rule}\nMEMORY (your personal notes) [1% — 1/2200 chars]\n${rule}\n${readFileSync(memoryFile, 'utf8')}`,
          },
        ],
      }),
    skills: () => '',
    scan: () => [],
    settings: () => ({
      memoryEnabled: true,
      userEnabled: true,
      contextFileMaxChars: 0,
      contextFileTimeout: 5000,
      timeZone: null,
      contextWindow: null,
    }),
  });
  const agent: Agent = createAgent({
    store: sessionPort(
      sessions,
      'desktop',
      tools.map((each) => each.name),
    ),
    model: () => models.provider(),
    prompts,
    tools,
    drafts: createDrafts(join(home, 'desk', 'turns'), () => undefined),
    emit,
    workspace: () => join(home, 'work'),
    maxCalls: () => 50,
    turnContext: (_session, text) => Promise.resolve(text.includes('3') ? '[recalled: tea]' : ''),
  });
  return { agent, sessions };
}

interface Body {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly tools: unknown;
}

function temporaryWorkspace(): string {
  const home = temporaryHome();
  writeFileSync(join(home, 'memory.txt'), 'Likes tea');
  mkdirSync(join(home, 'work', 'sub'), { recursive: true });
  return home;
}

describe('over twenty turns with tool calls, memory writes and restarts', () => {
  it('every request begins with the bytes of the one before', async () => {
    const home = temporaryWorkspace();
    writeFileSync(join(home, 'work', 'AGENTS.md'), 'Rules of the project.');
    writeFileSync(join(home, 'work', 'sub', 'AGENTS.md'), 'Rules of sub.');
    writeFileSync(join(home, 'work', 'sub', 'a.txt'), '中文 and 😀\n');
    const answers: ServerAnswer[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      if (turn % 2 === 0)
        answers.push([{ name: 'memory', args: `{"action": "add",  "content": "fact ${String(turn)} 中"}` }]);
      if (turn % 3 === 0)
        answers.push([
          { name: 'read_file', args: '{"path":"sub/a.txt"}' },
          { name: 'list_files', args: '' },
        ]);
      if (turn % 5 === 0) answers.push([{ name: 'memory', args: '{"action": "add", "content": "cut' }]);
      answers.push(`Answer ${String(turn)} — with “quotes”, 中文 and 😀.`);
    }
    const server = await chatServer((number) => answers[number] ?? 'more');
    let desk = await open(home, server.url);
    let session: string | null = null;
    for (let turn = 0; turn < 20; turn += 1) {
      const sent = await desk.agent.send({ session, text: `Question ${String(turn)} 你好`, whenBusy: 'queue' });
      session = sent.session;
      await desk.agent.idle(session);
      if (turn === 9) writeFileSync(join(home, 'work', 'AGENTS.md'), 'Other rules.');
      if (turn % 7 === 6) {
        await desk.sessions.close();
        desk = await open(home, server.url);
      }
    }
    const bodies = server.bodies.map((text) => JSON.parse(text) as Body);
    expect(bodies).toHaveLength(answers.length);
    for (const [at, body] of bodies.entries()) {
      const before = bodies[at - 1];
      if (before === undefined) continue;
      expect(JSON.stringify(body.messages.slice(0, before.messages.length))).toBe(JSON.stringify(before.messages));
      expect(JSON.stringify(body.tools)).toBe(JSON.stringify(before.tools));
    }
    const system = bodies.at(-1)?.messages[0]?.content ?? '';
    expect(system).toContain('Rules of the project.');
    expect(system).toContain('Likes tea');
    expect(system).not.toContain('fact 0');
    expect(JSON.stringify(bodies.at(-1)?.messages)).toContain('Subdirectory context discovered: sub/AGENTS.md');
    expect(JSON.stringify(bodies.at(-1)?.messages)).toContain('[recalled: tea]');

    const rows = desk.sessions.messages(session ?? '', { limit: 1000 }).messages;
    expect(rows.filter((row) => row.role === 'user').map((row) => row.content)).toContain('Question 3 你好');
    expect(rows.find((row) => row.toolName === 'memory')?.effect).toEqual({ journal: [7], staged: [] });
    expect(rows.filter((row) => row.content.includes('end too early'))).toHaveLength(4);
    expect(desk.sessions.get(session ?? '')).toMatchObject({
      title: 'Question 0 你好',
      inputTokens: 100 * answers.length,
    });
    expect(readFileSync(join(home, 'memory.txt'), 'utf8').match(/fact/gu)).toHaveLength(10);
  }, 60_000);
});

describe('a new snapshot', () => {
  it('begins with another model, is said, and is kept from then on', async () => {
    const home = temporaryWorkspace();
    const server = await chatServer(() => 'ok');
    const { agent, sessions } = await open(home, server.url);
    const { session } = await agent.send({ session: null, text: 'hi', whenBusy: 'queue' });
    await agent.idle(session);
    const foreign = `Soul.\n\nConversation started: today\nModel: other\nProvider: custom`;
    await sessions.replacePrompt(session, foreign);
    await agent.send({ session, text: 'again', whenBusy: 'queue' });
    await agent.idle(session);
    const notes = sessions.messages(session, { limit: 100 }).messages.filter((row) => row.role === 'note');
    expect(notes.map((row) => row.displayKind)).toEqual(['new_snapshot']);
    expect(sessions.prompt(session)?.text).toContain('Model: model-x');
    expect(await agent.live(session)).toEqual({ live: null, halfDone: false, waiting: [] });
    expect(server.bodies.map((body) => (JSON.parse(body) as Body).messages.length)).toEqual([2, 4]);
  });
});

describe('two processes on one home', () => {
  it('are never in the same conversation at once', async () => {
    const home = temporaryWorkspace();
    const server = await chatServer(() => 'ok');
    const one = await open(home, server.url);
    const two = await open(home, server.url);
    const { session } = await one.agent.send({ session: null, text: 'hi', whenBusy: 'queue' });
    await one.agent.idle(session);
    const lease = await one.sessions.acquireTurn(session);
    await expect(two.agent.send({ session, text: 'me too', whenBusy: 'queue' })).rejects.toThrow(
      /Hermes Desk in process \d+ is running a turn/u,
    );
    await lease?.release();
    await two.agent.send({ session, text: 'now', whenBusy: 'queue' });
    await two.agent.idle(session);
    expect(server.bodies).toHaveLength(2);
  });
});
