import { isAlias, isMap, isScalar, parseDocument, type Document, type Node, type Pair, type YAMLMap } from 'yaml';
import type { Json } from '@shared/contract/common.ts';
import { readYaml } from './read.ts';
import { construct, keyName, plainType, toJson, type YamlValue } from './scalars.ts';
import { afterChange, sameYaml } from './trees.ts';
import { writeAfterKey, writeFlow, writeScalar, writeString, type Place } from './write.ts';

/** One replacement in a text: what stands from `start` to `end` becomes `text`. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The change cannot be made in this file without touching more than the key. The sentence is for people. */
export class EditRefused extends Error {}

/**
 * Finds the edits that set the value at `path` in a YAML text with LF line ends; `undefined` removes the key. Only the
 * lines of that key are touched. Of duplicate keys the last one, which is the one in force, is changed; a removal takes
 * them all. Every proposal is read again and compared with the values wanted before it is answered; what cannot be done
 * by a local edit is done through npm yaml's own writer, and what that cannot do either is refused.
 *
 * Answers an empty list when the file says so already. Throws YamlError for text that is no YAML, EditRefused otherwise.
 */
export function yamlEdits(text: string, path: readonly string[], value: Json | undefined): TextEdit[] {
  const { value: before, document } = readYaml(text);
  const wanted = afterChange(before, path, value);
  if (wanted === null) throw new EditRefused(`${path.join('.')} lies below a value that is no mapping`);
  if (sameYaml(before, wanted)) return [];
  const editor = new Editor(text, document, wanted);
  const proposals = value === undefined ? editor.removals(path) : editor.settings(path, value);
  for (const propose of [...proposals, () => throughLibrary(text, path, value)]) {
    const edits = propose();
    if (edits !== null && gives(applyEdits(text, edits), wanted)) return edits;
  }
  throw new EditRefused(`${path.join('.')} cannot be changed without touching other values of the file`);
}

/** Applies edits that do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let out = text;
  for (const edit of [...edits].sort((a, b) => b.start - a.start)) {
    out = out.slice(0, edit.start) + edit.text + out.slice(edit.end);
  }
  return out;
}

function gives(text: string, wanted: YamlValue): boolean {
  try {
    return sameYaml(readYaml(text).value, wanted);
  } catch {
    return false;
  }
}

function throughLibrary(text: string, path: readonly string[], value: Json | undefined): TextEdit[] | null {
  const document = parseDocument(text, { version: '1.1', uniqueKeys: false });
  try {
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, value);
    return [{ start: 0, end: text.length, text: document.toString({ lineWidth: 0 }) }];
  } catch {
    return null;
  }
}

type MapPair = Pair<Node | null, Node | null>;
type Proposal = () => TextEdit[] | null;

/** Where a path leads: the mappings and pairs passed on the way, and what of the path is left where it ended. */
interface Way {
  readonly steps: readonly { readonly map: YAMLMap; readonly pair: MapPair }[];
  /** The mapping that lacks the next key; null when the path was found or ended at something else. */
  readonly lacking: YAMLMap | null;
  readonly rest: readonly string[];
}

class Editor {
  readonly #text: string;
  readonly #document: Document.Parsed;
  readonly #wanted: YamlValue;

  constructor(text: string, document: Document.Parsed, wanted: YamlValue) {
    this.#text = text;
    this.#document = document;
    this.#wanted = wanted;
  }

  settings(path: readonly string[], value: Json): Proposal[] {
    const contents = this.#document.contents as Node | null;
    if (contents === null || isEmptyFlow(contents)) return [() => this.#fillRoot(contents, path, value)];
    const way = this.#walk(path);
    if (way === null) return [];
    if (way.lacking !== null) {
      const map = way.lacking;
      return [() => this.#insert(map, way, nest(way.rest, value))];
    }
    const step = way.steps.at(-1);
    if (step === undefined) return [];
    const done = path.slice(0, path.length - way.rest.length);
    // Below an alias only this place gets the change, not what the alias stands for elsewhere.
    const whole = isAlias(step.pair.value) ? this.#wantedAt(done) : nest(way.rest, value);
    return [() => this.#replaceText(step, whole), () => this.#replaceAfterColon(step, whole)];
  }

  removals(path: readonly string[]): Proposal[] {
    const way = this.#walk(path);
    if (way === null || way.rest.length > 0) return [];
    return [
      () =>
        this.#remove(
          way.steps.map((step) => step.map),
          path,
        ),
    ];
  }

  /** Follows the path through mappings as far as it goes; null when the root is no mapping. */
  #walk(path: readonly string[]): Way | null {
    const steps: { map: YAMLMap; pair: MapPair }[] = [];
    let node = this.#document.contents as Node | null;
    for (const [at, key] of path.entries()) {
      if (!isMap(node)) return steps.length === 0 ? null : { steps, lacking: null, rest: path.slice(at) };
      const pair = pairsNamed(node, key).at(-1);
      // An empty `{}` in a block file is filled like an empty value, in block style.
      if (pair === undefined && isEmptyFlow(node) && steps.length > 0 && !this.#inFlow(steps)) {
        return { steps, lacking: null, rest: path.slice(at) };
      }
      if (pair === undefined) return { steps, lacking: node, rest: path.slice(at) };
      steps.push({ map: node, pair });
      node = pair.value;
    }
    return { steps, lacking: null, rest: [] };
  }

  #inFlow(steps: readonly { readonly map: YAMLMap }[]): boolean {
    return steps.some(({ map }) => map.flow === true);
  }

