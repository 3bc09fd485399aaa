import type { Models } from '../models/models.ts';
import type { Handlers } from './handlers.ts';

/** The requests about models. */
export function modelHandlers(models: Pick<Models, 'test'>): Handlers<'models'> {
  return {
    'models.test': () => models.test(new AbortController().signal),
  };
}
