/** The journey requests of the contract. */
import type { Journey } from '../journey/journey.ts';
import type { Handlers } from './handlers.ts';

/** Answers `journey.*`. */
export function journeyHandlers(journey: Journey): Handlers<'journey'> {
  return {
    'journey.graph': () => journey.graph(),
    'journey.places': async () => ({ places: await journey.places() }),
    'journey.savePlaces': async ({ places }) => {
      await journey.savePlaces(places);
      return { ok: true };
    },
  };
}
