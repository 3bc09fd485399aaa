import { describe, expect, it } from 'vitest';
import { DeskError } from '@shared/contract/errors.ts';
import type { ModelEvent, Row } from '../ports.ts';
import { counted, long, open, settings, writer } from '../testing/compressing.ts';
import { lines, says, type Step } from '../testing/fakes.ts';
import { planFold } from './micro.ts';

const folding = { ...settings, micro: { everyTurns: 1, shortenAbove: 2000 } };

/** A summary of these words, long enough to count as one. */
const summary = (words: string): Step => counted(`## Done\nIt was done: ${words}`, 1);

const refuses: Step = async function* (): AsyncGenerator<ModelEvent> {
  await Promise.resolve();
  yield* [];
  throw new DeskError('provider_failed', 'no');
};

async function talk(b: ReturnType<typeof open>, from: number, to: number): Promise<string> {
  let session = [...b.store.sessions.keys()][0] ?? null;
  for (let n = from; n <= to; n += 1) {
    b.steps.push(counted(`answer ${String(n)} ${long.slice(0, 8000)}`, 100));
    session = await b.say(session, `question ${String(n)}`);
  }
  return session ?? '';
}

describe('micro-compaction', () => {
  it('is off unless asked for', async () => {
    const model = writer();
    const b = open([], { model: () => model });
    await talk(b, 1, 6);
    expect(model.asked).toHaveLength(0);
  });

  it('folds the oldest answer into one summary after each turn; words of the person and the newest turns stay', async () => {
    const model = writer(summary('one'), summary('one and two'));
    const b = open([], { model: () => model, settings: () => folding });
    const session = await talk(b, 1, 4);
    const stored = lines(b.store, session);
    expect(stored.filter((line) => line.startsWith('user: question'))).toHaveLength(4);
    expect(stored.filter((line) => line.includes('REFERENCE ONLY'))).toHaveLength(1);
    expect(stored[1]).toContain('assistant: [CONTEXT COMPACTION');
    expect(stored[1]).toContain('one and two');
    expect(stored.join('\n')).not.toContain('answer 1');
    expect(stored.slice(-4).map((line) => line.slice(0, 19))).toEqual([
      'user: question 3',
      'assistant: answer 3',
      'user: question 4',
      'assistant: answer 4',
    ]);
    expect(model.asked[1]).toContain('THE RECORD SO FAR');
    expect(model.asked[1]).toContain('answer 2');
    expect(stored.some((line) => line.startsWith('note'))).toBe(false);

    await b.say(session, 'and now?');
    const roles = b.requests.at(-1)?.messages.map(({ role }) => role) ?? [];
    for (const [at, role] of roles.entries()) expect(role).not.toBe(roles[at - 1]);
    expect(b.requests.at(-1)?.system).toBe(b.requests[0]?.system);
  });

  it('leaves an answer that cannot be summarised alone after two tries, and goes on with the next', async () => {
    const model = writer(refuses, refuses, summary('two'));
    const b = open([], { model: () => model, settings: () => folding });
    const session = await talk(b, 1, 5);
    expect(model.asked).toHaveLength(3);
    const stored = lines(b.store, session).join('\n');
    expect(stored).toContain('answer 1');
    expect(stored).not.toContain('answer 2');
    expect(stored).toContain('It was done: two');
  });

  it('shortens a summary that has grown, and does not try again when that gained nothing', async () => {
    const grown = `## Done\n${'detail '.repeat(400)}`;
    const model = writer(counted(grown, 1), counted(grown, 1), summary('three'));
    const b = open([], {
      model: () => model,
      settings: () => ({ ...folding, micro: { everyTurns: 1, shortenAbove: 300 } }),
    });
    const session = await talk(b, 1, 3);
    expect(lines(b.store, session).join('\n')).toContain('detail detail');
    await talk(b, 4, 5);
    expect(model.asked[1]).toContain('Write it anew at half its length');
    expect(model.asked[2]).not.toContain('Write it anew');
    expect(lines(b.store, session).filter((line) => line.includes('REFERENCE ONLY'))).toHaveLength(1);
  });

  it('keeps calls and their results together', async () => {
    const model = writer();
    const b = open([], { model: () => model, settings: () => folding });
    b.steps.push(says('', [{ name: 'echo', args: '{}' }]), counted(`first ${long.slice(0, 2000)}`, 100));
    let session = await b.say(null, 'use the tool');
    session = await talk(b, 2, 3);
    const stored = lines(b.store, session);
    expect(stored.filter((line) => line.startsWith('tool:') || line.includes('[echo]'))).toEqual([]);
  });

  it('waits as many turns as it is told, and says while it lasts that it does', async () => {
    const model = writer();
    const b = open([], {
      model: () => model,
      settings: () => ({ ...folding, micro: { everyTurns: 3, shortenAbove: 2000 } }),
    });
    await talk(b, 1, 5);
    expect(model.asked).toHaveLength(1);
    const notices = b.events('turn.notice').map(({ text }) => text);
    expect(notices).toContain('Folding an older answer into the summary…');
    expect(notices.at(-1)).toBe('');
  });

  it('does nothing after a turn that failed or was stopped', async () => {
    const model = writer();
    const b = open([], { model: () => model, settings: () => folding });
    const session = await talk(b, 1, 2);
    b.steps.push(refuses);
    await b.say(session, 'fail');
    expect(model.asked).toHaveLength(0);
  });
});

describe('what is folded next', () => {
  const row = (id: number, role: Row['role'], summaryRow = false): Row => ({
    id,
    role,
    content: 'x',
    apiContent: null,
    reasoningDetails: null,
    toolCalls: [],
    toolCallId: null,
    toolName: null,
    finishReason: null,
    displayKind: null,
    summary: summaryRow,
  });

  it('is the oldest turn of the model with all its rows, behind the summary there is', () => {
    const rows = [row(1, 'user'), row(2, 'assistant', true), row(3, 'user'), row(4, 'assistant'), row(5, 'assistant')];
    const more = [row(6, 'user'), row(7, 'assistant'), row(8, 'note'), row(9, 'user'), row(10, 'assistant')];
    const fold = planFold([...rows, ...more], new Set());
    expect(fold?.summarised.map(({ id }) => id)).toEqual([2, 4, 5]);
    expect(fold?.carried.map(({ id }) => id)).toEqual([3, 6, 7, 9, 10]);
    expect(planFold([...rows, ...more.slice(0, 2)], new Set())).toBeNull();
    expect(planFold([...rows, ...more], new Set([4]))).toBeNull();
  });
});
