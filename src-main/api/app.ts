import type { AppState, Json } from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { Core } from '../core.ts';
import type { EventStream } from './events.ts';
import type { Handlers } from './handlers.ts';

const languages = ['system', 'en', 'zh'] as const;
const themes = ['system', 'light', 'dark'] as const;
const contrasts = ['system', 'more'] as const;
const densities = ['normal', 'compact'] as const;
const motions = ['system', 'reduced', 'full'] as const;

/** What the state is told with, beside the core. */
export interface AppView {
  readonly events: EventStream;
  readonly version: string;
  /** Whether a home in which nothing is chosen begins with the first run. */
  readonly welcome: boolean;
  /** Whether this is the demo home, opened from another one in the same window. */
  readonly visiting: boolean;
}

/** The state of the whole app, at one position of the event stream. */
export function appState(core: Core, { events, version, welcome, visiting }: AppView): AppState {
  const services = core.services();
  const { count, oldest } = services.waiting();
  return {
    version,
    host: core.host,
    home: core.paths.dir,
    homeShort: core.paths.short,
    profile: core.paths.profile,
    demo: core.demo,
    visiting,
    mode: core.mode(),
    owner: core.owner(),
    problems: [...core.problems()],
    provider: services.models.status(),
    waiting: { count, oldest },
    tokensToday: tokensToday(core),
    paused: services.paused(),
    language: oneOf(languages, core.config.string('desk.language')),
    theme: oneOf(themes, core.config.string('desk.theme')),
    looks: {
      contrast: oneOf(contrasts, core.config.string('desk.contrast')),
      textSize: core.config.number('desk.text_size', 100),
      density: oneOf(densities, core.config.string('desk.density')),
      motion: oneOf(motions, core.config.string('desk.motion')),
    },
    shortcuts: shortcuts(core.config.record('desk.shortcuts')),
    welcome: welcome && isNew(core),
    ...events.position(),
  };
}

/** No model, nothing said about one, and nobody has put the first run away: the home of someone who has just arrived. */
function isNew(core: Core): boolean {
  return (
    !core.demo &&
    core.mode() === 'owner' &&
    core.config.problem === null &&
    !core.config.bool('desk.welcomed') &&
    core.services().models.status().kind === 'offline_guide'
  );
}

/** What config.yaml says of shortcuts, by binding; what is no text is left out. */
function shortcuts(record: Readonly<Record<string, Json>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
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
export function appHandlers(core: Core, view: AppView): Handlers<'app'> & Handlers<'ui'> {
  return {
    'app.state': () => appState(core, view),
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
