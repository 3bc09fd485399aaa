import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelEvent, ModelRequest, WireMessage } from './ports.ts';
import { bench, breaks, hangs, ok, says, tool, type Bench, type Step } from './testing/fakes.ts';

/** What one scripted answer is like; the texts and arguments are filled in with marks that occur once. */
type Kind = 'text' | 'calls' | 'cut' | 'cut at once' | 'restart' | 'silent' | 'hang' | 'throws' | 'no end' | 'length';
type CallKind = 'read' | 'write' | 'broken' | 'unknown' | 'list' | 'nothing';

interface Script {
  readonly kind: Kind;
  readonly calls: readonly CallKind[];
}

type Action = 'send' | 'steer' | 'queue' | 'interrupt' | 'stop' | 'retry' | 'continue' | 'edit' | 'wait' | 'live';

const script = fc.record<Script>({
  kind: fc.constantFrom(
    'text',
    'calls',
    'calls',
    'calls',
    'cut',
    'cut at once',
    'restart',
    'silent',
    'hang',
    'throws',
    'no end',
    'length',
  ),
  calls: fc.array(fc.constantFrom('read', 'write', 'broken', 'unknown', 'list', 'nothing'), {
    minLength: 1,
    maxLength: 4,
  }),
});
const action = fc.record({
  what: fc.constantFrom<Action>(
    'send',
    'steer',
    'queue',
    'interrupt',
    'stop',
    'retry',
    'continue',
    'edit',
    'wait',
    'live',
  ),
  ticks: fc.integer({ min: 0, max: 12 }),
});

/** Throws unless the messages are what every provider takes. */
function checkValid(messages: readonly WireMessage[]): void {
  expect(messages[0]?.role).toBe('user');
  for (const [at, message] of messages.entries()) {
    const before = messages[at - 1];
    if (message.role === 'user') expect(before?.role).not.toBe('user');
    if (message.role === 'assistant') {
      expect(before?.role === 'user' || before?.role === 'tool').toBe(true);
      expect((message.content ?? '') !== '' || (message.tool_calls?.length ?? 0) > 0).toBe(true);
      const ids = (message.tool_calls ?? []).map((call) => call.id);
      expect(new Set(ids).size).toBe(ids.length);
      const results = messages.slice(at + 1, at + 1 + ids.length);
      expect(results.map((each) => (each.role === 'tool' ? each.tool_call_id : ''))).toEqual(ids);
      for (const call of message.tool_calls ?? []) expect(typeof JSON.parse(call.function.arguments)).toBe('object');
    }
    if (message.role === 'tool') expect(before?.role === 'tool' || before?.role === 'assistant').toBe(true);
  }
}

/** Whether `later` begins with `earlier`, whose last message may have grown at its end. */
function extendsPrefix(earlier: ModelRequest, later: ModelRequest): boolean {
  const last = earlier.messages.length - 1;
  const same = earlier.messages
    .slice(0, -1)
    .every((message, at) => JSON.stringify(message) === JSON.stringify(later.messages[at]));
  const grown = later.messages[last]?.content ?? '';
  return earlier.system === later.system && same && grown.startsWith(earlier.messages[last]?.content ?? '');
}

/** Turns a script into a step; `mark` makes its texts unique in the whole run. */
function toStep({ kind, calls }: Script, mark: number): Step {
  const text = `<${String(mark)}>`;
  const args = (call: CallKind, index: number): { name: string; args: string } => {
    const token = JSON.stringify({ token: `${String(mark)}.${String(index)}` });
    if (call === 'broken') return { name: 'read', args: token.slice(0, -2) };
    if (call === 'list') return { name: 'write', args: `[${token}]` };
    if (call === 'nothing') return { name: 'idle', args: '' };
    return { name: call, args: token };
  };
  switch (kind) {
    case 'text':
      return says([text.slice(0, 1), text.slice(1)]);
    case 'calls':
      return says(mark % 2 === 0 ? text : '', calls.map(args));
    case 'length':
      return says(text, [], 'length');
    case 'cut':
      return breaks(text);
    case 'cut at once':
      return breaks('');
    case 'silent':
      return says('');
    case 'hang':
      return async function* (request, signal): AsyncGenerator<ModelEvent> {
        const call = { id: 'x', ...args('write', 0), arguments: '{"token":"never"}', problem: null };
        if (mark % 2 === 0) yield { type: 'tool_call', call };
        yield* hangs(text)(request, signal);
      };
    case 'throws':
      return () => {
        throw new TypeError('a fault of the provider');
      };
    case 'no end':
      return async function* (): AsyncGenerator<ModelEvent> {
        yield { type: 'text', text };
        yield {
          type: 'tool_call',
          call: { id: 'x', ...args('write', 0), arguments: '{"token":"never"}', problem: null },
        };
        await Promise.resolve();
      };
    case 'restart':
      return async function* (): AsyncGenerator<ModelEvent> {
        yield { type: 'text', text: `void ${text}` };
        await Promise.resolve();
        yield { type: 'restart' };
        yield { type: 'text', text };
        yield { type: 'end', finishReason: 'stop', provider: 'fake', model: 'scripted' };
      };
  }
}

