import { writeFile } from 'node:fs/promises';
import { DeskError, type PruneReport, type SessionRow, type Space, type Trashed } from '@shared/contract/index.ts';
import { usage } from '../arguments.ts';
import type { Command, CommandContext } from '../command.ts';
import { counted, megabytes, oneLine, wholeNumber, when, word } from '../words.ts';

/** One session in one line. */
export function rowText(row: SessionRow): string {
  const name = oneLine(row.title ?? row.preview, 60) || '(no words yet)';
  const marks = [row.pinned ? 'pinned' : '', row.archived ? 'archived' : ''].filter(Boolean).join(', ');
  return `${row.id}  ${when(row.lastActive)}  ${counted(row.messageCount, 'message')}  ${row.source}  ${name}${marks && `  (${marks})`}`;
}

/** The session a person means by a word: `latest`, an id, the beginning of one, a title. */
export function sessionWord(context: CommandContext, index: number): Promise<SessionRow> {
  return context.request('sessions.resolve', { name: word(context, index) });
}

/** The same where a numbered relative of the title must not be taken for it. */
async function exactSession(context: CommandContext, index: number): Promise<SessionRow> {
  const given = word(context, index);
  const row = await context.request('sessions.resolve', { name: given });
  if (given === 'latest' || row.title === null || !row.title.startsWith(`${given} #`)) return row;
  throw new DeskError('ambiguous', `“${given}” is the beginning of a numbered title: ${row.title} is ${row.id}.`, {
    remedy: 'Give the id.',
  });
}

const named = 'ID';

const rename: Command = {
  name: 'sessions rename',
  words: `${named} TITLE`,
  about: 'gives a conversation a title; the empty one takes it away',
  count: [2, 2],
  async run(context) {
    const { id } = await sessionWord(context, 0);
    const row = await context.request('sessions.rename', { id, title: word(context, 1) });
    return { data: row, text: rowText(row) };
  },
};

function flag(name: string, about: string, set: (context: CommandContext, id: string) => Promise<SessionRow>): Command {
  return {
    name: `sessions ${name}`,
    words: named,
    about,
    count: [1, 1],
    async run(context) {
      const row = await set(context, (await sessionWord(context, 0)).id);
      return { data: row, text: rowText(row) };
    },
  };
}

const flags: readonly Command[] = [
  flag('pin', 'keeps a conversation above the others and out of every clean-up', ({ request }, id) =>
    request('sessions.pin', { id, pinned: true }),
  ),
  flag('unpin', 'takes that back', ({ request }, id) => request('sessions.pin', { id, pinned: false })),
  flag('archive', 'puts a conversation out of the list; it stays searchable', ({ request }, id) =>
    request('sessions.archive', { id, archived: true }),
  ),
  flag('unarchive', 'takes that back', ({ request }, id) => request('sessions.archive', { id, archived: false })),
];

const remove: Command = {
  name: 'sessions delete',
  words: named,
  about: 'deletes a conversation with all its parts; it can be put back for thirty days',
  count: [1, 1],
  async run(context) {
    const row = await exactSession(context, 0);
    await context.request('sessions.delete', { id: row.id });
    return {
      data: { id: row.id, title: row.title },
      text: `${rowText(row)}\nDeleted. To put it back: hermes-desk sessions undelete ${row.id}`,
    };
  },
};

const undelete: Command = {
  name: 'sessions undelete',
  words: named,
  about: 'puts a deleted conversation back',
  count: [1, 1],
  async run(context) {
    const row = await context.request('sessions.undelete', { id: word(context, 0) });
    return { data: row, text: rowText(row) };
  },
};

function trashText({ id, deletedAt, messages, title }: Trashed): string {
  return `${id}  deleted ${when(deletedAt)}  ${counted(messages, 'message')}  ${oneLine(title ?? '(no title)', 60)}`;
}

const trash: Command = {
  name: 'sessions trash',
  words: '',
  about: 'the deleted conversations that can be put back',
  count: [0, 0],
  async run({ request }) {
    const { rows } = await request('sessions.trash', {});
    return { data: rows, text: rows.length === 0 ? 'The trash is empty.' : rows.map(trashText).join('\n') };
  },
};

const emptyTrash: Command = {
  name: 'sessions empty-trash',
  words: `[${named}]`,
  about: 'forgets deleted conversations for good, one or all',
  count: [0, 1],
  async run({ args, request }) {
    const { forgotten } = await request('sessions.emptyTrash', { id: args.words[0] ?? null });
    return { data: { forgotten }, text: `${counted(forgotten, 'deleted conversation')} forgotten for good.` };
  },
};

const prune: Command = {
  name: 'sessions prune',
  words: '',
  about: 'cleans up old conversations that have ended; shows which, and deletes them with --yes',
  options: {
    'older-than': { value: 'DAYS', about: 'last used more than DAYS ago (90, where nothing else is said)' },
    title: { value: 'TEXT', about: 'only those whose title holds TEXT, as it stands' },
    source: { value: 'NAME', about: 'only those of this source' },
    'include-archived': { about: 'archived ones too; pinned ones never' },
    'include-open': { about: 'those too that nobody has ended' },
    'dry-run': { about: 'only shows which' },
    yes: { about: 'deletes them; each can be put back for thirty days' },
  },
  count: [0, 0],
  async run({ args, request }) {
    if (args.has('yes') && args.has('dry-run')) throw usage('Say --yes or --dry-run, not both.');
    const days = args.option('older-than');
    const title = args.option('title');
    const source = args.option('source');
    if (title === '' || source === '') throw usage('An empty text chooses nothing.');
    const filter = {
      days: days !== null ? wholeNumber(days, '--older-than') : title === null && source === null ? 90 : null,
      title: title ?? '',
      source: source ?? '',
      archived: args.has('include-archived'),
      open: args.has('include-open'),
    };
    const preview = await request('sessions.prune', { filter, ids: null });
    const report = args.has('yes') ? await request('sessions.prune', { filter, ids: preview.ids }) : preview;
    return {
      data: { ...report, deleted: args.has('yes') ? report.total : 0 },
      text: pruneText(report, args.has('yes')),
      exit: report.refused.length > 0 ? 1 : 0,
    };
  },
};

