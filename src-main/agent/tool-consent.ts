import { randomBytes } from 'node:crypto';
import type { Emit } from '@shared/contract/index.ts';
import type { ToolAsk, ToolChoice } from '@shared/contract/tools.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { Awaitable } from './ports.ts';

/** A call that needs the person's leave. */
export interface ConsentNeed {
  readonly session: string;
  readonly turn: string;
  readonly callId: string;
  readonly server: string;
  readonly tool: string;
  /** The raw argument text of the call: exactly what would be run. */
  readonly arguments: string;
}

/** Whether a call may run; `reason` is the sentence the model is answered with. */
export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly reason: string };

/** What consent is made with. */
export interface ToolConsentDeps {
  /** `person`: the screens ask. Where there is nobody to ask, all are answered alike. */
  readonly asking: 'person' | 'allow' | 'deny';
  /** What the person has allowed for good; `has` is asked for every call, so that a line taken out of config.yaml counts at once. */
  readonly rules: { has(server: string, tool: string): boolean; add(server: string, tool: string): Promise<void> };
  readonly emit: Emit;
  /** Told when the number of calls that wait in a session has changed. */
  readonly onCount: (session: string) => void;
  readonly now: () => number;
}

/** The one place where calls wait for the person. Nothing decides but `decide`; nothing expires by itself. */
export interface ToolConsent {
  /** Resolves when the person has decided, or at once where that is settled; a stop of the turn is a refusal. */
  ask(need: ConsentNeed, signal: AbortSignal): Promise<Verdict>;
  /** Decides a call that waits, and what waits for the same leave. Throws `not_found` when it does not wait any more. */
  decide(id: string, choice: ToolChoice): Promise<void>;
  /** What waits in a session, oldest first. */
  asks(session: string): ToolAsk[];
}

/** The part of consent that the loop needs. */
export interface ConsentGate {
  ask(need: ConsentNeed, signal: AbortSignal): Awaitable<Verdict>;
  asks(session: string): ToolAsk[];
}

const allowed: Verdict = { allowed: true };
const denied: Verdict = {
  allowed: false,
  reason: 'The person said no to this call. It was not run. Do not try it again unless they ask for it.',
};
const stopped: Verdict = {
  allowed: false,
  reason: 'The person stopped the turn before they had decided on this call. It was not run.',
};
const nobody: Verdict = {
  allowed: false,
  reason:
    'This call needs the leave of the person, and nobody can be asked here. It was not run. It can be allowed with --allow-tools, or once for good in the window of the app.',
};

interface Waiting {
  readonly ask: ToolAsk;
  readonly settle: (verdict: Verdict) => void;
}

/** Makes consent for one home. Leave for a session ends with the program. */
export function createToolConsent(deps: ToolConsentDeps): ToolConsent {
  const waiting = new Map<string, Waiting>();
  const granted = new Map<string, Set<string>>();

  const keyOf = ({ server, tool }: Pick<ConsentNeed, 'server' | 'tool'>): string => JSON.stringify([server, tool]);
  const asks = (session: string): ToolAsk[] =>
    [...waiting.values()].filter(({ ask }) => ask.session === session).map(({ ask }) => ask);

  const tell = (session: string): void => {
    deps.emit('tools.asks', { session, asks: asks(session) });
    deps.onCount(session);
  };

  const settle = (which: (ask: ToolAsk) => boolean, verdict: Verdict): void => {
    const sessions = new Set<string>();
    for (const [id, one] of [...waiting]) {
      if (!which(one.ask)) continue;
      waiting.delete(id);
      sessions.add(one.ask.session);
      one.settle(verdict);
    }
    sessions.forEach(tell);
  };

  return {
    asks,
    ask: async (need, signal) => {
      if (deps.asking === 'allow') return allowed;
      const known = granted.get(need.session)?.has(keyOf(need)) ?? false;
      if (known || deps.rules.has(need.server, need.tool)) return allowed;
      if (deps.asking === 'deny') return nobody;
      if (signal.aborted) return stopped;
      const ask: ToolAsk = { id: randomBytes(12).toString('hex'), since: deps.now(), ...need };
      const { promise, resolve } = Promise.withResolvers<Verdict>();
      const onStop = (): void => settle(({ id }) => id === ask.id, stopped);
      signal.addEventListener('abort', onStop, { once: true });
      waiting.set(ask.id, { ask, settle: resolve });
      tell(need.session);
      try {
        return await promise;
      } finally {
        signal.removeEventListener('abort', onStop);
      }
    },
    decide: async (id, choice) => {
      const one = waiting.get(id);
      if (one === undefined) {
        throw new DeskError('not_found', 'This call does not wait any more.', {
          remedy: 'It was decided elsewhere, or its turn was stopped.',
        });
      }
      const { session, server, tool } = one.ask;
      const key = keyOf(one.ask);
      if (choice === 'deny') return settle((ask) => ask.id === id, denied);
      if (choice === 'once') return settle((ask) => ask.id === id, allowed);
      if (choice === 'session') {
        granted.set(session, (granted.get(session) ?? new Set()).add(key));
        return settle((ask) => ask.session === session && keyOf(ask) === key, allowed);
      }
      // Written down first: leave for good that was not kept would be asked for again.
      await deps.rules.add(server, tool);
      return settle((ask) => keyOf(ask) === key, allowed);
    },
  };
}
