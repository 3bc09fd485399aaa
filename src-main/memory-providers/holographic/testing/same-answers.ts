import { expect } from 'vitest';

type Row = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, unknown>>;

/** Scores that differ by less may stand in either order: they are rounding. */
const EQUAL = 1e-9;
const NEAR = 1e-6;

/** Expects two answers of `fact_store` to be the same: keys, ids, order, and numbers within 1e-6. */
export function expectSameAnswer(mine: unknown, theirs: unknown, what: string): void {
  const [a, b] = [mine as Answer, theirs as Answer];
  expect(Object.keys(a).sort(), what).toEqual(Object.keys(b).sort());
  const list = 'facts' in b ? 'facts' : 'results';
  if (!(list in b)) {
    expect(typeof a['error'], what).toBe(typeof b['error']);
    return;
  }
  const [ours, hermes] = [a[list] as Row[], b[list] as Row[]];
  expect(a['count'], what).toBe(b['count']);
  const others = new Map(hermes.map((row) => [idOf(row), row]));
  for (const [i, row] of ours.entries()) {
    const there = hermes[i] ?? {};
    if (idOf(row) !== idOf(there)) {
      // Another order only among equals.
      expect(Math.abs(scoreOf(row) - scoreOf(there)), `${what}, place ${String(i)}`).toBeLessThan(EQUAL);
    }
    // At the end of a page an equal one may have taken the place.
    const same = others.get(idOf(row));
    if (same !== undefined) expectSame(row, same, `${what}, ${idOf(row)}`);
  }
}

function expectSame(mine: unknown, theirs: unknown, what: string): void {
  if (typeof theirs === 'number' && typeof mine === 'number') {
    expect(Math.abs(mine - theirs), what).toBeLessThanOrEqual(NEAR);
  } else if (typeof theirs === 'object' && theirs !== null && !Array.isArray(theirs)) {
    expect(Object.keys(mine as Row).sort(), what).toEqual(Object.keys(theirs).sort());
    for (const [key, value] of Object.entries(theirs)) expectSame((mine as Row)[key], value, `${what}.${key}`);
  } else expect(mine, what).toEqual(theirs);
}

/** The id of a fact, or both of a pair that contradicts itself. */
function idOf(row: Row): string {
  const { fact_id, fact_a, fact_b } = row;
  if (fact_id !== undefined) return JSON.stringify(fact_id);
  return [fact_a, fact_b].map((side) => JSON.stringify((side as Row | undefined)?.['fact_id'])).join('/');
}

function scoreOf(row: Row): number {
  return Number(row['score'] ?? row['contradiction_score'] ?? row['trust_score']);
}
