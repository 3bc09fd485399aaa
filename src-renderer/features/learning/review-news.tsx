import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/icons.tsx';
import './learning.css';

/** How long it is told, in milliseconds. */
const told = 120_000;

/** What the review of a conversation has just done, for two minutes, in the line at the foot: it moves nothing. */
export function ReviewNews(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [news, setNews] = useState<{ readonly run: string; readonly line: string } | null>(null);
  useEffect(
    () => bridge.on('review.ended', ({ run, line }) => setNews((before) => (line === '' ? before : { run, line }))),
    [bridge],
  );
  useEffect(() => {
    if (news === null) return;
    const timer = window.setTimeout(() => setNews(null), told);
    return () => window.clearTimeout(timer);
  }, [news]);
  return (
    <span role="status">
      {news !== null && (
        <a className="review-news" href={href('skills', [], { page: 'reviews', run: news.run })} title={news.line}>
          <Icon name="reasoning" size={14} />
          {t('learning.news')}
        </a>
      )}
    </span>
  );
}
