import type { RequestInput } from '../contract/index.ts';

/** What `/goal` asks for. */
export type GoalCommand =
  | { readonly what: 'show' | 'pause' | 'resume' | 'clear' }
  | { readonly what: 'set' | 'draft'; readonly text: string }
  | { readonly what: 'wait'; readonly on: RequestInput<'goal.wait'>['on']; readonly reason: string }
  | { readonly what: 'gate'; readonly change: RequestInput<'goal.gates'>['change'] };

const plain = ['pause', 'resume', 'clear'] as const;
const secondsOf = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/**
 * Reads what follows `/goal`: nothing, `status` or `show` says how it stands; one of the fixed words alone; `draft WORDS`; `wait` with a
 * process or a time (`90s`, `10m`, `2h`) and why; `gate add COMMAND`, `gate remove N`, `gate clear`. Anything else is a new goal.
 */
export function readGoalCommand(args: string): GoalCommand {
  const text = args.trim();
  const word = text.toLowerCase();
  if (['', 'status', 'show', 'gate'].includes(word)) return { what: 'show' };
  // Hermes ends the waiting of a parked goal with its own word; going on does the same.
  if (word === 'unwait') return { what: 'resume' };
  const known = plain.find((each) => each === word);
  if (known !== undefined) return { what: known };
  const drafted = /^draft\s+([\s\S]+)$/iu.exec(text)?.[1];
  if (drafted !== undefined) return { what: 'draft', text: drafted };
  return readWait(text) ?? readGate(text) ?? { what: 'set', text };
}

function readWait(text: string): GoalCommand | null {
  const [, digits = '', unit = '', reason = ''] = /^wait\s+(\d{1,10})([smhd]?)(?:\s+([\s\S]*))?$/iu.exec(text) ?? [];
  const count = Number(digits);
  if (digits === '' || count === 0) return null;
  const each = unit.toLowerCase();
  const on = isUnit(each)
    ? { what: 'time' as const, seconds: count * secondsOf[each] }
    : { what: 'process' as const, pid: count };
  return { what: 'wait', on, reason: reason.trim() };
}

function isUnit(unit: string): unit is keyof typeof secondsOf {
  return unit in secondsOf;
}

function readGate(text: string): GoalCommand | null {
  if (/^gate\s+clear$/iu.test(text)) return { what: 'gate', change: { what: 'clear' } };
  const at = /^gate\s+remove\s+([1-9]\d{0,3})$/iu.exec(text)?.[1];
  if (at !== undefined) return { what: 'gate', change: { what: 'remove', at: Number(at) } };
  const command = /^gate\s+add\s+([\s\S]+)$/iu.exec(text)?.[1];
  return command === undefined ? null : { what: 'gate', change: { what: 'add', command } };
}

/** Reads what follows `/subgoal`: a further point, `remove N`, or `clear`; null for nothing. */
export function readSubgoalCommand(args: string): RequestInput<'goal.subgoals'>['change'] | null {
  const text = args.trim();
  if (text === '') return null;
  if (text.toLowerCase() === 'clear') return { what: 'clear' };
  const at = /^remove\s+([1-9]\d{0,3})$/iu.exec(text)?.[1];
  return at === undefined ? { what: 'add', text } : { what: 'remove', at: Number(at) };
}
