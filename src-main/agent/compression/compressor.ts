import type { CompressWish } from '@shared/chat/compress-words.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { buildPrompt } from '../begin.ts';
import type {
  AgentDeps,
  LoopDeps,
  CompressionDeps,
  CompressionState,
  Lease,
  Model,
  Row,
  SessionInfo,
} from '../ports.ts';
import { readAnchor, requestTokens, routeOf, rowTokens, summaryTokens, type UsageAnchor } from './anchor.ts';
import { roleFor, type CompressionPlan } from './boundaries.ts';
import { compressorEngine, sheltered, type ContextEngine } from './engine.ts';
import { createMicroCompaction } from './micro.ts';
import { summaryBudget, type CompressionSettings } from './settings.ts';
import { summariseAlone, SummaryFailure } from './summarise.ts';

/** Why a compression is asked for: room is short, the provider refused the request as too long, or the person wants it. */
export type CompressionReason = 'threshold' | 'overflow' | 'manual';

/** A conversation that may be compressed. */
export interface Conversation {
  readonly session: SessionInfo;
  readonly model: Model;
  readonly system: string;
  readonly rows: readonly Row[];
  readonly signal: AbortSignal;
  /** Shows a line while it lasts; empty takes it away. */
  readonly notice: (line: string) => void;
}

/** What came of it. Tokens of the next request, before as known and after as estimated. */
export type CompressionResult =
  | {
      readonly compressed: true;
      readonly rows: readonly Row[];
      readonly system: string;
      readonly before: number;
      readonly after: number;
    }
  /** `why` is one sentence; `failed` when a summary was tried for and could not be had. */
  | { readonly compressed: false; readonly why: string; readonly failed: boolean };

/** Compresses conversations and knows when. One for all sessions of an agent. */
export interface Compressor {
  /** Whether the next request needs a compression first. `opening`: no call of this turn was made yet. */
  due(conversation: Conversation, opening: boolean): boolean;
  compress(conversation: Conversation, reason: CompressionReason, wish?: CompressWish): Promise<CompressionResult>;
  /** Takes note of what a provider counted. */
  measured(session: string, anchor: UsageAnchor, inputTokens: number): Promise<void>;
  isOverflow(error: DeskError): boolean;
  /** After a completed turn: one step of micro-compaction where that is on; the conversation as it is then, else null. */
  afterTurn(conversation: Conversation): Promise<readonly Row[] | null>;
  /** Compressions in one turn at most. */
  attempts(): number;
}

/** Waits after failures in succession, in milliseconds. */
const stallLadder = [60_000, 300_000, 900_000];
const refusedWait = 60_000;
const emptyWait = 30_000;
/** A compression that saves less is none. */
const leastGain = 0.05;
const maxIneffective = 2;
const renewMs = 60_000;
const heartbeatMs = 10_000;

const clean: CompressionState = { cooldownUntil: null, error: null, failures: 0, ineffective: 0 };

/** A compression that is not carried out. */
function not(why: string, failed = false): CompressionResult {
  return { compressed: false, why, failed };
}

