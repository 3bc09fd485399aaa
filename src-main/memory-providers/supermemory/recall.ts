import type { Recall } from '../provider.ts';
import type { Hit, Profile } from './client.ts';

/** Longest line of what is recalled, in UTF-16 units. */
const LONGEST_LINE = 600;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * What is known as text for a prompt, in Hermes' layout: each line once, the first place it stands in wins, so many of each part. The
 * profile only where it is asked for; what was found always.
 */
export function layout(
  profile: Profile,
  { withProfile, most, now }: { readonly withProfile: boolean; readonly most: number; readonly now: number },
): Recall {
  const seen = new Set<string>();
  const fresh = (text: string): boolean => {
    const same = text.replace(/\s+/gu, ' ').trim().toLowerCase();
    if (same === '' || seen.has(same)) return false;
    seen.add(same);
    return true;
  };
  const facts = (list: readonly string[]): string[] =>
    withProfile
      ? list
          .filter(fresh)
          .slice(0, most)
          .map((text) => `- ${line(text)}`)
      : [];
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ['## User Profile (Persistent)', facts(profile.fixed)],
    ['## Recent Context', facts(profile.recent)],
    [
      '## Relevant Memories',
      profile.hits
        .filter(({ text }) => fresh(text))
        .slice(0, most)
        .map((hit) => hitLine(hit, now)),
    ],
  ];
  const full = parts.filter(([, lines]) => lines.length > 0);
  return {
    text: full.map(([heading, lines]) => [heading, ...lines].join('\n')).join('\n\n'),
    count: full.reduce((sum, [, lines]) => sum + lines.length, 0),
  };
}

/** The two parts of the profile, for the tool. */
export function profileText({ fixed, recent }: Profile): string {
  const whole = { fixed, recent, hits: [] };
  return layout(whole, { withProfile: true, most: Infinity, now: 0 }).text;
}

function hitLine({ text, similarity, updated }: Hit, now: number): string {
  const age = updated === null ? '' : `[${ageOf(updated, now)}] `;
  return `- ${age}${similarity === null ? '' : `[${String(percent(similarity))}%] `}${line(text)}`;
}

/** A similarity as a whole percentage. */
export function percent(similarity: number): number {
  return Math.round(Math.min(1, Math.max(0, similarity)) * 100);
}

/** How long ago something was, as Hermes' plug-in says it. */
export function ageOf(at: number, now: number): string {
  const ago = now - at;
  if (ago < 30 * MINUTE) return 'just now';
  if (ago < HOUR) return `${String(Math.floor(ago / MINUTE))}m ago`;
  if (ago < DAY) return `${String(Math.floor(ago / HOUR))}h ago`;
  if (ago < 7 * DAY) return `${String(Math.floor(ago / DAY))}d ago`;
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(at);
}

function line(text: string): string {
  const one = text.replace(/\s+/gu, ' ').trim();
  return one.length > LONGEST_LINE ? `${one.slice(0, LONGEST_LINE).toWellFormed()}...` : one;
}
