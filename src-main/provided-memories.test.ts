import type { RememberedMemory } from '@shared/contract/providers.ts';
import { expect, it } from 'vitest';
import { providedChanges, providedMemories, type ProvidedMemoriesDeps } from './provided-memories.ts';

const memory = (id: string, created: number | null = 1): RememberedMemory => ({
  ...{ id, text: `text ${id}`, kind: 'fact', labels: [], created, updated: null, trust: 0.5, session: null },
});

const desk = (
  pages: Readonly<Record<string, { items: RememberedMemory[]; next: string | null }>>,
  status = { selected: 'almanac' as string | null, title: 'Almanac', canList: true },
): ProvidedMemoriesDeps => ({
  status: () => Promise.resolve({ ...status, lastDelivery: null }),
  memories: (_query, page) => Promise.resolve(pages[page ?? ''] ?? { items: [], next: null }),
});

const ids = async (deps: ProvidedMemoriesDeps, most?: number): Promise<string[]> =>
  (await providedMemories(deps, most)).map(({ id }) => id);

it('gives every page, each memory once, with who keeps it; what carries no time is left out', async () => {
  const pages = {
    '': { items: [memory('a'), memory('b', null)], next: 'two' },
    two: { items: [memory('a'), memory('c', 7)], next: null },
  };
  expect(await ids(desk(pages))).toEqual(['a', 'c']);
  expect((await providedMemories(desk(pages)))[1]).toEqual({
    ...{ provider: 'almanac', title: 'Almanac', id: 'c', text: 'text c', kind: 'fact', trust: 0.5, session: null },
    created: 7,
  });
});

it('ends though a provider names its pages in a circle, and at the most that is asked for', async () => {
  const pages = { '': { items: [memory('a')], next: 'x' }, x: { items: [memory('b'), memory('c')], next: 'x' } };
  expect(await ids(desk(pages))).toEqual(['a', 'b', 'c']);
  expect(await ids(desk(pages), 2)).toEqual(['a', 'b']);
});

it('ends though a provider has a new page for ever, with the same memories in it or none that carry a time', async () => {
  for (const item of [memory('a'), memory('b', null)]) {
    let asked = 0;
    const memories: ProvidedMemoriesDeps['memories'] = () => {
      asked += 1;
      return Promise.resolve({ items: [item], next: String(asked) });
    };
    expect(await ids({ ...desk({}), memories })).toEqual(item.created === null ? [] : ['a']);
    expect(asked).toBe(200);
  }
});

it.each([[{ selected: null, title: '', canList: false }], [{ selected: 'almanac', title: 'Almanac', canList: false }]])(
  'is empty for %j, and asks nothing',
  async (status) => {
    const deps = { ...desk({}, status), memories: () => Promise.reject(new Error('was asked')) };
    expect(await ids(deps)).toEqual([]);
  },
);

it('is told to be another when another provider is in use or something was delivered, and not for being asked', async () => {
  let status = {
    selected: 'almanac' as string | null,
    title: 'Almanac',
    canList: true,
    lastDelivery: null as number | null,
  };
  let told = 0;
  const look = providedChanges({ status: () => Promise.resolve(status) }, () => {
    told += 1;
  });
  await look();
  await look();
  expect(told).toBe(1);
  status = { ...status, lastDelivery: 5 };
  await look();
  status = { ...status, selected: null };
  await look();
  await look();
  expect(told).toBe(3);
});

it('is not told of anything while how the provider stands cannot be read', async () => {
  let told = 0;
  await providedChanges({ status: () => Promise.reject(new Error('no such file')) }, () => {
    told += 1;
  })();
  expect(told).toBe(0);
});