  #wantedAt(path: readonly string[]): Json {
    let at = toJson(this.#wanted);
    for (const key of path) at = typeof at === 'object' && at !== null && !Array.isArray(at) ? (at[key] ?? null) : null;
    return at;
  }

  /** A file without values: the new key is the last line, or takes the place of `{}`. */
  #fillRoot(contents: Node | null, path: readonly string[], value: Json): TextEdit[] {
    const line = this.#keyLines(0, nest(path, value));
    if (contents?.range != null) return [{ start: contents.range[0], end: contents.range[1], text: line }];
    const end = this.#text.length;
    const gap = this.#text === '' || this.#text.endsWith('\n') ? '' : '\n';
    return [{ start: end, end, text: `${gap}${line}\n` }];
  }

  #keyLines(indent: number, record: Json): string {
    return writeAfterKey(record, indent - 2).replace(/^\n/, '');
  }

  #insert(map: YAMLMap, way: Way, record: Json): TextEdit[] | null {
    const last = map.items.at(-1) as MapPair | undefined;
    if (map.flow === true || this.#inFlow(way.steps)) {
      const inner = writeFlow(record).slice(1, -1);
      if (last !== undefined) {
        const end = this.#pairEnd(last);
        return end === null ? null : [{ start: end, end, text: `, ${inner}` }];
      }
      const at = (map.range?.[0] ?? -1) + 1;
      return at === 0 ? null : [{ start: at, end: at, text: inner }];
    }
    const first = map.items[0] as MapPair | undefined;
    const start = first?.key?.range?.[0];
    const end = last === undefined ? null : this.#pairEnd(last);
    if (start === undefined || end === null) return null;
    const indent = start - (this.#text.lastIndexOf('\n', start - 1) + 1);
    const at = this.#nextLine(end);
    const gap = at > 0 && this.#text[at - 1] !== '\n' ? '\n' : '';
    return [{ start: at, end: at, text: `${gap}${this.#keyLines(indent, record)}${gap === '' ? '\n' : ''}` }];
  }

  /** Replaces the text of the value alone; anchors, tags and comments around it stay. */
  #replaceText(step: Way['steps'][number], value: Json): TextEdit[] | null {
    const old = step.pair.value;
    const colon = colonEnd(step.pair);
    if (colon === null || !isScalar(old) || old.range == null) return null;
    if (typeof value === 'object' && value !== null) return null;
    if (old.source === '' || old.source === undefined) return null;
    if (old.type === 'BLOCK_LITERAL' || old.type === 'BLOCK_FOLDED') return null;
    const [start, end] = old.range;
    return [{ start, end, text: restyle(old, value, this.#placeOf(step)) }];
  }

  /** Replaces everything from the colon to the end of the value. */
  #replaceAfterColon(step: Way['steps'][number], value: Json): TextEdit[] | null {
    const start = colonEnd(step.pair);
    const end = this.#pairEnd(step.pair);
    const key = step.pair.key?.range?.[0];
    if (start === null || end === null || key === undefined) return null;
    const indent = key - (this.#text.lastIndexOf('\n', key - 1) + 1);
    const written = this.#placeOf(step) === 'flow' ? ` ${writeFlow(value)}` : writeAfterKey(value, indent);
    return [{ start, end, text: this.#text[end - 1] === '\n' ? `${written}\n` : written }];
  }

  /** A key's mapping lies in a flow collection as soon as any mapping around it does. */
  #placeOf(step: Way['steps'][number]): Place {
    const inside = (from: Node | null): boolean => {
      if (!isMap(from)) return false;
      if (from.flow === true) return containsMap(from, step.map);
      return (from.items as MapPair[]).some(({ value }) => inside(value));
    };
    return inside(this.#document.contents) ? 'flow' : 'block';
  }

  /** Takes out every pair of that name; a mapping that would be left empty goes with its key. */
  #remove(maps: readonly YAMLMap[], path: readonly string[]): TextEdit[] | null {
    const map = maps.at(-1);
    const key = path.at(-1);
    if (map === undefined || key === undefined) return null;
    const doomed = pairsNamed(map, key);
    if (doomed.length === map.items.length && maps.length > 1)
      return this.#remove(maps.slice(0, -1), path.slice(0, -1));
    const edits = doomed.map((pair) => (this.#inFlow([{ map }]) ? this.#flowCut(map, pair) : this.#blockCut(pair)));
    return edits.some((edit) => edit === null) ? null : edits.filter((edit) => edit !== null);
  }

  #blockCut(pair: MapPair): TextEdit | null {
    const key = pair.key?.range?.[0];
    const end = this.#pairEnd(pair);
    if (key === undefined || end === null) return null;
    const start = this.#text.lastIndexOf('\n', key - 1) + 1;
    if (this.#text.slice(start, key).trim() !== '') return null;
    return { start, end: this.#nextLine(end), text: '' };
  }

  #flowCut(map: YAMLMap, pair: MapPair): TextEdit | null {
    const items = map.items as MapPair[];
    const at = items.indexOf(pair);
    const previous = items[at - 1];
    const next = items[at + 1]?.key?.range?.[0];
    const start = pair.key?.range?.[0];
    const end = this.#pairEnd(pair);
    if (start === undefined || end === null) return null;
    if (previous !== undefined) {
      const before = this.#pairEnd(previous);
      return before === null ? null : { start: before, end, text: '' };
    }
    return { start, end: next ?? end, text: '' };
  }

  /** The offset behind the last character of a pair, trailing comments not counted. */
  #pairEnd(pair: MapPair): number | null {
    const colon = colonEnd(pair);
    const { value } = pair;
    if (value === null || (isScalar(value) && (value.source ?? '') === '' && value.type === 'PLAIN')) {
      const behindProps = value?.range?.[0] ?? colon;
      const hasProps = value !== null && (value.tag !== undefined || value.anchor !== undefined);
      return hasProps ? behindProps : (colon ?? pair.key?.range?.[1] ?? null);
    }
    if (isMap(value) && value.flow !== true) {
      const last = value.items.at(-1) as MapPair | undefined;
      if (last !== undefined) return this.#pairEnd(last);
    }
    const end = value.range?.[1];
    return end === undefined ? null : this.#trimEnd(end, value);
  }

  /** Block lists end with their last item; the range npm yaml gives may reach over blank and comment lines after it. */
  #trimEnd(end: number, node: Node): number {
    if (isScalar(node)) return end;
    const lines = this.#text.slice(0, end).split('\n');
    let at = end;
    while (lines.length > 1) {
      const line = lines.pop() ?? '';
      const content = line.trim();
      if (content !== '' && !content.startsWith('#')) break;
      at -= line.length + 1;
    }
    return at;
  }

  #nextLine(from: number): number {
    if (from > 0 && this.#text[from - 1] === '\n') return from;
    const end = this.#text.indexOf('\n', from);
    return end === -1 ? this.#text.length : end + 1;
  }
}

/** `a.b` and 1 become {a: {b: 1}}; an empty path is the value itself. */
function nest(path: readonly string[], value: Json): Json {
  return [...path].reverse().reduce<Json>((below, key) => ({ [key]: below }), value);
}

function isEmptyFlow(node: Node | null): boolean {
  return isMap(node) && node.flow === true && node.items.length === 0;
}

function containsMap(from: Node | null, map: YAMLMap): boolean {
  return from === map || (isMap(from) && (from.items as MapPair[]).some(({ value }) => containsMap(value, map)));
}

function pairsNamed(map: YAMLMap, key: string): MapPair[] {
  return (map.items as MapPair[]).filter((pair) => {
    if (!isScalar(pair.key)) return false;
    const text = String(pair.key.value);
    if (pair.key.type !== 'PLAIN') return text === key;
    const type = plainType(text);
    if (type === 'merge' || type === 'value') return false;
    const value = construct(type, text);
    return typeof value === 'object' ? text === key : keyName(value) === key;
  });
}

/** The offset behind the colon of a pair; null for pairs written in another way (`? key`). */
function colonEnd(pair: MapPair): number | null {
  const token = pair.srcToken;
  if (token === undefined || token.start.some((one) => one.type === 'explicit-key-ind')) return null;
  const colon = token.sep?.find((one) => one.type === 'map-value-ind');
  return colon === undefined ? null : colon.offset + 1;
}

const switches = [
  ['true', 'false'],
  ['yes', 'no'],
  ['on', 'off'],
] as const;

/** Writes a new scalar in the style of the old one: its quotes, or its pair of words for a boolean. */
function restyle(
  old: { type?: unknown; source?: string },
  value: string | number | boolean | null,
  place: Place,
): string {
  if (typeof value === 'string') {
    const quotes = old.type === 'QUOTE_SINGLE' ? 'single' : old.type === 'QUOTE_DOUBLE' ? 'double' : null;
    return writeString(value, place, quotes);
  }
  const source = old.source ?? '';
  if (typeof value === 'boolean' && old.type === 'PLAIN' && plainType(source) === 'bool') {
    const pair = switches.find((words) => (words as readonly string[]).includes(source.toLowerCase())) ?? switches[0];
    const word = pair[value ? 0 : 1];
    if (source === source.toUpperCase()) return word.toUpperCase();
    return source[0] === source[0]?.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  }
  return writeScalar(value, place);
}
