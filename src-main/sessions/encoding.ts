/**
 * How Hermes writes values into state.db: JSON as Python's `json.dumps` does by default (`", "` and `": "`, everything
 * beyond ASCII as `\uXXXX`), structured content behind U+0000 `json:`, times as epoch seconds.
 */

const JSON_MARK = '\u0000json:';

/** JSON text byte for byte as Python's `json.dumps(value)` with default arguments. `undefined` members are left out. */
export function pythonDumps(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (exactJson.isRawJSON(value)) return value.rawJSON;
  if (Array.isArray(value)) return `[${value.map(pythonDumps).join(', ')}]`;
  const members = Object.entries(value as Record<string, unknown>).filter(([, v]) => v !== undefined);
  return `{${members.map(([k, v]) => `${quote(k)}: ${pythonDumps(v)}`).join(', ')}}`;
}

function quote(text: string): string {
  return JSON.stringify(text.toWellFormed()).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Parses JSON text; undefined when it is none. */
export function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** JSON with numbers as they were written (ECMAScript 2026), of which TypeScript does not know yet. */
interface ExactJson {
  parse(text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown): unknown;
  rawJSON(text: string): object;
  isRawJSON(value: unknown): value is { readonly rawJSON: string };
}
const exactJson = JSON as unknown as ExactJson;

/**
 * The same with every number as it was written: one that JavaScript would write otherwise (`1.0`, more digits than it can
 * hold) stays raw JSON, which `pythonDumps` and `JSON.stringify` write as it is.
 */
export function parseExactJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return exactJson.parse(text, (_key, value, { source }) =>
      typeof value === 'number' && source !== undefined && source !== String(value) ? exactJson.rawJSON(source) : value,
    );
  } catch {
    return undefined;
  }
}

/** A number that `parseExactJson` left as it was written, as a number; anything else as it is. */
export function plainNumber(value: unknown): unknown {
  return exactJson.isRawJSON(value) ? Number(value.rawJSON) : value;
}

/** A stored content cell as the value it stands for: text, null, or what the JSON behind the mark says. */
export function decodeContent(cell: unknown, parse = parseJson): unknown {
  if (cell === null || cell === undefined) return null;
  if (Buffer.isBuffer(cell)) return cell.toString('utf8');
  if (typeof cell !== 'string') return typeof cell === 'number' || typeof cell === 'bigint' ? cell.toString() : null;
  if (!cell.startsWith(JSON_MARK)) return cell;
  const value = parse(cell.slice(JSON_MARK.length));
  return value === undefined ? cell : value;
}

/**
 * Content to store: text as it is, anything structured behind the mark. U+0000 in text becomes U+FFFD: SQLite's text
 * functions end at it, and at the start it could be taken for the mark.
 */
export function encodeContent(content: unknown): string | null {
  if (content === null || content === undefined) return null;
  if (typeof content === 'string') return content.replaceAll('\0', '\ufffd');
  return JSON_MARK + pythonDumps(content);
}

/** The text of a content value as a person reads it: text parts joined by line breaks, other parts named in brackets. */
export function contentText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(partText).join('\n');
  if (typeof value === 'object') return partText(value);
  return JSON.stringify(value);
}

function partText(part: unknown): string {
  if (typeof part === 'string') return part;
  if (part === null || typeof part !== 'object') return String(part);
  const { text, type } = part as { text?: unknown; type?: unknown };
  if (typeof text === 'string') return text;
  return typeof type === 'string' ? `[${type}]` : JSON.stringify(part);
}

/** A tool call as the contract has it. */
export interface ToolCallValue {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
}

/** Reads a `tool_calls` cell; calls that are not of the usual shape are kept with what they have. */
export function decodeToolCalls(cell: unknown): ToolCallValue[] {
  if (cell === '') return [];
  const value = parseJson(cell);
  const list = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  return list.map((call: unknown) => {
    const { id, call_id, name, arguments: bare, function: fn } = (call ?? {}) as Record<string, unknown>;
    const inner = (fn ?? {}) as Record<string, unknown>;
    const args = inner['arguments'] ?? bare ?? '';
    return {
      id: text(id ?? call_id),
      name: text(inner['name'] ?? name),
      arguments: typeof args === 'string' ? args : JSON.stringify(args),
    };
  });
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);
}

/** The `tool_calls` cell in the shape OpenAI's API gave Hermes; null for none. */
export function encodeToolCalls(calls: readonly ToolCallValue[]): string | null {
  if (calls.length === 0) return null;
  return pythonDumps(
    calls.map((c) => ({ id: c.id, type: 'function', function: { name: c.name, arguments: c.arguments } })),
  );
}

/** Reads a JSON object cell; old rows may hold the text of the text of one. Null when it is no object. */
export function decodeObject(cell: unknown, parse = parseJson): Record<string, unknown> | null {
  let value = parse(cell);
  if (typeof value === 'string') value = parse(value);
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

/** 1970 to 2100 in epoch seconds: what lies outside is garbage from a damaged page, or milliseconds. */
export const EPOCH_MIN = 0;
export const EPOCH_MAX = 4_102_444_800;

/** A timestamp cell in milliseconds; null when it is no time. */
export function cellTime(cell: unknown): number | null {
  if (typeof cell !== 'number' || !(cell >= EPOCH_MIN && cell <= EPOCH_MAX)) return null;
  return Math.round(cell * 1000);
}

/** Milliseconds as epoch seconds. */
export function seconds(ms: number): number {
  return ms / 1000;
}

/** The first `count` code points. */
export function clip(value: string, count: number): string {
  if (value.length <= count) return value;
  let end = 0;
  for (let n = 0; n < count && end < value.length; n++) end += (value.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  return value.slice(0, end);
}

/** Number of code points. */
export function codePoints(value: string): number {
  let n = 0;
  for (let i = 0; i < value.length; i += (value.codePointAt(i) ?? 0) > 0xffff ? 2 : 1) n++;
  return n;
}

/** A number cell, or 0. */
export function num(cell: unknown): number {
  return typeof cell === 'number' ? cell : typeof cell === 'bigint' ? Number(cell) : 0;
}

/** A text cell, or null. */
export function str(cell: unknown): string | null {
  return typeof cell === 'string' ? cell : null;
}
