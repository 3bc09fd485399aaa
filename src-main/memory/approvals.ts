import type { Decision, Proposal } from '@shared/contract/index.ts';
import type { DecidedWrite } from '@shared/contract/approvals.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { countWaiting, type WaitingCount } from '../home/pending/count.ts';
import type { DecidedWrites } from '../home/pending/decided.ts';
import type { Waiting } from '../home/pending/decision.ts';
import type { Consent, MemoryManner } from './consent/consent.ts';
import type { StagedQueue } from './consent/queue.ts';
import { contentOf, operationsOf } from './consent/record.ts';
import type { MemoryDeps } from './types.ts';

/** What deciding needs of the rest of memory. */
export interface ApprovalsDeps extends Pick<MemoryDeps, 'emit' | 'log'> {
  readonly queue: StagedQueue;
  readonly consent: Consent;
  readonly decided: DecidedWrites;
  readonly now: () => number;
  /** Throws `looking_on` where another app owns the home. */
  readonly assertOwner: () => void;
  /** Reads anew what may have changed on disk. */
  readonly refresh: () => Promise<void>;
  /** Tells clients of what the journal has and they have not been told of. */
  readonly onChanged: () => void;
}

/** The staged writes of one home: what waits, what a person decides, what became of what no longer waits. */
export class MemoryApprovals {
  readonly #deps: ApprovalsDeps;

  constructor(deps: ApprovalsDeps) {
    this.#deps = deps;
  }

  /** Every staged memory write with what it would do now. */
  async proposals(): Promise<Waiting> {
    await this.#deps.refresh();
    return await this.#deps.consent.list();
  }

  /** One staged memory write; throws `not_found`. */
  async proposal(id: string): Promise<Proposal> {
    const found = (await this.proposals()).proposals.find((proposal) => proposal.id === id);
    if (found !== undefined) return found;
    throw new DeskError('not_found', `No staged write has the id ${id}.`, {
      remedy: 'It may have been decided already.',
    });
  }

  /** Decides on staged writes, oldest first; what does not apply stays and is told. */
  async approve(ids: readonly string[], approver: string, manner: MemoryManner = {}): Promise<Decision[]> {
    const { consent, decided, now } = this.#deps;
    this.#deps.assertOwner();
    await this.#deps.refresh();
    const decisions: Decision[] = [];
    for (const id of await consent.inOrder(ids)) {
      const decision = await decided.explained(await consent.approve(id, approver, manner));
      decisions.push(decision);
      const edited = manner.edited !== undefined;
      if (decision.ok) await decided.add(id, { outcome: 'approved', edited, approver, time: now() });
      this.#deps.onChanged();
    }
    await this.announce();
    return decisions;
  }

  /** Sets staged writes aside. */
  async reject(ids: readonly string[], approver: string): Promise<Decision[]> {
    const { consent, decided, now } = this.#deps;
    return await this.#each(ids, async (id) => {
      const decision = await consent.reject(id);
      if (decision.ok) await decided.add(id, { outcome: 'rejected', edited: false, approver, time: now() });
      return await decided.explained(decision);
    });
  }

  /** Puts rejected writes back. */
  async unreject(ids: readonly string[]): Promise<Decision[]> {
    const { consent, decided, now } = this.#deps;
    return await this.#each(ids, async (id) => {
      const decision = await consent.unreject(id);
      if (decision.ok) await decided.waits(id, now(), null);
      return decision;
    });
  }

  /** What became of a staged write that no longer waits; null when that cannot be told. */
  async find(id: string): Promise<DecidedWrite | null> {
    return (await this.#deps.queue.get(id)) === null ? await this.#deps.decided.find(id) : null;
  }

  /** How many writes wait, since when, and from which conversations. None for a folder that cannot be read: that is a problem. */
  async waiting(): Promise<WaitingCount> {
    const open = await this.#deps.consent.open().catch((error: unknown) => {
      if (error instanceof DeskError) return [];
      throw error;
    });
    return countWaiting(open);
  }

  /** Writes down that a write waits, so that what another program makes of it can be told, and tells clients. */
  async staged(id: string): Promise<void> {
    const { queue, decided, now } = this.#deps;
    const payload = (await queue.get(id))?.payload ?? null;
    if (payload !== null) {
      const targets = operationsOf(payload).map((operation) => ({
        place: payload.target,
        before: operation.matched_entry ?? null,
        after: operation.action === 'remove' ? null : contentOf(operation),
      }));
      await decided.waits(id, now(), targets);
    }
    await this.announce();
  }

  /** Tells clients how many writes wait. */
  async announce(): Promise<void> {
    try {
      const { count, oldest } = await this.waiting();
      this.#deps.emit('approvals.changed', { count, oldest });
    } catch (error) {
      this.#deps.log.warn(error instanceof Error ? error.message : String(error));
    }
  }

  async #each(ids: readonly string[], decide: (id: string) => Promise<Decision>): Promise<Decision[]> {
    this.#deps.assertOwner();
    const decisions: Decision[] = [];
    for (const id of new Set(ids)) decisions.push(await decide(id));
    await this.announce();
    return decisions;
  }
}
