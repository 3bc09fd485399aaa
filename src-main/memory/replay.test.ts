import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Store } from '@shared/contract/common.ts';
import { serializeEntries } from '@shared/memory/entries.ts';
import { cleanUp, testMemory, type TestMemory } from './testing/home.ts';

afterAll(cleanUp);

const step = fc.record({
  store: fc.constantFrom<Store>('memory', 'user'),
  /** Who: the person, the agent, or another program that writes the file itself. */
  kind: fc.constantFrom('add', 'tool', 'replace', 'remove', 'undo', 'restore', 'foreign', 'shuffle'),
  pick: fc.nat(50),
  text: fc.constantFrom('tea', 'coffee at ten', 'port 2283', '两只猫', 'a\nb', 'naïve § sign', 'x'.repeat(60)),
  /** Milliseconds until it happens; none: several changes share a moment. */
  wait: fc.constantFrom(0, 1, 60_000, 90 * 86_400_000),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Does one thing to a home; what is refused changes nothing, which is as good. */
async function take(at: TestMemory, { store, kind, pick, text }: Step): Promise<void> {
  const nodes = (await at.memory.nodes()).filter((node) => node.store === store);
  const chosen = nodes[pick % Math.max(1, nodes.length)]?.entry;
  const { events } = await at.memory.history(null);
  const seq = events[pick % Math.max(1, events.length)]?.seq ?? 1;
  const texts = nodes.map(({ entry }) => entry.text);
  switch (kind) {
    case 'add':
      await at.memory.add(store, `${text} ${pick}`, 'person');
      return;
    case 'tool':
      await at.call({ action: 'add', target: store, content: `agent: ${text} ${pick}` });
      return;
    case 'replace':
      if (chosen !== undefined)
        await at.memory.replace(store, chosen.id, chosen.text, `${text} anew ${pick}`, 'person');
      return;
    case 'remove':
      if (chosen !== undefined) await at.memory.remove(store, chosen.id, chosen.text, 'person');
      return;
    case 'undo':
    case 'restore':
      await at.memory[kind](seq, 'person');
      return;
    case 'foreign':
      await at.entries(store, [...texts.filter((_, i) => i !== pick % 4), `foreign ${text} ${pick}`]);
      return;
    case 'shuffle':
      await at.entries(store, texts.toReversed());
  }
}

async function bytes(at: TestMemory, store: Store): Promise<string> {
  return await readFile(at.file(store), 'utf8').catch(() => '');
}

describe('the stores as they were', () => {
  it('at every time in the journal are the very bytes that were on disk then, and stay so until the next', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 16 }), async (steps) => {
        const at = await testMemory({ now: Date.UTC(2025, 0, 1), limits: { memory: 900, user: 900 } });
        const seen = new Map<number, Record<Store, string>>();
        for (const one of steps) {
          at.settings.now = (at.settings.now ?? 0) + one.wait;
          await take(at, one).catch(() => undefined);
          // Another program's change is in the journal once it is noticed.
          await at.memory.nodes();
          seen.set(at.settings.now, { memory: await bytes(at, 'memory'), user: await bytes(at, 'user') });
        }
        const { events } = await at.memory.history(null);
        expect(events.every(({ time }) => seen.has(time))).toBe(true);
        const times = [...seen.keys()].sort((a, b) => a - b);
        for (const [i, time] of times.entries()) {
          const until = (times[i + 1] ?? time + 1000) - 1;
          for (const moment of new Set([time, Math.max(time, until)])) {
            const stores = await at.memory.at(moment);
            for (const { store, entries, ids } of stores) {
              expect(serializeEntries(entries)).toBe(seen.get(time)?.[store]);
              expect(new Set(ids).size).toBe(entries.length);
            }
          }
        }
        expect((await at.memory.at((times[0] ?? 0) - 1)).every(({ entries }) => entries.length === 0)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  it('what was forgotten is told with its birth and its end, and what came back is not', async () => {
    const at = await testMemory({ now: 1000 });
    const { entry: kept } = await at.memory.add('memory', 'kept', 'person');
    const { entry } = await at.memory.add('memory', 'gone', 'person');
    at.settings.now = 2000;
    await at.memory.replace('memory', entry, 'gone', 'gone, reworded', 'person');
    at.settings.now = 3000;
    const { seq } = await at.memory.remove('memory', entry, 'gone, reworded', 'person');
    expect(await at.memory.forgotten()).toEqual([
      expect.objectContaining({ id: entry, text: 'gone, reworded', born: 1000, edits: [2000], removedAt: 3000 }),
    ]);
    await at.memory.undo(seq ?? 0, 'person');
    expect(await at.memory.forgotten()).toEqual([]);
    at.settings.now = 4000;
    await at.entries('memory', ['kept']);
    await at.memory.nodes();
    expect((await at.memory.forgotten()).map(({ id, removedAt }) => [id, removedAt])).toEqual([[entry, 4000]]);
    expect((await at.memory.nodes()).map((node) => node.entry.id)).toEqual([kept]);
  });

  it('what was purged is told without its text, and a store that cannot be read forgets nothing', async () => {
    const at = await testMemory({ now: 1000 });
    const { entry } = await at.memory.add('memory', 'my old address', 'person');
    await at.memory.add('memory', 'kept', 'person');
    await at.memory.purge(entry, 'person');
    const [erased, ...others] = await at.memory.forgotten();
    expect(others).toEqual([]);
    expect(erased).toMatchObject({ id: entry, text: '[purged]', purged: true, born: 1000 });
    expect(JSON.stringify(erased)).not.toContain('address');
    await at.put('memory', Uint8Array.from([0xff, 0xfe, 0xfd]));
    expect(await at.memory.nodes()).toEqual([]);
    expect((await at.memory.forgotten()).map(({ id }) => id)).toEqual([entry]);
  });
});
