import type { SkillsCommand } from '@shared/chat/commands.ts';
import { DeskError } from '@shared/contract/index.ts';
import { go, href } from '../../app/route.ts';
import type { Bridge } from '../../bridge/bridge.ts';

/** Carries `/skills` out: goes where it can be seen, or decides on what waits. Answers what came of a decision. */
export async function obeySkills(bridge: Bridge, { what, id }: SkillsCommand): Promise<string> {
  if (what === 'list') go(href('skills'));
  else if (what === 'pending') go(href('approvals'));
  else if (what === 'diff') go(href('approvals', [id]));
  if (what !== 'approve' && what !== 'reject') return '';
  const { proposals } = await bridge.request('approvals.list', {});
  const waiting = proposals.filter(({ subsystem }) => subsystem === 'skills');
  const meant = waiting.filter((proposal) => (id === 'all' ? proposal.supersededBy === null : proposal.id === id));
  if (meant.length === 0 && id !== 'all') throw unknownWrite(id);
  if (meant.length === 0) return '';
  const ids = meant.map((proposal) => proposal.id);
  const { decisions } = await bridge.request(`approvals.${what}`, { ids });
  return decisions.map((decision) => `${decision.id}: ${decision.message}`).join(' ');
}

function unknownWrite(id: string): DeskError {
  return new DeskError('not_found', `No staged skill write has the id ${id}.`, { remedy: '/skills pending' });
}