function pruneText({ total, messages, rows, spared, refused, space }: PruneReport, deleted: boolean): string {
  const more = total > rows.length ? [`(and ${total - rows.length} more)`] : [];
  const kept = [
    spared.pinned > 0 ? `${spared.pinned} pinned` : '',
    spared.archived > 0 ? `${spared.archived} archived` : '',
    spared.open > 0 ? `${spared.open} never ended` : '',
  ].filter(Boolean);
  const what = `${counted(total, 'conversation')} with ${counted(messages, 'message')}`;
  return [
    ...rows.map(rowText),
    ...more,
    deleted
      ? `${what} deleted.${total > 0 ? ' sessions undelete ID puts one back.' : ''}`
      : `${what} would be deleted. --yes deletes them.`,
    ...(kept.length === 0 ? [] : [`Spared: ${kept.join(', ')}.`]),
    ...refused.map(({ id, message }) => `${id} was not deleted: ${message}`),
    ...(deleted ? spaceLines(space) : []),
  ].join('\n');
}

function spaceLines({ given, free }: Space): string[] {
  return [
    ...(given > 0 ? [`${megabytes(given)} went back to the disk.`] : []),
    ...(free > 0
      ? [`${megabytes(free)} in state.db are free for new messages; sessions vacuum gives them back to the disk.`]
      : []),
  ];
}

const vacuum: Command = {
  name: 'sessions vacuum',
  words: '',
  about: 'writes state.db anew without its free room; only while no other program has it open',
  count: [0, 0],
  async run({ request }) {
    const space = await request('sessions.vacuum', {});
    return { data: space, text: space.given > 0 ? spaceLines(space).join('\n') : 'There was nothing to give back.' };
  },
};

const formats = ['jsonl', 'markdown', 'html'] as const;
type Format = (typeof formats)[number];

function formatOption({ args }: CommandContext): Format {
  const given = args.option('format') ?? 'jsonl';
  const found = formats.find((each) => each === (given === 'md' ? 'markdown' : given));
  if (found === undefined) throw usage(`${given} is not a format.`, `The formats are: ${formats.join(', ')}.`);
  return found;
}

/** Every listed conversation, the archived ones last. */
async function allRows({ request }: CommandContext): Promise<SessionRow[]> {
  const rows: SessionRow[] = [];
  for (const archived of [false, true]) {
    for (let offset = 0; ; offset += 500) {
      const page = await request('sessions.list', { limit: 500, offset, archived });
      rows.push(...page.rows);
      if (offset + 500 >= page.total) break;
    }
  }
  return rows;
}

const exporting: Command = {
  name: 'sessions export',
  words: '[ID] [FILE]',
  about: 'a conversation as a file, or as it is on standard output (FILE -, or none)',
  options: {
    format: { value: 'NAME', about: 'jsonl, markdown or html; jsonl can be imported again' },
    all: { about: 'every conversation into one JSONL file; no ID then' },
  },
  count: [0, 2],
  async run(context) {
    const { args, request } = context;
    const all = args.has('all');
    const format = formatOption(context);
    if (all && format !== 'jsonl') throw usage('All conversations go into JSONL only.');
    const [first, second] = args.words;
    if (!all && first === undefined) throw usage('Say which conversation, or --all.');
    if (all && second !== undefined) throw usage('With --all no ID is said.');
    const target = (all ? first : second) ?? '-';
    const rows = all ? await allRows(context) : [await sessionWord(context, 0)];
    const texts: string[] = [];
    for (const { id } of rows) texts.push((await request('sessions.export', { id, format })).text);
    const text = texts.join('');
    if (target === '-') {
      context.write(text);
      return {};
    }
    await saveNew(target, text);
    const data = { file: target, format, sessions: rows.length, bytes: Buffer.byteLength(text) };
    return { data, text: `${counted(rows.length, 'conversation')} written to ${target}.` };
  },
};

/** Writes a file that is not there yet: nothing of the person's is overwritten. */
async function saveNew(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 });
  } catch (fault) {
    const there = (fault as NodeJS.ErrnoException).code === 'EEXIST';
    throw new DeskError(
      there ? 'conflict' : 'unwritable',
      `${file} ${there ? 'is there already' : 'cannot be written'}.`,
      {
        remedy: there ? 'Give another name, or move the file away.' : 'Give a path in a folder that you may write.',
        file,
        cause: fault,
      },
    );
  }
}

const reindex: Command = {
  name: 'sessions reindex',
  words: '',
  about: 'makes the search index anew from state.db',
  count: [0, 0],
  async run({ request }) {
    const status = await request('sessions.reindex', {});
    return { data: status, text: `The search index holds ${status.done} of ${status.total} messages.` };
  },
};

/** What keeps conversations in order. */
export const sessionManageCommands: readonly Command[] = [
  rename,
  ...flags,
  remove,
  undelete,
  trash,
  emptyTrash,
  prune,
  exporting,
  reindex,
  vacuum,
];
