import { randomBytes } from 'node:crypto';
import { scanJson, splitJson } from './json-scan.ts';
import type { ModelToolCall } from './provider.ts';
import { isRecord, parseJson, textAt } from '@shared/record.ts';

/** Words of servers for an answer that was cut off by its limit or by the window. */
export const cutReasons: ReadonlySet<string> = new Set(['length', 'max_tokens', 'model_context_window_exceeded']);

interface Draft {
  readonly index: number | null;
  id: string;
  name: string;
  arguments: string;
}

interface Delta {
  readonly index: number | null;
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
  /** The arguments came as an object: they are all of them, not a piece. */
  readonly whole: boolean;
}

function readIndex(value: unknown): number | null {
  const index = typeof value === 'string' && /^[0-9]+$/.test(value) ? Number(value) : value;
  return typeof index === 'number' && Number.isInteger(index) && index >= 0 ? index : null;
}

function readDelta(value: unknown): Delta | null {
  if (!isRecord(value)) return null;
  const inner = isRecord(value['function']) ? value['function'] : value;
  const given = inner['arguments'];
  const whole = isRecord(given);
  return {
    index: readIndex(value['index']),
    id: typeof value['id'] === 'number' ? String(value['id']) : textAt(value, 'id').trim(),
    name: textAt(inner, 'name').trim(),
    arguments: typeof given === 'string' ? given : given === undefined || given === null ? '' : JSON.stringify(given),
    whole,
  };
}

function isObjectText(text: string): boolean {
  return isRecord(parseJson(text));
}

function uniqueId(wanted: string, taken: ReadonlySet<string>): string {
  if (wanted !== '' && !taken.has(wanted)) return wanted;
  if (wanted === '') return `call_${randomBytes(12).toString('hex')}`;
  for (let n = 2; ; n++) {
    const id = `${wanted}_${String(n)}`;
    if (!taken.has(id)) return id;
  }
}

function problemOf(name: string, text: string, cut: boolean): string | null {
  const scan = scanJson(text);
  if (scan.ok && text.slice(scan.end).trim() === '') {
    if (isRecord(parseJson(text))) return null;
    return `The arguments of ${name} must be one JSON object. The call was not run. Send it again with an object.`;
  }
  const at = scan.ok ? scan.end : scan.at;
  const ended = !scan.ok && at >= text.length;
  if (cut && ended) {
    return (
      `The call of ${name} was cut off by the output limit before its arguments were complete. ` +
      'It was not run. Send it again, shorter or in several calls.'
    );
  }
  const where = ended ? `end too early, at character ${String(at)}` : `are not valid JSON at character ${String(at)}`;
  return `The arguments of ${name} ${where}. The call was not run. Send it again with valid JSON.`;
}

/**
 * Puts tool calls together from the pieces servers send, whatever shape they have: with or without index and id, names
 * repeated or in parts, arguments in pieces, whole or as objects, several calls under one index, several JSON objects in
 * one call. Where pieces can be read in two ways it prefers losing a repetition to running a call twice. Arguments are
 * never mended: what is not one JSON object comes out with a `problem`.
 */
export class ToolCallAssembler {
  readonly #drafts: Draft[] = [];
  readonly #known: ReadonlySet<string>;

  /** `known` are the names of the tools offered; they tell a name in parts from a second call. */
  constructor(known: Iterable<string>) {
    this.#known = new Set(known);
  }

  /** Whether any call has begun. */
  get begun(): boolean {
    return this.#drafts.some((draft) => draft.name !== '');
  }

  /** Takes the `tool_calls` of one chunk, a list or a single object, or its old `function_call`. */
  push(value: unknown): void {
    const items: unknown[] = Array.isArray(value) ? value : [value];
    for (const item of items) {
      const delta = readDelta(item);
      if (delta !== null) this.#add(delta);
    }
  }

  /** The calls, complete, in the order they began. `finishReason` is the server's own word. */
  finish(finishReason: string): ModelToolCall[] {
    const cut = cutReasons.has(finishReason);
    const taken = new Set<string>();
    const named = this.#drafts.filter((draft) => draft.name !== '');
    return named.flatMap((draft, place) => this.#calls(draft, cut, place === named.length - 1, taken));
  }

  #calls(draft: Draft, cut: boolean, last: boolean, taken: Set<string>): ModelToolCall[] {
    const make = (text: string, problem: string | null): ModelToolCall => {
      const id = uniqueId(draft.id, taken);
      taken.add(id);
      return { id, name: draft.name, arguments: text, problem };
    };
    const trimmed = draft.arguments.trim();
    if (trimmed === '' || trimmed === 'null') {
      return cut && last ? [make(trimmed, problemOf(draft.name, '', true))] : [make('{}', null)];
    }
    const parts = splitJson(trimmed);
    if (parts !== null && parts.length > 1 && parts.every(isObjectText)) return parts.map((part) => make(part, null));
    return [make(draft.arguments, problemOf(draft.name, draft.arguments, cut && last))];
  }

  #add(delta: Delta): void {
    const draft = this.#find(delta);
    if (draft === null) {
      this.#drafts.push({ index: delta.index, id: delta.id, name: delta.name, arguments: delta.arguments });
      return;
    }
    if (draft.id === '') draft.id = delta.id;
    draft.name = this.#joinName(draft, delta);
    if (delta.arguments === '') return;
    if (delta.whole) draft.arguments = delta.arguments;
    else if (!(draft.arguments.trim() === delta.arguments.trim() && isObjectText(draft.arguments))) {
      draft.arguments += delta.arguments;
    }
  }

  #find(delta: Delta): Draft | null {
    const sameId = delta.id === '' ? undefined : this.#drafts.findLast((draft) => draft.id === delta.id);
    if (delta.index !== null) {
      const sameIndex = this.#drafts.findLast((draft) => draft.index === delta.index);
      if (sameIndex !== undefined) return sameId ?? (this.#beginsAnew(sameIndex, delta) ? null : sameIndex);
      return sameId !== undefined && delta.name === '' ? sameId : null;
    }
    if (sameId !== undefined) return sameId;
    const current = this.#drafts.at(-1);
    return current === undefined || this.#beginsAnew(current, delta) ? null : current;
  }

  /** Whether a piece that could belong to `draft` is the beginning of another call instead. */
  #beginsAnew(draft: Draft, delta: Delta): boolean {
    if (delta.name === '' || draft.name === '') return false;
    const complete = isObjectText(draft.arguments);
    const newId = delta.id !== '' && draft.id !== '' && delta.id !== draft.id;
    if (delta.name === draft.name) {
      if (!complete || delta.arguments === '') return false;
      return newId || (delta.index === null && isObjectText(delta.arguments) && delta.arguments !== draft.arguments);
    }
    if (newId || draft.arguments !== '') return true;
    return (
      this.#known.has(delta.name) && !this.#known.has(draft.name + delta.name) && !delta.name.startsWith(draft.name)
    );
  }

  #joinName(draft: Draft, delta: Delta): string {
    if (delta.name === '' || delta.name === draft.name || draft.arguments !== '') return draft.name || delta.name;
    return delta.name.startsWith(draft.name) && this.#known.has(delta.name) ? delta.name : draft.name + delta.name;
  }
}
