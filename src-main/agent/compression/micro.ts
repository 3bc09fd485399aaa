import type { CompressionDeps, LoopDeps, Row } from '../ports.ts';
import { rowTokens, summaryTokens } from './anchor.ts';
import { groupsOf, roleFor, type CompressionPlan } from './boundaries.ts';
import type { Conversation } from './compressor.ts';
import { summaryBudget, type MicroSettings } from './settings.ts';
import { SummaryFailure, summariseWith, type SummaryRequest } from './summarise.ts';

/** What the newest turns say is left as it is. */
const turnsKept = 2;
const mostTokens = 1500;
/** A summary that is not this much shorter than it was has not been shortened. */
const worthShortening = 0.9;
/** How much it has to grow before that is tried again. */
const growth = 1.5;
const mostFailures = 2;

/** A part of a conversation for the summary: the summary there is and one turn of the model, or the summary alone to be shortened. */
interface Fold extends CompressionPlan {
  readonly kind: 'add' | 'shorten';
  /** First row of the turn; for a summary that is shortened, that of the summary. */
  readonly place: number;
}

/**
 * The oldest turn of the model that is not yet in the summary, words of the person left out; null when there is none beside the
 * newest ones. `passed`: turns that cannot be summarised and stay.
 */
export function planFold(rows: readonly Row[], passed: ReadonlySet<number>): Fold | null {
  const groups = groupsOf(rows, () => 0);
  const summary = groups.find((group) => group.rows.some((row) => row.summary));
  const turns: Row[][] = [];
  let open: Row[] | null = null;
  for (const group of groups) {
    if (group.kind === 'user' || group === summary) {
      open = null;
    } else if (open === null) {
      open = [...group.rows];
      turns.push(open);
    } else {
      open.push(...group.rows);
    }
  }
  const oldest = turns.slice(0, -turnsKept).find((turn) => !passed.has(turn[0]?.id ?? 0));
  const place = oldest?.[0]?.id;
  if (oldest === undefined || place === undefined) return null;
  return { kind: 'add', place, ...around(rows, [...(summary?.rows ?? []), ...oldest]) };
}

/** The summary of a conversation, to be shortened; null when it has none. */
function planShortening(rows: readonly Row[]): Fold | null {
  const summary = rows.find((row) => row.summary);
  return summary === undefined ? null : { kind: 'shorten', place: summary.id, ...around(rows, [summary]) };
}

function around(rows: readonly Row[], summarised: readonly Row[]): CompressionPlan {
  const inOrder = summarised.toSorted((a, b) => a.id - b.id);
  const first = inOrder[0]?.id ?? 0;
  const named = new Set(inOrder);
  const others = rows.filter((row) => row.role !== 'note' && !named.has(row));
  return {
    head: others.filter((row) => row.id < first),
    summarised: inOrder,
    carried: others.filter((row) => row.id > first),
  };
}

/** Folds older turns into the summary, one after each turn. Every pass costs the provider's cache of what stands behind it. */
export interface MicroCompaction {
  /** After a completed turn: does one step when one is due, and answers the conversation as it is then; null when nothing was done. */
  afterTurn(conversation: Conversation): Promise<readonly Row[] | null>;
}

/** What is remembered of one session. */
interface Memory {
  turns: number;
  /** Turns, by their first row, that are left alone. */
  readonly passed: Set<number>;
  readonly failures: Map<number, number>;
  /** Tokens of a summary that could not be shortened. */
  stuckAt: number;
}

/** Makes the folding of an agent. */
export function createMicroCompaction(deps: LoopDeps, compression: CompressionDeps): MicroCompaction {
  const memories = new Map<string, Memory>();

  const memoryOf = (session: string): Memory => {
    const known = memories.get(session) ?? { turns: 0, passed: new Set(), failures: new Map(), stuckAt: 0 };
    memories.set(session, known);
    return known;
  };

  const choose = (rows: readonly Row[], micro: MicroSettings, memory: Memory): Fold | null => {
    const summary = rows.find((row) => row.summary);
    const tokens = summary === undefined ? 0 : rowTokens(summary);
    const long = tokens > micro.shortenAbove && tokens > memory.stuckAt * growth;
    return long ? planShortening(rows) : planFold(rows, memory.passed);
  };

  const fail = (memory: Memory, fold: Fold, tokens: number): null => {
    if (fold.kind === 'shorten') {
      memory.stuckAt = tokens;
      return null;
    }
    const failures = (memory.failures.get(fold.place) ?? 0) + 1;
    memory.failures.set(fold.place, failures);
    if (failures >= mostFailures) memory.passed.add(fold.place);
    return null;
  };

  const write = async (conversation: Conversation, fold: Fold): Promise<string | null> => {
    const { session, model, signal } = conversation;
    const writer = await compression.model();
    if (writer === null) return null;
    const { timeout, ceiling } = compression.settings();
    const budget = Math.min(mostTokens, summaryBudget(mostTokens, model.contextWindow));
    const shorter =
      'The record has grown too long. Write it anew at half its length, without what is over and done with.';
    const focus = fold.kind === 'shorten' ? shorter : '';
    const request: SummaryRequest = { rows: fold.summarised, budget, focus, redact: compression.redact };
    try {
      return await summariseWith(writer, request, { timeout, ceiling }, signal, (usage) => {
        void Promise.resolve(deps.store.addUsage(session.id, { ...usage, calls: 1, task: 'compression' })).catch(
          (error: unknown) => deps.log?.('what a summary cost could not be stored', error),
        );
      });
    } catch (error) {
      if (error instanceof SummaryFailure || signal.aborted) return null;
      throw error;
    }
  };

  const step = async (conversation: Conversation, fold: Fold, memory: Memory): Promise<readonly Row[] | null> => {
    const { session, signal } = conversation;
    const before = fold.summarised.reduce((sum, row) => sum + rowTokens(row), 0);
    const content = await write(conversation, fold);
    if (signal.aborted) return null;
    if (content === null) return fail(memory, fold, before);
    const role = roleFor(fold);
    const after = summaryTokens(content);
    if (after > before * (fold.kind === 'shorten' ? worthShortening : 1)) return fail(memory, fold, before);
    return deps.store.compact(session.id, {
      summarised: fold.summarised.map((row) => row.id),
      carried: fold.carried.map((row) => row.id),
      summary: { role, content },
      prompt: null,
      note: null,
    });
  };

  return {
    afterTurn: async (conversation) => {
      const { enabled, micro } = compression.settings();
      if (!enabled || micro === null) return null;
      const { session, rows, notice } = conversation;
      const memory = memoryOf(session.id);
      memory.turns += 1;
      if (memory.turns % micro.everyTurns !== 0) return null;
      const fold = choose(rows, micro, memory);
      if (fold === null) return null;
      const lock = await deps.store.compressionLock(session.id);
      if ('heldBy' in lock) return null;
      notice('Folding an older answer into the summary…');
      try {
        return await step(conversation, fold, memory);
      } catch (error) {
        deps.log?.('an older answer could not be folded into the summary', error);
        return null;
      } finally {
        notice('');
        await lock.release();
      }
    },
  };
}
