import { readFile } from 'node:fs/promises';
import { DeskError, type Message, type RepairReport, type RepairStep, type SearchHit } from '@shared/contract/index.ts';
import { unreadFilterText } from '@shared/sessions/unread-filter.ts';
import { isEvent, type Command, type CommandContext } from '../command.ts';
import { counted, megabytes, oneLine, wholeNumber, when, word } from '../words.ts';
import { rowText, sessionManageCommands, sessionWord } from './session-manage.ts';

/** Marks the hits of a snippet for a terminal without colour. Ranges are UTF-16 offsets in ascending order. */
export function marked(snippet: string, marks: SearchHit['marks']): string {
  let text = '';
  let at = 0;
  for (const [start, end] of marks) {
    text += `${snippet.slice(at, start)}[${snippet.slice(start, end)}]`;
    at = end;
  }
  return text + snippet.slice(at);
}

function hitText({ session, message, role, time, snippet, marks }: SearchHit): string {
  const place = message === null ? 'title' : `message ${message}, ${role}`;
  return `${session.id}  ${when(time)}  ${oneLine(session.title ?? session.preview, 50)}  (${place})\n    ${oneLine(marked(snippet, marks), 200)}`;
}

function messageText(message: Message): string {
  const calls = message.toolCalls.map((call) => `  -> ${call.name} ${call.arguments}`);
  const who = message.toolName === null ? message.role : `${message.role} ${message.toolName}`;
  return [
    `[${message.id}] ${when(message.time)} ${who}${message.active ? '' : ' (not in the prompt)'}`,
    message.content,
    ...calls,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** Every message of a session, in order. */
async function allMessages(context: CommandContext, id: string): Promise<Message[]> {
  const messages: Message[] = [];
  for (;;) {
    const after = messages.at(-1)?.id ?? 0;
    const page = await context.request('sessions.messages', { id, after, limit: 1000 });
    messages.push(...page.messages);
    if (!page.hasAfter || page.messages.length === 0) return messages;
  }
}

const limit = { value: 'N', about: 'how many at most' };

const list: Command = {
  name: 'sessions list',
  words: '',
  about: 'the conversations, newest first',
  options: {
    limit,
    offset: { value: 'N', about: 'how many to leave out at the start' },
    archived: { about: 'the archived ones' },
    title: { value: 'TEXT', about: 'only those whose title holds TEXT' },
    source: { value: 'NAME', about: 'only those of this source' },
    pinned: { about: 'the pinned ones' },
  },
  count: [0, 0],
  async run(context) {
    const { args } = context;
    const { rows, total } = await context.request('sessions.list', {
      limit: wholeNumber(args.option('limit') ?? '100', '--limit', 1),
      offset: wholeNumber(args.option('offset') ?? '0', '--offset'),
      archived: args.has('archived'),
      title: args.option('title') ?? '',
      source: args.option('source') ?? '',
      pinned: args.has('pinned'),
    });
    const more = total > rows.length ? [`(${rows.length} of ${total})`] : [];
    return { data: rows, text: rows.length === 0 ? 'No conversations.' : [...rows.map(rowText), ...more].join('\n') };
  },
};

const search: Command = {
  name: 'sessions search',
  words: 'QUERY',
  about: 'messages that hold these words',
  options: { limit },
  count: [1, 1],
  async run(context) {
    const { hits, note, unread } = await context.request('sessions.search', {
      query: word(context, 0),
      limit: wholeNumber(context.args.option('limit') ?? '50', '--limit', 1),
    });
    const lines = hits.length === 0 ? ['Nothing found.'] : hits.map(hitText);
    const said = [...unread.map(unreadFilterText), ...(note === null ? [] : [note])];
    return { data: hits, text: lines.join('\n'), said };
  },
};

const show: Command = {
  name: 'sessions show',
  words: 'ID',
  about: 'one conversation, whole',
  count: [1, 1],
  async run(context) {
    const session = await sessionWord(context, 0);
    const messages = await allMessages(context, session.id);
    return { data: { session, messages }, text: [rowText(session), ...messages.map(messageText)].join('\n\n') };
  },
};

const stats: Command = {
  name: 'sessions stats',
  words: '',
  about: 'how many conversations and messages there are',
  count: [0, 0],
  async run({ request }) {
    const found = await request('sessions.stats', {});
    const sources = Object.entries(found.bySource).map(([source, n]) => `  ${source}: ${n}`);
    const text = [
      `${counted(found.sessions, 'conversation')}, ${counted(found.messages, 'message')}`,
      ...sources,
      `state.db ${megabytes(found.fileBytes)}, search index ${megabytes(found.indexBytes)}`,
      ...(found.newest === null ? [] : [`messages from ${when(found.oldest)} to ${when(found.newest)}`]),
      ...(found.trashed === 0 ? [] : [`${counted(found.trashed, 'deleted conversation')} can be put back`]),
    ].join('\n');
    return { data: found, text };
  },
};

const importing: Command = {
  name: 'sessions import',
  words: 'FILE',
  about: 'conversations from a JSONL export, all of it or nothing (- reads standard input)',
  count: [1, 1],
  home: 'made',
  async run(context) {
    const file = word(context, 0);
    const text = file === '-' ? await context.readInput() : await readText(file);
    const report = await context.request('sessions.import', { text });
    const { length } = report.skipped;
    const skipped = length === 0 ? '' : ` ${length} ${length === 1 ? 'was' : 'were'} there already.`;
    const what = `${counted(report.sessions, 'conversation')}, ${counted(report.messages, 'message')}`;
    return { data: report, text: `${what} imported.${skipped}` };
  },
};

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (fault) {
    throw new DeskError(
      'not_found',
      `${file} cannot be read: ${fault instanceof Error ? fault.message : String(fault)}.`,
      {
        remedy: 'Give the path of a JSONL export.',
        file,
      },
    );
  }
}

const repair: Command = {
  name: 'sessions repair',
  words: '',
  about: 'looks through state.db and mends it; a damaged file is set aside, never deleted',
  count: [0, 0],
  async run(context) {
    let last = '';
    const stop = context.onEvent((event) => {
      if (context.json || !isEvent(event, 'sessions.repairing')) return;
      const line = stepText(event.data);
      if (line !== last && line !== '') context.print(line);
      last = line;
    });
    try {
      const report = await context.request('sessions.repair', {});
      return { data: report, text: repairText(report) };
    } finally {
      stop();
    }
  },
};

/** Progress in steps of ten per cent, so that a terminal is not filled. */
function stepText({ step, done, total }: RepairStep): string {
  if (step === 'checking') return 'Looking through state.db ...';
  if (step === 'indexes') return 'Making the full-text indexes anew ...';
  if (step === 'rows' && total > 0) return `Carrying rows over: ${Math.floor((10 * done) / total) * 10} %`;
  return '';
}

function repairText({ found, sessions, messages, lost, atLeast, lostFrom, aside }: RepairReport): string {
  if (found === 'sound') return 'state.db is sound.';
  if (found === 'index') return 'The full-text indexes were damaged and have been made anew; the messages are whole.';
  const some = `Rows of ${lostFrom.join(', ')} could not be read; how many cannot be told.`;
  const missing =
    lostFrom.length === 0
      ? 'Nothing is missing.'
      : lost === 0
        ? some
        : `${atLeast ? 'At least ' : ''}${counted(lost, 'row')} of ${lostFrom.join(', ')} could not be read.`;
  const were = sessions === 1 ? 'was' : 'were';
  const whole = `${counted(sessions, 'conversation')} with ${counted(messages, 'message')} ${were} carried over.`;
  return `${whole} ${missing}\nThe damaged file is ${aside ?? ''}`;
}

const compress: Command = {
  name: 'sessions compress',
  words: 'ID',
  about: 'puts a summary in the place of the older messages; they stay searchable',
  options: { focus: { value: 'TEXT', about: 'what to keep above all' } },
  count: [1, 1],
  async run(context) {
    const { id } = await sessionWord(context, 0);
    const focus = context.args.option('focus') ?? '';
    const result = await context.request('chat.compress', { session: id, focus });
    return { data: result, text: result.message };
  },
};

export const sessionCommands: readonly Command[] = [
  list,
  search,
  show,
  ...sessionManageCommands,
  compress,
  stats,
  importing,
  repair,
];
