import type { SessionRow } from '@shared/contract/index.ts';
import type { Format } from '../../i18n/format.ts';
import { startOfDay } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/language.tsx';

/** A line of the session list: a heading or a session. */
export type SessionLine =
  | { readonly kind: 'heading'; readonly key: string; readonly label: string }
  | { readonly kind: 'session'; readonly key: string; readonly row: SessionRow };

/** Groups sessions, newest first, under Pinned, Today, Yesterday, this month, and months before. */
export function groupSessions(rows: readonly SessionRow[], t: Translate, format: Format, now: number): SessionLine[] {
  const today = startOfDay(now);
  const yesterday = startOfDay(today - 3_600_000);
  const thisMonth = new Date(now);
  const heading = (row: SessionRow): string => {
    if (row.pinned) return t('chat.pinned');
    if (row.lastActive >= today) return t('common.today');
    if (row.lastActive >= yesterday) return t('common.yesterday');
    const date = new Date(row.lastActive);
    const same = date.getMonth() === thisMonth.getMonth() && date.getFullYear() === thisMonth.getFullYear();
    return same ? t('chat.earlier', { month: format.monthName(row.lastActive) }) : format.month(row.lastActive);
  };
  const lines: SessionLine[] = [];
  let last = '';
  for (const row of [...rows.filter((each) => each.pinned), ...rows.filter((each) => !each.pinned)]) {
    const label = heading(row);
    if (label !== last) lines.push({ kind: 'heading', key: `heading ${label}`, label });
    last = label;
    lines.push({ kind: 'session', key: row.id, row });
  }
  return lines;
}
