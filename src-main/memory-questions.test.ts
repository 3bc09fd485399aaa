import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DeskError } from '@shared/contract/errors.ts';
import { startFakeProvider, type FakeProvider, type RecordedRequest } from '../e2e/fake-provider/server.ts';
import { createCore, type Core } from './core.ts';
import { homePaths, silentLogger, type Config } from './home/index.ts';
import { tempDir } from './home/testing/temp-home.ts';
import { HonchoStub } from './memory-providers/honcho/testing/stub.ts';
import { memoryQuestions, questionFrom } from './memory-questions.ts';
import type { Provider } from './models/provider.ts';

const isQuestion = ({ body }: RecordedRequest): boolean => body.toString().includes('Answer with one question');

interface World {
  readonly core: Core;
  readonly model: FakeProvider;
  readonly honcho: HonchoStub;
  readonly say: (session: string | null, text: string) => Promise<string>;
  /** What the newest pass of the dialectic was asked. */
  readonly asked: () => unknown;
}

async function world(more: string, question: string, settings: object = {}): Promise<World> {
  const [model, honcho] = [await startFakeProvider(), await new HonchoStub().start()];
  model.respond((request) => (isQuestion(request) ? { say: question } : { say: 'Tomatoes.' }));
  const dir = tempDir();
  const yaml = [
    ...['model:', '  default: fake-model', '  provider: custom', `  base_url: ${model.url}`],
    ...[
      'memory:',
      '  provider: honcho',
      '  nudge_interval: 0',
      'auxiliary:',
      '  title_generation:',
      '    enabled: false',
    ],
    more,
  ];
  writeFileSync(join(dir, 'config.yaml'), `${yaml.join('\n')}\n`);
  const file = join(dir, 'honcho.json');
  mkdirSync(dirname(file), { recursive: true });
  const hosts = { hermes: { peerName: 'eri', queryRewrite: true, ...settings } };
  writeFileSync(file, JSON.stringify({ baseUrl: honcho.url, hosts }));
  const core = await createCore({
    ...{ paths: homePaths(dir, dir, 'default'), host: 'web', story: null, model: null, workspace: null, env: {} },
    ...{ version: '0', emit: () => undefined },
  });
  onTestFinished(async () => {
    await core.close();
    await honcho.stop();
    await model.close();
  });
  const { agent } = core.services();
  return {
    ...{ core, model, honcho },
    say: async (session, text) => {
      const sent = await agent.send({ session, text, whenBusy: 'queue' });
      await agent.idle(sent.session);
      return sent.session;
    },
    asked: () => honcho.bodies(/^POST .*\/chat/).at(-1)?.['query'],
  };
}

describe('queryRewrite of Honcho', () => {
  it('asks Honcho what a model made of the message, counts what that cost, and bares no key to either', async () => {
    const { core, model, say, asked } = await world('', '"Which vegetables does this person grow?"');
    const session = await say(null, 'What shall I plant, with sk-planted0123456789abcdefghijklmnop?');
    await expect.poll(asked).toBe('Which vegetables does this person grow?');
    const [request] = model.requests.filter(isQuestion);
    expect(request?.body.toString()).toContain('What shall I plant');
    expect(request?.body.toString()).not.toContain('sk-planted0123456789abcdefghijklmnop');
    const db = new Database(core.paths.stateDb, { readonly: true });
    onTestFinished(() => void db.close());
    const tasks = db.prepare('SELECT task FROM session_model_usage WHERE session_id = ?').pluck();
    await expect.poll(() => tasks.all(session)).toContain('memory_query_rewrite');
  });

  it('goes on without it where the answer is no question', async () => {
    const { say, asked, model, honcho } = await world('', '- one\n- two', { dialecticCadence: 1 });
    await say(null, 'What shall I plant?');
    await expect.poll(() => model.requests.filter(isQuestion).length).toBe(1);
    await expect.poll(() => honcho.count(/^POST .*\/chat/)).toBe(2);
    expect(asked()).toMatch(/this person/u);
  });

  it('waits no longer for the model than recallSync lets a prompt wait for all of it', async () => {
    const { model, say, honcho } = await world('', '', { recallSync: true, timeout: 0.3 });
    model.respond((request) => (isQuestion(request) ? { say: 'Which?', gate: 'never' } : { say: 'Tomatoes.' }));
    const session = await say(null, 'What shall I plant?');
    expect(session).not.toBe('');
    expect(model.requests.filter(isQuestion)).toHaveLength(1);
    expect(honcho.count(/^POST .*\/chat/)).toBe(0);
  });
});

describe('a question to memory', () => {
  const ask = async (stream: Provider['stream'], obstacle: DeskError | null = null, seconds = 8): Promise<string> => {
    const config = { number: () => seconds } as unknown as Config;
    const model = (): Provider => ({ ...{ id: 'm', model: 'm' }, stream }) as Provider;
    const sessions = { addUsage: () => Promise.reject(new DeskError('not_found', 'No such conversation.')) };
    const rewrite = memoryQuestions({
      ...{ config, model, sessions, obstacle: () => obstacle, redact: (text) => text, log: silentLogger },
    });
    return await rewrite({ session: 's', text: 'x'.repeat(5000) }, new AbortController().signal);
  };

  it('is not asked for where no model works behind the conversations', async () => {
    const unasked = (): never => {
      throw new Error('asked');
    };
    expect(await ask(unasked, new DeskError('refused', 'Everything is paused.'))).toBe('');
  });

  it('reads the beginning and the end of a long message, and drops what was begun anew', async () => {
    let length = 0;
    const stream: Provider['stream'] = async function* ({ messages }) {
      await Promise.resolve();
      length = messages[0]?.content?.length ?? 0;
      yield { type: 'text', text: 'Half a' };
      yield { type: 'restart' };
      yield { type: 'text', text: 'Which tea?' };
      const none = { inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0, reasoningTokens: 0 };
      yield { type: 'usage', usage: { ...none, costUsd: null, estimated: false } };
    };
    expect(await ask(stream)).toBe('Which tea?');
    expect(length).toBeLessThan(4000);
  });

  it('is given up when its time is over', async () => {
    const stuck: Provider['stream'] = async function* (_request, signal) {
      await new Promise((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error)));
      yield { type: 'text', text: 'late' };
    };
    await expect(ask(stuck, null, 0.02)).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('an answer as a question', () => {
  it.each([
    ['Which tea does this person like?', 'Which tea does this person like?'],
    ['  “喜欢什么茶？”\n', '喜欢什么茶？'],
    ['Question: **What is planned for May?**', 'What is planned for May?'],
    ['', ''],
    ['Here you are:\nWhich tea?', ''],
    ['- Which tea?', ''],
    ['{"question": "Which tea?"}', ''],
    ['?!', ''],
    [`Which ${'very '.repeat(80)}long?`, ''],
  ])('%j is %j', (answer, question) => {
    expect(questionFrom(answer)).toBe(question);
  });
});
