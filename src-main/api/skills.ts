import type { Skills } from '../skills/skills.ts';
import type { Handlers } from './handlers.ts';

/** The requests about skills. */
export function skillHandlers(skills: Pick<Skills, 'list' | 'view' | 'pin'>): Handlers<'skills'> {
  return {
    'skills.list': async () => ({ skills: await skills.list() }),
    'skills.view': ({ id }) => skills.view(id),
    'skills.pin': async ({ id, pinned }) => {
      await skills.pin(id, pinned);
      return { ok: true };
    },
  };
}
