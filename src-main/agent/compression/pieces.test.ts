import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row, WireMessage } from '../ports.ts';
import { toMessages } from '../transcript.ts';
import { anchorOf, readAnchor, requestTokens, rowTokens } from './anchor.ts';
import { groupsOf, planCompression, type KeepLimits } from './boundaries.ts';
import { anchorsIn, plainSummary, rowsText, shortArguments, wordsIn } from './digest.ts';
import { frameSummary, readSummary } from './frame.ts';
import { summaryBudget, tailBudget, triggerTokens, type CompressionSettings } from './settings.ts';

function row(over: Partial<Row>): Row {
  return {
    id: 0,
    role: 'user',
    content: '',
    apiContent: null,
    reasoningDetails: null,
    toolCalls: [],
    toolCallId: null,
    toolName: null,
    finishReason: null,
    displayKind: null,
    summary: false,
    ...over,
  };
}

const anyRows = fc
  .array(
    fc.record({
      role: fc.constantFrom<Row['role']>('user', 'user', 'assistant', 'assistant', 'tool', 'note'),
      length: fc.integer({ min: 0, max: 400 }),
      calls: fc.integer({ min: 0, max: 3 }),
      hidden: fc.constantFrom(false, false, false, true),
      summary: fc.constantFrom(false, false, false, false, true),
    }),
    { maxLength: 40 },
  )
  .map((specs) => {
    const rows: Row[] = [];
    for (const { role, length, calls, hidden, summary } of specs) {
      const id = rows.length + 1;
      const content = 'x'.repeat(length);
      if (role !== 'assistant') {
        rows.push(
          row({ id, role, content, displayKind: hidden ? 'hidden' : null, summary: summary && role === 'user' }),
        );
        continue;
      }
      const toolCalls = Array.from({ length: calls }, (_, n) => ({
        id: `${String(id)}.${String(n)}`,
        name: 'f',
        arguments: '{}',
      }));
      rows.push(row({ id, role, content, toolCalls }));
      for (const call of toolCalls)
        rows.push(row({ id: rows.length + 1, role: 'tool', content, toolCallId: call.id, toolName: 'f' }));
    }
    return rows;
  });
const anyLimits = fc.record<KeepLimits>({
  protectFirst: fc.integer({ min: 0, max: 6 }),
  protectLast: fc.integer({ min: 0, max: 20 }),
  minTailUsers: fc.integer({ min: 0, max: 3 }),
  budget: fc.integer({ min: 1, max: 600 }),
  most: fc.integer({ min: 1, max: 900 }),
  exchanges: fc.option(fc.integer({ min: 1, max: 5 })),
});

function checkValid(messages: readonly WireMessage[]): void {
  for (const [at, message] of messages.entries()) {
    const before = messages[at - 1];
    if (message.role !== 'tool') expect(before?.role === message.role).toBe(false);
    if (message.role !== 'assistant') continue;
    const ids = (message.tool_calls ?? []).map((call) => call.id);
    const results = messages.slice(at + 1, at + 1 + ids.length);
    expect(results.map((each) => (each.role === 'tool' ? each.tool_call_id : ''))).toEqual(ids);
  }
}

