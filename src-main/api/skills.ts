import type { Skills } from '../skills/skills.ts';
import type { Handlers } from './handlers.ts';
import { approverOf } from './person.ts';

/** The requests about skills. What decides over them is the person's alone. */
export function skillHandlers(skills: Skills): Handlers<'skills'> {
  return {
    'skills.list': async () => ({ skills: await skills.list() }),
    'skills.view': ({ id }) => skills.view(id),
    'skills.file': ({ id, path }) => skills.file(id, path),
    'skills.history': async ({ id }) => ({ events: await skills.happenings(id) }),
    'skills.changes': async ({ ids }) => ({ changes: await skills.changes(ids) }),
    'skills.check': ({ text }) => ({ findings: [...skills.check(text)] }),
    'skills.pin': async ({ id, pinned }) => {
      await skills.pin(id, pinned);
      return { ok: true };
    },
    'skills.create': async (wanted, caller) => await skills.create(wanted, approverOf(caller)),
    'skills.save': async (wanted, caller) => await skills.save(wanted, approverOf(caller)),
    'skills.removeFile': async (wanted, caller) => await skills.removeFile(wanted, approverOf(caller)),
    'skills.archive': async ({ id }, caller) => await skills.archive(id, approverOf(caller)),
    'skills.restore': async ({ id }, caller) => await skills.restore(id, approverOf(caller)),
    'skills.undo': async ({ change }, caller) => await skills.undo(change, approverOf(caller)),
  };
}
