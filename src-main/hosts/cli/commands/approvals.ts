import { DeskError, type Decision, type Proposal } from '@shared/contract/index.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { oneLine, when, word } from '../words.ts';

function proposalText(proposal: Proposal): string {
  const ops = proposal.ops.map(({ action, target, content }) => {
    const parts = [target === null ? null : `- ${oneLine(target)}`, content === null ? null : `+ ${oneLine(content)}`];
    return `    ${action} ${parts.filter((part) => part !== null).join('  ')}`;
  });
  const findings = proposal.ops.flatMap((op) =>
    op.findings.map((finding) => `    ! ${finding.kind}: ${finding.message}`),
  );
  const place = proposal.store ?? proposal.skill ?? proposal.subsystem;
  const head = `${proposal.id}  ${proposal.state}  ${place}  ${when(proposal.createdAt)}  ${oneLine(proposal.summary)}`;
  return [head, ...ops, ...findings, ...(proposal.reason === '' ? [] : [`    ${proposal.reason}`])].join('\n');
}

const pending: Command = {
  name: 'memory pending',
  words: '',
  about: 'the staged writes that wait for you, oldest first',
  count: [0, 0],
  async run(context) {
    const { proposals, unreadable } = await context.request('approvals.list', {});
    const notes = unreadable.map(
      (file) =>
        `pending/memory/${file} cannot be read and was left as it is. Correct it, or move it out of that folder.`,
    );
    const lines = proposals.length === 0 ? ['Nothing waits.'] : proposals.map(proposalText);
    return { data: proposals, text: [...lines, ...notes].join('\n') };
  },
};

/** The ids a person means: every waiting one for `all`. */
async function idsMeant(context: CommandContext): Promise<string[]> {
  const given = word(context, 0);
  if (given === 'all') {
    const { proposals } = await context.request('approvals.list', {});
    return proposals.map((proposal) => proposal.id);
  }
  if (!/^[0-9a-f]{8}$/.test(given)) {
    throw new DeskError('not_found', `${given} is not the id of a staged write.`, {
      remedy: 'hermes-desk memory pending lists them.',
    });
  }
  return [given];
}

function decided(decisions: readonly Decision[]): Outcome {
  const lines = decisions.map(({ id, outcome, message }) => `${id}  ${outcome}  ${message}`);
  return {
    data: decisions,
    text: lines.length === 0 ? 'Nothing waits.' : lines.join('\n'),
    exit: decisions.every((decision) => decision.ok) ? 0 : 1,
  };
}

function deciding(name: 'approve' | 'reject', about: string): Command {
  return {
    name: `memory ${name}`,
    words: 'ID|all',
    about,
    count: [1, 1],
    async run(context) {
      const ids = await idsMeant(context);
      if (ids.length === 0) return decided([]);
      const { decisions } = await context.request(`approvals.${name}`, { ids });
      return decided(decisions);
    },
  };
}

export const approvalCommands: readonly Command[] = [
  pending,
  deciding('approve', 'applies a staged write, or all that can be applied'),
  deciding('reject', 'drops a staged write, or all'),
];
