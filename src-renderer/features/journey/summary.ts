import { useMemo } from 'react';
import { useText } from '../../i18n/language.tsx';
import { useJourney } from './store.ts';
import { useWords } from './words.ts';

/** The journey in one sentence: how much, from when to when, and with `mostly` in which categories. */
export function useSummary(mostly = true): string {
  const t = useText();
  const words = useWords();
  const graph = useJourney((store) => store.graph);
  return useMemo(() => {
    const nodes = graph?.nodes ?? [];
    const forgotten = nodes.filter(({ state }) => state === 'removed' || state === 'purged').length;
    const learned = t.count('journey.summary', nodes.length);
    const count = forgotten === 0 ? learned : `${learned}${t.count('journey.summary.forgotten', forgotten)}`;
    const times = nodes.flatMap(({ time }) => (time === null ? [] : [time])).sort((a, b) => a - b);
    const from = times[0];
    const to = times.at(-1);
    if (from === undefined || to === undefined) return count;
    const dates = { count, from: words.date(from), to: words.date(to) };
    if (!mostly) return t('journey.summary.dates', dates);
    const counts = new Map<string, number>();
    for (const { category } of nodes) counts.set(category, (counts.get(category) ?? 0) + 1);
    const most = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 3);
    const categories = most.map(([category]) => words.category(category)).join(', ');
    return t('journey.summary.span', { ...dates, categories });
  }, [graph, mostly, t, words]);
}
