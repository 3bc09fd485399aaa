import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createMemory, type MemoryService } from '../memory/index.ts';
import { scan } from '../memory/scanner/index.ts';
import { createModels } from '../models/models.ts';
import { createPromptBuilder } from '../prompt/builder.ts';
import { createSessions } from '../sessions/index.ts';
import { createAgent, type Agent } from './agent.ts';
import { createDrafts } from './drafts.ts';
import { sessionPort } from './session-port.ts';
import { temporaryHome } from './testing/home.ts';
import { createFileTools } from './tools/file-tools.ts';

/** Everything real: store, memory, scanner, prompt, and the offline guide as the model. */
async function openHome(gate: boolean) {
  const home = temporaryHome();
  const desk = join(home, 'desk');
  const sessions = await createSessions({
    file: join(home, 'state.db'),
    deskDir: desk,
    readOnly: false,
    emit: () => undefined,
    log: () => undefined,
    waiting: () => 0,
    running: () => false,
  });
  onTestFinished(() => sessions.close());
  const memory: MemoryService = createMemory({
    memoriesDir: join(home, 'memories'),
    pendingDir: join(home, 'pending'),
    deskDir: desk,
    limits: () => ({ memory: 2200, user: 1375 }),
    enabled: () => true,
    gate: () => gate,
    setGate: () => Promise.resolve(),
    scan,
    emit: () => undefined,
    sessions: { prompt: () => null, latest: () => null, title: () => null, quote: () => null },
    log: { info: () => undefined, warn: () => undefined },
  });
  await memory.open({ watch: false });
  onTestFinished(() => memory.close());
  const models = createModels({ config: () => ({ get: () => undefined }), secrets: { get: () => null } });
  const tools = [memory.tool, ...createFileTools()];
  const agent: Agent = createAgent({
    store: sessionPort(
      sessions,
      'cli',
      tools.map((each) => each.name),
    ),
    model: () => models.provider(),
    prompts: createPromptBuilder({
      home,
      homeShort: home,
      profile: 'default',
      platform: 'cli',
      memory: () => memory.snapshot(),
      skills: () => '',
      scan: (text) => scan(text, 'context').map((finding) => finding.kind),
      settings: () => ({
        memoryEnabled: true,
        userEnabled: true,
        contextFileMaxChars: 0,
        contextFileTimeout: 5000,
        timeZone: null,
        contextWindow: 128_000,
      }),
    }),
    tools,
    drafts: createDrafts(join(desk, 'turns'), () => undefined),
    emit: () => undefined,
    workspace: () => null,
    maxCalls: () => 50,
  });
  const say = async (session: string | null, text: string): Promise<string> => {
    const sent = await agent.send({ session, text, whenBusy: 'queue' });
    await agent.idle(sent.session);
    return sent.session;
  };
  return { home, sessions, memory, agent, say };
}

it('“remember” to the offline guide writes the entry, leaves this session’s prompt as it is, and is told to the next', async () => {
  const { home, sessions, say } = await openHome(false);
  const session = await say(null, 'remember that I prefer metric units');
  const before = sessions.prompt(session)?.hash;
  expect(readFileSync(join(home, 'memories', 'USER.md'), 'utf8')).toBe('Prefers metric units');
  await say(session, 'what do you know about me?');
  expect(sessions.prompt(session)?.hash).toBe(before);
  expect(sessions.prompt(session)?.text).not.toContain('metric');
  const next = await say(null, 'hello');
  expect(sessions.prompt(next)?.text).toContain('metric units');
  const rows = sessions.messages(session, { limit: 100 }).messages;
  expect(rows.find((row) => row.toolName === 'memory')?.effect?.journal).toHaveLength(1);
});

it('with the gate on the same words make a staged write, and no tool call can approve it', async () => {
  const { home, sessions, memory, agent, say } = await openHome(true);
  const session = await say(null, 'remember that I prefer metric units');
  const row = sessions.messages(session, { limit: 100 }).messages.find((each) => each.toolName === 'memory');
  const [id] = row?.effect?.staged ?? [];
  expect(id).toMatch(/^[0-9a-f]{8}$/u);
  expect(() => readFileSync(join(home, 'memories', 'USER.md'))).toThrow();
  const calls = ['approve', 'apply', 'override', 'purge'].flatMap((action) => [
    { name: 'memory', argumentsText: JSON.stringify({ action, target: 'user', id, pending_id: id, content: 'x' }) },
    { name: action, argumentsText: JSON.stringify({ id }) },
  ]);
  for await (const result of agent.callTools(calls, { session })) expect(result.failed).toBe(true);
  expect((await memory.snapshot()).blocks).toEqual([]);
});
