import { DeskError } from '@shared/contract/errors.ts';
import { freshGate, mostGates, type Gate } from './gates.ts';

/** A change of the further points of a goal. `at` counts from 1. */
export type SubgoalChange =
  | { readonly what: 'add'; readonly text: string }
  | { readonly what: 'remove'; readonly at: number }
  | { readonly what: 'clear' };

/** A change of its checks. */
export type GateChange =
  | { readonly what: 'add'; readonly command: string }
  | { readonly what: 'remove'; readonly at: number }
  | { readonly what: 'clear' };

/** Takes one out of a list; `at` counts from 1. Throws `not_found`, which calls it by `what`. */
function without<T>(list: readonly T[], at: number, what: string): T[] {
  if (list[at - 1] !== undefined) return list.filter((_, index) => index !== at - 1);
  throw new DeskError('not_found', `The goal has no ${what} ${String(at)}.`, {
    remedy: `It has ${String(list.length)}.`,
  });
}

/** The further points after a change. Throws `not_found`. */
export function changedPoints(points: readonly string[], change: SubgoalChange): string[] {
  if (change.what === 'clear') return [];
  return change.what === 'add' ? [...points, change.text] : without(points, change.at, 'point');
}

/** The checks after a change; one that is added again begins anew, as the person's. Throws `not_found`, `refused`. */
export function changedGates(gates: readonly Gate[], change: GateChange): Gate[] {
  if (change.what === 'clear') return [];
  if (change.what === 'remove') return without(gates, change.at, 'check');
  const fresh = freshGate(change.command);
  if (gates.some(({ command }) => command === change.command)) {
    return gates.map((gate) =>
      gate.command === change.command ? { ...fresh, timeout: gate.timeout, maxRetries: gate.maxRetries } : gate,
    );
  }
  if (gates.length < mostGates) return [...gates, fresh];
  throw new DeskError('refused', `A goal has at most ${String(mostGates)} checks.`, {
    remedy: 'Take one away with /goal gate remove and its number.',
  });
}
