import { DeskError } from '@shared/contract/errors.ts';
import type { ReviewRun, ShownReview } from '@shared/contract/review.ts';
import type { Reviews } from '../reviews.ts';
import type { Handlers } from './handlers.ts';

const ok = { ok: true } as const;

/** The requests about reviews of conversations. */
export function reviewHandlers(reviews: Reviews): Handlers<'review'> {
  const shown = (run: ReviewRun): ShownReview => ({ ...run, title: reviews.title(run.session) });
  return {
    'review.status': () => reviews.status(),
    'review.runs': async ({ session, limit }) => ({ runs: (await reviews.runs(limit, session)).map(shown) }),
    'review.get': async ({ id }) => {
      const run = await reviews.find(id);
      if (run !== null) return shown(run);
      throw new DeskError('not_found', `There is no review ${JSON.stringify(id)}.`, { remedy: 'Load the list again.' });
    },
    'review.run': async ({ session, focus }) => {
      await reviews.ask(session, focus);
      return ok;
    },
    'review.cancel': async ({ session }) => {
      await reviews.cancel(session);
      return ok;
    },
  };
}
