import type { Usage } from '../contract/common.ts';
import { countEntries } from './entries.ts';

/** Percent of a limit, truncated and at most 100, in double arithmetic as Hermes computes it; 0 without a limit. */
export function percentOf(chars: number, limit: number): number {
  return limit > 0 ? Math.min(100, Math.trunc((chars / limit) * 100)) : 0;
}

/** Use of a store by `chars` code points under `limit`. */
export function usage(chars: number, limit: number): Usage {
  return { chars, limit, percent: percentOf(chars, limit) };
}

/** Use of a store that holds these entries. */
export function usageOf(entries: readonly string[], limit: number): Usage {
  return usage(countEntries(entries), limit);
}

/** A whole number with a comma every three digits, whatever the locale: part of the compatible format. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** `1,474/2,200`: usage as errors of the tool state it. */
export function formatRatio(use: Usage): string {
  return `${grouped(use.chars)}/${grouped(use.limit)}`;
}

/** `67% — 1,474/2,200 chars`: usage as the tool and the prompt's header state it. */
export function formatUsage(use: Usage): string {
  return `${use.percent}% — ${formatRatio(use)} chars`;
}
