import type { Json } from '@shared/contract/common.ts';

/** How much is recalled, and for how long it may be waited. */
export interface Tuning {
  readonly limit: number;
  /** 0 to 1. */
  readonly threshold: number;
  /** Code points. */
  readonly mostChars: number;
  /** Tokens of four Latin letters. */
  readonly profileTokens: number;
  readonly recallMs: number;
  readonly requestMs: number;
  /** How many memories are read whole. */
  readonly fullReads: number;
  readonly preferAbstract: boolean;
  readonly resources: boolean;
}

/** Reads `memory.openviking.<key>`, a variable `OPENVIKING_<KEY>` before it; undefined for neither. */
type Lookup = (key: string) => Json | undefined;

/**
 * The tuning keys as Hermes reads them: what is out of range is moved into it, what is no number (a switch, a text, a half of something
 * whole) counts as not written. `warn` is told of the latter.
 */
export function tuningOf(lookup: Lookup, warn: (message: string) => void = () => undefined): Tuning {
  const bad = (key: string): void => warn(`memory.openviking.${key} cannot be read; its usual value is used.`);
  const number = (key: string, usual: number, [least, most]: readonly [number, number], whole: boolean): number => {
    const written = lookup(key);
    if (written === undefined || written === null || written === '') return usual;
    const value =
      typeof written === 'number' ? written : typeof written === 'string' ? Number(written.trim() || 'NaN') : NaN;
    if (!Number.isFinite(value) || (whole && !Number.isInteger(value))) {
      bad(key);
      return usual;
    }
    return Math.min(most, Math.max(least, value));
  };
  const flag = (key: string): boolean => {
    const written = lookup(key);
    if (written === undefined || written === null || written === '') return false;
    const word = (typeof written === 'object' ? '' : String(written)).trim().toLowerCase();
    if (['1', 'true', 'yes', 'on'].includes(word)) return true;
    if (!['0', 'false', 'no', 'off'].includes(word)) bad(key);
    return false;
  };
  return {
    limit: number('recall_limit', 6, [1, 100], true),
    threshold: number('recall_score_threshold', 0.15, [0, 1], false),
    mostChars: number('recall_max_injected_chars', 4000, [100, 50_000], true),
    profileTokens: number('profile_token_budget', 6000, [500, 50_000], true),
    recallMs: number('recall_timeout_seconds', 4, [0.25, 60], false) * 1000,
    requestMs: number('recall_request_timeout_seconds', 3, [0.25, 60], false) * 1000,
    fullReads: number('recall_full_read_limit', 2, [0, 100], true),
    preferAbstract: flag('recall_prefer_abstract'),
    resources: flag('recall_resources'),
  };
}
