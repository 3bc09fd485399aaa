import type { AppState } from '@shared/contract/index.ts';
import type { Core } from '../core.ts';
import type { EventStream } from './events.ts';
import type { Handlers } from './handlers.ts';

/** The state of the whole app, at one position of the event stream. */
export function appState(core: Core, events: EventStream, version: string): AppState {
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
    provider: core.provider(),
    waiting: core.waiting(),
    tokensToday: 0,
    language: 'system',
    theme: 'system',
    ...events.position(),
  };
}

/** `app.*` and `ui.*`. */
export function appHandlers(core: Core, events: EventStream, version: string): Handlers<'app'> & Handlers<'ui'> {
  return {
    'app.state': () => appState(core, events, version),
    'app.claim': () => {
      const before = core.mode();
      const mode = core.claim();
      if (mode !== before) events.emit('app.changed', appState(core, events, version));
      return { mode };
    },
    'ui.get': async ({ key }) => ({ value: await core.ui.get(key) }),
    'ui.set': async ({ key, value }) => {
      await core.ui.set(key, value);
      return { ok: true };
    },
  };
}
