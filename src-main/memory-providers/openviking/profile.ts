import { isMissing, type VikingClient } from './client.ts';
import { listBelow, memoriesUri, readContent, type VikingEntry } from './store.ts';
import type { Tuning } from './tuning.ts';

/**
 * Who the person is: the profile, and what there is of preferences and entities, within the budget of tokens. What is not there is no
 * failure; throws ProviderFailure for everything else.
 */
export async function profileBlock(client: VikingClient, tuning: Tuning, signal: AbortSignal): Promise<string> {
  const { requestMs, profileTokens } = tuning;
  const base = memoriesUri(await client.uid(signal));
  const uri = `${base}/profile.md`;
  const orNothing = async <T>(work: Promise<T>, nothing: T): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (isMissing(error)) return nothing;
      throw error;
    }
  };
  const [profile, ...lists] = await Promise.all([
    orNothing(readContent(client, uri, 'full', signal, requestMs), ''),
    ...['preferences', 'entities'].map((name) =>
      orNothing(listBelow(client, `${base}/${name}`, signal, requestMs), [] as VikingEntry[]),
    ),
  ]);
  const budget = profileTokens * 4;
  const shown = elided(plain(profile.trim()), budget / 2);
  let left = budget - units(shown);
  const lines: string[] = [];
  for (const { uri: at, folder, abstract, name } of lists.flat()) {
    if (folder || name.startsWith('.')) continue;
    const line = plain(`- ${at}${abstract.trim() === '' ? '' : `: ${abstract.replace(/\s+/gu, ' ').trim()}`}`);
    const weight = units(line) + 1;
    if (weight > left) continue;
    left -= weight;
    lines.push(line);
  }
  return [
    ...(shown === '' ? [] : [`<user-profile uri="${uri}">\n${shown}\n</user-profile>`]),
    ...(lines.length === 0 ? [] : [`<available-memories>\n${lines.join('\n')}\n</available-memories>`]),
  ].join('\n');
}

/** Weight in quarters of a token: signs of East Asia weigh six, all others one. */
export function units(text: string): number {
  return [...text].reduce((sum, sign) => sum + weightOf(sign), 0);
}

/** A text of at most so much weight: its beginning and its end, with a mark for what is left out between them. */
export function elided(text: string, most: number): string {
  if (units(text) <= most) return text;
  const mark = '\n[...]\n';
  const half = (most - units(mark)) / 2;
  const signs = [...text];
  const fitting = (from: readonly string[]): number => {
    let weight = 0;
    const end = from.findIndex((sign) => (weight += weightOf(sign)) > half);
    return end < 0 ? from.length : end;
  };
  const head = fitting(signs);
  const tail = fitting(signs.toReversed());
  return `${signs.slice(0, head).join('')}${mark}${tail === 0 ? '' : signs.slice(-tail).join('')}`;
}

function weightOf(sign: string): number {
  return (sign.codePointAt(0) ?? 0) >= 0x3000 ? 6 : 1;
}

/** What is told cannot end the frame it is told in. */
function plain(text: string): string {
  return text.replace(/<(?=\/?(?:user-profile|available-memories)\b)/giu, '&lt;');
}
