import { DeskError, PROPOSAL_ID, type Decision, type Proposal } from '@shared/contract/index.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { word } from '../words.ts';

type Subsystem = Proposal['subsystem'];

/** What waits of one kind, and the files of it that cannot be read, as paths below the home. */
export async function waitingOf(
  context: CommandContext,
  kind: Subsystem,
): Promise<{ proposals: Proposal[]; unreadable: string[] }> {
  const { proposals, unreadable } = await context.request('approvals.list', {});
  return {
    proposals: proposals.filter(({ subsystem }) => subsystem === kind),
    unreadable: unreadable
      .map((file) => `pending/${file.includes('/') ? file : `memory/${file}`}`)
      .filter((file) => file.startsWith(`pending/${kind}/`)),
  };
}

/** A word as the id of a staged write. @throws {DeskError} `not_found` for what is none. */
export function stagedId(given: string, kind: Subsystem): string {
  if (PROPOSAL_ID.test(given)) return given;
  throw new DeskError('not_found', `${given} is not the id of a staged write.`, {
    remedy: `hermes-desk ${kind} pending lists them.`,
  });
}

/** The ids a person means: for `all` every waiting one of the kind that no newer one replaces. */
export async function idsMeant(context: CommandContext, kind: Subsystem): Promise<string[]> {
  const given = word(context, 0);
  if (given !== 'all') return [stagedId(given, kind)];
  const { proposals } = await waitingOf(context, kind);
  return proposals.filter(({ supersededBy }) => supersededBy === null).map(({ id }) => id);
}

/** What became of some staged writes; 1 when any stays. */
export function decided(decisions: readonly Decision[]): Outcome {
  const lines = decisions.map(({ id, outcome, message }) => `${id}  ${outcome}  ${message}`);
  return {
    data: decisions,
    text: lines.length === 0 ? 'Nothing waits.' : lines.join('\n'),
    exit: decisions.every((decision) => decision.ok) ? 0 : 1,
  };
}
