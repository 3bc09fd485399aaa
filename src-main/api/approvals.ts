import { DeskError } from '@shared/contract/errors.ts';
import type { Decision } from '@shared/contract/index.ts';
import type { MemoryService } from '../memory/index.ts';
import type { Handlers } from './handlers.ts';
import { approverOf } from './person.ts';

/** The requests `approvals.*` over the memory service. Everything that decides is the person's alone. */
export function approvalHandlers(memory: MemoryService): Handlers<'approvals'> {
  return {
    'approvals.list': async () => {
      const { proposals, unreadable } = await memory.proposals();
      return { proposals: [...proposals], unreadable: [...unreadable] };
    },
    'approvals.get': async ({ id }) => await memory.proposal(id),
    'approvals.decided': async ({ id }) => ({ decided: await memory.decided(id) }),
    'approvals.approve': async ({ ids, seen }, caller) => ({
      decisions: await memory.approve(ids, approverOf(caller), { seen }),
    }),
    'approvals.approveEdited': async ({ id, op, text, also, against, seen }, caller) =>
      only(await memory.approve([id], approverOf(caller), { edited: { op, text, also, against }, seen })),
    'approvals.approveDespite': async ({ id, kinds, seen }, caller) =>
      only(await memory.approve([id], approverOf(caller), { despite: kinds, seen })),
    'approvals.reject': async ({ ids }, caller) => ({ decisions: await memory.reject(ids, approverOf(caller)) }),
    'approvals.unreject': async ({ ids }, caller) => {
      approverOf(caller);
      return { decisions: await memory.unreject(ids) };
    },
  };
}

function only(decisions: readonly Decision[]): Decision {
  const [decision] = decisions;
  if (decision !== undefined) return decision;
  throw new DeskError('not_found', 'There is no such staged write.', { remedy: 'It may have been decided already.' });
}
