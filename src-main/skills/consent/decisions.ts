import type { DecidedWrite, Decision } from '@shared/contract/index.ts';
import type { DecidedWrites } from '../../home/pending/decided.ts';
import type { SkillConsent, SkillManner } from './consent.ts';

interface DecisionsDeps {
  readonly consent: SkillConsent;
  readonly decided: DecidedWrites;
  readonly now: () => number;
  /** Called when some were decided. */
  readonly after: () => Promise<void>;
}

/** The person's decisions over several staged skill writes, each written down for the conversation it came from. */
export class SkillDecisions {
  readonly #deps: DecisionsDeps;

  constructor(deps: DecisionsDeps) {
    this.#deps = deps;
  }

  /** What became of a staged write; null while it waits, and when that cannot be told. */
  async decided(id: string): Promise<DecidedWrite | null> {
    const { consent, decided } = this.#deps;
    return (await consent.has(id)) ? null : await decided.find(id);
  }

  /** Applies each, oldest first; what does not apply stays and is told. */
  async approve(ids: readonly string[], approver: string, manner: SkillManner): Promise<Decision[]> {
    const { consent, decided, now } = this.#deps;
    const edited = manner.edited !== undefined;
    return await this.#each(await consent.inOrder(ids), async (id) => {
      const decision = await consent.approve(id, approver, manner);
      if (decision.ok) await decided.add(id, { outcome: 'approved', edited, approver, time: now() });
      return decision;
    });
  }

  /** Sets each aside. */
  async reject(ids: readonly string[], approver: string): Promise<Decision[]> {
    const { consent, decided, now } = this.#deps;
    return await this.#each(ids, async (id) => {
      const decision = await consent.reject(id, approver);
      if (decision.ok) await decided.add(id, { outcome: 'rejected', edited: false, approver, time: now() });
      return decision;
    });
  }

  /** Puts rejected ones back. */
  async unreject(ids: readonly string[]): Promise<Decision[]> {
    const { consent, decided, now } = this.#deps;
    return await this.#each(ids, async (id) => {
      const decision = await consent.unreject(id);
      if (decision.ok) await decided.waits(id, now(), null);
      return decision;
    });
  }

  async #each(ids: readonly string[], decide: (id: string) => Promise<Decision>): Promise<Decision[]> {
    const decisions: Decision[] = [];
    for (const id of new Set(ids)) decisions.push(await this.#deps.decided.explained(await decide(id)));
    await this.#deps.after();
    return decisions;
  }
}
