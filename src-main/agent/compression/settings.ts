import type { Model } from '../ports.ts';

/** `compression.micro_compact*` of config.yaml. */
export interface MicroSettings {
  /** Turns from one pass to the next. */
  readonly everyTurns: number;
  /** Tokens of the summary above which a pass shortens it instead of adding to it. */
  readonly shortenAbove: number;
}

/** `compression.*` of config.yaml as it is in force. Times in milliseconds. */
export interface CompressionSettings {
  readonly enabled: boolean;
  /** Share of the window at which a conversation is compressed. */
  readonly threshold: number;
  /** The same in tokens, never above the share; null sets none. */
  readonly thresholdTokens: number | null;
  /** Shares for models whose name holds the key, or `provider:` and a part of the name; the longest key counts. */
  readonly modelThresholds: Readonly<Record<string, number>>;
  /** Rows at the beginning that are kept. */
  readonly protectFirst: number;
  /** Rows at the end that are kept as far as there is room, eight at most. */
  readonly protectLast: number;
  /** Messages of the person that are kept word for word, the newest ones. */
  readonly minTailUsers: number;
  /** `lean` keeps a small end of the conversation, `full` a share of the threshold. */
  readonly tailMode: 'lean' | 'full';
  readonly targetRatio: number;
  /** Compressions in one turn. */
  readonly maxAttempts: number;
  /** Rows above which a conversation is compressed however few tokens they are. */
  readonly hardMessageLimit: number;
  /** Silence after which a conversation is compressed before it goes on, when there is much to gain; 0 for never. */
  readonly idleAfter: number;
  /** How older turns are folded into the summary one by one; null when they are not. */
  readonly micro: MicroSettings | null;
  /** Longest silence of the model that summarises. */
  readonly timeout: number;
  /** Longest time for one summary. */
  readonly ceiling: number;
  /** Keeps the conversation as it is when no summary can be had. */
  readonly abortOnFailure: boolean;
}

/** Windows below this are not compressed before three quarters are full: little room is left in them anyway. */
const smallWindow = 512_000;
const smallWindowShare = 0.75;
/** A conversation this full is compressed at the beginning of a turn whatever the threshold says. */
const hygieneShare = 0.85;
const leanShare = 0.025;
const leanLeast = 10_000;
const leanMost = 25_000;
/** No more of the window is kept word for word. */
const mostKept = 0.2;

function shareFor(settings: CompressionSettings, model: Pick<Model, 'id' | 'model'>): number {
  const name = model.model.toLowerCase();
  const keys = Object.keys(settings.modelThresholds).filter((key) => {
    const wanted = key.toLowerCase();
    return name.includes(wanted) || `${model.id}:${name}`.includes(wanted);
  });
  const longest = keys.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? settings.threshold : (settings.modelThresholds[longest] ?? settings.threshold);
}

/** Tokens of the next request from which on a conversation with this model is compressed. */
export function triggerTokens(
  settings: CompressionSettings,
  model: Pick<Model, 'id' | 'model' | 'contextWindow'>,
): number {
  const { contextWindow } = model;
  const share = shareFor(settings, model);
  const floored = contextWindow < smallWindow ? Math.max(share, smallWindowShare) : share;
  return Math.floor(Math.min(floored * contextWindow, settings.thresholdTokens ?? Infinity));
}

/** Tokens from which on a conversation is compressed before a turn even when the trigger is set higher. */
export function hygieneTokens(contextWindow: number): number {
  return Math.floor(hygieneShare * contextWindow);
}

/** Tokens of the end of a conversation that are kept word for word: as a rule, and at most. */
export function tailBudget(
  settings: CompressionSettings,
  model: Pick<Model, 'id' | 'model' | 'contextWindow'>,
): { readonly budget: number; readonly most: number } {
  const cap = Math.floor(mostKept * model.contextWindow);
  const lean = Math.min(leanMost, Math.max(leanLeast, leanShare * model.contextWindow));
  const wanted = settings.tailMode === 'lean' ? lean : triggerTokens(settings, model) * settings.targetRatio;
  const budget = Math.floor(Math.min(wanted, cap));
  return { budget, most: Math.min(Math.floor(budget * 1.5), cap) };
}

/** Tokens a summary of so much may take: a fifth, at least 2,000 where the window allows, at most 5 % of it or 12,000. */
export function summaryBudget(contentTokens: number, contextWindow: number): number {
  const most = Math.max(500, Math.min(Math.floor(0.05 * contextWindow), 12_000));
  return Math.min(most, Math.max(2000, Math.floor(contentTokens / 5)));
}
