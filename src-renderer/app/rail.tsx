import type { ReactNode } from 'react';
import { useFormat, useText } from '../i18n/language.tsx';
import { Icon } from '../ui/icons.tsx';
import { useApp } from './app-store.ts';
import { href, places } from './route.ts';
import type { Place } from './route.ts';
import { screens } from './screens.ts';

/** The places, always in view; the badge counts what waits for the person. */
export function Rail({ current }: { current: Place }): ReactNode {
  const t = useText();
  const waiting = useApp(({ state }) => state?.waiting.count ?? 0);
  return (
    <nav className="rail" aria-label={t('rail.label')}>
      <span className="mark" role="img" aria-label={t('common.app')}>
        <Icon name="logo" size={20} />
      </span>
      {places.map((place, index) => (
        <a
          key={place}
          href={href(place)}
          className={place === 'settings' ? 'end' : undefined}
          aria-current={place === current ? 'page' : undefined}
          aria-keyshortcuts={`Control+${index + 1} Meta+${index + 1}`}
        >
          <Icon name={screens[place].icon} size={20} />
          {t(screens[place].label)}
          {place === 'approvals' && waiting > 0 && <Badge count={waiting} />}
        </a>
      ))}
    </nav>
  );
}

function Badge({ count }: { count: number }): ReactNode {
  const t = useText();
  const format = useFormat();
  return (
    <span className="count">
      <span aria-hidden="true">{count > 99 ? '99+' : format.number(count)}</span>
      <span className="sr"> {t.count('rail.waiting', count)}</span>
    </span>
  );
}
