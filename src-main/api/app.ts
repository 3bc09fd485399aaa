import type { AppState } from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { Core } from '../core.ts';
import type { EventStream } from './events.ts';
import type { Handlers } from './handlers.ts';

const languages = ['system', 'en', 'zh'] as const;
const themes = ['system', 'light', 'dark'] as const;

/** The state of the whole app, at one position of the event stream. */
export function appState(core: Core, events: EventStream, version: string): AppState {
  const services = core.services();
  const { count, oldest } = services.waiting();
  return {
    version,
    host: core.host,
    home: core.paths.dir,
    homeShort: core.paths.short,
    profile: core.paths.profile,
    demo: core.demo,
    mode: core.mode(),
    owner: core.owner(),
    problems: [...core.problems()],
    provider: services.models.status(),
    waiting: { count, oldest },
    tokensToday: tokensToday(core),
    paused: services.paused(),
    language: oneOf(languages, core.config.string('desk.language')),
    theme: oneOf(themes, core.config.string('desk.theme')),
    ...events.position(),
  };
}

/** A state.db that cannot be read has its own line among the problems. */
function tokensToday(core: Core): number {
  try {
    return core.services().sessions.tokensToday();
  } catch (error) {
    if (error instanceof DeskError) return 0;
    throw error;
  }
}

function oneOf<T extends string>(choices: readonly [T, ...T[]], value: string): T {
  return choices.find((choice) => choice === value) ?? choices[0];
}

/** `app.*` and `ui.*`. */
export function appHandlers(core: Core, events: EventStream, version: string): Handlers<'app'> & Handlers<'ui'> {
  return {
    'app.state': () => appState(core, events, version),
    'app.claim': async () => ({ mode: await core.claim() }),
    'app.pause': async ({ paused }) => {
      await core.services().setPaused(paused);
      return { ok: true };
    },
    'ui.get': async ({ key }) => ({ value: await core.ui.get(key) }),
    'ui.set': async ({ key, value }) => {
      await core.ui.set(key, value);
      return { ok: true };
    },
  };
}
