import { common } from './common.ts';

/** Every visible string of the app, by area. One file an area; add yours here. */
export const catalog = {
  ...common,
} as const;

export type TextKey = keyof typeof catalog;
