import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useFormat, useText } from '../i18n/language.tsx';
import { IconButton } from '../ui/button.tsx';
import { useMinute } from '../ui/minute.ts';
import { Tag } from '../ui/signs.tsx';
import { stopReminding, useApp } from './app-store.ts';
import { href } from './route.ts';
import type { Place } from './route.ts';

/**
 * One quiet line at start while something waits from before: how many, since when, the way there. It goes when the person
 * has been to the queue or puts it away; what comes later shows at the badge alone.
 */
export function Reminder({ place }: { place: Place }): ReactNode {
  const t = useText();
  const format = useFormat();
  const remind = useApp((store) => store.remind);
  const waiting = useApp(({ state }) => state?.waiting ?? null);
  const there = place === 'approvals';
  useMinute();
  useEffect(() => {
    if (remind && there) stopReminding();
  }, [remind, there]);
  if (!remind || there || waiting === null || waiting.count === 0) return null;
  return (
    <div className="note remind" role="status">
      <p className="grow">
        <Tag tone="lamp" icon="hourglass">
          {t.count('reminder.waits', waiting.count)}
        </Tag>
        {waiting.oldest !== null && (
          <span className="dim">{t('reminder.oldest', { ago: format.ago(waiting.oldest) })}</span>
        )}
      </p>
      <a className="btn btn-sm" href={href('approvals')}>
        {t('common.review')}
      </a>
      <IconButton small icon="close" label={t('common.close')} onClick={stopReminding} />
    </div>
  );
}
