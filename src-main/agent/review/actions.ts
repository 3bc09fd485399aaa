import type { ReviewAction } from '@shared/contract/review.ts';
import { isRecord, listAt, parseJson, textAt } from '@shared/record.ts';
import { clip } from '../compression/digest.ts';
import type { FinishedCall } from '../tool-calls.ts';

/** How much the line after a review says. */
export type Notify = 'off' | 'on' | 'verbose';

/** A call of a tool and its result, as the line is made from them. */
export interface Called {
  readonly name: string;
  /** JSON text. */
  readonly arguments: string;
  /** JSON text of the result. */
  readonly content: string;
}

const writers = ['memory', 'skill_manage'];

/** `display.memory_notifications` as it is written: one of the three words, or a switch. */
export function notifyMode(value: unknown): Notify {
  if (value === false) return 'off';
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (word === 'verbose') return 'verbose';
  return word === 'off' || word === 'false' ? 'off' : 'on';
}

const storeWord = (store: string): string => (store === 'user' ? 'User profile' : 'Memory');

function memoryLines(args: unknown): string[] {
  const store = storeWord(textAt(args, 'target'));
  const batch = listAt(args, 'operations');
  return (batch.length === 0 ? [args] : batch).flatMap((each): string[] => {
    const content = clip(textAt(each, 'content'), 120);
    const old = clip(textAt(each, 'old_text'), 60);
    switch (textAt(each, 'action')) {
      case 'add':
        return content === '' ? [] : [`${store} ➕ ${content}`];
      case 'replace':
        return content === '' ? [] : [`${store} ✏️ ${content}`];
      case 'remove':
        return old === '' ? [] : [`${store} ➖ ${old}`];
      default:
        return [];
    }
  });
}

function skillLines(args: unknown, result: unknown, message: string): string[] {
  const name = textAt(args, 'name');
  const change = isRecord(result) ? result['_change'] : undefined;
  const [old, next] = [clip(textAt(change, 'old'), 80), clip(textAt(change, 'new'), 80)];
  const description = clip(textAt(change, 'description'), 120);
  if (old !== '' || next !== '') return [`📝 Skill '${name}' patched: "${old}" → "${next}"`];
  if (description !== '') {
    return [`📝 Skill '${name}' ${textAt(args, 'action') === 'edit' ? 'rewritten' : 'created'}: ${description}`];
  }
  return [`📝 ${message}`];
}

/** What the line says of one call: nothing of what failed, of what waits, and of what only looked. */
export function saidOf({ name, arguments: text, content }: Called, mode: Notify): string[] {
  const result = parseJson(content);
  if (mode === 'off' || !writers.includes(name) || !isRecord(result)) return [];
  if (result['success'] !== true || result['staged'] === true) return [];
  const args = parseJson(text);
  const message = textAt(result, 'message');
  if (mode === 'verbose') {
    const lines = name === 'memory' ? memoryLines(args) : skillLines(args, result, message);
    if (lines.length > 0) return lines;
  }
  if (/creat|updat|patch|delet|writ/iu.test(message)) return [message];
  if (name === 'skill_manage') return [message === '' ? 'Skill updated' : message];
  return [`${storeWord(textAt(result, 'target') || textAt(args, 'target'))} updated`];
}

/** The line after a review, by Hermes' form: each action once; empty when there is nothing to say. */
export function reviewLine(calls: readonly Called[], mode: Notify): string {
  const said = [...new Set(calls.flatMap((call) => saidOf(call, mode)))];
  return said.length === 0 ? '' : `💾 Self-improvement review: ${said.join(' · ')}`;
}

function outcomeOf({ call, failed, refused, effect }: FinishedCall): ReviewAction['outcome'] {
  if (failed || refused) return 'refused';
  if (effect !== null && effect.staged.length > 0) return 'proposed';
  if (effect !== null && effect.journal.length + (effect.skills ?? []).length > 0) return 'saved';
  // A write that had nothing to do changed nothing, and one that only looks never does.
  return writers.includes(call.name) ? 'refused' : 'read';
}

/** A call as the record keeps it: what it was about and what came of it, no text. */
export function actionOf(done: FinishedCall): ReviewAction {
  const args = parseJson(done.call.arguments);
  const batch = listAt(args, 'operations');
  const [first] = batch;
  const subject =
    done.call.name === 'memory' ? textAt(args, 'target') || 'memory' : textAt(args, 'name') || textAt(first, 'name');
  const { journal = [], staged = [], skills = [] } = done.effect ?? {};
  return {
    tool: done.call.name.slice(0, 100),
    action: (batch.length > 1 ? 'batch' : textAt(args, 'action') || textAt(first, 'action')).slice(0, 40),
    subject: done.call.name === 'memory' || /^skill/u.test(done.call.name) ? subject.slice(0, 100) : '',
    outcome: outcomeOf(done),
    journal: [...journal],
    staged: [...staged],
    skills: [...skills],
  };
}
