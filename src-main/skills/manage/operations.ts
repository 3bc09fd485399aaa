import { isRecord } from '@shared/record.ts';

/** What can be done to a skill, by Hermes' names. */
export const actions = ['create', 'patch', 'edit', 'delete', 'write_file', 'remove_file'] as const;
export type Action = (typeof actions)[number];

/** One thing to be done, as `skill_manage` is asked for it. Null is not given. */
export interface Operation {
  readonly action: Action;
  readonly name: string;
  readonly content: string | null;
  readonly category: string | null;
  readonly filePath: string | null;
  readonly fileContent: string | null;
  readonly oldString: string | null;
  readonly newString: string | null;
  readonly replaceAll: boolean;
  readonly absorbedInto: string | null;
}

/** A call as read: what to do, or why it cannot be done; `at` is the operation at fault, from 0. */
export type Read =
  | { readonly ok: true; readonly batch: boolean; readonly operations: readonly Operation[] }
  | { readonly ok: false; readonly at: number | null; readonly error: string };

const mostOperations = 50;
const texts = {
  content: 'content',
  category: 'category',
  filePath: 'file_path',
  fileContent: 'file_content',
  oldString: 'old_string',
  newString: 'new_string',
  absorbedInto: 'absorbed_into',
} as const;

/** What each action cannot do without. */
const needs: Readonly<Record<Action, readonly (keyof typeof texts)[]>> = {
  create: ['content'],
  edit: ['content'],
  patch: ['oldString', 'newString'],
  delete: [],
  write_file: ['filePath', 'fileContent'],
  remove_file: ['filePath'],
};

/** Those that may be empty texts. */
const mayBeEmpty = new Set<keyof typeof texts>(['newString', 'fileContent']);

function readOne(value: unknown): Operation | string {
  if (!isRecord(value)) return 'it is no object.';
  const { action, name, replace_all: all } = value;
  const known = actions.find((each) => each === action);
  if (known === undefined) {
    const given =
      typeof action === 'string' && action !== '' ? `Unknown action '${action.slice(0, 40)}'` : 'action is missing';
    return `${given}. Use one of ${actions.join(', ')}.`;
  }
  if (typeof name !== 'string' || name.trim() === '') return `name is missing: the skill to ${known}.`;
  if (all !== undefined && all !== null && typeof all !== 'boolean') return 'replace_all must be true or false.';
  const given: Partial<Record<keyof typeof texts, string | null>> = {};
  for (const key of Object.keys(texts) as (keyof typeof texts)[]) {
    const field = value[texts[key]];
    if (field !== undefined && field !== null && typeof field !== 'string') return `${texts[key]} must be a text.`;
    given[key] = field ?? null;
  }
  const missing = needs[known].find(
    (key) => (given[key] ?? null) === null || (given[key] === '' && !mayBeEmpty.has(key)),
  );
  if (missing !== undefined) return `${texts[missing]} is required for '${known}'.`;
  return {
    action: known,
    name: name.trim(),
    content: given.content ?? null,
    category: given.category ?? null,
    filePath: given.filePath ?? null,
    fileContent: given.fileContent ?? null,
    oldString: given.oldString ?? null,
    newString: given.newString ?? null,
    replaceAll: all === true,
    absorbedInto: given.absorbedInto ?? null,
  };
}

/** Reads the arguments of `skill_manage`: one operation, or a list of them that is carried out whole or not at all. */
export function readOperations(args: Readonly<Record<string, unknown>>): Read {
  const { operations } = args;
  if (operations === undefined || operations === null) {
    const one = readOne(args);
    return typeof one === 'string'
      ? { ok: false, at: null, error: one }
      : { ok: true, batch: false, operations: [one] };
  }
  if (!Array.isArray(operations) || operations.length === 0) {
    return { ok: false, at: null, error: 'operations must be a list with at least one operation.' };
  }
  if (operations.length > mostOperations) {
    return { ok: false, at: null, error: `At most ${String(mostOperations)} operations are carried out together.` };
  }
  if (typeof args['action'] === 'string' && args['action'] !== 'batch' && args['action'] !== '') {
    return { ok: false, at: null, error: 'Give either one action or a list of operations, not both.' };
  }
  const read: Operation[] = [];
  for (const [at, value] of operations.entries()) {
    const one = readOne(value);
    if (typeof one === 'string') return { ok: false, at, error: one };
    read.push(one);
  }
  const removal = read.findIndex(({ action }) => action === 'delete');
  if (removal >= 0 && read.length > 1) {
    return { ok: false, at: removal, error: "'delete' stands alone in its call." };
  }
  return { ok: true, batch: true, operations: read };
}

/** An operation in Hermes' own words: what a staged write holds and a replay is given. */
export function wireOf(operation: Operation): Record<string, string | boolean> {
  const given = (Object.keys(texts) as (keyof typeof texts)[]).flatMap((key): [string, string][] => {
    const value = operation[key];
    return value === null ? [] : [[texts[key], value]];
  });
  const all: Record<string, boolean> = operation.action === 'patch' ? { replace_all: operation.replaceAll } : {};
  return { action: operation.action, name: operation.name, ...Object.fromEntries(given), ...all };
}
