import { tokenize } from './search-tokens.ts';

/** How much a token in each column of the index counts. */
export const columnWeights = { words: 1, code: 0.8, cjk: 1, chars: 0.3 } as const;
/** More of one message is not indexed; the completeness pass reads the rest. */
const MAX_CHARS = 65_536;
const K1 = 1.2;
const B = 0.75;
/** What a token weighs that more than half of all messages have. */
const LEAST = 1e-6;

/** A token as a query asks for it: where it may stand, and how many messages have it. */
export interface Asked {
  readonly token: string;
  readonly columns: readonly ('words' | 'code' | 'chars')[];
  readonly docs: number;
}

/** What the index holds: its messages, and the tokens of all of them together. */
export interface Totals {
  readonly docs: number;
  readonly tokens: number;
}

/** The part of a message that the index knows. */
export function indexedText({ content, rest }: { content: string; rest: string }): string {
  return `${content}\n${rest}`.slice(0, MAX_CHARS);
}

/**
 * Weighs the indexed text of a message of `size` tokens exactly as `bm25()` of FTS5 does. That function passes over every entry of every token
 * to learn how many messages have it, which costs more than finding a few matches; the index has counted them already.
 */
export function weightOf(asked: readonly Asked[], totals: Totals, size: number, text: string): number {
  const { words, code, chars } = tokenize(text);
  const columns = { words, code, chars };
  const mean = totals.tokens / totals.docs;
  const norm = K1 * (1 - B + (B * size) / mean);
  return asked.reduce((sum, { token, columns: where, docs }) => {
    const often = where.reduce((n, column) => n + columnWeights[column] * countOf(columns[column], token), 0);
    return sum + rarity(docs, totals.docs) * ((often * (K1 + 1)) / (often + norm));
  }, 0);
}

function rarity(docs: number, all: number): number {
  const idf = Math.log((all - docs + 0.5) / (docs + 0.5));
  return idf > 0 ? idf : LEAST;
}

function countOf(tokens: readonly string[], token: string): number {
  let n = 0;
  for (const each of tokens) if (each === token) n++;
  return n;
}

/** The numbers of a blob in which FTS5 keeps counts: seven bits a byte, the highest first, all eight in a ninth byte. */
export function readVarints(bytes: Uint8Array): number[] {
  const found: number[] = [];
  let value = 0;
  let length = 0;
  for (const byte of bytes) {
    length++;
    if (length === 9) value = value * 256 + byte;
    else value = value * 128 + (byte & 0x7f);
    if (byte >= 0x80 && length < 9) continue;
    found.push(value);
    value = 0;
    length = 0;
  }
  return found;
}
