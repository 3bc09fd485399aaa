import type { ProviderSession } from './events.ts';
import type { Opened } from './opened.ts';
import type { ManagerDeps } from './ports.ts';

/** A conversation that holds on to the provider it began with, or to having none. */
interface Held {
  readonly opened: Opened | null;
  /** Turns that were answered in it, ever. */
  number: number;
  /** Turns that were answered since it was begun or taken up here. */
  fresh: number;
}

/** Told of a conversation that has ended for now; `said`: something was answered in it since it was begun or taken up here. */
type Ended = (id: string, opened: Opened, said: boolean) => void;

type Begun = (opened: Opened, session: ProviderSession, from: ProviderSession | null) => void;

/** Which conversation holds which provider, and how far each has come. */
export class Conversations {
  readonly #deps: Pick<ManagerDeps, 'conversations' | 'workspace' | 'platform'>;
  readonly #ended: Ended;
  readonly #held = new Map<string, Held>();
  /** The one that something was last said in. */
  #latest: string | null = null;

  constructor(deps: Pick<ManagerDeps, 'conversations' | 'workspace' | 'platform'>, ended: Ended) {
    this.#deps = deps;
    this.#ended = ended;
  }

  /** The provider that a conversation holds; null for none. */
  holder(id: string): Opened | null {
    return this.#held.get(id)?.opened ?? null;
  }

  /**
   * The provider of a conversation: the one it holds, else `current`, which it holds from now on, also when that is none. With a new
   * conversation, others in which nothing runs have ended for now.
   */
  hold(id: string, current: Opened | null, begun: Begun): Opened | null {
    const held = this.#held.get(id);
    if (held !== undefined) {
      this.#latest = id;
      return held.opened;
    }
    if (id === '') return current;
    const { conversations, workspace, platform } = this.#deps;
    const stored = conversations.find(id);
    if (stored === null) this.#endOthers(id);
    const from = this.#latest !== null && this.#latest !== id ? conversations.find(this.#latest) : null;
    const number = stored === null ? 0 : conversations.turns(id);
    this.#held.set(id, { opened: current, number, fresh: 0 });
    this.#latest = id;
    if (current === null) return null;
    current.sessions.add(id);
    const session = stored ?? {
      ...{ id, parent: null, title: null, workspace: workspace(), platform },
      context: 'primary' as const,
    };
    const isNew = stored === null || (stored.parent !== null && number === 0);
    begun(current, session, isNew ? from : null);
    return current;
  }

  /** Turns that were answered in it. */
  number(id: string): number {
    return this.#held.get(id)?.number ?? 0;
  }

  /** One more turn was answered: its number. */
  answered(id: string): number {
    const held = this.#held.get(id);
    if (held === undefined) return 1;
    held.number += 1;
    held.fresh += 1;
    return held.number;
  }

  /** The person went elsewhere within a conversation. */
  switched(
    opened: Opened,
    from: string,
    to: string,
    reason: 'rewound',
    tell: (opened: Opened, from: ProviderSession, to: ProviderSession, reason: 'rewound') => void,
  ): void {
    const { conversations } = this.#deps;
    const [before, after] = [conversations.find(from), conversations.find(to)];
    if (before === null || after === null) return;
    const held = this.#held.get(to);
    if (held !== undefined) held.number = conversations.turns(to);
    tell(opened, before, after, reason);
  }

  /** Every conversation ends: the app closes. */
  endAll(): void {
    for (const id of [...this.#held.keys()]) this.#end(id);
  }

  #endOthers(id: string): void {
    for (const other of [...this.#held.keys()]) {
      if (other !== id && !this.#deps.conversations.running(other)) this.#end(other);
    }
  }

  #end(id: string): void {
    const held = this.#held.get(id);
    if (held === undefined) return;
    held.opened?.sessions.delete(id);
    if (held.opened !== null) this.#ended(id, held.opened, held.fresh > 0);
    this.#held.delete(id);
  }
}