async function ticks(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function act(b: Bench, session: string, what: Action, mark: number): Promise<void> {
  const text = `words ${String(mark)}`;
  try {
    if (what === 'send') await b.agent.send({ session, text, whenBusy: 'queue' });
    else if (what === 'steer' || what === 'queue' || what === 'interrupt')
      await b.agent.send({ session, text, whenBusy: what });
    else if (what === 'stop') await b.agent.stop(session);
    else if (what === 'retry') await b.agent.retry(session);
    else if (what === 'continue') await b.agent.continue(session);
    else if (what === 'live') await b.agent.live(session);
    else if (what === 'edit') {
      const row = b.store.conversation(session).find((each) => each.role === 'user');
      await b.agent.edit(session, row?.id ?? 0, text);
    }
  } catch (error) {
    if (
      !(error instanceof Error) ||
      !['busy', 'conflict', 'not_found'].includes(String((error as { code?: string }).code))
    )
      throw error;
  }
}

describe('whatever the model and the person do', () => {
  it('no text is doubled, no tool runs twice or with guessed arguments, and every request is valid and extends the one before', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(script, { maxLength: 14 }),
        fc.array(action, { maxLength: 14 }),
        async (scripts, actions) => {
          const runs: string[] = [];
          const run = (args: Readonly<Record<string, unknown>>) => {
            runs.push(String(args['token']));
            return ok('ran');
          };
          const tools = [
            tool('read', 'parallel', run),
            tool('write', 'barrier', run),
            tool('idle', 'parallel', () => ok('idle')),
          ];
          const b = bench(scripts.map(toStep), { tools, maxCalls: () => 6, log: () => undefined });
          const first = await b.agent.send({ session: null, text: 'words', whenBusy: 'queue' });
          const { session } = first;
          const rewinds: number[] = [];
          for (const [index, { what, ticks: wait }] of actions.entries()) {
            await ticks(wait);
            if (what === 'retry' || what === 'edit') rewinds.push(b.requests.length);
            await act(b, session, what, index);
          }
          while (b.agent.running(session)) {
            await ticks(20);
            await b.agent.stop(session);
          }

          for (const [at, request] of b.requests.entries()) {
            checkValid(request.messages);
            const before = b.requests[at - 1];
            if (before !== undefined && !rewinds.includes(at)) expect(extendsPrefix(before, request)).toBe(true);
          }
          expect(new Set(runs).size).toBe(runs.length);
          expect(runs).not.toContain('never');
          const all = (b.store.rows.get(session) ?? []).filter((row) => row.role === 'assistant');
          const texts = all.map((row) => row.content).join(' ');
          for (const mark of scripts.keys()) expect(texts.split(`<${String(mark)}>`).length).toBeLessThanOrEqual(2);
          const kept = all.filter((row) => row.content.includes('void'));
          expect(kept.every((row) => row.finishReason === 'stopped')).toBe(true);
          expect(all.every((row) => row.content !== '' || row.toolCalls.length > 0)).toBe(true);
          for (const row of all) {
            const results = (b.store.rows.get(session) ?? []).filter(
              (each) => each.role === 'tool' && each.id > row.id,
            );
            expect(results.slice(0, row.toolCalls.length).map((each) => each.toolCallId)).toEqual(
              row.toolCalls.map((call) => call.id),
            );
          }
          const started = b.events('turn.started').map((each) => each.turn);
          expect(b.events('turn.ended').map((each) => each.turn)).toEqual(started);
          expect(b.store.leases.size).toBe(0);
          expect(b.drafts.list()).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  }, 120_000);
});
