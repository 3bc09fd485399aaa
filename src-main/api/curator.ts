import { DeskError } from '@shared/contract/errors.ts';
import type { Curator } from '../skills/curator/curator.ts';
import type { Handlers } from './handlers.ts';
import { approverOf } from './person.ts';

const ok = { ok: true } as const;

/** The requests about the curator of skills. What moves a skill, or gives one to it, is the person's alone. */
export function curatorHandlers(curator: Curator | null): Handlers<'curator'> {
  const there = (): Curator => {
    if (curator !== null) return curator;
    throw new DeskError('not_configured', 'There is no curator in this build.');
  };
  return {
    'curator.status': () => there().status(),
    'curator.runs': async ({ limit }) => ({ runs: await there().runs(limit) }),
    'curator.report': ({ id }) => there().report(id),
    'curator.run': async ({ dryRun, consolidate }) => ({
      run: await there().run({ cause: 'person', dryRun, consolidate }),
    }),
    'curator.pause': async ({ paused }) => {
      await there().pause(paused);
      return ok;
    },
    'curator.adopt': async ({ id, adopted }, caller) => {
      await there().adopt(id, adopted, approverOf(caller));
      return ok;
    },
    'curator.backup': () => there().backup(),
    'curator.preview': async () => ({ preview: await there().preview() }),
    'curator.decide': async (wanted, caller) => ({ run: await there().decide(wanted, approverOf(caller)) }),
  };
}
