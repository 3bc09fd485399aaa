import { isAlias, isMap, isScalar, isSeq, type Document, type Node, type Scalar, type YAMLMap } from 'yaml';
import type { Json } from '@shared/contract/common.ts';
import { colonEnd, isEmptyFlow, isNothing, pairsNamed, type Layout, type MapPair, type TextEdit } from './layout.ts';
import { construct, plainType, toJson, type YamlValue } from './scalars.ts';
import { writeAfterKey, writeFlow, writeScalar, writeString, type Place } from './write.ts';

/** A way to make a change; null where it does not fit. Whether the result says what is wanted is for others to check. */
export type Proposal = () => TextEdit[] | null;

/** A mapping passed on the way to a key, and the pair in it that leads on. */
interface Step {
  readonly map: YAMLMap;
  readonly pair: MapPair;
  readonly place: Place;
}

/** Where a path leads. */
interface Way {
  readonly steps: readonly Step[];
  /** The mapping that lacks the next key; null when the path was found or ended at something else. */
  readonly lacking: YAMLMap | null;
  /** What of the path is left where it ended. */
  readonly rest: readonly string[];
}

/** Ways to set the value at `path`, the gentlest first. `wanted` is what the file shall say in the end. */
export function settingProposals(
  layout: Layout,
  document: Document.Parsed,
  path: readonly string[],
  value: Json,
  wanted: YamlValue,
): Proposal[] {
  const contents = document.contents as Node | null;
  if (isNothing(contents) || isEmptyFlow(contents)) return [() => fillRoot(layout, contents, nest(path, value))];
  const way = walk(contents, path);
  if (way === null) return [];
  const { lacking, rest, steps } = way;
  if (lacking !== null) return [() => insert(layout, lacking, placeIn(way), nest(rest, value))];
  const step = steps.at(-1);
  if (step === undefined) return [];
  // Below an alias only this place gets the change, not what the alias stands for elsewhere.
  const whole = isAlias(step.pair.value) ? valueAt(wanted, path.slice(0, steps.length)) : nest(rest, value);
  return [
    () => replaceScalar(step, whole),
    () => changeList(layout, step, whole),
    () => replaceAfterColon(layout, step, whole),
  ];
}

/** Ways to remove the key at `path`, the gentlest first. */
export function removalProposals(layout: Layout, document: Document.Parsed, path: readonly string[]): Proposal[] {
  const way = walk(document.contents, path);
  if (way === null || way.rest.length > 0) return [];
  return [() => removeLines(layout, way.steps), () => removeAll(layout, way.steps, path)];
}

/** Follows a path through mappings as far as it goes; null when the root is no mapping. */
function walk(contents: Node | null, path: readonly string[]): Way | null {
  if (!isMap(contents)) return null;
  const steps: Step[] = [];
  let node: Node | null = contents;
  for (const [at, key] of path.entries()) {
    const rest = path.slice(at);
    if (!isMap(node)) return { steps, lacking: null, rest };
    const place: Place = node.flow === true ? 'flow' : (steps.at(-1)?.place ?? 'block');
    const pair = pairsNamed(node, key).at(-1);
    if (pair === undefined) {
      // In a block file `key: {}` is filled like an empty value, in block style.
      const above = steps.at(-1);
      const fill = isEmptyFlow(node) && above?.place === 'block';
      return { steps, lacking: fill ? null : node, rest };
    }
    steps.push({ map: node, pair, place });
    node = pair.value;
  }
  return { steps, lacking: null, rest: [] };
}

function placeIn(way: Way): Place {
  return way.lacking?.flow === true ? 'flow' : (way.steps.at(-1)?.place ?? 'block');
}

/** A file without values: the new key becomes the last line, or takes the place of `{}`. */
function fillRoot(layout: Layout, contents: Node | null, record: Json): TextEdit[] {
  const lines = keyLines(0, record);
  if (contents?.range != null && isEmptyFlow(contents)) {
    return [{ start: contents.range[0], end: contents.range[1], text: lines }];
  }
  return [layout.insertLines(layout.text.length, lines)];
}

/** The lines of a mapping whose keys are indented by `indent`. */
function keyLines(indent: number, record: Json): string {
  return writeAfterKey(record, 0, indent).slice(1);
}

/** Puts a new key behind the last one of its mapping. */
function insert(layout: Layout, map: YAMLMap, place: Place, record: Json): TextEdit[] | null {
  const last = map.items.at(-1) as MapPair | undefined;
  const end = last === undefined ? null : layout.pairEnd(last);
  if (place === 'flow') {
    const inner = writeFlow(record).slice(1, -1);
    if (end !== null) return [{ start: end, end, text: `, ${inner}` }];
    const start = map.range?.[0];
    return start === undefined ? null : [{ start: start + 1, end: start + 1, text: inner }];
  }
  const first = (map.items[0] as MapPair | undefined)?.key?.range?.[0];
  if (first === undefined || end === null) return null;
  return [layout.insertLines(layout.nextLine(end), keyLines(layout.column(first), record))];
}

/** Replaces the text of a scalar by that of another; anchors, tags and comments around it stay. */
function replaceScalar({ pair, place }: Step, value: Json): TextEdit[] | null {
  const old = pair.value;
  if (!isScalar(old) || old.range == null || isNothing(old)) return null;
  if (old.type === 'BLOCK_LITERAL' || old.type === 'BLOCK_FOLDED') return null;
  if (typeof value === 'object' && value !== null) return null;
  return [{ start: old.range[0], end: old.range[1], text: restyle(old, value, place) }];
}

