import type { LiveEntry, Store, StoreView } from '@shared/contract/index.ts';
import { nearestEntries } from '@shared/memory/similar.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { counted, onlyOne, storeWord, textWord, word } from '../words.ts';

/** A store as `memory list` gives it. */
function listed(view: StoreView): { [key: string]: unknown; entries: LiveEntry[] } {
  const { file, enabled, problem, liveUsage, rows } = view;
  return { file, enabled, problem, usage: liveUsage, entries: entriesOf(rows) };
}

function entriesOf(rows: StoreView['rows']): LiveEntry[] {
  return rows.map((row) => row.live).filter((entry) => entry !== null);
}

/** So many characters of an id are shown and taken at least. */
const SHORTEST_ID = 6;

/** Whether `given` is the id of an entry, or its beginning as `memory list` shows it. */
export function isIdOf(id: string, given: string): boolean {
  return given === id || (given.length >= SHORTEST_ID && id.startsWith(given));
}

/** The beginning of each id that tells it from all others. */
function shortIds(ids: readonly string[]): (id: string) => string {
  let length = SHORTEST_ID;
  while (new Set(ids.map((id) => id.slice(0, length))).size < new Set(ids).size) length += 1;
  return (id) => id.slice(0, length);
}

function storeText(view: StoreView, short: (id: string) => string): string {
  const { chars, limit, percent } = view.liveUsage;
  const head = `${view.store}  ${chars} of ${counted(limit, 'character')} (${percent} %)  ${view.file}`;
  const lines = entriesOf(view.rows).map((entry) => {
    const mark = entry.findings.length > 0 ? '! ' : '  ';
    const id = short(entry.id);
    return `${mark}${id}  ${entry.text.replaceAll('\n', `\n${' '.repeat(id.length + 4)}`)}`;
  });
  const note = view.problem === null ? [] : [`  ${view.problem.message} ${view.problem.remedy}`];
  return [head, ...note, ...(lines.length === 0 ? ['  (empty)'] : lines)].join('\n');
}

/**
 * The entry a person means by its id, or by a piece of its text: the whole text first, else the only one that has such an
 * id or holds the piece.
 */
export async function entryMeant(context: CommandContext, store: Store, piece: string): Promise<LiveEntry> {
  const { stores } = await context.request('memory.view', {});
  const entries = stores.filter((view) => view.store === store).flatMap((view) => entriesOf(view.rows));
  const exact = entries.filter((entry) => entry.text === piece);
  if (exact[0] !== undefined) return exact[0];
  return onlyOne(
    piece === '' ? [] : entries.filter((entry) => isIdOf(entry.id, piece) || entry.text.includes(piece)),
    piece,
    (entry) => entry.text,
    nearestEntries(
      entries.map((entry) => entry.text),
      piece,
    ),
  );
}

const list: Command = {
  name: 'memory list',
  words: '[STORE]',
  about: 'the entries of both stores, or of one, each with the beginning of its id, which other commands take',
  count: [0, 1],
  async run(context) {
    const wanted = context.args.words.length === 0 ? null : storeWord(context, 0);
    const { stores } = await context.request('memory.view', {});
    const shown = stores.filter((view) => wanted === null || view.store === wanted);
    const short = shortIds(stores.flatMap((view) => entriesOf(view.rows).map((entry) => entry.id)));
    return {
      data: Object.fromEntries(shown.map((view) => [view.store, listed(view)])),
      text: shown.map((view) => storeText(view, short)).join('\n\n'),
    };
  },
};

function written(result: { message: string }): Outcome {
  return { data: result, text: result.message };
}

const add: Command = {
  name: 'memory add',
  words: 'STORE TEXT',
  about: 'adds an entry (TEXT - reads standard input)',
  count: [2, 2],
  home: 'made',
  async run(context) {
    const input = { store: storeWord(context, 0), text: await textWord(context, 1) };
    return written(await context.request('memory.add', input));
  },
};

const replace: Command = {
  name: 'memory replace',
  words: 'STORE OLD NEW',
  about: 'replaces the entry that OLD is: its id, its text or a piece of it',
  count: [3, 3],
  async run(context) {
    const store = storeWord(context, 0);
    const entry = await entryMeant(context, store, word(context, 1));
    const text = await textWord(context, 2);
    return written(await context.request('memory.replace', { store, entry: entry.id, seen: entry.text, text }));
  },
};

const remove: Command = {
  name: 'memory remove',
  words: 'STORE OLD',
  about: 'removes the entry that OLD is: its id, its text or a piece of it',
  count: [2, 2],
  async run(context) {
    const store = storeWord(context, 0);
    const entry = await entryMeant(context, store, word(context, 1));
    return written(await context.request('memory.remove', { store, entry: entry.id, seen: entry.text }));
  },
};

/** The entries of both stores with the store each is in. */
export async function allEntries(context: CommandContext): Promise<{ store: Store; entry: LiveEntry }[]> {
  const { stores } = await context.request('memory.view', {});
  return stores.flatMap(({ store, rows }) => entriesOf(rows).map((entry) => ({ store, entry })));
}

export const memoryCommands: readonly Command[] = [list, add, replace, remove];
