import { DeskError } from '@shared/contract/errors.ts';
import type { DecidedWrite, Decision, Proposal } from '@shared/contract/index.ts';
import { sayDecided } from '../home/pending/decided.ts';
import type { MemoryService } from '../memory/index.ts';
import type { Skills } from '../skills/skills.ts';
import type { Handlers } from './handlers.ts';
import { approverOf } from './person.ts';

/** The requests `approvals.*` over memory and skills. Everything that decides is the person's alone. */
export function approvalHandlers(memory: MemoryService, skills: Skills): Handlers<'approvals'> {
  /** Decides on each with whom it waits, skills behind memory; an id that nobody knows is memory's to refuse. */
  const decide = async (
    ids: readonly string[],
    ofMemory: (ids: readonly string[]) => Promise<Decision[]>,
    ofSkills: (ids: readonly string[]) => Promise<Decision[]>,
  ): Promise<Decision[]> => {
    const own: string[] = [];
    const rest: string[] = [];
    for (const id of ids) {
      const ofSkill = (await skills.waits(id)) || (await skills.decided(id)) !== null;
      (ofSkill ? own : rest).push(id);
    }
    return [...(rest.length === 0 ? [] : await ofMemory(rest)), ...(own.length === 0 ? [] : await ofSkills(own))];
  };
  /** What became of a staged write of either kind; null while it waits, and when that cannot be told. */
  const decidedHere = async (id: string): Promise<DecidedWrite | null> => {
    return (await skills.decided(id)) ?? (await memory.decided(id));
  };
  return {
    'approvals.list': async () => {
      const [first, second] = [await memory.proposals(), await skills.proposals()];
      return {
        proposals: [...first.proposals, ...second.proposals].sort((a, b) => a.createdAt - b.createdAt),
        unreadable: [...first.unreadable, ...second.unreadable.map((name) => `skills/${name}`)],
      };
    },
    'approvals.get': async ({ id }): Promise<Proposal> => {
      // To say what a skill write would do takes reading every skill: only for one of them.
      const { proposals } = (await skills.waits(id)) ? await skills.proposals() : { proposals: [] };
      const found = proposals.find((proposal) => proposal.id === id);
      if (found !== undefined) return found;
      const decided = await decidedHere(id);
      if (decided === null) return await memory.proposal(id);
      throw new DeskError('not_found', `The staged write ${id} no longer waits. ${sayDecided(decided)}`, {
        remedy: 'Look at what waits now.',
      });
    },
    'approvals.approve': async ({ ids, seen }, caller) => {
      const approver = approverOf(caller);
      return {
        decisions: await decide(
          ids,
          (some) => memory.approve(some, approver, { seen }),
          (some) => skills.approve(some, approver, { seen }),
        ),
      };
    },
    'approvals.approveEdited': async ({ id, op, text, also, against, seen }, caller) => {
      const approver = approverOf(caller);
      const manner = { edited: { op, text, also, against }, seen };
      return only(
        await decide(
          [id],
          (some) => memory.approve(some, approver, manner),
          (some) => skills.approve(some, approver, manner),
        ),
      );
    },
    'approvals.approveDespite': async ({ id, kinds, seen }, caller) => {
      const approver = approverOf(caller);
      const manner = { despite: kinds, seen };
      return only(
        await decide(
          [id],
          (some) => memory.approve(some, approver, manner),
          (some) => skills.approve(some, approver, manner),
        ),
      );
    },
    'approvals.decided': async ({ id }) => ({ decided: await decidedHere(id) }),
    'approvals.reject': async ({ ids }, caller) => {
      const approver = approverOf(caller);
      return {
        decisions: await decide(
          ids,
          (some) => memory.reject(some, approver),
          (some) => skills.reject(some, approver),
        ),
      };
    },
    'approvals.unreject': async ({ ids }, caller) => {
      approverOf(caller);
      const back = await memory.unreject(ids);
      const others = back.filter(({ outcome }) => outcome === 'not_found').map(({ id }) => id);
      const skillsBack = others.length === 0 ? [] : await skills.unreject(others);
      return { decisions: back.map((decision) => skillsBack.find(({ id }) => id === decision.id) ?? decision) };
    },
  };
}

function only(decisions: readonly Decision[]): Decision {
  const [decision] = decisions;
  if (decision !== undefined) return decision;
  throw new DeskError('not_found', 'There is no such staged write.', { remedy: 'It may have been decided already.' });
}
