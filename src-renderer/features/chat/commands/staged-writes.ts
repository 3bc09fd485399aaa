import type { Proposal } from '@shared/contract/index.ts';
import { href } from '../../../app/route.ts';
import type { LocalAnswer, LocalLine } from '../local-store.ts';
import { CommandRefusal } from './context.ts';
import type { CommandContext } from './context.ts';

/** Which staged writes a command is about; null: all of them. */
type Subsystem = Proposal['subsystem'] | null;

/** The staged writes that wait, oldest first, as the core lists them. */
export async function waitingWrites({ bridge }: CommandContext, subsystem: Subsystem): Promise<readonly Proposal[]> {
  const { proposals } = await bridge.request('approvals.list', {});
  return proposals.filter((one) => subsystem === null || one.subsystem === subsystem);
}

/** Staged writes as lines, each leading to where it can be looked at. */
export function writeLines(writes: readonly Proposal[]): LocalLine[] {
  return writes.map(({ id, summary }) => ({ term: id, text: summary, href: href('approvals', [id]) }));
}

/** What waits, or that nothing does. */
export async function pendingAnswer(context: CommandContext, subsystem: Subsystem): Promise<LocalAnswer> {
  const { t } = context;
  const writes = await waitingWrites(context, subsystem);
  if (writes.length === 0) return { heading: t('command.pending.none') };
  return {
    heading: t.count('command.pending', writes.length),
    lines: writeLines(writes),
    note: t('command.pending.note'),
  };
}

/**
 * Decides on one staged write, or on all that stand (`all`), and answers what became of each. Without an id it lists them: what was not
 * named is not decided on.
 */
export async function decideWrites(
  context: CommandContext,
  what: 'approve' | 'reject',
  id: string,
  subsystem: Subsystem,
): Promise<LocalAnswer> {
  const { bridge, t } = context;
  if (id === '') return pendingAnswer(context, subsystem);
  const waiting = await waitingWrites(context, subsystem);
  const isMeant = (write: Proposal): boolean =>
    id.toLowerCase() === 'all' ? write.supersededBy === null : write.id === id.toLowerCase();
  const chosen = waiting.filter(isMeant);
  if (chosen.length === 0 && id.toLowerCase() !== 'all') throw unknownWrite(id, context);
  if (chosen.length === 0) return { heading: t('command.pending.none') };
  const ids = chosen.map((write) => write.id);
  const seen = Object.fromEntries(chosen.map((write) => [write.id, write.hash]));
  const { decisions } =
    what === 'approve'
      ? await bridge.request('approvals.approve', { ids, seen })
      : await bridge.request('approvals.reject', { ids });
  const done = decisions.filter(({ ok }) => ok).length;
  return {
    heading: t.count(what === 'approve' ? 'command.approved' : 'command.rejected', done),
    lines: decisions.map((one) => ({
      term: one.id,
      text: one.message,
      ...(one.ok ? {} : { href: href('approvals', [one.id]) }),
    })),
    ...(done < decisions.length ? { refused: true } : {}),
  };
}

function unknownWrite(id: string, { t }: CommandContext): CommandRefusal {
  return new CommandRefusal(t('command.pending.unknown', { id }), '/pending');
}
