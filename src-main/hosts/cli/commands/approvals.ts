import type { Proposal } from '@shared/contract/index.ts';
import type { Command } from '../command.ts';
import { oneLine, when } from '../words.ts';
import { decidingCommands } from './deciding.ts';
import { waitingOf } from './waiting.ts';

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

export const approvalCommands: readonly Command[] = [pending, ...decidingCommands('memory')];
