import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chunk, done, startFakeProvider, stream, type FakeProvider } from '../../e2e/fake-provider/server.ts';
import { call, calls, wantsTools } from './testing/hostile-case.ts';
import { failureCases } from './testing/hostile-failures.ts';
import { pieceCases, reasoningCases, textCases } from './testing/hostile-text.ts';
import { toolCases } from './testing/hostile-calls.ts';
import { RemoteProvider } from './remote-provider.ts';
import { asking, collect, endpointAt, patientPolicy, tool, type Outcome } from './testing/support.ts';

function runnable(outcome: Outcome): (readonly [string, unknown])[] {
  return outcome.calls.map((made) => [
    made.name,
    made.problem === null ? (JSON.parse(made.arguments) as unknown) : null,
  ]);
}

describe('a single answer, whatever the server sends', () => {
  let server: FakeProvider;
  beforeAll(async () => {
    server = await startFakeProvider();
  });
  afterAll(() => server.close());

  const tools = ['read_file', 'memory', 'now', 'get'].map((name) => tool(name));
  const groups = {
    text: textCases,
    pieces: pieceCases,
    reasoning: reasoningCases,
    'tool calls': toolCases,
    failure: failureCases,
  };

  it('is tried with at least a hundred streams', () => {
    const names = Object.values(groups).flatMap((cases) => cases.map(({ name }) => name));
    expect(names.length).toBeGreaterThanOrEqual(100);
  });

  for (const [group, cases] of Object.entries(groups)) {
    it.each(cases.map((row) => [row.name, row] as const))(`${group}: %s`, async (_name, row) => {
      server.reset();
      server.script(row.reply);
      const policy = patientPolicy({ attempts: 1 });
      const provider = new RemoteProvider(endpointAt(server, { finishGrace: 200 }), [], policy);
      const outcome = await collect(provider, asking('Hi', ...tools));

      expect(outcome.error?.errorClass ?? null).toBe(row.fails ?? null);
      expect(outcome.text).toBe(row.text ?? '');
      if (row.reasoning !== undefined) expect(outcome.reasoning).toBe(row.reasoning);
      expect(runnable(outcome)).toEqual(row.calls ?? []);
      expect(new Set(outcome.calls.map((made) => made.id)).size).toBe(outcome.calls.length);
      for (const made of outcome.calls) expect(made.id).not.toBe('');
      if (row.fails === undefined) {
        expect(outcome.usage).toHaveLength(1);
        expect(outcome.end?.finishReason).toBe(row.finish ?? ((row.calls ?? []).length > 0 ? 'tool_calls' : 'stop'));
        expect(outcome.events.at(-1)?.type).toBe('end');
        if (row.inputTokens !== undefined) expect(outcome.usage[0]?.inputTokens).toBe(row.inputTokens);
      } else {
        expect(outcome.usage).toHaveLength(0);
        expect(outcome.error?.message).not.toMatch(/[<\n]/);
        expect(outcome.error?.message.length ?? 0).toBeLessThan(400);
      }
    });
  }

  it('tells a model whose call was cut from one whose JSON is wrong', async () => {
    server.reset();
    const cut = '{"action":"add","content":"half';
    server.script(
      stream(calls(call(0, 'memory', cut, 'c1')), chunk({}, 'length'), done),
      stream(calls(call(0, 'memory', '{"action": listt}', 'c1')), wantsTools, done),
    );
    const provider = new RemoteProvider(endpointAt(server), [], patientPolicy());
    const first = await collect(provider, asking('Hi', ...tools));
    const second = await collect(provider, asking('Hi', ...tools));
    expect(first.calls[0]?.problem).toContain('cut off by the output limit');
    expect(first.calls[0]?.arguments).toBe(cut);
    expect(second.calls[0]?.problem).toContain('not valid JSON at character 11');
    expect(second.calls[0]?.problem).not.toContain('limit');
  });

  it('estimates usage and says so where the server reports none', async () => {
    server.reset();
    server.script({ say: 'Hello world', usage: null });
    const provider = new RemoteProvider(endpointAt(server, { finishGrace: 20 }), [], patientPolicy());
    const {
      usage: [told],
    } = await collect(provider, asking('Hi'));
    expect(told).toMatchObject({ estimated: true, costUsd: null });
    expect(told?.outputTokens).toBeGreaterThan(0);
  });
});
