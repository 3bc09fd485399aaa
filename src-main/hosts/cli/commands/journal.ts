import { DeskError, type JournalEvent } from '@shared/contract/index.ts';
import { usage } from '../arguments.ts';
import type { Command, CommandContext } from '../command.ts';
import { counted, onlyOne, oneLine, timeWord, wholeNumber, when, word } from '../words.ts';
import { allEntries, isIdOf } from './memory.ts';

/** An event for people; `named` says of which entry it is. */
function eventText({ seq, time, kind, op, entry, store, before, after, cause }: JournalEvent, named: boolean): string {
  const maker = kind === 'done' ? cause.origin : kind;
  // The person's own change names them as approver too; once is enough.
  const approver = cause.approver?.startsWith(maker) === false ? `, approved by ${cause.approver}` : '';
  const head = `${seq}  ${when(time)}  ${op} in ${store}${named ? `  ${entry}` : ''}  (${maker}${approver})`;
  const lines = [before === null ? null : `  - ${oneLine(before)}`, after === null ? null : `  + ${oneLine(after)}`];
  const quote = cause.quote === null ? null : `  because: ${oneLine(cause.quote)}`;
  return [head, ...lines, quote].filter((line) => line !== null).join('\n');
}

/**
 * The id of the entry meant: an id, the text of a live entry or a piece of it, else a text that a removed one once had,
 * or a piece of it. What is none of these is answered as it is, for the core to refuse.
 */
async function entryId(context: CommandContext, given: string): Promise<string> {
  const live = (await allEntries(context)).map(({ entry }) => entry);
  if (live.some((entry) => entry.id === given)) return given;
  // An empty piece stands in every text: a script's empty variable must not mean an entry.
  if (given === '') return given;
  const now = meant(
    live.map(({ id, text }) => ({ id, texts: [text] })),
    given,
  );
  if (now.length > 0) return onlyOne(now, given, ({ texts }) => texts[0] ?? '').id;
  const { events } = await context.request('memory.history', {});
  if (events.some(({ entry }) => entry === given)) return given;
  const once = new Map<string, string[]>();
  for (const { entry, before, after } of events) {
    const texts = [before, after].filter((text) => text !== null);
    once.set(entry, [...(once.get(entry) ?? []), ...texts]);
  }
  const gone = meant(
    [...once].map(([id, texts]) => ({ id, texts })),
    given,
  );
  return gone.length === 0 ? given : onlyOne(gone, given, ({ texts }) => texts.at(-1) ?? '').id;
}

/** Those one of whose texts is the given one; when there are none, those with such an id or with a text that holds it. */
function meant<T extends { readonly id: string; readonly texts: readonly string[] }>(
  candidates: readonly T[],
  given: string,
): T[] {
  const exact = candidates.filter(({ texts }) => texts.includes(given));
  return exact.length > 0
    ? exact
    : candidates.filter(({ id, texts }) => isIdOf(id, given) || texts.some((text) => text.includes(given)));
}

const history: Command = {
  name: 'memory history',
  words: '[ENTRY]',
  about: 'every change of an entry (its id, or a piece of its text); without ENTRY everything that ever changed',
  count: [0, 1],
  async run(context) {
    const entry = context.args.words.length === 0 ? null : await entryId(context, word(context, 0));
    const { events, verified } = await context.request('memory.history', { entry });
    if (entry !== null && events.length === 0) {
      throw new DeskError('not_found', `Nothing is known of an entry ${JSON.stringify(entry)}.`, {
        remedy: 'hermes-desk memory history lists every change with the entry it was of.',
      });
    }
    const foot = verified
      ? 'The journal verifies.'
      : 'The journal does NOT verify: hermes-desk memory verify says where.';
    const lines = events.map((event) => eventText(event, entry === null));
    return { data: { entry, events, verified }, text: [...lines, foot].join('\n') };
  },
};

