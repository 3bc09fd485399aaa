import { DeskError } from '@shared/contract/errors.ts';
import type { Caller } from './handlers.ts';

/** The name a decision is recorded under. Throws `not_permitted` for anyone but the person's own session. */
export function approverOf(caller: Caller): string {
  if (caller.person) return `person (${caller.host})`;
  throw new DeskError('not_permitted', 'Only the person decides over memory and skills.', {
    remedy: 'Decide in the window of the app, or with the command line.',
  });
}
