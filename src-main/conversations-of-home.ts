import { DeskError } from '@shared/contract/errors.ts';
import type { Config, Logger } from './home/index.ts';
import type { SessionStore } from './sessions/index.ts';

/** When something was last said in any conversation, in milliseconds since 1970; 0 when nothing ever was. */
export function lastWords(sessions: SessionStore): number {
  try {
    return sessions.get(sessions.resolve('latest')).lastActive;
  } catch (error) {
    if (error instanceof DeskError) return 0;
    throw error;
  }
}

/** A session that is gone meanwhile has no row to tell of. */
export function tellRow(sessions: SessionStore, id: string): void {
  try {
    sessions.changed(id);
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
  }
}

/** What is due in the conversations by itself, behind the opening of the home. */
export function tidy(sessions: SessionStore, config: Config, log: Logger): void {
  const settings = config.bool('sessions.auto_prune')
    ? {
        retentionDays: config.number('sessions.retention_days', 90, { min: 1, integer: true }),
        intervalHours: config.number('sessions.min_interval_hours', 24, { min: 1 }),
      }
    : null;
  sessions.tidy(settings).then(
    (gone) => {
      if (gone > 0) log.info('Old conversations were cleaned up', { gone });
    },
    (error: unknown) => log.warn('Old conversations could not be cleaned up', { detail: String(error) }),
  );
}

/** Looks for changes by other programs; a state.db that cannot be used is not looked at. */
export function watchSafely(sessions: SessionStore): () => void {
  return sessions.problem?.blocking === true ? () => undefined : sessions.watch();
}

/** Titles of conversations by id; those without one, or gone, are left out. */
export function titles(sessions: SessionStore, ids: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const id of ids) {
    try {
      const title = sessions.get(id).title;
      if (title !== null) found.set(id, title);
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
    }
  }
  return found;
}
