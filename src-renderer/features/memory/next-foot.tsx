import type { ReactNode } from 'react';
import type { MemoryView } from '@shared/contract/index.ts';
import { href } from '../../app/route.ts';
import { useFormat, useText } from '../../i18n/language.tsx';

/** What the next session will be told, in figures, and the way to start one. */
export function NextFoot({ view, children }: { view: MemoryView; children?: ReactNode }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { entries, told, blocked } = view.next;
  return (
    <footer className="next" role="group" aria-label={t('memory.next.label')}>
      <p className="grow">
        <b>{t('memory.next.told')}</b>{' '}
        {entries === 0
          ? t('memory.next.none')
          : t.count('memory.next.of', entries, { told: format.number(told), entries: format.number(entries) })}{' '}
        {blocked > 0 && <span className="dim">{t.count('memory.next.blocked', blocked)}</span>}
      </p>
      {children}
      <a className="btn btn-ink" href={href('chat', ['new'])}>
        {t('memory.next.start')}
      </a>
    </footer>
  );
}
