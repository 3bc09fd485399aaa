/** The journey requests of the contract. */
import type { Emit } from '@shared/contract/index.ts';
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

/** Calls to make when memories, skills or session titles changed: the graph is dropped and every client told. */
export function journeyChanges(journey: Journey, emit: Emit): (reason: 'memory' | 'skills' | 'sessions') => void {
  return (reason) => {
    journey.invalidate();
    emit('journey.changed', { reason });
  };
}
