import type { TextKey } from '../i18n/catalog/index.ts';
import type { Place } from './route.ts';

/** What each place is called. */
export const placeLabels: Readonly<Record<Place, TextKey>> = {
  chat: 'rail.chat',
  memory: 'rail.memory',
  approvals: 'rail.approvals',
  journey: 'rail.journey',
  sessions: 'rail.sessions',
  skills: 'rail.skills',
  settings: 'rail.settings',
};
