import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { TextKey } from '../i18n/catalog/index.ts';
import type { IconName } from '../ui/icons.tsx';
import { placeLabels } from './place-labels.ts';
import type { Place, Route } from './route.ts';

/** What every screen gets: the rest of the route, already decoded. */
export type ScreenProps = Pick<Route, 'rest' | 'query'>;

export interface Screen {
  readonly label: TextKey;
  readonly icon: IconName;
  /** Loaded when first shown. The module's default export is the screen, whose root is a `<main>`. */
  readonly view: LazyExoticComponent<ComponentType<ScreenProps>>;
}

/** One screen a place. A feature owns `features/<place>/screen.tsx` and nothing else of the frame. */
export const screens: Readonly<Record<Place, Screen>> = {
  chat: { label: placeLabels.chat, icon: 'message', view: lazy(() => import('../features/chat/screen.tsx')) },
  memory: { label: placeLabels.memory, icon: 'memory', view: lazy(() => import('../features/memory/screen.tsx')) },
  approvals: {
    label: placeLabels.approvals,
    icon: 'stamp',
    view: lazy(() => import('../features/approvals/screen.tsx')),
  },
  journey: { label: placeLabels.journey, icon: 'star', view: lazy(() => import('../features/journey/screen.tsx')) },
  sessions: {
    label: placeLabels.sessions,
    icon: 'history',
    view: lazy(() => import('../features/sessions/screen.tsx')),
  },
  skills: { label: placeLabels.skills, icon: 'book', view: lazy(() => import('../features/skills/screen.tsx')) },
  settings: {
    label: placeLabels.settings,
    icon: 'sliders',
    view: lazy(() => import('../features/settings/screen.tsx')),
  },
};
