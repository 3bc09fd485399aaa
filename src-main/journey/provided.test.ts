import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type JourneyGraph, journeyGraphSchema } from '@shared/contract/journey.ts';
import { createJourney, type Journey, type JourneyDeps } from './journey.ts';
import type { MemoryRecord, ProvidedRecord, SkillRecord } from './records.ts';
import { drawTimeline } from './timeline.ts';

const NOW = Date.UTC(2026, 4, 20);
const DAY = 86_400_000;
const WORDS = ['sourdough', 'boiler', 'kubernetes', 'cello', 'Lisbon'];

const memories = Array.from({ length: 20 }, (_, i): MemoryRecord => ({
  id: `m${i}`,
  store: 'memory',
  text: `Note on ${WORDS[i % 5] ?? ''} and ${WORDS[(i * 3 + 1) % 5] ?? ''}`,
  seq: i + 1,
  firstSeen: NOW + i * DAY,
  knownBy: null,
  edits: [],
  origin: 'foreground',
  session: i % 4 === 0 ? 's1' : null,
  message: null,
  removedAt: null,
  purged: false,
}));

function skill(name: string, category: string): SkillRecord {
  return {
    ...{
      id: `misc/${name}`,
      name,
      description: '',
      category,
      origin: 'learned',
      state: 'active',
      pinned: false,
      uses: 0,
    },
    ...{ createdAt: NOW - DAY, knownBy: null, useTimes: [], editTimes: [], archivedAt: null, related: [] },
    ...{ session: null, message: null },
  };
}

function provided(id: string, text: string, more: Partial<ProvidedRecord> = {}): ProvidedRecord {
  return {
    ...{ provider: 'honcho', title: 'Honcho', id, text, kind: 'conclusion', created: NOW + 2.5 * DAY, trust: 0.8 },
    session: null,
    ...more,
  };
}

function journeyOf(source?: JourneyDeps['provided'], more: Partial<JourneyDeps> = {}): Journey {
  return createJourney({
    memories: () => memories,
    skills: () => [skill('plan-boiler', 'house'), skill('sneaky', 'provider:Honcho')],
    sessionTitles: () => new Map(),
    ...(source === undefined ? {} : { provided: source }),
    layoutFile: { read: () => null, write: () => undefined },
    now: () => NOW,
    ...more,
  });
}

const answers =
  (...records: ProvidedRecord[]): JourneyDeps['provided'] =>
  () =>
    Promise.resolve(records);

