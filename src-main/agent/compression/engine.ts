import type { Model, Row } from '../ports.ts';
import { rowTokens } from './anchor.ts';
import { planCompression, type CompressionPlan } from './boundaries.ts';
import { hygieneTokens, tailBudget, triggerTokens, type CompressionSettings } from './settings.ts';
import {
  summariseAlone,
  summariseWith,
  type SummaryLimits,
  type SummaryRequest,
  type SummaryUsage,
} from './summarise.ts';

/** How full a conversation is. */
export interface Load {
  /** Tokens of the next request; `measured` when the provider has counted most of them. */
  readonly tokens: number;
  readonly measured: boolean;
  readonly rows: readonly Row[];
  readonly model: Pick<Model, 'id' | 'model' | 'contextWindow'>;
  /** No call of this turn was made yet. */
  readonly opening: boolean;
  /** Milliseconds since anything was said before this turn. */
  readonly idle: number;
}

/** What an engine may make a summary with. */
export interface SummaryMeans {
  /** The model that summarises; null when there is none. */
  readonly writer: () => Promise<Model | null>;
  readonly limits: SummaryLimits;
  readonly signal: AbortSignal;
  /** To be told what each call of the writer took. */
  readonly onUsage: (usage: SummaryUsage) => void;
}

/**
 * Decides when a conversation is compressed, which rows go, and what is written in their place. Everything else (locks, failures and
 * their waits, the check that something was gained, the swap itself) is the same for every engine. One that throws where it may not is
 * treated as if it had nothing to say: the conversation goes on as it is.
 */
export interface ContextEngine {
  /** Its name in `context.engine`. */
  readonly name: string;
  /** Whether the next request needs a compression first. Must not throw. */
  due(load: Load, settings: CompressionSettings): boolean;
  /**
   * Which rows go and which stay; null when nothing is worth it. `keep` is how many of the newest exchanges stay, where the person said
   * so. Must not throw.
   */
  plan(
    rows: readonly Row[],
    model: Load['model'],
    settings: CompressionSettings,
    keep: number | null,
  ): CompressionPlan | null;
  /** The text for the place of `request.rows`. Throws `SummaryFailure`. */
  summarise(request: SummaryRequest, means: SummaryMeans): Promise<string>;
}

/** Whether room is short: by what the provider counted, else only when the estimate says the window is nearly full. */
function roomIsShort({ tokens, measured, rows, model, opening, idle }: Load, settings: CompressionSettings): boolean {
  if (measured && tokens >= triggerTokens(settings, model)) return true;
  if (!opening) return false;
  const kept = tailBudget(settings, model).budget;
  if (settings.idleAfter > 0 && idle >= settings.idleAfter && tokens >= 2 * kept) return true;
  return tokens >= hygieneTokens(model.contextWindow) || rows.length > settings.hardMessageLimit;
}

function keepEnds(
  rows: readonly Row[],
  model: Load['model'],
  settings: CompressionSettings,
  keep: number | null,
): ReturnType<ContextEngine['plan']> {
  return planCompression(rows, { ...settings, ...tailBudget(settings, model), exchanges: keep }, rowTokens);
}

/** Hermes' way: a model writes the summary; where there is none it is made by rule. */
export const compressorEngine: ContextEngine = {
  name: 'compressor',
  due: roomIsShort,
  plan: keepEnds,
  summarise: async (request, { writer, limits, signal, onUsage }) => {
    const model = await writer();
    return model === null ? summariseAlone(request) : summariseWith(model, request, limits, signal, onUsage);
  },
};

/** Without a model: what was asked, done and answered, by rule. Costs nothing, sends nothing anywhere, cannot fail. */
export const recordEngine: ContextEngine = {
  name: 'record',
  due: roomIsShort,
  plan: keepEnds,
  summarise: (request) => Promise.resolve(summariseAlone(request)),
};

const engines: readonly ContextEngine[] = [compressorEngine, recordEngine];

/** The engine of this name; the compressor for a name that is not known here, such as that of a plug-in of Hermes. */
export function engineNamed(name: string): ContextEngine {
  return engines.find((engine) => engine.name === name) ?? compressorEngine;
}

/** An engine whose slips cost nothing but the compression: where it may not throw and does, it has nothing to say. */
export function sheltered(engine: ContextEngine, log: (message: string, detail: unknown) => void): ContextEngine {
  const orElse = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch (error) {
      log(`the context engine ${engine.name} failed`, error);
      return otherwise;
    }
  };
  return {
    name: engine.name,
    due: (load, settings) => orElse(() => engine.due(load, settings), false),
    plan: (rows, model, settings, keep) => orElse(() => engine.plan(rows, model, settings, keep), null),
    summarise: (request, means) => engine.summarise(request, means),
  };
}
