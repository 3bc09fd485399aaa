import { longestPark, type GoalState, type Parked } from './state.ts';

/** What a person lets a goal wait for. */
export type WaitFor =
  { readonly what: 'process'; readonly pid: number } | { readonly what: 'time'; readonly seconds: number };

/** The park that begins with that. */
export function parkedFor(on: WaitFor, reason: string, now: number): Parked {
  const until = now + (on.what === 'time' ? on.seconds * 1000 : longestPark);
  return { kind: on.what, pid: on.what === 'process' ? on.pid : 0, since: now, until, reason };
}

/** What parks look at. */
export interface ParkDeps {
  readonly now: () => number;
  readonly alive: (pid: number) => boolean;
  /** How many agents work for a conversation. */
  readonly delegations: (session: string) => number;
}

/** How often a process that is waited for is looked at, in milliseconds. */
const every = 2000;
/** Longer than this a timer cannot be set for. */
const longest = 2 ** 31 - 1;

/** Goals that are parked, and the timers by which they go on. */
export interface Parks {
  /** Whether what a goal is parked for is still to be waited for. */
  holds(session: string, state: GoalState): boolean;
  /** Whether a timer runs for a conversation. */
  armed(session: string): boolean;
  /** Waits for the end of a park; then `over` is called, once. */
  arm(session: string, parked: Parked): void;
  drop(session: string): void;
  close(): void;
}

/** Makes the parks of an agent. */
export function createParks({ now, alive, delegations }: ParkDeps, over: (session: string) => void): Parks {
  const timers = new Map<string, NodeJS.Timeout>();

  const held = (session: string, { kind, until, pid }: Parked): boolean => {
    if (until <= now()) return false;
    if (kind === 'process') return alive(pid);
    return kind !== 'delegations' || delegations(session) > 0;
  };

  const arm = (session: string, parked: Parked): void => {
    clearTimeout(timers.get(session));
    const rest = Math.max(0, parked.until - now());
    const timer = setTimeout(
      () => {
        // Agents that have reported begin a turn of their own; until then their park lasts.
        const lasts = parked.kind === 'delegations' ? parked.until > now() : held(session, parked);
        if (lasts) {
          arm(session, parked);
          return;
        }
        timers.delete(session);
        over(session);
      },
      Math.min(rest, parked.kind === 'process' ? every : longest),
    );
    timer.unref();
    timers.set(session, timer);
  };

  return {
    holds: (session, { parked }) => parked !== null && held(session, parked),
    armed: (session) => timers.has(session),
    arm,
    drop: (session) => {
      clearTimeout(timers.get(session));
      timers.delete(session);
    },
    close: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
