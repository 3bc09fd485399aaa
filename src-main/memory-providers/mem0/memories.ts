import { isRecord, textAt } from '@shared/record.ts';
import type { Remembered } from '../provider.ts';

/** A memory of Mem0. */
export interface Mem0Memory {
  readonly id: string;
  readonly text: string;
  /** How well it fits what was asked; 0 when that is not told. */
  readonly score: number;
  /** Whose it is; empty when that is not told. */
  readonly user: string;
  readonly labels: readonly string[];
  /** Milliseconds since 1970; null when it is not told. */
  readonly created: number | null;
  readonly updated: number | null;
  /** The id of the job that it was made of; empty for none. */
  readonly job: string;
}

/** Key in a memory's metadata under which the id of its job is kept. */
export const JOB_KEY = 'desk_job';

/**
 * The memories of an answer: a bare list, or one under `results` or `memories`. What has no text is left out; an answer without a list has
 * none.
 */
export function memoriesOf(answer: unknown): Mem0Memory[] {
  const list = listOf(answer);
  return list.flatMap((item, at) => {
    const one = memoryOf(item);
    return one === null ? [] : [{ ...one, id: one.id || `#${String(at)}` }];
  });
}

/** One memory; null for what has no text. */
export function memoryOf(item: unknown): Mem0Memory | null {
  const text = textAt(item, 'memory');
  if (!isRecord(item) || text.trim() === '') return null;
  const { id, score, categories } = item;
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : '',
    text,
    score: typeof score === 'number' && Number.isFinite(score) ? score : 0,
    user: textAt(item, 'user_id'),
    labels: Array.isArray(categories) ? categories.filter((one): one is string => typeof one === 'string') : [],
    created: timeOf(textAt(item, 'created_at')),
    updated: timeOf(textAt(item, 'updated_at')),
    job: textAt(item['metadata'], JOB_KEY),
  };
}

/** A memory for the Memory screen. */
export function asRemembered({ id, text, labels, created, updated }: Mem0Memory): Remembered {
  return { id, text, kind: 'memory', labels, created, updated, trust: null, session: null };
}

/** A list wherever an answer has one; none otherwise. */
function listOf(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer;
  if (!isRecord(answer)) return [];
  return [answer['results'], answer['memories']].find(Array.isArray) ?? [];
}

function timeOf(text: string): number | null {
  const time = Date.parse(text);
  return Number.isFinite(time) ? time : null;
}
