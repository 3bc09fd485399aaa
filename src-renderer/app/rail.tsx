import type { ReactNode } from 'react';
import { useFormat, useText } from '../i18n/language.tsx';
import { Icon } from '../ui/icons.tsx';
import { useMinute } from '../ui/minute.ts';
import { useApp } from './app-store.ts';
import { useBoundKeys } from './bindings.ts';
import { ariaKeys } from './keyboard.ts';
import { href, places } from './route.ts';
import type { Place } from './route.ts';
import { screens } from './screens.ts';

/** The places, always in view; the badge counts what waits for the person. */
export function Rail({ current }: { current: Place }): ReactNode {
  const t = useText();
  const bound = useBoundKeys();
  const count = useApp(({ state }) => state?.waiting.count ?? 0);
  const oldest = useApp(({ state }) => state?.waiting.oldest ?? null);
  return (
    <nav className="rail" aria-label={t('rail.label')}>
      <span className="mark" role="img" aria-label={t('common.app')}>
        <Icon name="logo" size={20} />
      </span>
      {places.map((place) => (
        <a
          key={place}
          href={href(place)}
          className={place === 'settings' ? 'end' : undefined}
          aria-current={place === current ? 'page' : undefined}
          aria-keyshortcuts={ariaKeys(bound.find(({ binding }) => binding.id === `go_${place}`)?.keys ?? '')}
        >
          <Icon name={screens[place].icon} size={20} />
          {t(screens[place].label)}
          {place === 'approvals' && count > 0 && <Badge count={count} oldest={oldest} />}
        </a>
      ))}
    </nav>
  );
}

/** How many wait, and since when the oldest does. */
function Badge({ count, oldest }: { count: number; oldest: number | null }): ReactNode {
  const t = useText();
  const format = useFormat();
  useMinute();
  return (
    <>
      <span className="count">
        <span aria-hidden="true">{count > 99 ? '99+' : format.number(count)}</span>
        <span className="sr"> {t.count('rail.waiting', count)}</span>
      </span>
      {oldest !== null && (
        <span className="since">
          <span aria-hidden="true">{format.age(oldest)}</span>
          <span className="sr"> {t('rail.oldest', { age: format.age(oldest) })}</span>
        </span>
      )}
    </>
  );
}
