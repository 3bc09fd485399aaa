import type { Store } from '@shared/contract/common.ts';
import { countAt, listAt, textAt } from '@shared/record.ts';
import { declareChinese, declareEnglish, type Statement } from './declare.ts';
import { understand, type Intent, type Understood } from './intent.ts';
import { findEntries, likeness, type Entry } from './match.ts';
import { replies, type Found, type Replies } from './replies.ts';
import { storeOf, type Step, type Turn } from './turn.ts';

/** A tool call the guide wants made. */
export interface Call {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** What the guide does next: says something and is done, or has tools run first. */
export type Move = { readonly say: string } | { readonly calls: readonly Call[] };

const maxSteps = 6;

function failed(step: Step): boolean {
  return step.result['success'] !== true;
}

function why(step: Step): string {
  const said = textAt(step.result, 'error') || textAt(step.result, 'message') || step.raw;
  return said.replace(/\s+/g, ' ').trim().slice(0, 600);
}

function rewrite(text: string): Statement {
  return /\p{Script=Han}/u.test(text) ? declareChinese(text) : declareEnglish(text);
}

function memoryCall(action: string, target: Store, rest: Readonly<Record<string, unknown>> = {}): Call {
  return { name: 'memory', args: { action, target, ...rest } };
}

/** Asks both stores for their entries: a removal that names none is answered with them and changes nothing. */
const inventory: readonly Call[] = [memoryCall('remove', 'user'), memoryCall('remove', 'memory')];

function remember(statement: Statement, turn: Turn, say: Replies): Move {
  const step = turn.steps.at(-1);
  if (step === undefined) return { calls: [memoryCall('add', statement.store, { content: statement.text })] };
  if (failed(step)) return { say: say.refused(why(step)) };
  if (step.result['staged'] === true) return { say: say.staged(statement.text) };
  if (/already exists/i.test(textAt(step.result, 'message'))) {
    return { say: say.alreadySaved(statement.store, statement.text) };
  }
  return { say: say.saved(statement.store, statement.text, textAt(step.result, 'usage')) };
}

/** Finds the entry meant by `what`; a move instead when it has to be asked for, or is none, or is several. */
function locate(what: string, turn: Turn, say: Replies): Entry | Move {
  const spellings = [what, rewrite(what).text];
  const found = spellings.map((spelling) => findEntries(spelling, turn.known)).find((hits) => hits.length > 0) ?? [];
  const [entry] = found;
  if (entry !== undefined && found.length === 1) return entry;
  if (found.length > 1) return { say: say.several(found) };
  const asked = turn.steps.some((step) => step.name === 'memory' && step.args['old_text'] === undefined);
  return asked ? { say: say.noEntry(what) } : { calls: inventory };
}

/** The last call that named an entry, when its result settles the matter; null when a fresh look is worth it. */
function settled(turn: Turn): Step | null {
  const attempts = turn.steps.filter((step) => step.name === 'memory' && step.args['old_text'] !== undefined);
  const last = attempts.at(-1);
  if (last === undefined) return null;
  const vanished = failed(last) && Array.isArray(last.result['current_entries']) && attempts.length < 2;
  return vanished ? null : last;
}

function matchesOf(step: Step): Entry[] {
  return listAt(step.result, 'matches')
    .filter((text): text is string => typeof text === 'string')
    .map((text) => ({ store: storeOf(step), text }));
}

function failure(step: Step, say: Replies): Move {
  const matches = matchesOf(step);
  return { say: matches.length > 0 ? say.several(matches) : say.refused(why(step)) };
}

function forget(what: string, turn: Turn, say: Replies): Move {
  const step = settled(turn);
  if (step !== null) {
    const text = textAt(step.result, 'removed_entry') || textAt(step.args, 'old_text');
    if (failed(step)) return failure(step, say);
    return { say: step.result['staged'] === true ? say.stagedRemoval(text) : say.removed(storeOf(step), text) };
  }
  const entry = locate(what, turn, say);
  if (!('text' in entry)) return entry;
  return { calls: [memoryCall('remove', entry.store, { old_text: entry.text })] };
}

function splice(text: string, at: number, length: number, put: string): string {
  return text.slice(0, at) + put + text.slice(at + length);
}

/** The entry after "change `from` to `to`"; null when it cannot be told which words are meant. */
export function changedText(entry: string, from: string, to: string): string | null {
  const at = entry.toLowerCase().indexOf(from.toLowerCase());
  if (at >= 0) return splice(entry, at, from.length, to);
  const before = rewrite(from).text;
  const after = rewrite(to);
  const told = entry.toLowerCase().indexOf(before.toLowerCase());
  if (told >= 0 && after.store === 'user') return splice(entry, told, before.length, after.text);
  const named = /^(.+?)( is | are |是|：|: )/.exec(entry);
  if (named !== null && likeness(from, named[1] ?? '') === 1) return `${named[1] ?? ''}${named[2] ?? ''}${to}`;
  return after.store === 'user' && after.text !== to ? after.text : null;
}

function change(intent: Extract<Intent, { kind: 'change' }>, turn: Turn, say: Replies): Move {
  const step = settled(turn);
  if (step !== null) {
    const before = textAt(step.result, 'replaced_entry') || textAt(step.args, 'old_text');
    const after = textAt(step.args, 'content');
    if (failed(step)) return failure(step, say);
    return { say: step.result['staged'] === true ? say.staged(after) : say.changed(storeOf(step), before, after) };
  }
  const entry = locate(intent.from, turn, say);
  if (!('text' in entry)) return entry;
  const after = changedText(entry.text, intent.from, intent.to);
  if (after === null || after.trim() === '') return { say: say.whichWords(entry.text, intent.to) };
  if (after === entry.text) return { say: say.sameAlready(entry.text) };
  return { calls: [memoryCall('replace', entry.store, { old_text: entry.text, content: after })] };
}

function aboutMe(turn: Turn, say: Replies): Move {
  const { user, memory } = turn.told;
  if (user.length + memory.length + turn.added.length === 0) return { say: say.toldNothing };
  return { say: say.told(user, memory, turn.added) };
}

/** Day, and time where one is told: as the rest of the app writes them. */
function dayOf(row: unknown, language: Understood['language']): string {
  const seconds = countAt(row, 'last_active');
  // The tool writes `March 05, 2026 at 09:15 AM`.
  const written = textAt(row, 'when').replace(' at ', ' ');
  const time = seconds === null ? Date.parse(written) : seconds * 1000;
  if (Number.isNaN(time)) return '';
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(time);
  if (seconds === null && !written.includes(':')) return day;
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${day} ${clock.format(time)}`;
}

function hitsOf(step: Step, language: Understood['language']): Found[] {
  return listAt(step.result, 'results').map((row) => ({
    title: textAt(row, 'title') || textAt(row, 'session_id'),
    when: dayOf(row, language),
    snippet: (textAt(row, 'snippet') || textAt(row, 'preview'))
      .replace(/\s+/g, ' ')
      .replace(/>>>(.*?)<<</g, '**$1**')
      .slice(0, 400),
  }));
}

function search(query: string, turn: Turn, language: Understood['language']): Move {
  const say = replies[language];
  const step = turn.steps.at(-1);
  if (step === undefined) return { calls: [{ name: 'session_search', args: query === '' ? {} : { query } }] };
  if (failed(step)) return { say: say.refused(why(step)) };
  const hits = hitsOf(step, language);
  if (query === '') return { say: hits.length === 0 ? say.recentNothing : say.recent(hits) };
  return { say: hits.length === 0 ? say.foundNothing(query) : say.found(query, hits) };
}

function aboutTopic(topic: string, turn: Turn, language: Understood['language']): Move {
  const entries = turn.known.filter((entry) => likeness(topic, entry.text) >= 0.6);
  if (entries.length > 0 && turn.steps.length === 0) return { say: replies[language].aboutTopic(topic, entries) };
  return search(topic, turn, language);
}

function skills(turn: Turn, say: Replies): Move {
  const step = turn.steps.at(-1);
  if (step === undefined) return { calls: [{ name: 'skills_list', args: {} }] };
  if (failed(step)) return { say: say.refused(why(step)) };
  const rows = listAt(step.result, 'skills').map((row) => ({
    name: textAt(row, 'name'),
    description: textAt(row, 'description'),
  }));
  return { say: rows.length === 0 ? say.skillsNothing : say.skills(rows) };
}

function decide({ intent, language }: Understood, turn: Turn): Move {
  const say = replies[language];
  switch (intent.kind) {
    case 'remember':
      return remember(intent.statement, turn, say);
    case 'forget':
      return forget(intent.what, turn, say);
    case 'change':
      return change(intent, turn, say);
    case 'about_me':
      return aboutMe(turn, say);
    case 'about_topic':
      return aboutTopic(intent.topic, turn, language);
    case 'search':
      return search(intent.query, turn, language);
    case 'recent':
      return search('', turn, language);
    case 'skills':
      return skills(turn, say);
    case 'remember_nothing':
      return { say: say.rememberNothing };
    case 'forget_nothing':
      return { say: say.forgetNothing };
    case 'forget_all':
      return { say: say.forgetAll };
    case 'help':
    case 'who':
    case 'greeting':
    case 'thanks':
    case 'goodbye':
    case 'unknown':
      return { say: say[intent.kind] };
  }
}

/** The guide's next move. The same conversation gives the same move. Never throws. */
export function nextMove(turn: Turn): Move {
  const understood = understand(turn.words);
  const say = replies[understood.language];
  const move = decide(understood, turn);
  if ('say' in move) return move;
  const last = turn.steps.at(-1);
  if (turn.steps.length >= maxSteps && last !== undefined) return { say: say.refused(why(last)) };
  const missing = move.calls.find((call) => !turn.tools.has(call.name));
  if (missing === undefined) return move;
  return { say: turn.tools.size === 0 ? say.noTools : say.toolMissing(missing.name) };
}