describe('the plan of a compression', () => {
  it('puts every row in one place, splits no group, and leaves a valid conversation', () => {
    fc.assert(
      fc.property(anyRows, anyLimits, (rows, limits) => {
        const plan = planCompression(rows, limits, rowTokens);
        if (plan === null) return;
        const { head, summarised, carried } = plan;
        const all = [...head, ...summarised, ...carried].map((each) => each.id);
        expect(all.toSorted((a, b) => a - b)).toEqual(
          rows.filter((each) => each.role !== 'note').map((each) => each.id),
        );
        const groups = groupsOf(rows, rowTokens);
        for (const part of [head, summarised, carried]) {
          const ids = new Set(part.map((each) => each.id));
          for (const group of groups) {
            const inside = group.rows.filter((each) => ids.has(each.id)).length;
            expect(inside === 0 || inside === group.rows.length).toBe(true);
          }
        }
        const newest = groups.at(-1)?.rows.map((each) => each.id) ?? [];
        expect(carried.slice(-newest.length).map((each) => each.id)).toEqual(newest);
        const said = rows.findLast((each) => each.role === 'user' && each.displayKind === null && !each.summary);
        if (said !== undefined) expect(summarised).not.toContain(said);
        const lost = rows.filter((each) => each.role === 'tool').map((each) => each.toolCallId);
        const role = head.at(-1)?.role === 'user' && carried[0]?.role === 'user' ? 'assistant' : 'user';
        const messages = toMessages([...head, row({ id: 999, role, content: 'SUMMARY' }), ...carried]);
        checkValid(messages);
        expect(JSON.stringify(messages)).toContain('SUMMARY');
        expect(JSON.stringify(messages).includes('cut off before its result') && lost.length === all.length).toBe(
          false,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('keeps a long turn going: its results at the end stay, its middle goes, the words that began it stay', () => {
    const rows: Row[] = [row({ id: 1, content: 'start' }), row({ id: 2, role: 'assistant', content: 'ok' })];
    rows.push(row({ id: 3, content: 'do a hundred things' }));
    for (let n = 0; n < 100; n += 1) {
      const id = rows.length + 1;
      const call = { id: `c${String(n)}`, name: 'f', arguments: '{}' };
      rows.push(row({ id, role: 'assistant', toolCalls: [call] }));
      rows.push(row({ id: id + 1, role: 'tool', content: 'y'.repeat(400), toolCallId: call.id }));
    }
    const limits = { protectFirst: 2, protectLast: 20, minTailUsers: 1, budget: 1000, most: 1500 };
    const plan = planCompression(rows, limits, rowTokens);
    expect(plan?.head.map((each) => each.id)).toEqual([1, 2]);
    expect(plan?.carried[0]?.id).toBe(3);
    expect(plan?.carried[1]?.toolCalls).toHaveLength(1);
    expect(plan?.summarised.length).toBeGreaterThan(150);
  });
});

describe('a compression up to here', () => {
  it('keeps as many exchanges as were asked for, whatever they take', () => {
    const rows = Array.from({ length: 40 }, (_, n) =>
      row({ id: n + 1, role: n % 2 === 0 ? 'user' : 'assistant', content: 'y'.repeat(4000) }),
    );
    const limits = { protectFirst: 2, protectLast: 20, minTailUsers: 1, budget: 10, most: 10 };
    for (const exchanges of [1, 2, 7]) {
      const plan = planCompression(rows, { ...limits, exchanges }, rowTokens);
      expect(plan?.carried.map(({ id }) => id)).toEqual(rows.slice(-2 * exchanges).map(({ id }) => id));
    }
    expect(planCompression(rows, { ...limits, exchanges: 20 }, rowTokens)).toBeNull();
  });
});

describe('what a summary is made from', () => {
  it('shortens arguments inside the JSON, never the JSON', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ maxLength: 2000 })), (args) => {
        const short = JSON.parse(shortArguments(JSON.stringify(args))) as Record<string, string>;
        expect(Object.keys(short).toSorted()).toEqual(Object.keys(args).toSorted());
        for (const value of Object.values(short)) expect(value.length).toBeLessThanOrEqual(200);
      }),
    );
  });

  it('fits the room it is given and says what it leaves out', () => {
    const rows = Array.from({ length: 300 }, (_, id) => row({ id, content: `words ${String(id)} ${'z'.repeat(300)}` }));
    const text = rowsText(rows, 20_000);
    expect(text.length).toBeLessThan(20_400);
    expect(text).toContain('words 0 ');
    expect(text).toContain('words 299 ');
    expect(text).toMatch(/\[\d+ messages in between are left out here\]/u);
  });

  it('keeps names by which things are found again, and the person’s words, newest first', () => {
    const rows = [
      row({ content: 'Look at src/main/app.ts and https://a.test/x?y=1, issue #4711, commit 9f8e7d6c5b' }),
      row({ role: 'tool', content: 'TypeError: x is not a function\nABC-123' }),
      row({ content: 'second' }),
    ];
    const anchors = anchorsIn(rows, ['/etc/before']);
    for (const name of ['/etc/before', 'src/main/app.ts', 'https://a.test/x?y=1,', '#4711', '9f8e7d6c5b', 'ABC-123']) {
      expect(anchors).toContain(name);
    }
    expect(anchors).toContain('TypeError: x is not a function');
    expect(wordsIn(rows, ['earlier'], 1000)[0]).toBe('second');
    expect(wordsIn(rows, ['earlier'], 1000).at(-1)).toBe('earlier');
    expect(wordsIn(rows, ['earlier'], 12)).toEqual(['second']);
  });

  it('stays quick on hostile text', () => {
    const hostile = ['a/'.repeat(60_000), 'abcdef0'.repeat(20_000), 'x'.repeat(120_000), '#'.repeat(100_000)];
    expect(
      anchorsIn(
        hostile.map((content) => row({ content })),
        [],
      ).length,
    ).toBeLessThanOrEqual(40);
  });

  it('without a model tells what was asked, used and answered', () => {
    const call = (id: string) => ({ id, name: 'read_file', arguments: '{}' });
    const rows = [
      row({ content: 'How many?' }),
      row({ role: 'assistant', toolCalls: [call('1'), call('2')] }),
      row({ role: 'assistant', content: 'Seven.' }),
    ];
    expect(plainSummary(rows, '', 1000)).toBe(
      '## What was asked and done, in order\n- Asked: How many?\n  Tools used: read_file ×2\n  Answered: Seven.',
    );
  });

  it('is read back from its frame, whatever it holds', () => {
    const line = fc
      .string({ minLength: 1, maxLength: 40 })
      .map((text) => text.replace(/[\s\r\n]+/gu, ' ').trim() || 'x');
    fc.assert(
      fc.property(line, fc.array(line, { maxLength: 4 }), fc.array(line, { maxLength: 4 }), (body, anchors, words) => {
        const text = frameSummary({ body, anchors, words });
        expect(text.startsWith('[CONTEXT COMPACTION — REFERENCE ONLY]')).toBe(true);
        expect(readSummary(text)).toEqual({ body: body.trim(), anchors, words });
      }),
    );
    expect(readSummary('[CONTEXT SUMMARY]: the old one')).toEqual({ body: 'the old one', anchors: [], words: [] });
  });
});

