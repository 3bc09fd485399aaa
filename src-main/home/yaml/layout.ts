import { isMap, isScalar, type Node, type Pair, type YAMLMap } from 'yaml';
import { construct, keyName, plainType } from './scalars.ts';

/** A key with its value, as npm yaml parsed them. */
export type MapPair = Pair<Node | null, Node | null>;

/** One replacement in a text: what stands from `start` to `end` becomes `text`. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Where things stand in a YAML text with LF line ends: lines, columns, and where values really end. */
export class Layout {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The offset of the line that `at` lies on. */
  lineStart(at: number): number {
    return this.text.lastIndexOf('\n', at - 1) + 1;
  }

  /** How far `at` stands in on its line. */
  column(at: number): number {
    return at - this.lineStart(at);
  }

  /** The offset of the line after the one that ends at or behind `from`; the end of the text when there is none. */
  nextLine(from: number): number {
    if (from > 0 && this.text[from - 1] === '\n') return from;
    const end = this.text.indexOf('\n', from);
    return end === -1 ? this.text.length : end + 1;
  }

  /** An edit that puts whole lines (without the last line end) at `at`, the beginning of a line or the end of the text. */
  insertLines(at: number, lines: string): TextEdit {
    const unended = at > 0 && this.text[at - 1] !== '\n';
    return { start: at, end: at, text: unended ? `\n${lines}` : `${lines}\n` };
  }

  /** An edit that takes out the lines from the one of `start` to the one of `end`. */
  cutLines(start: number, end: number): TextEdit {
    return { start: this.lineStart(start), end: this.nextLine(end), text: '' };
  }

  /** Whether a node stands on one line. */
  isOneLine(node: Node): boolean {
    const [start, end] = node.range ?? [0, 0];
    return !this.text.slice(start, end).includes('\n');
  }

  /** The offset behind the last character of a pair, comments that follow not counted; null where that is not known. */
  pairEnd(pair: MapPair): number | null {
    const { value } = pair;
    if (isNothing(value)) {
      const hasProps = value !== null && (value.tag !== undefined || 'anchor' in value);
      if (hasProps && value.range != null) return value.range[0];
      return colonEnd(pair) ?? pair.key?.range?.[1] ?? null;
    }
    if (isMap(value) && value.flow !== true) {
      const last = value.items.at(-1) as MapPair | undefined;
      if (last !== undefined) return this.pairEnd(last);
    }
    const end = value?.range?.[1];
    if (end === undefined || isScalar(value)) return end ?? null;
    return this.#behindContent(end);
  }

  /** npm yaml counts blank and comment lines behind a block list to it. */
  #behindContent(end: number): number {
    let at = end;
    for (;;) {
      const start = this.lineStart(at);
      const line = this.text.slice(start, at).trim();
      if (start === 0 || (line !== '' && !line.startsWith('#'))) return at;
      at = start - 1;
    }
  }
}

/** Whether there is no text for a value: `key:`. */
export function isNothing(node: Node | null): boolean {
  return node === null || (isScalar(node) && node.type === 'PLAIN' && (node.source ?? '') === '');
}

/** Whether a node is `{}`. */
export function isEmptyFlow(node: Node | null): boolean {
  return isMap(node) && node.flow === true && node.items.length === 0;
}

/** The offset behind the colon of a pair; null for pairs written in another way (`? key`). */
export function colonEnd(pair: MapPair): number | null {
  const token = pair.srcToken;
  if (token === undefined || token.start.some((one) => one.type === 'explicit-key-ind')) return null;
  const colon = token.sep?.find((one) => one.type === 'map-value-ind');
  return colon === undefined ? null : colon.offset + 1;
}

/** The pairs of a mapping whose key PyYAML reads as `key`, in file order. */
export function pairsNamed(map: YAMLMap, key: string): MapPair[] {
  return (map.items as MapPair[]).filter((pair) => {
    if (!isScalar(pair.key)) return false;
    const text = String(pair.key.value);
    if (pair.key.type !== 'PLAIN') return text === key;
    const type = plainType(text);
    if (type === 'merge' || type === 'value') return false;
    const value = construct(type, text);
    return typeof value === 'object' && value !== null ? text === key : keyName(value) === key;
  });
}
