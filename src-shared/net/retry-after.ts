import { isRecord, recordAt, textAt } from '../record.ts';

/** The longest wait a server may ask for, in milliseconds. */
export const longestWait = 120_000;

function bounded(milliseconds: number): number | null {
  return Number.isFinite(milliseconds) && milliseconds > 0 ? Math.min(milliseconds, longestWait) : null;
}

function fromHeader(value: string, now: number): number | null {
  const text = value.trim();
  if (/^[0-9]+(?:\.[0-9]+)?$/.test(text)) return bounded(Number(text) * 1000);
  return /^[A-Za-z]{3,}, /.test(text) ? bounded(Date.parse(text) - now) : null;
}

function fromWords(words: string): number | null {
  const found =
    /(?:try again|retry)\s+(?:in|after)\s+([0-9]+(?:\.[0-9]+)?)\s*(ms|milliseconds?|s|secs?|seconds?|m|mins?|minutes?)\b/i.exec(
      words,
    );
  if (found === null) return null;
  const unit = (found[2] ?? '').toLowerCase();
  const factor = unit.startsWith('ms') || unit.startsWith('milli') ? 1 : unit.startsWith('s') ? 1000 : 60_000;
  return bounded(Number(found[1]) * factor);
}

/**
 * How long a server asks to wait, in milliseconds, at most two minutes: from `retry-after-ms`, `Retry-After` (seconds or
 * a date), `retry_after` in an error body, or its words ("try again in 20s"). Null for none and for nonsense (zero,
 * negative, a word), so that the usual backoff applies.
 */
export function readRetryAfter(
  headers: { get(name: string): string | null } | null,
  body: unknown,
  now = Date.now(),
): number | null {
  const milliseconds = headers?.get('retry-after-ms');
  if (milliseconds !== null && milliseconds !== undefined && /^[0-9.]+$/.test(milliseconds)) {
    return bounded(Number(milliseconds));
  }
  const header = headers?.get('retry-after');
  if (header !== null && header !== undefined) return fromHeader(header, now);
  const error = recordAt(body, 'error');
  for (const place of [error, recordAt(error, 'metadata'), isRecord(body) ? body : {}]) {
    const value = place['retry_after'] ?? place['retry_after_seconds'];
    const seconds = typeof value === 'string' ? Number(value) : value;
    if (typeof seconds === 'number') return bounded(seconds * 1000);
  }
  return fromWords(textAt(error, 'message') || textAt(body, 'message'));
}
