import type { Json } from '@shared/contract/common.ts';
import { plainType } from './scalars.ts';

/** Where a scalar is written: inside `[...]` or `{...}` more characters need quotes. */
export type Place = 'block' | 'flow';

const indicators = /^(?:[,[\]{}#&*!|>'"%@`]|[-?:](?: |$))/;
/** Characters that are written as escapes: controls, line separators, BOM, and what PyYAML calls unprintable. */
const needsEscape = /[^\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;

/**
 * Writes a string so that PyYAML and YAML 1.2 readers both read the same string: bare where nobody could take it for
 * anything else, else in single quotes, else in double quotes with escapes. `prefer` keeps the quotes of the text it
 * replaces.
 */
export function writeString(text: string, place: Place, prefer: 'single' | 'double' | null = null): string {
  if (needsEscape.test(text) || (prefer === 'double' && !text.includes('\\'))) return doubleQuoted(text);
  if (prefer === null && isPlainSafe(text, place)) return text;
  return `'${text.replaceAll("'", "''")}'`;
}

function isPlainSafe(text: string, place: Place): boolean {
  if (text === '' || text.trim() !== text || indicators.test(text)) return false;
  if (plainType(text) !== 'str' || isOtherReadersValue(text)) return false;
  if (text.includes(': ') || text.includes(' #') || text.endsWith(':') || /^(?:---|\.\.\.)/.test(text)) return false;
  return place === 'block' || !/[,[\]{}:]|^[-?]/.test(text);
}

/** Words and numbers that YAML 1.2 or a strict 1.1 reader takes for something else than a string. */
function isOtherReadersValue(text: string): boolean {
  return /^(?:[yYnN]|[-+]?[.0-9][0-9_]*(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?0o[0-7]+|[-+]\.[0-9].*)$/.test(text);
}

function doubleQuoted(text: string): string {
  let out = '"';
  for (const character of text) {
    if (character === '"' || character === '\\') out += `\\${character}`;
    else if (character === '\n') out += '\\n';
    else if (character === '\t') out += '\\t';
    else if (needsEscape.test(character)) out += escapeOf(character);
    else out += character;
  }
  return `${out}"`;
}

function escapeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16).toUpperCase();
  if (code <= 0xff) return `\\x${hex.padStart(2, '0')}`;
  return code <= 0xffff ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}

/** Writes a number so that PyYAML reads the same number: an exponent needs a point and a sign. */
export function writeNumber(value: number): string {
  // All digits of a long whole number: String() rounds them.
  if (Number.isInteger(value) && Math.abs(value) < 1e21) return BigInt(value).toString();
  const text = String(value);
  const parts = /^(-?\d+)(\.\d+)?e([-+])(\d+)$/.exec(text);
  if (parts === null) return text;
  const [, whole = '', fraction = '.0', sign = '+', exponent = ''] = parts;
  return `${whole}${fraction}e${sign}${exponent}`;
}

/** Writes any JSON value on one line. */
export function writeFlow(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((one) => writeFlow(one)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(([key, one]) => `${writeString(key, 'flow')}: ${writeFlow(one)}`);
    return `{${pairs.join(', ')}}`;
  }
  return writeScalar(value, 'flow');
}

/** Writes a value without parts. */
export function writeScalar(value: string | number | boolean | null, place: Place): string {
  if (typeof value === 'string') return writeString(value, place);
  if (typeof value === 'number') return writeNumber(value);
  return String(value);
}

/**
 * Writes what follows `key:` in a block mapping whose keys are indented by `indent` spaces: ` value` on the same line,
 * or the lines of a list or mapping, indented by `inner`; lists not indented at all as PyYAML writes them, if nothing
 * else is said. No line end at the end.
 */
export function writeAfterKey(value: Json, indent: number, inner?: number): string {
  if (typeof value !== 'object' || value === null) return ` ${writeScalar(value, 'block')}`;
  const lines = blockLines(value, inner ?? (Array.isArray(value) ? indent : indent + 2));
  return lines === null ? ` ${writeFlow(value)}` : `\n${lines.join('\n')}`;
}

/** The lines of a non-empty list or mapping; null for an empty one, which only flow style can say. */
function blockLines(value: Json[] | Record<string, Json>, indent: number): string[] | null {
  const pad = ' '.repeat(indent);
  if (Array.isArray(value)) {
    if (value.length === 0) return null;
    return value.flatMap((one) => {
      const inner = typeof one === 'object' && one !== null ? blockLines(one, indent + 2) : null;
      if (inner === null) return [`${pad}-${writeAfterKey(one, indent)}`];
      return [`${pad}- ${(inner[0] ?? '').trimStart()}`, ...inner.slice(1)];
    });
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return null;
  return entries.flatMap(([key, one]) =>
    `${pad}${writeString(key, 'block')}:${writeAfterKey(one, indent)}`.split('\n'),
  );
}
