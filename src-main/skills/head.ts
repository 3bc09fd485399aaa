import { parseYaml } from '../home/yaml/read.ts';
import { toJson } from '../home/yaml/scalars.ts';
import type { Json } from '@shared/contract/common.ts';

/** The head of a SKILL.md and what follows it, or why the head cannot be trusted. */
export type Head =
  | {
      readonly kind: 'head';
      readonly fields: Readonly<Record<string, Json>>;
      readonly body: string;
      /** Why the head is no valid YAML although it could be made out; null when it is valid. */
      readonly flaw: string | null;
    }
  /** The file has no head at all; all of it is body. */
  | { readonly kind: 'none'; readonly body: string }
  /** There is a head, but it cannot be read, so whatever it restricts is not known. */
  | { readonly kind: 'broken'; readonly reason: string; readonly body: string };

const fence = /^---[ \t]*$/;
const headLimit = 65_536;

/** Blank lines and HTML comments may stand before the head. */
function firstFence(lines: readonly string[]): number {
  let at = 0;
  for (let comment = false; at < lines.length; at++) {
    const line = (lines[at] ?? '').trim();
    if (comment) {
      if (line.endsWith('-->')) comment = false;
      else if (line.includes('-->')) return -1;
    } else if (line.startsWith('<!--')) comment = !line.endsWith('-->');
    else if (line !== '') break;
  }
  return fence.test(lines[at] ?? '') ? at : -1;
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? text;
}

/** Keys that say where a skill must not be used, or what it needs; a flaw in one of them is never read around. */
const restricting = new Set([
  'platforms',
  'environments',
  'metadata',
  'prerequisites',
  'required_environment_variables',
  'required_credential_files',
  'allowed-tools',
  'disable-model-invocation',
]);

/** Text that can only be a sentence somebody forgot to quote, or a list with something foreign in it. */
const forgotten = /^[^&*!|>%@`{\]\s\p{Cc}][^\p{Cc}]*$/u;

/**
 * Makes out a head that is no valid YAML as a whole, key by key. A key whose own lines are no YAML either is taken as the
 * text behind its colon ("description: Two axes: style and safety"), but only a plain line, and never one that restricts.
 * Null when that does not account for every line.
 */
function readKeyByKey(lines: readonly string[]): Record<string, Json> | null {
  const blocks: string[][] = [];
  for (const line of lines) {
    if (/^[\p{L}\p{N}_][\p{L}\p{N}_.-]*[ \t]*:(?:[ \t]|$)/u.test(line)) blocks.push([line]);
    else if (/^(?:[ \t]|-[ \t]|#|$)/.test(line) && blocks.length > 0) blocks.at(-1)?.push(line);
    else if (line.trim() !== '' && !line.startsWith('#')) return null;
  }
  const fields: Record<string, Json> = {};
  for (const block of blocks) {
    const read = readBlock(block);
    if (read === null) return null;
    Object.assign(fields, read);
  }
  return fields;
}

function readBlock(block: readonly string[]): Readonly<Record<string, Json>> | null {
  const parsed = parseHead(block.join('\n'));
  if ('value' in parsed) {
    const { value } = parsed;
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  }
  const [first = '', ...rest] = block;
  const colon = first.indexOf(':');
  const key = first.slice(0, colon).trim();
  const text = first.slice(colon + 1).trim();
  const plain = forgotten.test(text) && rest.every((line) => line.trim() === '' || line.startsWith('#'));
  return plain && !restricting.has(key) ? { [key]: text } : null;
}

type Parsed = { readonly value: Json } | { readonly error: string };

/** Heads read lately by their text: skills are read over and over, and a head may be made to take long. */
const read = new Map<string, Parsed>();
const mostHeld = 4_000_000;
let held = 0;

function parseHead(yaml: string): Parsed {
  const known = read.get(yaml);
  if (known !== undefined) return known;
  let parsed: Parsed;
  try {
    parsed = { value: toJson(parseYaml(yaml)) };
  } catch (error) {
    parsed = { error: reasonOf(error) };
  }
  held += yaml.length;
  if (held > mostHeld) {
    read.clear();
    held = yaml.length;
  }
  read.set(yaml, parsed);
  return parsed;
}

/**
 * Splits a SKILL.md (LF line ends, no BOM) into head and body. The head ends at the first line that is `---` and nothing
 * else, so rulers in the body are body. It is read as Hermes reads YAML and must be a mapping; unknown keys are kept. A
 * head that is no valid YAML is made out key by key where nothing that restricts the skill can be lost by it.
 */
export function readHead(text: string): Head {
  const lines = text.split('\n');
  const start = firstFence(lines);
  if (start < 0) return { kind: 'none', body: text };
  const end = lines.findIndex((line, index) => index > start && fence.test(line));
  if (end < 0) return { kind: 'broken', reason: 'its head is not closed by a line of ---', body: text };
  const body = lines.slice(end + 1).join('\n');
  const inner = lines.slice(start + 1, end);
  const yaml = inner.join('\n');
  if (yaml.length > headLimit) return { kind: 'broken', reason: 'its head is larger than 64 KB', body };
  const parsed = parseHead(yaml);
  if ('error' in parsed) {
    const flaw = `its head is no valid YAML (${parsed.error})`;
    const fields = readKeyByKey(inner);
    return fields === null ? { kind: 'broken', reason: flaw, body } : { kind: 'head', fields, body, flaw };
  }
  const { value } = parsed;
  if (value === null) return { kind: 'head', fields: {}, body, flaw: null };
  if (typeof value === 'object' && !Array.isArray(value)) return { kind: 'head', fields: value, body, flaw: null };
  return { kind: 'broken', reason: 'its head is no list of keys and values', body };
}

/** The first heading or else the first line of a body, on one line; empty when there is none. */
export function firstWords(body: string): string {
  const lines = body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('<!--') && !/^[-=*_`~]{3,}/.test(line));
  const heading = lines.find((line) => /^#{1,6}\s/.test(line));
  return (heading ?? lines[0] ?? '').replace(/^#{1,6}\s+/, '');
}

/** A text of the head on one line, without characters that could forge another; null when it is no text. */
export function oneLine(value: Json | undefined): string | null {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return null;
  return value.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** A list of words as heads write it: a list, or a text with commas, with or without brackets. */
export function wordList(value: Json | undefined): string[] {
  const items = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.replace(/^\[(.*)\]$/s, '$1').split(',')
      : [];
  return items.map((item) => (oneLine(item) ?? '').replace(/^["']|["']$/g, '')).filter((item) => item !== '');
}

/** The mapping under a key; empty when there is none. */
export function mapping(value: Json | undefined): Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
