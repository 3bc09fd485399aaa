import type { Decision, Proposal } from '@shared/contract/index.ts';
import { usage } from '../arguments.ts';
import type { Command, CommandContext } from '../command.ts';
import { givenText, oneLine, when, wholeNumber, word } from '../words.ts';
import { entryMeant } from './memory.ts';
import { decided, idsMeant, stagedId, waitingOf } from './waiting.ts';

/** A staged write as lists show it. */
export function proposalText(proposal: Proposal): string {
  const ops = proposal.ops.map(({ action, target, content }) => {
    const parts = [target === null ? null : `- ${oneLine(target)}`, content === null ? null : `+ ${oneLine(content)}`];
    return `    ${action} ${parts.filter((part) => part !== null).join('  ')}`;
  });
  const findings = proposal.ops.flatMap((op) =>
    op.findings.map((finding) => `    ! ${finding.kind}: ${finding.message}`),
  );
  const place = proposal.store ?? proposal.skill ?? proposal.subsystem;
  const head = `${proposal.id}  ${proposal.state}  ${place}  ${when(proposal.createdAt)}  ${oneLine(proposal.summary)}`;
  const older = proposal.supersedes === null ? [] : [`    takes the place of ${proposal.supersedes}`];
  const reason = proposal.reason === '' ? [] : [`    ${proposal.reason}`];
  return [head, ...ops, ...findings, ...older, ...reason].join('\n');
}

/** What is said of a file that holds no staged write. */
export const unreadableNote = (file: string): string =>
  `${file} cannot be read and was left as it is. Correct it, or move it out of that folder.`;

const pending: Command = {
  name: 'memory pending',
  words: '',
  about: 'the staged writes that wait for you, oldest first',
  count: [0, 0],
  async run(context) {
    const { proposals, unreadable } = await waitingOf(context, 'memory');
    const notes = unreadable.map(unreadableNote);
    const lines = proposals.length === 0 ? ['Nothing waits.'] : proposals.map(proposalText);
    return { data: proposals, text: [...lines, ...notes].join('\n') };
  },
};

/** The one proposal an option is about. */
function onlyId({ args }: CommandContext, option: string): string {
  const given = args.words[0] ?? '';
  if (given === 'all') throw usage(`--${option} is about one staged write, not about all.`);
  return stagedId(given, 'memory');
}

/** The entry a stale proposal is made for now: named by its whole text or a piece of it, in the proposal's own store. */
async function againstMeant(context: CommandContext, id: string, piece: string): Promise<string> {
  const { store } = await context.request('approvals.get', { id });
  if (store === null) throw usage('--against is about an entry of a store.');
  return (await entryMeant(context, store, piece)).text;
}

async function approveEdited(context: CommandContext, text: string): Promise<Decision> {
  const { args } = context;
  const id = onlyId(context, 'text');
  const op = args.option('op');
  const against = args.option('against');
  return await context.request('approvals.approveEdited', {
    id,
    op: op === null ? 0 : wholeNumber(op, '--op', 1) - 1,
    text: await givenText(context, text),
    against: against === null ? null : await againstMeant(context, id, against),
  });
}

const approve: Command = {
  name: 'memory approve',
  words: 'ID|all',
  about: 'applies a staged write, or all that can be applied; with an option: as you say',
  options: {
    text: { value: 'TEXT', about: 'writes this text instead of the proposed one (- reads standard input)' },
    op: { value: 'N', about: 'with --text: the operation of a batch it is for (default 1)' },
    against: { value: 'OLD', about: 'with --text, for a stale one: the entry to change now, or a piece of it' },
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
    if (text !== null) return decided([await approveEdited(context, text)]);
    if (despite !== null) {
      const kinds = despite
        .split(',')
        .map((kind) => kind.trim())
        .filter((kind) => kind !== '');
      if (kinds.length === 0) throw usage('--despite names the kinds of finding, as hermes-desk memory pending shows.');
      return decided([await context.request('approvals.approveDespite', { id: onlyId(context, 'despite'), kinds })]);
    }
    const ids = await idsMeant(context, 'memory');
    if (ids.length === 0) return decided([]);
    return decided((await context.request('approvals.approve', { ids })).decisions);
  },
};

const reject: Command = {
  name: 'memory reject',
  words: 'ID|all',
  about: 'sets a staged write aside, or all; nothing is changed',
  count: [1, 1],
  async run(context) {
    const ids = await idsMeant(context, 'memory');
    if (ids.length === 0) return decided([]);
    return decided((await context.request('approvals.reject', { ids })).decisions);
  },
};

const unreject: Command = {
  name: 'memory unreject',
  words: 'ID',
  about: 'puts a rejected write back among those that wait',
  count: [1, 1],
  async run(context) {
    return decided(
      (await context.request('approvals.unreject', { ids: [stagedId(word(context, 0), 'memory')] })).decisions,
    );
  },
};

export const approvalCommands: readonly Command[] = [pending, approve, reject, unreject];
