import type { TextKey } from '../../i18n/catalog/index.ts';
import type { SectionName } from './setting-table.ts';

/** Title of each section of the settings, as its heading, the contents and the palette name it. */
export const sectionTitles: Readonly<Record<SectionName, TextKey>> = {
  providers: 'settings.providers',
  memory: 'settings.memory',
  'memory-provider': 'provider.title',
  review: 'settings.reviewTitle',
  mcp: 'settings.mcp',
  chat: 'settings.chat',
  appearance: 'settings.appearance',
  window: 'settings.window',
  shortcuts: 'settings.shortcuts',
  profiles: 'settings.profiles',
  data: 'settings.data',
};
