import type { Json } from '@shared/contract/common.ts';

const onWords = new Set(['1', 'true', 'yes', 'on']);
const gateWords = new Set([...onWords, 'approve', 'enabled']);

/**
 * Whether a setting is on, as Hermes reads it: nothing written is `fallback`; of strings only 1, true, yes and on
 * (trimmed, any case) are on, so that a quoted "false" is off; anything else is on unless it is empty or zero.
 */
export function isOn(value: Json | undefined, fallback: boolean): boolean {
  if (value === null || value === undefined) return fallback;
  if (typeof value === 'string') return onWords.has(value.trim().toLowerCase());
  return isFilled(value);
}

/** Whether a write gate is on: as isOn, nothing written is off, and the words approve and enabled count too. */
export function isGateOn(value: Json | undefined): boolean {
  if (typeof value === 'string') return gateWords.has(value.trim().toLowerCase());
  return value !== null && value !== undefined && isFilled(value);
}

/** Whether a string is one that a person writes for on or off; everything else deserves a warning. */
export function isSwitchWord(value: string): boolean {
  const word = value.trim().toLowerCase();
  return gateWords.has(word) || ['', '0', 'false', 'no', 'off', 'none', 'disabled', 'deny'].includes(word);
}

function isFilled(value: Exclude<Json, null>): boolean {
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return Boolean(value);
  return Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0;
}

/**
 * The number a setting stands for, undefined when it stands for none. Strings of digits count (`"2200"`, `"1_375"`),
 * as Python's int() and float() take them; `true` does not. With `integer` a fraction is cut off.
 */
export function toNumber(value: Json | undefined, integer: boolean): number | undefined {
  let number: number | undefined;
  if (typeof value === 'number') number = value;
  else if (typeof value === 'string' && /^\s*[-+]?[0-9]+(?:_[0-9]+)*(?:\.[0-9]+)?\s*$/.test(value)) {
    number = Number(value.replaceAll('_', ''));
  }
  if (number === undefined || !Number.isFinite(number)) return undefined;
  return integer ? Math.trunc(number) : number;
}
