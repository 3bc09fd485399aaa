/** Words for regions and an order of importance for labels, both from the layout. */
import type { ChartData, Incidence } from '@shared/journey/chart.ts';
import { SHAPES } from '@shared/journey/chart.ts';
import type { Places, Plan } from '@shared/journey/growth.ts';
import { f32, f64, i32, u8 } from '@shared/journey/numbers.ts';

/** A rare word that at least four nodes share. */
export interface Topic {
  readonly word: string;
  /** Dated members in order of time. */
  readonly members: Int32Array;
  readonly sector: number;
  /** The member nearest to the middle of them all; the word is written there. */
  readonly anchor: number;
}

const MEMBERS = 4;
/** More would never be shown. */
const TOPICS = 400;

export function findTopics(data: ChartData, plan: Plan, places: Places): Topic[] {
  const by = new Map<number, Set<number>>();
  for (let e = 0; e < data.edgeWord.length; e++) {
    const word = i32(data.edgeWord, e);
    if (word < 0) continue;
    const set = by.get(word) ?? new Set<number>();
    by.set(word, set.add(i32(data.edgeA, e)).add(i32(data.edgeB, e)));
  }
  const topics: Topic[] = [];
  for (const [word, set] of by) {
    const members = [...set].filter((i) => Number.isFinite(f64(plan.w, i)));
    if (members.length < MEMBERS) continue;
    members.sort((a, b) => f64(plan.w, a) - f64(plan.w, b));
    const anchor = middleOf(members, places);
    topics.push({
      word: data.words[word] ?? '',
      members: Int32Array.from(members),
      sector: u8(plan.sector, anchor),
      anchor,
    });
  }
  topics.sort((a, b) => b.members.length - a.members.length || (a.word < b.word ? -1 : 1));
  return topics.slice(0, TOPICS);
}

function middleOf(members: readonly number[], places: Places): number {
  const median = (values: Float32Array): number => {
    const sorted = members.map((i) => f32(values, i)).sort((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? 0;
  };
  const x = median(places.x);
  const y = median(places.y);
  const away = (i: number): number => Math.hypot(f32(places.x, i) - x, f32(places.y, i) - y);
  return members.reduce((best, i) => (away(i) < away(best) ? i : best));
}

/** Nodes by how much they deserve a label: used, linked, skills, recent. */
export function byWeight(data: ChartData, plan: Plan, incidence: Incidence): Int32Array {
  const weight = Float64Array.from(data.ids, (_, i) => {
    const links = i32(incidence.start, i + 1) - i32(incidence.start, i);
    const w = f64(plan.w, i);
    const skill = SHAPES[u8(data.shape, i)] === 'skill' ? 1.2 : 0;
    return (
      u8(data.step, i) * 1.6 + Math.min(6, links) * 0.5 + skill + (w === Infinity ? -2 : (1.5 * w) / plan.pace.end)
    );
  });
  return Int32Array.from(data.ids, (_, i) => i).sort((a, b) => f64(weight, b) - f64(weight, a) || a - b);
}
