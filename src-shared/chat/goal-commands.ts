import type { RequestInput } from '../contract/index.ts';

/** What `/goal` asks for. */
export type GoalCommand =
  { readonly what: 'show' | 'pause' | 'resume' | 'clear' } | { readonly what: 'set'; readonly text: string };

const plain = ['pause', 'resume', 'clear'] as const;

/** Reads what follows `/goal`: nothing, `status` or `show` says how it stands; one of the fixed words alone; else it is a new goal. */
export function readGoalCommand(args: string): GoalCommand {
  const text = args.trim();
  const word = text.toLowerCase();
  if (['', 'status', 'show'].includes(word)) return { what: 'show' };
  // Hermes ends the waiting of a parked goal with its own word; going on does the same.
  if (word === 'unwait') return { what: 'resume' };
  const known = plain.find((each) => each === word);
  return known === undefined ? { what: 'set', text } : { what: known };
}

/** Reads what follows `/subgoal`: a further point, `remove N`, or `clear`; null for nothing. */
export function readSubgoalCommand(args: string): RequestInput<'goal.subgoals'>['change'] | null {
  const text = args.trim();
  if (text === '') return null;
  if (text.toLowerCase() === 'clear') return { what: 'clear' };
  const at = /^remove\s+([1-9]\d{0,3})$/iu.exec(text)?.[1];
  return at === undefined ? { what: 'add', text } : { what: 'remove', at: Number(at) };
}
