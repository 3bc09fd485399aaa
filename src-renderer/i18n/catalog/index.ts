import { chat } from './chat.ts';
import { commands } from './commands.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { firstRun } from './first-run.ts';
import { journey } from './journey.ts';
import { journeyShare } from './journey-share.ts';
import { learning } from './learning.ts';
import { memory } from './memory.ts';
import { memoryProvider } from './memory-provider.ts';
import { approvals } from './approvals.ts';
import { markdown } from './markdown.ts';
import { sessions } from './sessions.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { skills } from './skills.ts';
import { work } from './work.ts';

/** Every visible string of the app, by area. One file an area; add yours here. */
export const catalog = {
  ...common,
  ...errors,
  ...journey,
  ...journeyShare,
  ...shell,
  ...firstRun,
  ...chat,
  ...commands,
  ...markdown,
  ...memory,
  ...memoryProvider,
  ...approvals,
  ...sessions,
  ...settings,
  ...skills,
  ...learning,
  ...work,
} as const;

export type TextKey = keyof typeof catalog;

type Bases<K> = K extends `${infer Base}.one` ? Base : never;
/** The first part of a pair of strings `<base>.one` and `<base>.other`, chosen by a count. */
export type CountKey = Bases<TextKey>;
