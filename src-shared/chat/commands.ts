import { commandTable, lists, type CommandEntry, type CommandName, type ListName } from './command-table.ts';

/** A command as it was written. */
export interface WrittenCommand {
  readonly kind: 'command';
  readonly name: CommandName;
  /** The name or alias as it was typed, without the slash. */
  readonly typed: string;
  /** What followed it, trimmed; the words the form begins with are in it. */
  readonly args: string;
}

/** What begins with a slash and a word and can still not be carried out. */
export type Misread =
  /** No command is called so; `near` are the names closest to it. */
  | { readonly kind: 'unknown'; readonly typed: string; readonly near: readonly CommandName[] }
  /** The beginning of several names. */
  | { readonly kind: 'ambiguous'; readonly typed: string; readonly near: readonly CommandName[] }
  /** There is such a command, but not with what followed. */
  | { readonly kind: 'misused'; readonly name: CommandName; readonly typed: string };

const names = Object.keys(commandTable) as CommandName[];

/** The entry of a command. */
export function commandOf(name: CommandName): CommandEntry {
  return commandTable[name];
}

/** Every command, in the order of the table. */
export const commandNames: readonly CommandName[] = names;

/** The command of exactly this name or alias; null when there is none. */
export function namedCommand(typed: string): CommandName | null {
  const wanted = typed.toLowerCase();
  return names.find((name) => name === wanted || commandOf(name).aliases.includes(wanted)) ?? null;
}

/**
 * Reads a text as a command: a slash, a word, and what follows it; the beginning of one name alone is that name. Null for anything else,
 * also for a path that begins with a slash: those are words for the model.
 */
export function readCommand(text: string): WrittenCommand | Misread | null {
  const [, typed = '', rest = ''] = /^\s*\/([a-z][a-z-]*)(?:\s+([\s\S]*))?$/iu.exec(text.trimEnd()) ?? [];
  if (typed === '') return null;
  const exact = namedCommand(typed);
  const begun = exact === null ? names.filter((name) => name.startsWith(typed.toLowerCase())) : [exact];
  const [name] = begun;
  if (name === undefined) return { kind: 'unknown', typed, near: nearest(typed) };
  if (begun.length > 1) return { kind: 'ambiguous', typed, near: begun };
  const args = rest.trim();
  return fits(name, args) ? { kind: 'command', name, typed, args } : { kind: 'misused', name, typed };
}

/** How a command is written, a line a form: `/title <text>`. */
export function usageOf(name: CommandName): string[] {
  return commandOf(name).forms.map((form) => `/${name}${form === '' ? '' : ` ${form}`}`);
}

/** Whether the words that follow a name are one of its forms. */
function fits(name: CommandName, args: string): boolean {
  const { forms, also = [] } = commandOf(name);
  return [...forms, ...also].some((form) => fitsForm(form, args));
}

function fitsForm(form: string, args: string): boolean {
  if (form === '') return args === '';
  const { words, place } = formParts(form);
  let rest = args;
  for (const word of words) {
    const [, first = '', more = ''] = /^(\S+)(?:\s+([\s\S]*))?$/u.exec(rest) ?? [];
    if (first.toLowerCase() !== word) return false;
    rest = more;
  }
  return place === null ? rest === '' : rest !== '';
}

interface FormParts {
  readonly words: readonly string[];
  /** The place at the end; null when the form has none. */
  readonly place: ListName | 'text' | null;
}

function formParts(form: string): FormParts {
  const parts = form.split(' ').filter((part) => part !== '');
  const last = /^<(.+)>$/.exec(parts.at(-1) ?? '')?.[1];
  if (last === undefined) return { words: parts, place: null };
  return { words: parts.slice(0, -1), place: lists.find((list) => list === last) ?? 'text' };
}

/** What is being typed of a command at the caret, and what may stand there. */
export type TypedCommand =
  | { readonly kind: 'name'; readonly start: number; readonly query: string }
  | {
      readonly kind: 'argument';
      readonly name: CommandName;
      /** Where the argument begins, in UTF-16 units. */
      readonly start: number;
      readonly query: string;
      /** Words of forms that go on from here. */
      readonly words: readonly string[];
      /** Lists that have what may stand here. */
      readonly lists: readonly ListName[];
    };

/** Reads the command being typed, up to the caret; null when the text is none, or nothing can be offered for it. */
export function typedCommand(text: string, caret: number): TypedCommand | null {
  const before = text.slice(0, caret);
  const name = /^\s*\/([a-z-]*)$/iu.exec(before);
  if (name !== null) return { kind: 'name', start: before.length - (name[1] ?? '').length - 1, query: name[1] ?? '' };
  const parts = /^\s*\/([a-z][a-z-]*)\s+([^\n]*)$/iu.exec(before);
  const command = parts === null ? null : namedCommand(parts[1] ?? '');
  if (parts === null || command === null) return null;
  const args = parts[2] ?? '';
  const words = new Set<string>();
  const offered = new Set<ListName>();
  let from = 0;
  for (const form of commandOf(command).forms) {
    const { words: fixed, place } = formParts(form);
    const step = stepIn(fixed, args);
    if (step === null) continue;
    from = Math.max(from, step.at);
    if (step.word !== null) words.add(step.word);
    else if (place !== null && place !== 'text') offered.add(place);
  }
  if (words.size + offered.size === 0) return null;
  const start = caret - args.length + from;
  return { kind: 'argument', name: command, start, query: args.slice(from), words: [...words], lists: [...offered] };
}

/** How far typed words have come in the fixed words of a form: the next of them (null: they are done), and where it begins. */
function stepIn(fixed: readonly string[], args: string): { readonly word: string | null; readonly at: number } | null {
  let at = 0;
  for (const word of fixed) {
    const typed = /^(\S+)\s+/u.exec(args.slice(at));
    if (typed === null) return { word, at };
    if ((typed[1] ?? '').toLowerCase() !== word) return null;
    at += typed[0].length;
  }
  return { word: null, at };
}

/** The names closest to a word that is none: those that hold it or begin alike, then those few letters away. At most three. */
function nearest(typed: string): CommandName[] {
  const wanted = typed.toLowerCase();
  const allowed = Math.max(1, Math.floor(wanted.length / 3));
  return names
    .map((name) => ({
      name,
      far: Math.min(...[name, ...commandOf(name).aliases].map((each) => distance(each, wanted))),
    }))
    .filter(({ far }) => far <= allowed)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** Letters to change, add, drop or swap to make one word of another; half of one where one holds the other. */
function distance(a: string, b: string): number {
  if (b.length > 2 && (a.includes(b) || b.includes(a))) return 0.5;
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (above[j - 2] ?? 0) + 1);
      next.push(best);
    }
    above = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** How many UTF-16 units the name of a command takes at the beginning of a text, with its slash; 0 where there is none. */
export function commandLength(text: string): number {
  const typed = /^\/([a-z][a-z-]*)(?=\s|$)/iu.exec(text)?.[1];
  return typed === undefined || namedCommand(typed) === null ? 0 : typed.length + 1;
}
