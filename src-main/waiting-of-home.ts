import { DeskError } from '@shared/contract/errors.ts';
import type { Emit, Problem } from '@shared/contract/index.ts';
import { tellRow } from './conversations-of-home.ts';
import type { Logger } from './home/index.ts';
import type { WaitingCount } from './memory/index.ts';
import type { SessionStore } from './sessions/index.ts';

/** What counting what waits for the person works with. Each part counts its own. */
export interface WaitingOfHomeDeps {
  readonly parts: () => readonly { waiting(): Promise<WaitingCount> }[];
  readonly sessions: () => SessionStore;
  readonly pendingDir: string;
  readonly emit: Emit;
  readonly log: Logger;
}

/** What waits for the person in a home, as last counted. */
export interface WaitingOfHome {
  count(): WaitingCount;
  /** Why it cannot be counted; null when it can. */
  problem(): Problem | null;
  /** Counts again; answers whether anything changed. */
  recount(): Promise<boolean>;
  /** Tells the sum: each part tells of its own. */
  announce(): void;
}

/** Counts what waits in every part of a home as one. Nothing is counted before it is asked. */
export function waitingOfHome({ parts, sessions, pendingDir, emit, log }: WaitingOfHomeDeps): WaitingOfHome {
  let waiting: WaitingCount = { count: 0, oldest: null, bySession: {} };
  let problem: Problem | null = null;
  const counted = async (): Promise<WaitingCount> => {
    const counts: WaitingCount[] = [];
    for (const part of parts()) counts.push(await part.waiting());
    return counts.reduce(bothWaiting, { count: 0, oldest: null, bySession: {} });
  };
  return {
    count: () => waiting,
    problem: () => problem,
    announce: () => {
      counted().then(
        ({ count, oldest }) => emit('approvals.changed', { count, oldest }),
        (error: unknown) => log.warn('what waits could not be counted', { detail: String(error) }),
      );
    },
    recount: async () => {
      const before = waiting;
      try {
        waiting = await counted();
        problem = null;
      } catch (error) {
        if (!(error instanceof DeskError)) throw error;
        problem = queueProblemOf(error, pendingDir);
      }
      for (const session of new Set([...Object.keys(before.bySession), ...Object.keys(waiting.bySession)])) {
        if (before.bySession[session] !== waiting.bySession[session]) tellRow(sessions(), session);
      }
      return before.count !== waiting.count || before.oldest !== waiting.oldest;
    },
  };
}

/** What waits in memory and among the skills, as one. */
function bothWaiting(a: WaitingCount, b: WaitingCount): WaitingCount {
  const sessions = new Set([...Object.keys(a.bySession), ...Object.keys(b.bySession)]);
  const times = [a.oldest, b.oldest].filter((time) => time !== null);
  return {
    count: a.count + b.count,
    oldest: times.length === 0 ? null : Math.min(...times),
    bySession: Object.fromEntries([...sessions].map((id) => [id, (a.bySession[id] ?? 0) + (b.bySession[id] ?? 0)])),
  };
}

/** While the folder cannot be read, what waits in it stays there and is counted as last seen. */
function queueProblemOf({ message, remedy, file }: DeskError, pendingDir: string): Problem {
  return { code: 'pending_unreadable', file: file ?? pendingDir, message, remedy, blocking: false };
}