const at: Command = {
  name: 'memory at',
  words: 'TIME',
  about: 'the stores as they were at a time (a day alone: its beginning)',
  count: [1, 1],
  async run(context) {
    const { stores } = await context.request('memory.at', { time: timeWord(word(context, 0)) });
    const text = stores
      .map(({ store, entries }) =>
        [store, ...(entries.length === 0 ? ['(empty)'] : entries).map((entry) => `  ${entry}`)].join('\n'),
      )
      .join('\n\n');
    return { data: Object.fromEntries(stores.map(({ store, entries }) => [store, entries])), text };
  },
};

/** Where the numbers of changes stand. */
const NUMBERS = 'hermes-desk memory history ENTRY lists the changes of an entry with their numbers.';
const IDS = 'hermes-desk memory history lists the entries with their ids; a piece of the text does as well.';

/** Says at the command line how to find what was not found. */
async function withRemedy<T>(work: Promise<T>, remedy: string): Promise<T> {
  try {
    return await work;
  } catch (fault) {
    if (!(fault instanceof DeskError) || fault.code !== 'not_found') throw fault;
    throw new DeskError(fault.code, fault.message, { remedy, cause: fault });
  }
}

function bySeq(name: 'undo' | 'restore', about: string): Command {
  return {
    name: `memory ${name}`,
    words: 'SEQ',
    about,
    count: [1, 1],
    async run(context) {
      const given = word(context, 0);
      if (!/^\d{1,15}$/.test(given)) throw usage(`${given} is not the number of a change.`, NUMBERS);
      const seq = wholeNumber(given, 'SEQ', 1);
      const result = await withRemedy(context.request(`memory.${name}`, { seq }), NUMBERS);
      return { data: result, text: result.message };
    },
  };
}

/** Every text an entry has or had, the newest first. */
async function textsOf({ request }: CommandContext, entry: string): Promise<string[]> {
  const { events } = await request('memory.history', { entry });
  if (events.length === 0)
    throw new DeskError('not_found', `No entry has the id ${entry.slice(0, 40)}.`, { remedy: IDS });
  const byAge = events.toSorted((a, b) => b.seq - a.seq);
  if (byAge[0]?.kind === 'purge')
    throw new DeskError('not_found', `Entry ${entry} was purged already.`, { remedy: IDS });
  return [...new Set(byAge.flatMap(({ before, after }) => [after, before]))].filter((text) => text !== null);
}

const purge: Command = {
  name: 'memory purge',
  words: 'ENTRY',
  about:
    'shows every text of an entry; with --yes erases them, the living one too, from store, journal, backups and staged writes, for good',
  options: { yes: { about: 'erases without another question' } },
  count: [1, 1],
  async run(context) {
    const entry = await entryId(context, word(context, 0));
    if (!context.args.has('yes')) {
      const texts = await textsOf(context, entry);
      const what = `${counted(texts.length, 'text')} of entry ${entry}`;
      return {
        data: { entry, texts, erased: [], kept: [], conversations: [] },
        text: [
          ...texts.map((text) => `  ${text.replaceAll('\n', '\n  ')}`),
          `${what} would be erased for good. hermes-desk memory purge ${entry} --yes erases.`,
        ].join('\n'),
      };
    }
    const result = await withRemedy(context.request('memory.purge', { entry }), IDS);
    const lines = [
      ...result.erased.map((place) => `erased: ${place}`),
      ...result.kept.map((place) => `not erased: ${place}`),
      ...result.conversations.map((id) => `to erase that as well, delete conversation ${id} on the Sessions screen`),
    ];
    return { data: result, text: lines.join('\n') };
  },
};

const verify: Command = {
  name: 'memory verify',
  words: '',
  about: 'checks the whole journal, line by line',
  count: [0, 0],
  async run(context) {
    const result = await context.request('memory.verify', {});
    const lines = result.problems.map(({ line, message }) => `line ${line}: ${message}`);
    const head = `${counted(result.lines, 'line')}, ${result.ok ? 'all consistent.' : 'NOT consistent:'}`;
    return { data: result, text: [head, ...lines].join('\n'), exit: result.ok ? 0 : 1 };
  },
};

export const journalCommands: readonly Command[] = [
  history,
  at,
  bySeq('undo', 'takes back the change with that number'),
  bySeq('restore', 'puts back the text as it was after that change'),
  purge,
  verify,
];
