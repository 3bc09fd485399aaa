import { PROPOSAL_ID } from '../contract/approvals.ts';

/** Skill writes that wait: shown, or decided by the person who writes it. `id` is eight hex digits or `all`, empty for neither. */
export interface SkillsCommand {
  readonly name: 'skills';
  readonly what: 'list' | 'pending' | 'diff' | 'approve' | 'reject';
  readonly id: string;
}

/** What the person may write in place of words for the model. */
export type ChatCommand =
  /** Summarise the older messages; `focus` says what to keep above all. */
  | { readonly name: 'compress'; readonly focus: string }
  | { readonly name: 'retry' | 'stop' | 'new' }
  | SkillsCommand
  /** Words for the model, with what becomes of them while a turn runs. */
  | { readonly name: 'queue' | 'steer'; readonly text: string };

const plain: ReadonlySet<string> = new Set(['retry', 'stop', 'new']);
const withWords: ReadonlySet<string> = new Set(['queue', 'steer']);

/**
 * Reads a text as a command: a slash, a known name, and what follows it. Null for anything else, also for a path that begins with a
 * slash and for a command that lacks its words: those are words for the model.
 */
export function readCommand(text: string): ChatCommand | null {
  const [, name = '', rest = ''] = /^\s*\/([a-z]+)(?:\s+([\s\S]*))?$/u.exec(text) ?? [];
  const words = rest.trim();
  if (name === 'skills') return readSkills(words);
  if (name === 'compress') return { name, focus: words.slice(0, 2000) };
  if (plain.has(name) && words === '') return { name: name as 'retry' | 'stop' | 'new' };
  if (withWords.has(name) && words !== '') return { name: name as 'queue' | 'steer', text: words };
  return null;
}

function readSkills(words: string): SkillsCommand | null {
  const [what = 'list', id = '', ...more] = words === '' ? [] : words.split(/\s+/u);
  if (more.length > 0) return null;
  if (what === 'list' || what === 'pending') return id === '' ? { name: 'skills', what, id } : null;
  if (what === 'diff') return PROPOSAL_ID.test(id) ? { name: 'skills', what, id } : null;
  const decides = what === 'approve' || what === 'reject';
  return decides && (id === 'all' || PROPOSAL_ID.test(id)) ? { name: 'skills', what, id } : null;
}
