import type { Decision, Proposal } from '@shared/contract/index.ts';
import { usage } from '../arguments.ts';
import type { Command, CommandContext } from '../command.ts';
import { givenText, wholeNumber, word } from '../words.ts';
import { entryMeant } from './memory.ts';
import { decided, idsMeant, stagedId } from './waiting.ts';

type Subsystem = Proposal['subsystem'];

/** The one proposal an option is about. */
function onlyId({ args }: CommandContext, kind: Subsystem, option: string): string {
  const given = args.words[0] ?? '';
  if (given === 'all') throw usage(`--${option} is about one staged write, not about all.`);
  return stagedId(given, kind);
}

/** What a stale proposal is made against: the entry named by a piece of it, or the file of the skill as it is now. */
async function againstMeant(context: CommandContext, id: string, piece: string): Promise<string> {
  const { store, stale } = await context.request('approvals.get', { id });
  if (store !== null) return (await entryMeant(context, store, piece)).text;
  if (stale?.now === null || stale === null) throw usage('There is no such file now, so there is nothing to change.');
  if (piece !== 'now' && !stale.now.includes(piece)) throw usage('The file as it is now does not have these words.');
  return stale.now;
}

async function approveEdited(context: CommandContext, kind: Subsystem, text: string): Promise<Decision> {
  const { args } = context;
  const id = onlyId(context, kind, 'text');
  const op = args.option('op');
  const against = args.option('against');
  return await context.request('approvals.approveEdited', {
    id,
    op: op === null ? 0 : wholeNumber(op, '--op', 1) - 1,
    text: await givenText(context, text),
    against: against === null ? null : await againstMeant(context, id, against),
  });
}

/** Words in which the two kinds differ. */
const words = {
  memory: {
    text: 'writes this text instead of the proposed one (- reads standard input)',
    op: 'with --text: the operation of a batch it is for (default 1)',
    against: { value: 'OLD', about: 'with --text, for a stale one: the entry to change now, or a piece of it' },
  },
  skills: {
    text: 'writes this whole file instead of the proposed one (- reads standard input)',
    op: 'with --text: which of its files, in the order of the diff (default 1)',
    against: {
      value: 'now',
      about: 'with --text, for a stale one: changes the file as it is now (or only if it has these words)',
    },
  },
} as const;

/** `approve`, `reject` and `unreject` of one kind of staged write. */
export function decidingCommands(kind: Subsystem): readonly Command[] {
  const approve: Command = {
    name: `${kind} approve`,
    words: 'ID|all',
    about: 'applies a staged write, or all that can be applied; with an option: as you say',
    options: {
      text: { value: 'TEXT', about: words[kind].text },
      op: { value: 'N', about: words[kind].op },
      against: words[kind].against,
      despite: { value: 'KINDS', about: 'in spite of exactly these kinds of finding, with commas between' },
    },
    count: [1, 1],
    async run(context) {
      const { args } = context;
      const text = args.option('text');
      const despite = args.option('despite');
      if (text !== null && despite !== null) throw usage('--text and --despite do not go together.');
      if (text === null && (args.option('op') ?? args.option('against')) !== null) {
        throw usage('--op and --against go with --text.');
      }
      if (text !== null) return decided([await approveEdited(context, kind, text)]);
      if (despite !== null) {
        const kinds = despite
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each !== '');
        if (kinds.length === 0)
          throw usage(`--despite names the kinds of finding, as hermes-desk ${kind} pending shows.`);
        const id = onlyId(context, kind, 'despite');
        return decided([await context.request('approvals.approveDespite', { id, kinds })]);
      }
      const ids = await idsMeant(context, kind);
      if (ids.length === 0) return decided([]);
      return decided((await context.request('approvals.approve', { ids })).decisions);
    },
  };
  const reject: Command = {
    name: `${kind} reject`,
    words: 'ID|all',
    about: 'sets a staged write aside, or all; nothing is changed',
    count: [1, 1],
    async run(context) {
      const ids = await idsMeant(context, kind);
      if (ids.length === 0) return decided([]);
      return decided((await context.request('approvals.reject', { ids })).decisions);
    },
  };
  const unreject: Command = {
    name: `${kind} unreject`,
    words: 'ID',
    about: 'puts a rejected write back among those that wait',
    count: [1, 1],
    async run(context) {
      const ids = [stagedId(word(context, 0), kind)];
      const { decisions } = await context.request('approvals.unreject', { ids });
      const lines = decisions.map(({ id, message }) => `${id}  ${message}`);
      return { ...decided(decisions), text: lines.join('\n') };
    },
  };
  return [approve, reject, unreject];
}
