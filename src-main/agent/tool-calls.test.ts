import { describe, expect, it } from 'vitest';
import type { Tool, ToolContext } from '@shared/tools/tool.ts';
import type { ModelToolCall } from './ports.ts';
import { ok, tool } from './testing/fakes.ts';
import { maxResultLength, runCalls, segments, type CallsDeps, type FinishedCall } from './tool-calls.ts';

function call(name: string, id: string, args = '{}'): ModelToolCall {
  return { id, name, arguments: args, problem: null };
}

function context(signal: AbortSignal = new AbortController().signal): ToolContext {
  return { session: 's', turn: 't', origin: 'foreground', message: null, workspace: null, signal };
}

function deps(tools: readonly Tool[], over: Partial<CallsDeps> = {}): CallsDeps {
  return {
    tools: new Map(tools.map((each) => [each.name, each])),
    hints: null,
    consent: null,
    parallel: 8,
    timeout: 10_000,
    grace: 10_000,
    log: () => undefined,
    ...over,
  };
}

async function run(calls: readonly ModelToolCall[], with_: CallsDeps, signal?: AbortSignal) {
  const order: string[] = [];
  const done = await runCalls(calls, context(signal), with_, {
    started: (each) => order.push(`start ${each.id}`),
    finished: (each) => {
      order.push(`done ${each.call.id}`);
      return Promise.resolve();
    },
  });
  return { done, order };
}

/** A tool each of whose calls ends when it is let go, by id of its `n` argument. */
function held(name: string, concurrency: Tool['concurrency']) {
  const gates = new Map<unknown, PromiseWithResolvers<undefined>>();
  const gate = (n: unknown): PromiseWithResolvers<undefined> => {
    const known = gates.get(n) ?? Promise.withResolvers<undefined>();
    gates.set(n, known);
    return known;
  };
  const began: unknown[] = [];
  const one = tool(name, concurrency, async ({ n }) => {
    began.push(n);
    await gate(n).promise;
    return ok(String(n));
  });
  return { tool: one, began, letGo: (n: unknown) => gate(n).resolve(undefined) };
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

describe('the calls of one answer', () => {
  it('that may overlap do, and are told of in their own order', async () => {
    const read = held('read', 'parallel');
    const going = run([call('read', 'a', '{"n":1}'), call('read', 'b', '{"n":2}')], deps([read.tool]));
    await tick();
    expect(read.began).toEqual([1, 2]);
    read.letGo(2);
    await tick();
    read.letGo(1);
    expect((await going).order).toEqual(['start a', 'start b', 'done a', 'done b']);
  });

  it('wait at a barrier, which waits for all before it', async () => {
    const read = held('read', 'parallel');
    const write = held('write', 'barrier');
    const calls = [call('read', 'a', '{"n":1}'), call('write', 'b', '{"n":2}'), call('read', 'c', '{"n":3}')];
    const going = run(calls, deps([read.tool, write.tool]));
    await tick();
    expect([read.began, write.began]).toEqual([[1], []]);
    read.letGo(1);
    await tick();
    expect([read.began, write.began]).toEqual([[1], [2]]);
    write.letGo(2);
    read.letGo(3);
    await going;
    expect(read.began).toEqual([1, 3]);
  });

  it('overlap at most as many as is set', async () => {
    const read = held('read', 'parallel');
    const calls = [1, 2, 3, 4, 5].map((n) => call('read', String(n), `{"n":${String(n)}}`));
    const going = run(calls, deps([read.tool], { parallel: 2 }));
    await tick();
    expect(read.began).toEqual([1, 2]);
    read.letGo(2);
    await tick();
    expect(read.began).toEqual([1, 2, 3]);
    for (const n of [1, 3, 4, 5]) read.letGo(n);
    expect((await going).done.map((each) => each.content)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('are cut into runs at every barrier and unknown name', () => {
    const tools = deps([tool('r', 'parallel', () => ok('')), tool('w', 'barrier', () => ok(''))]).tools;
    const names = ['r', 'r', 'w', 'w', 'r', 'x', 'r'].map((name, at) => call(name, String(at)));
    expect(segments(names, tools).map((each) => each.map(({ id }) => id).join(''))).toEqual([
      '01',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
  });

  it('that fail, throw or never end are answered', async () => {
    const bad = tool('bad', 'barrier', () => {
      throw new Error('broken inside');
    });
    const never = tool('never', 'parallel', () => new Promise(() => undefined));
    const { done } = await run(
      [call('bad', 'a'), call('never', 'b'), call('gone', 'c')],
      deps([bad, never], { timeout: 5 }),
    );
    expect(done.map((each) => each.failed)).toEqual([true, true, true]);
    expect(done[0]?.content).toContain('broken inside');
    expect(done[1]?.content).toContain('did not answer within');
    expect(done[2]?.content).toContain('There is no tool named \\"gone\\". The tools are: bad, never.');
  });

  it('with unusable arguments are not run, and the model’s own problem is told as it is', async () => {
    const f = tool('f', 'parallel', () => expect.fail('it must not run'));
    const cut: ModelToolCall = { ...call('f', 'b', '{"a'), problem: 'Cut off.' };
    const { done } = await run([call('f', 'a', '[1]'), cut], deps([f]));
    expect(done[0]?.content).toContain('must be one JSON object, not an array');
    expect(done[1]?.content).toBe('{"success":false,"error":"Cut off."}');
    expect(done.every((each) => each.refused)).toBe(true);
  });

  it('give the model a bounded text', async () => {
    const { done } = await run([call('f', 'a')], deps([tool('f', 'parallel', () => ok('😀'.repeat(maxResultLength)))]));
    expect(done[0]?.content.length).toBeLessThan(maxResultLength + 100);
    expect(done[0]?.content.isWellFormed()).toBe(true);
  });

  it('that change something are waited for after a stop, so that their result is the truth', async () => {
    const abort = new AbortController();
    const write = held('write', 'barrier');
    const going = run([call('write', 'a', '{"n":1}'), call('write', 'b', '{"n":2}')], deps([write.tool]), abort.signal);
    await tick();
    abort.abort();
    await tick();
    write.letGo(1);
    const { done } = await going;
    expect(done[0]?.content).toBe('1');
    expect(done[1]?.content).toContain('was not run');
    expect(write.began).toEqual([1]);
  });

  it('that hang after a stop are left behind when the grace is over', async () => {
    const abort = new AbortController();
    const write = held('write', 'barrier');
    const going = run([call('write', 'a', '{"n":1}')], deps([write.tool], { grace: 1 }), abort.signal);
    await tick();
    abort.abort();
    expect((await going).done[0]?.content).toContain('may or may not have taken effect');
  });

  it('get hints behind their results, in the order of the calls', async () => {
    let count = 0;
    const hints = { after: () => Promise.resolve(`\n\n[hint ${String((count += 1))}]`) };
    const f = tool('f', 'parallel', ({ n }) => ok(String(n)));
    const { done } = await run([call('f', 'a', '{"n":1}'), call('f', 'b', '{"n":2}')], deps([f], { hints }));
    expect(done.map((each: FinishedCall) => [each.content, each.apiContent])).toEqual([
      ['1', '1\n\n[hint 1]'],
      ['2', '2\n\n[hint 2]'],
    ]);
  });
});