/** Changes the items of a block list of which some stay, so that the comments between them stay too. */
function changeList(layout: Layout, { pair }: Step, value: Json): TextEdit[] | null {
  const old = pair.value;
  if (!isSeq(old) || old.flow === true || !Array.isArray(value)) return null;
  const items = old.items as Node[];
  const first = items[0]?.range?.[0];
  if (first === undefined) return null;
  const same = (at: number, from: number): boolean => saysScalar(items[at]) === JSON.stringify(value[from]);
  const most = Math.min(items.length, value.length);
  let head = 0;
  while (head < most && same(head, head)) head++;
  let tail = 0;
  while (tail < most - head && same(items.length - 1 - tail, value.length - 1 - tail)) tail++;
  const gone = items.slice(head, items.length - tail);
  if (head + tail === 0 || !gone.every((node) => isScalar(node) && layout.isOneLine(node))) return null;
  const added = value.slice(head, value.length - tail);
  const before = items[head - 1]?.range?.[1];
  const at = before === undefined ? layout.lineStart(first) : layout.nextLine(before);
  const lines = writeAfterKey(added, 0, innerIndent(layout, old, added)).slice(1);
  const cuts = gone.map((node) => layout.cutLines(node.range?.[0] ?? 0, node.range?.[1] ?? 0));
  return added.length === 0 ? cuts : [...cuts, layout.insertLines(at, lines)];
}

function saysScalar(node: Node | undefined): string | null {
  if (!isScalar(node)) return null;
  const text = String(node.value);
  return JSON.stringify(node.type === 'PLAIN' ? toJson(construct(plainType(text), text)) : text);
}

/** Replaces everything from the colon to the end of the value. */
function replaceAfterColon(layout: Layout, { pair, place }: Step, value: Json): TextEdit[] | null {
  const start = colonEnd(pair);
  const end = layout.pairEnd(pair);
  const key = pair.key?.range?.[0];
  if (start === null || end === null || key === undefined) return null;
  const written =
    place === 'flow'
      ? ` ${writeFlow(value)}`
      : writeAfterKey(value, layout.column(key), innerIndent(layout, pair.value, value));
  return [{ start, end, text: layout.text[end - 1] === '\n' ? `${written}\n` : written }];
}

/** How far the lines of a list or mapping stand in now, so that new ones line up; undefined when there are none. */
function innerIndent(layout: Layout, old: Node | null, value: Json): number | undefined {
  const block = (isSeq(old) && Array.isArray(value)) || (isMap(old) && !Array.isArray(value)) ? old : null;
  return block === null || block.flow === true || block.range == null ? undefined : layout.column(block.range[0]);
}

/** Takes out the lines of a key and of the keys above it that are left without any, but no comments between them. */
function removeLines(layout: Layout, steps: readonly Step[]): TextEdit[] | null {
  const edits: TextEdit[] = [];
  for (const { map, pair, place } of [...steps].reverse()) {
    const key = pair.key?.range?.[0];
    const end = edits.length === 0 ? layout.pairEnd(pair) : colonEnd(pair);
    if (place === 'flow' || key === undefined || end === null) return null;
    edits.push(layout.cutLines(key, end));
    if (map.items.length > 1) break;
  }
  return edits;
}

/** Takes out every pair of that name; a mapping that would be left empty goes with its key and all in it. */
function removeAll(layout: Layout, steps: readonly Step[], path: readonly string[]): TextEdit[] | null {
  const step = steps.at(-1);
  const key = path.at(-1);
  if (step === undefined || key === undefined) return null;
  const { map, place } = step;
  const doomed = pairsNamed(map, key);
  if (doomed.length === map.items.length && steps.length > 1) {
    return removeAll(layout, steps.slice(0, -1), path.slice(0, -1));
  }
  const edits = doomed.map((pair) => (place === 'flow' ? cutFlow(layout, map, pair) : cutBlock(layout, pair)));
  return edits.some((edit) => edit === null) ? null : edits.filter((edit) => edit !== null);
}

function cutBlock(layout: Layout, pair: MapPair): TextEdit | null {
  const key = pair.key?.range?.[0];
  const end = layout.pairEnd(pair);
  return key === undefined || end === null ? null : layout.cutLines(key, end);
}

/** With the comma before it, or for the first pair the one behind it. */
function cutFlow(layout: Layout, map: YAMLMap, pair: MapPair): TextEdit | null {
  const items = map.items as MapPair[];
  const at = items.indexOf(pair);
  const previous = items[at - 1];
  const start = previous === undefined ? pair.key?.range?.[0] : layout.pairEnd(previous);
  const end = layout.pairEnd(pair);
  if (start == null || end === null) return null;
  return { start, end: previous === undefined ? (items[at + 1]?.key?.range?.[0] ?? end) : end, text: '' };
}

/** `a.b` and 1 become {a: {b: 1}}; an empty path is the value itself. */
function nest(path: readonly string[], value: Json): Json {
  return path.reduceRight<Json>((below, key) => ({ [key]: below }), value);
}

function valueAt(tree: YamlValue, path: readonly string[]): Json {
  let at = toJson(tree);
  for (const key of path) at = typeof at === 'object' && at !== null && !Array.isArray(at) ? (at[key] ?? null) : null;
  return at;
}

const switches = [
  ['true', 'false'],
  ['yes', 'no'],
  ['on', 'off'],
] as const;

/** Writes a new scalar in the style of the old one: its quotes, or its pair of words for a boolean. */
function restyle(old: Scalar, value: string | number | boolean | null, place: Place): string {
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