const settings: CompressionSettings = {
  enabled: true,
  threshold: 0.5,
  thresholdTokens: null,
  modelThresholds: { claude: 0.6, 'claude-big': 0.9, 'mine:gpt': 0.8 },
  protectFirst: 3,
  protectLast: 20,
  minTailUsers: 1,
  tailMode: 'lean',
  targetRatio: 0.2,
  maxAttempts: 3,
  hardMessageLimit: 5000,
  idleAfter: 0,
  micro: null,
  timeout: 1000,
  ceiling: 5000,
  abortOnFailure: false,
};

describe('how much is too much', () => {
  it.each([
    ['a small window is used to three quarters', 'm', 'p', 200_000, settings, 150_000],
    ['a large one to half', 'm', 'p', 1_000_000, settings, 500_000],
    ['the token bound caps it', 'm', 'p', 1_000_000, { ...settings, thresholdTokens: 256_000 }, 256_000],
    ['the longest name counts', 'claude-big-1', 'p', 200_000, settings, 180_000],
    ['a share below the floor is raised', 'claude-1', 'p', 200_000, settings, 150_000],
    ['a name may say whose', 'gpt-x', 'mine', 200_000, settings, 160_000],
  ])('%s', (_name, model, id, contextWindow, given, tokens) => {
    expect(triggerTokens(given, { id, model, contextWindow })).toBe(tokens);
  });

  it('keeps an end that leaves room, and a summary that fits', () => {
    const model = { id: 'p', model: 'm' };
    expect(tailBudget(settings, { ...model, contextWindow: 200_000 })).toEqual({ budget: 10_000, most: 15_000 });
    expect(tailBudget(settings, { ...model, contextWindow: 2_000_000 }).budget).toBe(25_000);
    expect(tailBudget(settings, { ...model, contextWindow: 8000 })).toEqual({ budget: 1600, most: 1600 });
    expect(summaryBudget(100_000, 200_000)).toBe(10_000);
    expect(summaryBudget(1000, 200_000)).toBe(2000);
    expect(summaryBudget(100_000, 8000)).toBe(500);
  });
});

describe('the provider’s own count', () => {
  const usage = {
    inputTokens: 1000,
    outputTokens: 50,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
    reasoningTokens: 10,
    costUsd: null,
  };
  const rows = [row({ id: 1, content: 'a'.repeat(4000) }), row({ id: 2, role: 'assistant', content: 'b' })];
  const request = { system: 'S', tools: [], rows };

  it('is taken with an estimate of what came since, and not for another route or when its row is gone', () => {
    const anchor = anchorOf(usage, 2, 'r');
    expect(requestTokens(request, anchor, 'r')).toEqual({ tokens: 1040, measured: true });
    const more = { ...request, rows: [...rows, row({ id: 3, content: 'c'.repeat(400) })] };
    expect(requestTokens(more, anchor, 'r')).toEqual({ tokens: 1144, measured: true });
    expect(requestTokens(request, anchor, 'other').measured).toBe(false);
    expect(requestTokens({ ...request, rows: rows.slice(0, 1) }, anchor, 'r').measured).toBe(false);
    expect(anchorOf({ ...usage, estimated: true }, 2, 'r')).toBeNull();
    expect(readAnchor({ _desk_usage_anchor: anchor })).toEqual(anchor);
    expect(readAnchor({ _desk_usage_anchor: 'x' })).toBeNull();
  });
});
