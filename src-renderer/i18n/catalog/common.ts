import type { Text } from '../text.ts';

/** Words every screen uses. */
export const common = {
  'common.close': { en: 'Close', zh: '关闭' },
  'common.cancel': { en: 'Cancel', zh: '取消' },
  'common.save': { en: 'Save', zh: '保存' },
  'common.undo': { en: 'Undo', zh: '撤销' },
  'common.retry': { en: 'Try again', zh: '重试' },
  'common.loading': { en: 'Loading', zh: '正在载入' },
} as const satisfies Record<string, Text>;
