import type { ReactNode } from 'react';
import type { UnreadFilter } from '@shared/contract/index.ts';
import { searchRoles } from '@shared/sessions/unread-filter.ts';
import { useText } from '../../i18n/language.tsx';
import { Note } from '../../ui/states.tsx';

/** A filter in the search that cannot be read: why, and what was done with it. */
export function UnreadNote({ filter: { text, filter, leftOut } }: { filter: UnreadFilter }): ReactNode {
  const t = useText();
  const what =
    filter === 'role'
      ? t('sessions.unread.role', { text, roles: searchRoles.join(', ') })
      : t('sessions.unread.day', { text });
  return (
    <Note icon="alert">
      {what} {t(leftOut ? 'sessions.unread.leftOut' : 'sessions.unread.asText')}
    </Note>
  );
}
