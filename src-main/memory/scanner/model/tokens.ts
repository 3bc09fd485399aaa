import type { Concepts } from '../concepts.ts';
import { atOrder, clauseEnds, negations, type Word } from '../words.ts';

/** One word as the model reads it: the rows of the table that are added up for it. */
export interface Token {
  readonly rows: readonly number[];
  /** The word it stands for. */
  readonly word: Word;
}

/** The number of a row by its name, or undefined for one that the table has not. */
export type RowOf = (name: string) => number | undefined;

/** Rows that stand for no word: what a sentence begins with, a word nobody knows, and what holds of the place of a word. */
export const marksOfPlace = {
  start: '#start',
  unknown: '#unknown',
  number: '#number',
  code: '#code',
  denied: '#not',
  order: '#order',
} as const;

/** What the row of a class of meaning is called. */
export function classRow(name: string): string {
  return `@${name}`;
}

/** Longer sentences are read in pieces of this many words. */
const longest = 40;
/** A sentence of which fewer words, or a smaller part, are known is in another language, or about something else. */
const fewestRead = 2;
const fewestShare = 0.6;
/** How many words a "not" reaches. */
const denialReach = 6;
const noDenial = -100;

const program =
  /^(?:sudo\s)?(?:apt|apt-get|ansible\S*|awk|base64|bash|brew|bun|cargo|cat|certutil|chmod|chown|cp|crontab|curl|dd|defaults|deno|df|dig|docker|docker-compose|du|echo|eval|export|ffmpeg|find|gh|git|go|gpg|grep|head|helm|iex|iptables|jq|journalctl|kill|kubectl|launchctl|less|ln|ls|lsof|make|mkdir|mv|mysql|mysqldump|nc|net|nix|nmap|node|npm|npx|nslookup|openssl|osascript|pg_dump|ping|pip3?|pkill|pnpm|podman|poetry|powershell|ps|psql|python3?|redis-cli|reg|rg|rm|rsync|schtasks|scp|sed|sh|snap|source|sqlite3|ssh|ssh-\w+|sudo|systemctl|tail|tar|taskkill|terraform|tmux|ufw|unzip|useradd|usermod|uv|vim|wget|winget|xxd|yarn|zip)\s/i;
const option = /\s-{1,2}\w|[|;&$~<>=/\\]|\s@|\s\./;

/** Whether a sentence is a command line: what that does is judged by rules of commands, not by words. */
export function isCommandLine(text: string): boolean {
  return program.test(text) && option.test(text);
}

const endings: readonly (readonly [ending: string, instead: readonly string[]])[] = [
  ["'s", ['']],
  ['ies', ['y']],
  ['ing', ['', 'e']],
  ['ed', ['', 'e']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ly', ['']],
  ['er', ['', 'e']],
];

/** The name under which a word stands in the table: itself, or without an ending; null for a word nobody knows. */
export function nameIn(word: string, known: (name: string) => boolean): string | null {
  const first = word.charCodeAt(0);
  if (first >= 48 && first <= 57) return /^\d+$/.test(word) ? marksOfPlace.number : marksOfPlace.code;
  if (known(word)) return word;
  for (const [ending, others] of endings) {
    if (word.length < ending.length + 3 || !word.endsWith(ending)) continue;
    for (const other of others) {
      const bare = word.slice(0, -ending.length) + other;
      if (known(bare)) return bare;
    }
  }
  return null;
}

/** Rows of so many words are remembered. */
const mostRemembered = 8000;

interface Known {
  readonly classes: readonly number[];
  readonly rows: readonly number[];
  readonly known: boolean;
}

/** The rows of words of one table: the same list for the same word, so that what is worked out of it can be kept with it. */
class WordRows {
  readonly #rowOf: RowOf;
  readonly #remembered: readonly Map<string, Known>[] = [new Map(), new Map(), new Map(), new Map()];

  constructor(rowOf: RowOf) {
    this.#rowOf = rowOf;
  }

  of(word: string, classes: readonly number[], denied: boolean, order: boolean, concepts: Concepts): Known {
    const remembered = this.#remembered[(denied ? 1 : 0) + (order ? 2 : 0)];
    const found = remembered?.get(word);
    if (found !== undefined && (found.classes === classes || found.classes.join() === classes.join())) return found;
    const name = nameIn(word, (one) => this.#rowOf(one) !== undefined);
    const names = [
      name ?? marksOfPlace.unknown,
      ...classes.map((id) => classRow(concepts.nameOf(id))),
      ...(denied ? [marksOfPlace.denied] : []),
      ...(order ? [marksOfPlace.order] : []),
    ];
    const made = { classes, rows: names.flatMap((one) => this.#rowOf(one) ?? []), known: name !== null };
    if ((remembered?.size ?? 0) >= mostRemembered) remembered?.clear();
    remembered?.set(word, made);
    return made;
  }
}

const rowsByTable = new WeakMap<RowOf, WordRows>();

function remembered(rowOf: RowOf): WordRows {
  const known = rowsByTable.get(rowOf) ?? new WordRows(rowOf);
  rowsByTable.set(rowOf, known);
  return known;
}

/**
 * The sentences of a text as rows of the table: of each word its own row, those of the classes of meaning it belongs to,
 * and whether a "not" holds for it or an order may begin with it. Sentences in other languages and command lines are left out.
 */
export function sentencesOf(text: string, all: readonly Word[], concepts: Concepts, rowOf: RowOf): Token[][] {
  const sentences: Token[][] = [];
  const classes = concepts.meanings(all);
  const rowsOf = remembered(rowOf);
  let tokens: Token[] = [];
  let read = 0;
  let from = 0;
  let denial = noDenial;
  const close = (end: number): void => {
    const told = read >= fewestRead && read >= tokens.length * fewestShare;
    if (told && !isCommandLine(text.slice(all[from]?.start, (all[end - 1]?.end ?? 0) + 1))) sentences.push(tokens);
    tokens = [];
    read = 0;
    from = end;
    denial = noDenial;
  };
  all.forEach((word, at) => {
    if (word.hard || tokens.length >= longest) close(at);
    if (word.opens || clauseEnds.has(word.word)) denial = noDenial;
    const denied = at - denial <= denialReach && at > denial;
    const { rows, known } = rowsOf.of(word.word, classes[at] ?? [], denied, atOrder(all, at), concepts);
    if (known) read += 1;
    if (negations.has(word.word)) denial = at;
    tokens.push({ rows, word });
  });
  close(all.length);
  return sentences;
}
