import type { Complete } from '../prompt/references/complete.ts';
import { locateFile } from '../prompt/references/locate.ts';
import type { Handlers } from './handlers.ts';

/** What the requests `refs.*` work on. */
export interface RefsDeps {
  readonly complete: Complete;
  /** The workspace of a session, or of the next one. */
  readonly workspaceOf: (session: string | null) => string | null;
}

/** The requests `refs.*`. */
export function refsHandlers({ complete, workspaceOf }: RefsDeps): Handlers<'refs'> {
  return {
    'refs.complete': async ({ session, query }) => {
      const workspace = workspaceOf(session);
      return { items: [...(await complete(workspace, query, session))], workspace: workspace !== null };
    },
    'refs.locate': async ({ session, ...print }) => ({ insert: await locateFile(workspaceOf(session), print) }),
  };
}
