import type { DeskError } from '@shared/contract/errors.ts';
import type { Awaitable, Model } from '../ports.ts';
import type { RunGate } from './gates.ts';

/** Goals on disk, as JSON objects in Hermes' form. */
export interface GoalStore {
  /** The goal of a conversation, found also when a compression has let that go on in another session. */
  read(session: string): Readonly<Record<string, unknown>> | null;
  /** Null takes it away. */
  write(session: string, goal: Readonly<Record<string, unknown>> | null): Promise<void>;
  /** Sessions with a goal. */
  list(): readonly string[];
}

/** What goals are given beside what the agent has. */
export interface GoalDeps {
  readonly store: () => GoalStore;
  /** The model that judges (`auxiliary.goal_judge`), else the one in force. */
  readonly judge: () => Awaitable<Model>;
  /** Why no judge may be asked now: no model, paused, the spending limit, looking on; null when one may. */
  readonly obstacle: () => Awaitable<DeskError | null>;
  /** `goals.max_turns` of a new goal. */
  readonly maxTurns: () => number;
  /** Runs the checks of a goal. */
  readonly runGate: RunGate;
  /** Whether a process of this machine runs. */
  readonly alive: (pid: number) => boolean;
  /** `auxiliary.goal_judge.timeout` in milliseconds. */
  readonly timeout: () => number;
}