describe('what a memory provider keeps', () => {
  test('stands on the map with its provider, its time and a category of its own, and answers the contract', async () => {
    const journey = journeyOf(
      answers(provided('a:1', '# Plays the cello\nsince school'), provided('b', 'Undated', { created: null })),
    );
    const graph = journeyGraphSchema.parse(await journey.graph());
    const found = graph.nodes.filter(({ kind }) => kind === 'provider_memory');
    expect(found).toMatchObject([
      {
        ...{ id: 'provided:honcho:a:1', label: 'Plays the cello', category: 'provider:Honcho', origin: 'provider' },
        ...{ time: NOW + 2.5 * DAY, uncertain: null, store: null, skill: null },
        provided: { provider: 'honcho', title: 'Honcho', kind: 'conclusion', trust: 0.8 },
      },
      { id: 'provided:honcho:b', time: null },
    ]);
    const times = graph.nodes.map(({ time }) => time ?? Infinity);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  test('changes no link, no category and no id of what is the person’s own', async () => {
    const without = await journeyOf().graph();
    const graph = await journeyOf(
      answers(...WORDS.map((word, i) => provided(`p${i}`, `Knows ${word}, see plan-boiler`, { session: 's1' }))),
    ).graph();
    const own = new Set(without.nodes.map(({ id }) => id));
    expect(graph.nodes.filter(({ id }) => own.has(id))).toEqual(without.nodes);
    expect(graph.edges.filter(({ source, target }) => own.has(source) && own.has(target))).toEqual(without.edges);
    const linked = graph.edges.filter(({ source, target }) => !own.has(source) || !own.has(target));
    expect(new Set(linked.map(({ reason }) => reason))).toEqual(new Set(['mention', 'word', 'session']));
  });

  test('no category of the person’s own can be taken for a provider’s', async () => {
    const { nodes } = await journeyOf().graph();
    expect(nodes.find(({ id }) => id === 'sneaky')?.category).toBe('Honcho');
  });

  test('stands once though it is named twice, and trust that is none is not known', async () => {
    const { nodes } = await journeyOf(
      answers(provided('a', 'one'), provided('a', 'one, newer', { trust: 7 }), provided('c', 'x', { created: NaN })),
    ).graph();
    expect(nodes.flatMap(({ body, time, provided: by }) => (by === undefined ? [] : [[body, time, by.trust]]))).toEqual(
      [
        ['one, newer', NOW + 2.5 * DAY, null],
        ['x', null, 0.8],
      ],
    );
  });

  test('is never changed or restored from here', async () => {
    const journey = journeyOf(answers(provided('a', 'one')));
    for (const purpose of ['look', 'change', 'restore'] as const) {
      await expect(journey.resolve('provided:honcho:a', purpose)).rejects.toMatchObject({ code: 'refused' });
    }
  });

  test('is beside the payload of Hermes, not in it', async () => {
    const journey = journeyOf(answers(provided('a', 'likes Lisbon')));
    const [payload, bare] = [await journey.payload(), await journeyOf().payload()];
    expect({ ...payload, provided: [] }).toEqual(bare);
    expect(payload.provided).toMatchObject([{ kind: 'provider_memory', createdBy: 'honcho' }]);
  });

  test('is drawn and counted apart in the terminal', async () => {
    const graph = await journeyOf(answers(provided('a', 'one'))).graph();
    const drawn = drawTimeline(graph, { width: 120, color: false });
    expect(drawn).toContain('▲');
    expect(drawn).toContain('2 skills ━, 20 memories ◆, 1 of a provider ▲');
  });
});

describe('a provider', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** The graph, when the provider was waited for as long as it ever is. */
  const impatient = async (journey: Journey): Promise<JourneyGraph> => {
    const graph = journey.graph();
    await vi.runAllTimersAsync();
    return await graph;
  };

  test('that fails leaves the rest of the map as it is', async () => {
    const graph = await journeyOf(() => Promise.reject(new Error('no network'))).graph();
    expect(graph).toEqual(await journeyOf().graph());
  });

  test('that takes its time is not waited for, and is on the map when it has answered', async () => {
    const answer = Promise.withResolvers<readonly ProvidedRecord[]>();
    const late = Promise.withResolvers<undefined>();
    let asked = 0;
    const journey = journeyOf(
      () => {
        asked++;
        return answer.promise;
      },
      { onLate: () => late.resolve(undefined) },
    );
    expect((await impatient(journey)).nodes).toHaveLength(22);
    answer.resolve([provided('a', 'one')]);
    await late.promise;
    expect((await journey.graph()).nodes).toHaveLength(23);
    journey.invalidate();
    await journey.graph();
    expect(asked).toBe(1);
  });

  test('is asked anew when it changed, and an answer to the former question is not taken', async () => {
    const former = Promise.withResolvers<readonly ProvidedRecord[]>();
    const questions = [former.promise, Promise.resolve([provided('new', 'new')])];
    const journey = journeyOf(() => questions.shift() ?? Promise.resolve([]));
    await impatient(journey);
    journey.providedChanged();
    expect((await journey.graph()).nodes).toHaveLength(23);
    former.resolve([provided('old', 'old'), provided('older', 'older')]);
    await former.promise;
    journey.invalidate();
    expect(
      (await journey.graph()).nodes.filter(({ kind }) => kind === 'provider_memory').map(({ label }) => label),
    ).toEqual(['new']);
  });
});
