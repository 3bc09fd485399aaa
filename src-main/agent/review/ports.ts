import type { DeskError } from '@shared/contract/errors.ts';
import type { Emit } from '@shared/contract/index.ts';
import type { ReviewRun } from '@shared/contract/review.ts';
import type { Awaitable, Model } from '../ports.ts';
import type { Counters, Intervals, Wanted } from './due.ts';

/** The settings of the review, as they are in force. */
export interface ReviewSettings {
  /** `auxiliary.background_review.enabled`: whether reviews begin by themselves. */
  readonly enabled: boolean;
  readonly intervals: Intervals;
  /** `auxiliary.background_review.max_input_tokens`: tokens of one request; 0 or less for as many as the model takes. */
  readonly maxInputTokens: number;
  /** `auxiliary.background_review.extra_tools`: tools it may call beside its own. */
  readonly extraTools: readonly string[];
  /** `auxiliary.background_review.defer`: whether it waits for a quiet machine. */
  readonly defer: 'auto' | 'never';
  /** `auxiliary.background_review.defer_max_age_s` in milliseconds: how long at most. */
  readonly deferAtMost: number;
  /** `auxiliary.background_review.timeout` in milliseconds, for one answer. */
  readonly timeout: number;
  /** `display.memory_notifications`: how much the line says afterwards. */
  readonly notify: 'off' | 'on' | 'verbose';
}

/** A review that waits to be run. At most one a conversation. */
export interface QueuedReview extends Wanted {
  readonly session: string;
  /** The person asked for it (`/refine`). */
  readonly asked: boolean;
  /** What they asked it to look at; empty for nothing in particular. */
  readonly focus: string;
  /** Since when it waits, in milliseconds since 1970. */
  readonly since: number;
  /** How often it was begun and given up for a turn. */
  readonly tries: number;
}

/** Reviews that wait, on disk. */
export interface ReviewQueue {
  /** Oldest first. */
  list(): Promise<readonly QueuedReview[]>;
  /** Puts one in; one that waits for the same conversation is joined with it. */
  put(review: QueuedReview): Promise<void>;
  take(session: string): Promise<void>;
  /** Runs `work` while no other process on this home reviews; false, at once, when one does. */
  exclusively(work: () => Promise<void>): Promise<boolean>;
  /** How far conversations are toward their next review; null for one that was never counted. */
  counters(session: string): Promise<Counters | null>;
  count(session: string, counters: Counters): Promise<void>;
}

/** What was reviewed, on disk. */
export interface ReviewRuns {
  /** An id for a run that begins at `time`. */
  freshId(time: number): string;
  write(run: ReviewRun): Promise<void>;
  /** Newest first. */
  list(most: number, session?: string): Promise<readonly ReviewRun[]>;
  find(id: string): Promise<ReviewRun | null>;
  /** Marks what an earlier process began and did not end. */
  settle(now: number): Promise<void>;
}

/** A write that waits for the person, or that they have rejected, in the words of the tool that asked for it. */
export interface KnownWrite {
  readonly subsystem: 'memory' | 'skills';
  /** One line. */
  readonly summary: string;
  /** The payload as it was staged. */
  readonly payload: unknown;
}

/** What the review must not propose again. */
export interface KnownWrites {
  readonly waiting: readonly KnownWrite[];
  readonly rejected: readonly KnownWrite[];
}

/** What the review is given beside what the agent has. */
export interface ReviewDeps {
  readonly settings: () => ReviewSettings;
  /** The model of the task (`auxiliary.background_review`), else the one in force. */
  readonly model: () => Awaitable<Model>;
  /** Why none may run now: no model, paused, the spending limit, looking on; null when one may. */
  readonly obstacle: () => Awaitable<DeskError | null>;
  /** Whether the machine has no time for it just now. */
  readonly busy: (model: Model) => boolean;
  readonly known: () => Promise<KnownWrites>;
  readonly queue: ReviewQueue;
  readonly runs: ReviewRuns;
  readonly emit: Emit;
}
