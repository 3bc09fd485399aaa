import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  chunk,
  done,
  startFakeProvider,
  status,
  stream,
  type FakeProvider,
} from '../../../e2e/fake-provider/server.ts';
import { toolCases } from '../../models/testing/hostile-calls.ts';
import type { Case } from '../../models/testing/hostile-case.ts';
import { failureCases } from '../../models/testing/hostile-failures.ts';
import { messageCases } from '../../models/testing/hostile-messages.ts';
import { pieceCases, reasoningCases, textCases } from '../../models/testing/hostile-text.ts';
import { openCli } from './open.ts';
import { runCli, type CliDesk } from './run.ts';

interface Answer {
  readonly session_id: string;
  readonly outcome: string;
  readonly final_response: string;
  readonly tool_calls: readonly { readonly id: string; readonly name: string; readonly result: string | null }[];
  readonly usage: { readonly calls: number };
  readonly error: { readonly code: string; readonly message: string; readonly remedy: string } | null;
}

/** The command line on one home that stays open, against a server that misbehaves. */
class Line {
  readonly home: string;
  readonly desk: CliDesk;

  constructor(home: string, desk: CliDesk) {
    this.home = home;
    this.desk = desk;
  }

  static async open(server: FakeProvider, apiMode: string, { tries = 1, stale = 20 } = {}): Promise<Line> {
    const home = await mkdtemp(join(tmpdir(), 'desk-hostile-'));
    const config = [
      `model: { provider: custom, default: fake-model, base_url: "${server.url}", api_mode: ${apiMode} }`,
      `agent: { api_max_retries: ${String(tries)}, auto_recovery_cycles: 0 }`,
      // A title would be one request more than the case is made of.
      'auxiliary: { title_generation: { enabled: false }, background_review: { enabled: false } }',
      `providers: { custom: { stale_timeout_seconds: ${String(stale)} } }`,
    ];
    await writeFile(join(home, 'config.yaml'), `${config.join('\n')}\n`);
    const opened: CliDesk[] = [];
    const { code } = await run(['--home', home, 'sessions', 'list'], async (args) => {
      const desk = await openCli(args);
      opened.push(desk);
      return { ...desk, close: () => Promise.resolve() };
    });
    expect(code).toBe(0);
    return new Line(home, opened[0] ?? expect.fail('the home was not opened'));
  }

  async chat(text: string, ...words: string[]): Promise<{ code: number; answer: Answer }> {
    const desk = { ...this.desk, close: () => Promise.resolve() };
    const { code, out } = await run(['--json', 'chat', '-q', text, ...words], () => Promise.resolve(desk));
    expect(out.trim().split('\n')).toHaveLength(1);
    return { code, answer: JSON.parse(out) as Answer };
  }

  async close(): Promise<void> {
    await this.desk.close();
    await rm(this.home, { recursive: true, force: true });
  }
}

async function run(
  words: readonly string[],
  open: Parameters<typeof runCli>[2],
): Promise<{ code: number; out: string }> {
  let out = '';
  const terminal = {
    out: (text: string) => void (out += text),
    err: () => undefined,
    readInput: () => Promise.resolve(''),
    async *inputLines() {
      yield* await Promise.resolve([]);
    },
    signal: new AbortController().signal,
  };
  return { code: await runCli(words, terminal, open), out };
}

/** What the command must say of a case: the words once, each call once, or why there is no answer. */
function check(row: Case, code: number, { final_response, tool_calls, error }: Answer): void {
  // A null character has no place in a database of texts.
  const text = (row.text ?? '').toWellFormed().replaceAll('\u0000', '\uFFFD');
  const silent = text === '' && (row.calls ?? []).length === 0;
  if (row.fails !== undefined || silent) {
    expect(code).toBe(1);
    expect(error?.code).toBe('provider_failed');
    expect(error?.message.length ?? 0).toBeLessThan(400);
    expect(error?.message).not.toMatch(/[<\n]/u);
    expect(error?.remedy).not.toBe('');
    expect(final_response).toBe(text);
    expect(tool_calls).toEqual([]);
    return;
  }
  expect(error).toBeNull();
  expect(code).toBe(0);
  expect(tool_calls.map(({ name }) => name)).toEqual((row.calls ?? []).map(([name]) => name));
  expect(new Set(tool_calls.map(({ id }) => id)).size).toBe(tool_calls.length);
  for (const { result } of tool_calls) expect(result).not.toBeNull();
  expect(final_response).toBe(tool_calls.length > 0 ? 'Behind the calls.' : text);
}

const protocols = {
  chat_completions: [...textCases, ...pieceCases, ...reasoningCases, ...toolCases, ...failureCases],
  anthropic_messages: messageCases,
};

describe.each(Object.entries(protocols))('chat -q --json against a server of %s that misbehaves', (mode, cases) => {
  let server: FakeProvider;
  let line: Line;
  beforeAll(async () => {
    server = await startFakeProvider();
    line = await Line.open(server, mode);
  });
  afterAll(async () => {
    await line.close();
    await server.close();
  });

  it.each(cases.map((row) => [row.name, row] as const))('%s', async (_name, row) => {
    server.reset();
    server.script(row.reply, ...((row.calls ?? []).length > 0 ? [{ say: 'Behind the calls.' }] : []));
    const { code, answer } = await line.chat('Hi');
    check(row, code, answer);

    // Whatever came, the conversation goes on, and the server takes it.
    server.reset();
    server.script({ say: 'And on.' });
    const next = await line.chat('Go on', '--session', answer.session_id);
    expect(next.answer).toMatchObject({ error: null, final_response: 'And on.', outcome: 'completed' });
    expect(server.requests).toHaveLength(1);
  });
});

describe('chat -q --json with retries', () => {
  it('says the words once and runs the tool once, though streams broke off before', async () => {
    const server = await startFakeProvider();
    const line = await Line.open(server, 'chat_completions', { tries: 2 });
    const now = { 'Retry-After': '0.05' };
    const cut = stream(chunk({ content: 'Let me sa' }));
    const call = {
      index: 0,
      id: 'c1',
      type: 'function',
      function: { name: 'memory', arguments: '{"action":"add","target":"memory","content":"likes tea"}' },
    };
    server.script(
      cut,
      stream(chunk({ content: 'Let me save it.' }), chunk({ tool_calls: [call] }), chunk({}, 'tool_calls'), done),
      status(429, { error: { message: 'slow down' } }, now),
      { say: 'Saved.' },
    );
    const { code, answer } = await line.chat('I like tea');
    expect([code, answer.error]).toEqual([0, null]);
    expect(answer.final_response).toBe('Saved.');
    expect(answer.tool_calls).toMatchObject([{ id: 'c1', name: 'memory' }]);
    const said = server.requests.at(-1)?.body.toString() ?? '';
    expect(said.split('Let me save it.')).toHaveLength(2);
    expect(said.split('"tool_call_id":"c1"')).toHaveLength(2);
    await line.close();
    await server.close();
  });

  it('ends with one line when the server stalls for longer than stale_timeout_seconds', async () => {
    const server = await startFakeProvider();
    const line = await Line.open(server, 'chat_completions', { stale: 1 });
    server.script(stream(chunk({ content: 'Half' }), { end: 'hang' }));
    const { code, answer } = await line.chat('Hi');
    expect([code, answer.final_response]).toEqual([1, 'Half']);
    expect(answer.error?.message).toMatch(/sent nothing for 1 seconds/u);
    await line.close();
    await server.close();
  });
});
