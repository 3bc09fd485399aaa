import type { Config, Logger, Secrets } from './home/index.ts';
import { redactorFor } from './home/index.ts';
import type { Models } from './models/models.ts';
import { createTitleWriter, type SessionStore } from './sessions/index.ts';
import { spendingRefusal } from './spending.ts';

/** What writing titles works with. */
export interface TitlesOfHomeDeps {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly sessions: SessionStore;
  readonly models: Models;
  readonly log: Logger;
  /** Whether nothing is to be sent now: everything is paused, or another app has the home. */
  readonly quiet: () => boolean;
}

/** Titles of conversations by `auxiliary.title_generation.*`. */
export function titlesOfHome(deps: TitlesOfHomeDeps): ReturnType<typeof createTitleWriter> {
  const { config, secrets, sessions, models, log, quiet } = deps;
  return createTitleWriter({
    store: sessions,
    model: () => {
      if (quiet() || !config.bool('auxiliary.title_generation.enabled')) return null;
      if (spendingRefusal(config, sessions) !== null) return null;
      const writer = models.auxiliary('title_generation');
      return writer.kind === 'offline_guide' || writer.problem !== null ? null : writer;
    },
    timeout: () => config.number('auxiliary.title_generation.timeout', 30, { min: 1 }) * 1000,
    redact: redactorFor(() => secrets.values()),
    log: (message, details) => log.warn(message, details),
  });
}
