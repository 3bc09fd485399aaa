import { storeSchema, type Store } from '@shared/contract/common.ts';

/** One change the model asks for, fields as given. Null stands for a field that is missing. */
export interface Asked {
  readonly action: string;
  readonly content: string | null;
  readonly oldText: string | null;
}

/** What a call of the memory tool asks for, or why it cannot be told. */
export type Call =
  | { readonly kind: 'single'; readonly store: Store; readonly asked: Asked; readonly received: string }
  | { readonly kind: 'batch'; readonly store: Store; readonly asked: readonly (Asked | string)[] }
  | { readonly kind: 'invalid'; readonly store: Store | null; readonly error: string };

/** Names that sibling tools use for the same thing; the schema's own name wins when both are given. */
const CONTENT = ['content', 'new_text', 'new_string', 'new_content', 'newText', 'newString', 'text', 'value'] as const;
const OLD_TEXT = ['old_text', 'old_string', 'old_content', 'oldText', 'oldString', 'match', 'entry'] as const;

/** The three changes there are. */
export const ACTIONS = ['add', 'replace', 'remove'] as const;

/** Names the arguments that came and those that are expected, so that a wrong name is mended at the first try. */
export function expectedKeys(args: Readonly<Record<string, unknown>>): string {
  const given = Object.keys(args).filter((key) => args[key] !== null && args[key] !== undefined);
  return `Received: ${given.length === 0 ? 'nothing' : given.slice(0, 12).join(', ')}. Expected: action, target, content, old_text.`;
}

/**
 * Reads the arguments of a call. Nothing is guessed: an alias is a plain other name, a value of another type is an error
 * that names it.
 */
export function readCall(args: Readonly<Record<string, unknown>>): Call {
  const target = args['target'] ?? args['store'];
  const store = readTarget(target);
  if (store === null) {
    // An object may hold a `toString` that is no function: only text is told as it is.
    const told = typeof target === 'string' ? target : JSON.stringify(target);
    return {
      kind: 'invalid',
      store: null,
      error: `Invalid memory target '${told.slice(0, 80)}'. Use 'memory' or 'user'.`,
    };
  }
  const { operations } = args;
  if (operations !== undefined && operations !== null && operations !== '' && !isEmptyList(operations)) {
    if (!Array.isArray(operations)) {
      const error = 'operations must be a list of {action, content?, old_text?} objects.';
      return { kind: 'invalid', store, error };
    }
    return { kind: 'batch', store, asked: operations.map((each) => readOperationFor(store, each)) };
  }
  const asked = readOperation(args);
  if (typeof asked === 'string') return { kind: 'invalid', store, error: asked };
  return { kind: 'single', store, asked, received: expectedKeys(args) };
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function readTarget(value: unknown): Store | null {
  if (value === undefined || value === null) return 'memory';
  if (typeof value !== 'string') return null;
  const parsed = storeSchema.safeParse(value.trim().toLowerCase());
  return parsed.success ? parsed.data : null;
}

/** One operation of a batch. One that names another store would land where nobody meant it: it is an error. */
function readOperationFor(store: Store, value: unknown): Asked | string {
  const named = isRecord(value) ? (value['target'] ?? value['store']) : undefined;
  if (named === undefined || named === null || named === '' || readTarget(named) === store) return readOperation(value);
  return `it names the target ${JSON.stringify(named).slice(0, 80)}, but all operations of a call are for '${store}'. Send one call for each target.`;
}

/** One operation, or the sentence that says why it is none. */
function readOperation(value: unknown): Asked | string {
  if (!isRecord(value)) return 'it is not an object with action, content and old_text.';
  const action = firstOf(value, ['action']);
  const content = firstOf(value, CONTENT);
  const oldText = firstOf(value, OLD_TEXT);
  for (const given of [action, content, oldText]) {
    if (given !== null && typeof given.value !== 'string') {
      return `${given.key} must be text, not ${kindOf(given.value)}.`;
    }
  }
  return { action: textOf(action)?.trim() ?? '', content: textOf(content), oldText: textOf(oldText) };
}

interface Given {
  readonly key: string;
  readonly value: unknown;
}

function textOf(given: Given | null): string | null {
  return typeof given?.value === 'string' ? given.value : null;
}

function firstOf(value: Readonly<Record<string, unknown>>, keys: readonly string[]): Given | null {
  const present = keys.filter((key) => value[key] !== undefined && value[key] !== null);
  const key = present.find((candidate) => value[candidate] !== '') ?? present[0];
  return key === undefined ? null : { key, value: value[key] };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
