import type { Tuning } from './tuning.ts';
import type { VikingHit } from './store.ts';

/** Memories of which two of the same words are two. */
const DISTINCT = new Set(['events', 'event', 'cases', 'case']);

/** What is worth telling for a question, best first: above the threshold, each once. */
export function ranked(hits: readonly VikingHit[], query: string, { threshold }: Tuning): VikingHit[] {
  const seen = new Set<string>();
  const asked = wordsOf(query);
  return hits
    .filter(({ score }) => score >= threshold)
    .map((hit) => ({ hit, rank: hit.score + (hit.level === 2 ? 0.12 : 0) + 0.2 * overlap(asked, hit) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ hit }) => hit)
    .filter(({ uri, category, abstract }) => {
      const words = `${category}\n${abstract.replace(/\s+/gu, ' ').trim().toLowerCase()}`;
      const same = abstract.trim() === '' || DISTINCT.has(category.toLowerCase()) ? [uri] : [uri, words];
      if (same.some((key) => seen.has(key))) return false;
      for (const key of same) seen.add(key);
      return true;
    });
}

/** Entries for the model within so many code points; one that does not fit is left out, a later one may. */
export function entries(
  found: readonly { readonly hit: VikingHit; readonly text: string }[],
  tuning: Tuning,
): string[] {
  const taken: string[] = [];
  let left = tuning.mostChars;
  for (const { hit, text } of found) {
    if (text.trim() === '' || taken.length >= tuning.limit) continue;
    const indented = text.trim().replace(/\n/gu, '\n  ');
    const entry = `- [${hit.category || hit.type}]\n  <${hit.uri}>\n  ${indented}`;
    const length = [...entry].length + 1;
    if (length > left) continue;
    left -= length;
    taken.push(entry);
  }
  return taken;
}

function overlap(asked: ReadonlySet<string>, { abstract, uri }: VikingHit): number {
  if (asked.size === 0) return 0;
  const there = wordsOf(`${abstract} ${uri}`);
  return [...asked].filter((word) => there.has(word)).length / asked.size;
}

/** Words of two letters and more; of a script without spaces, pairs of signs. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      const signs = [...word];
      if (!/[\u3040-\u30ff\u3400-\u9fff]/u.test(word)) return signs.length < 2 ? [] : [word];
      return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`);
    }),
  );
}
