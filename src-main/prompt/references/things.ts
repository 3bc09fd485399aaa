import { writeReference } from '@shared/references/parse.ts';
import type { ReferenceItem } from '@shared/contract/references.ts';
import type { Found } from './files.ts';

/** What the person's words can point at that is no file: entries of memory, sessions, skills. */
export interface Things {
  /** Every live entry, in the order of the files. */
  entries(): Promise<readonly Entry[]>;
  /** Sessions whose title holds these words (all for none), pinned ones first, then the last used; `except` is left out. */
  sessions(words: string, limit: number, except: string | null): readonly SessionHead[];
  /** The session a name means: an id, a title, the beginning of an id. Throws a `DeskError` for none and for several. */
  session(name: string): SessionText;
  /** A skill in full, for a turn of this session; null when there is none of the name. Counts as a use of it. */
  skill(name: string, at: { readonly session: string; readonly workspace: string | null }): Promise<Found | null>;
}

/** One entry of memory. */
export interface Entry {
  readonly text: string;
  /** The file it is in. */
  readonly file: string;
}

/** A session as a list has it. Times are milliseconds since 1970. */
export interface SessionHead {
  readonly id: string;
  /** Null for one without. */
  readonly title: string | null;
  /** Its first words. */
  readonly preview: string;
  readonly lastActive: number;
}

/** A session with what was said in it last. */
export interface SessionText extends SessionHead {
  readonly startedAt: number;
  readonly messages: number;
  /** What was said last, oldest first. */
  readonly said: readonly { readonly role: string; readonly text: string }[];
}

/** Characters of an entry that stand in a message for it, and in a list. */
const longestWords = 60;
const longestLabel = 40;
/** Characters of one message of a session, and of all of them. */
const longestMessage = 2_000;
const longestSession = 12_000;

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** The beginning of an entry, as far as it can stand in quotes and says which one is meant. */
function beginning(text: string): string {
  const line = Array.from(oneLine(text));
  if (line.length <= longestWords) return line.join('');
  const cut = line.slice(0, longestWords).join('');
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
}

/** A value that can be quoted: without the quote that is left when all three occur in it. */
const quotable = (value: string): boolean => ['`', '"', "'"].some((quote) => !value.includes(quote));

/** An entry, as completion offers it; null when its words cannot be quoted. */
export function entryItem({ text, file }: Entry): ReferenceItem | null {
  const words = beginning(text);
  if (words === '' || !quotable(words)) return null;
  const line = Array.from(oneLine(text));
  const label = line.length <= longestLabel ? line.join('') : `${line.slice(0, longestLabel).join('').trimEnd()}…`;
  return { insert: `${writeReference('memory', words)} `, label, detail: file, kind: 'memory' };
}

/** A session, as completion offers it: by its title, or by its id where it has none that can be quoted. */
export function sessionItem({ id, title, preview, lastActive }: SessionHead): ReferenceItem {
  const named = title !== null && oneLine(title) === title && title !== '' && quotable(title);
  return {
    insert: `${writeReference('session', named ? title : id)} `,
    label: oneLine(title ?? preview) || id,
    detail: '',
    kind: 'session',
    time: lastActive,
  };
}

/** The entry that words mean: the one that begins with them, else the one that holds them. */
export async function entryReference(words: string, things: Things): Promise<Found> {
  const wanted = oneLine(words).toLowerCase();
  const entries = (await things.entries()).map((entry) => ({ ...entry, line: oneLine(entry.text).toLowerCase() }));
  const meant = [
    entries.filter(({ line }) => line === wanted),
    entries.filter(({ line }) => line.startsWith(wanted)),
    entries.filter(({ line }) => line.includes(wanted)),
  ].find((some) => some.length > 0);
  const [entry] = meant ?? [];
  if (entry === undefined) return { kind: 'refused', reason: 'No entry of memory holds these words.' };
  if ((meant ?? []).length > 1) return { kind: 'refused', reason: 'Several entries of memory hold these words.' };
  return { kind: 'block', sign: '📌', body: `${entry.file}\n\n${entry.text}`, language: '' };
}

/** The end of a session, and how to read more of it. */
export function sessionReference(name: string, things: Things): Found {
  const { id, title, startedAt, lastActive, messages, said } = things.session(name);
  const head = [
    ...(title === null ? [] : [title]),
    `session ${id}, ${day(startedAt)} to ${day(lastActive)}, ${String(messages)} messages`,
    'What was said last follows; session_search with this session_id reads the rest.',
  ];
  const kept: string[] = [];
  let left = longestSession;
  for (const { role, text } of said.toReversed()) {
    const line = `${role}: ${text.length > longestMessage ? `${text.slice(0, longestMessage).toWellFormed()} …` : text}`;
    left -= line.length;
    if (left < 0 && kept.length > 0) break;
    kept.unshift(line);
  }
  return { kind: 'block', sign: '💬', body: [head.join('\n'), ...kept].join('\n\n'), language: '' };
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
