import type { Text } from '../text.ts';

/** Words inside rendered documents. */
export const markdown = {
  'markdown.code': { en: 'code', zh: '代码' },
  'markdown.picture': { en: 'picture', zh: '图片' },
} as const satisfies Record<string, Text>;
