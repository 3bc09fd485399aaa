import { DeskError, storeSchema, type Store } from '@shared/contract/index.ts';
import { reveal } from '@shared/memory/reveal.ts';
import { usage } from './arguments.ts';
import type { CommandContext } from './command.ts';

/** The word at `index`. Commands state how many words they take, so a missing one is a fault of the command's table. */
export function word({ args }: CommandContext, index: number): string {
  const found = args.words[index];
  if (found === undefined) throw usage(`Word ${index + 1} is missing.`);
  return found;
}

/** A word that names a store. */
export function storeWord(context: CommandContext, index: number): Store {
  const given = word(context, index);
  const parsed = storeSchema.safeParse(given);
  if (!parsed.success) throw usage(`${given} is not a store.`, 'The stores are: memory, user.');
  return parsed.data;
}

/** Bytes as people read them: `2.5 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}

/** A word or option that is a whole number of at least `least`. */
export function wholeNumber(text: string, what: string, least = 0): number {
  if (!/^\d{1,15}$/.test(text) || Number(text) < least)
    throw usage(`${what} must be a whole number from ${least}, not ${text}.`);
  return Number(text);
}

/** A day alone, which `Date.parse` would take for a day of UTC. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A word that is a time: `now`, ISO 8601 (without a zone: local; a day alone: its beginning), or milliseconds since 1970. */
export function timeWord(text: string): number {
  if (text === 'now') return Date.now();
  const time = /^\d{12,15}$/.test(text) ? Number(text) : Date.parse(DAY.test(text) ? `${text}T00:00` : text);
  if (Number.isNaN(time)) throw usage(`${text} is not a time.`, 'Write it like 2026-05-12 or 2026-05-12T09:14:00Z.');
  return time;
}

/** The text word at `index`; `-` reads it from standard input, without its last line end. */
export async function textWord(context: CommandContext, index: number): Promise<string> {
  return await givenText(context, word(context, index));
}

/** A text as it was given; `-` reads it from standard input, without its last line end. */
export async function givenText(context: CommandContext, given: string): Promise<string> {
  return given === '-' ? (await context.readInput()).replace(/\r?\n$/, '') : given;
}

/** What a terminal would obey instead of showing: control characters (not tab and line feed) and marks of direction. */
const OBEYED = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

function coded(character: string): string {
  return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}

/** A piece of a text for a terminal, as it streams: shown, never obeyed. What joins two pieces cannot be judged in one. */
export function withoutOrders(piece: string): string {
  return piece.replace(/\r\n/g, '\n').replace(OBEYED, coded);
}

/**
 * A text for a terminal: what is in a file or comes from a model is shown there, it gives no orders and hides nothing.
 * Joiners that spell a word or an emoji stay as they are.
 */
export function harmless(text: string): string {
  return reveal(text.replace(/\r\n/g, '\n'))
    .map((segment) => (segment.kind === 'plain' ? segment.text : coded(segment.text)))
    .join('');
}

/** A time for people, local, to the minute. */
export function when(time: number | null): string {
  if (time === null) return 'unknown';
  const date = new Date(time);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** A text in one line, cut to `limit` code points. */
export function oneLine(text: string, limit = 100): string {
  const points = Array.from(text.replace(/\s+/g, ' ').trim());
  return points.length <= limit ? points.join('') : `${points.slice(0, limit - 1).join('')}…`;
}

/** A number with what it counts: `1 entry`, `3 entries`. */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

function quoted(texts: readonly string[]): string {
  return texts.map((text) => JSON.stringify(oneLine(text, 50))).join(', ');
}

/**
 * The one entry of a list that fits; `near` are texts that may have been meant where none does.
 * @throws {DeskError} `no_match` or `ambiguous`, naming what was looked for.
 */
export function onlyOne<T>(
  found: readonly T[],
  looked: string,
  show: (item: T) => string,
  near: readonly string[] = [],
): T {
  const [first, ...others] = found;
  if (first === undefined) {
    throw new DeskError('no_match', `Nothing matches ${JSON.stringify(looked)}.`, {
      remedy:
        near.length === 0
          ? 'Say a piece of the text, word for word; hermes-desk memory list shows them.'
          : `Say a piece of the text, word for word. Nearest: ${quoted(near)}.`,
    });
  }
  if (others.length > 0) {
    throw new DeskError('ambiguous', `${found.length} entries match ${JSON.stringify(looked)}.`, {
      remedy: `Say more of the one you mean: ${quoted(found.slice(0, 5).map(show))}.`,
    });
  }
  return first;
}