/** Makes the compressor of an agent. */
export function createCompressor(deps: LoopDeps, compression: CompressionDeps): Compressor {
  const now = deps.now ?? Date.now;
  const anchors = new Map<string, UsageAnchor>();
  const micro = createMicroCompaction(deps, compression);
  /** Tokens before the newest compression, until the provider has counted what it gained. */
  const unproven = new Map<string, number>();

  const engine = (): ContextEngine =>
    sheltered(compression.engine?.() ?? compressorEngine, deps.log ?? (() => undefined));

  const anchorFor = ({ id, config }: SessionInfo): UsageAnchor | null => anchors.get(id) ?? readAnchor(config);

  const size = (conversation: Conversation): ReturnType<typeof requestTokens> => {
    const { session, model, system, rows } = conversation;
    return requestTokens(
      { system, tools: deps.toolSets.peek(session.id), rows },
      anchorFor(session),
      routeOf(model, system),
    );
  };

  /** Why none is tried by itself now; null when one may be. */
  const blocked = (state: CompressionState): string | null => {
    if (state.ineffective >= maxIneffective) {
      return 'Compressing this conversation gained nothing twice, so it is no longer tried by itself.';
    }
    const left = (state.cooldownUntil ?? 0) - now();
    if (left <= 0) return null;
    const seconds = String(Math.ceil(left / 1000));
    return `The conversation could not be compressed (${state.error ?? 'failed'}); the next try is in ${seconds} s.`;
  };

  /** The summary, or why there is none. */
  const summarise = async (
    { session, model, signal }: Conversation,
    plan: CompressionPlan,
    settings: CompressionSettings,
    reason: CompressionReason,
    focus: string,
  ): Promise<string | SummaryFailure> => {
    const content = plan.summarised.reduce((sum, row) => sum + rowTokens(row), 0);
    const budget = summaryBudget(content, model.contextWindow);
    const kept = (await compression.keep?.(session.id, plan.summarised, signal)) ?? '';
    const request = { rows: plan.summarised, budget, focus, kept, redact: compression.redact };
    const state = await deps.store.compressionState(session.id);
    try {
      const text = await engine().summarise(request, {
        writer: async () => compression.model(),
        limits: { timeout: settings.timeout, ceiling: settings.ceiling },
        signal,
        onUsage: (usage) => {
          void Promise.resolve(deps.store.addUsage(session.id, { ...usage, calls: 1, task: 'compression' })).catch(
            (error: unknown) => deps.log?.('what a summary cost could not be stored', error),
          );
        },
      });
      if (state.failures > 0 || state.cooldownUntil !== null) {
        await deps.store.setCompressionState(session.id, { ...clean, ineffective: state.ineffective });
      }
      return text;
    } catch (error) {
      if (signal.aborted) throw error;
      const failure = asFailure(error, engine().name);
      const failures = state.failures + 1;
      const cooldownUntil = now() + waitAfter(failure, failures, settings);
      await deps.store.setCompressionState(session.id, { ...state, cooldownUntil, error: failure.message, failures });
      const mustGoOn = reason === 'overflow' || (failure.kind === 'stall' && failures > 1);
      return mustGoOn && !settings.abortOnFailure ? summariseAlone(request) : failure;
    }
  };

  /** The pass itself, under the lock. */
  const pass = async (
    conversation: Conversation,
    plan: CompressionPlan,
    settings: CompressionSettings,
    reason: CompressionReason,
    focus: string,
  ): Promise<CompressionResult> => {
    const { session, model, rows } = conversation;
    const before = size(conversation).tokens;
    const summary = await summarise(conversation, plan, settings, reason, focus);
    if (typeof summary !== 'string') return not(summary.message, true);
    conversation.signal.throwIfAborted();
    const removed = plan.summarised.reduce((sum, row) => sum + rowTokens(row), 0);
    const kept = rows.reduce((sum, row) => sum + rowTokens(row), 0) - removed;
    const role = roleFor(plan);
    const text = { role, content: summary };
    const added = summaryTokens(summary);
    if (added > removed - leastGain * (kept + removed)) {
      const state = await deps.store.compressionState(session.id);
      await deps.store.setCompressionState(session.id, { ...state, ineffective: state.ineffective + 1 });
      return not('The summary would be about as long as what it stands for, so the conversation was left as it is.');
    }
    const built = await buildPrompt(deps, session, model);
    const count = String(plan.summarised.length);
    const next = await deps.store.compact(session.id, {
      summarised: plan.summarised.map((row) => row.id),
      carried: plan.carried.map((row) => row.id),
      summary: text,
      prompt: { systemPrompt: built.text, model: model.model, provider: model.id, config: built.config },
      note: {
        content: `${count} older messages were summarised; they can still be found by search. A new snapshot of memory begins here.`,
        displayKind: 'new_snapshot',
      },
    });
    anchors.delete(session.id);
    unproven.set(session.id, before);
    return { compressed: true, rows: next, system: built.text, before, after: before - removed + added };
  };

  return {
    due: (conversation, opening) => {
      const settings = compression.settings();
      if (!settings.enabled) return false;
      const { rows, model, session } = conversation;
      const idle = now() - session.lastActive;
      return engine().due({ ...size(conversation), rows, model, opening, idle }, settings);
    },

    compress: async (conversation, reason, { focus, keep } = { focus: '', keep: null }) => {
      const { session, model, rows, signal, notice } = conversation;
      const settings = compression.settings();
      if (reason === 'manual') await deps.store.setCompressionState(session.id, clean);
      else if (!settings.enabled) return not('Compression is switched off in config.yaml.');
      const why = reason === 'threshold' ? blocked(await deps.store.compressionState(session.id)) : null;
      if (why !== null) return not(why);
      const plan = engine().plan(rows, model, settings, keep);
      if (plan === null) return not('There is nothing in this conversation that could be summarised.');
      const lock = await deps.store.compressionLock(session.id);
      if ('heldBy' in lock) return not(`${lock.heldBy} is compressing this conversation.`);
      const stop = keepAlive(lock, notice, deps.log);
      try {
        return await pass(conversation, plan, settings, reason, focus);
      } catch (error) {
        if (signal.aborted) return not('The compression was stopped.');
        if (error instanceof DeskError) return not(error.message, true);
        throw error;
      } finally {
        stop();
        await lock.release();
      }
    },

    measured: async (session, anchor, inputTokens) => {
      anchors.set(session, anchor);
      const before = unproven.get(session);
      if (before === undefined) return;
      unproven.delete(session);
      const state = await deps.store.compressionState(session);
      const ineffective = inputTokens >= before * (1 - leastGain) ? state.ineffective + 1 : 0;
      if (ineffective !== state.ineffective) await deps.store.setCompressionState(session, { ...state, ineffective });
    },

    isOverflow: compression.isOverflow,

    afterTurn: async (conversation) => {
      const rows = await micro.afterTurn(conversation);
      // What the provider counted was counted of other rows.
      if (rows !== null) anchors.delete(conversation.session.id);
      return rows;
    },

    attempts: () => compression.settings().maxAttempts,
  };
}

function asFailure(error: unknown, name: string): SummaryFailure {
  if (error instanceof SummaryFailure) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new SummaryFailure('refused', `The context engine ${name} failed: ${reason}`, error);
}

function waitAfter(failure: SummaryFailure, failures: number, settings: CompressionSettings): number {
  if (failure.kind === 'empty') return emptyWait;
  if (failure.kind === 'refused') return refusedWait;
  return Math.max(settings.timeout, stallLadder[Math.min(failures, stallLadder.length) - 1] ?? 0);
}

/** Renews the lock and says now and then that it goes on; ends both when called. */
function keepAlive(lock: Lease, notice: (line: string) => void, log: AgentDeps['log']): () => void {
  const begun = performance.now();
  notice('Summarising older messages…');
  const heartbeat = setInterval(() => {
    const seconds = String(Math.round((performance.now() - begun) / 1000));
    notice(`Summarising older messages… (${seconds} s)`);
  }, heartbeatMs);
  const renewal = setInterval(() => {
    void Promise.resolve(lock.renew()).catch((error: unknown) => log?.('a lock could not be renewed', error));
  }, renewMs);
  return () => {
    clearInterval(heartbeat);
    clearInterval(renewal);
    notice('');
  };
}
