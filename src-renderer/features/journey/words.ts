/** The map's own words, in the person's language. */
import { useMemo } from 'react';
import type { JourneyEdge, JourneyNode } from '@shared/contract/journey.ts';
import type { ChangeKind } from '@shared/journey/changes.ts';
import { shapeOf } from '@shared/journey/chart.ts';
import { providerOf } from '@shared/journey/provided.ts';
import { OTHER } from '@shared/journey/sectors.ts';
import type { TickStyle } from '@shared/journey/ticks.ts';
import type { Format } from '../../i18n/format.ts';
import { useFormat, useLanguage, useText, type Translate } from '../../i18n/language.tsx';
import type { Language } from '../../i18n/text.ts';
import type { MapWords } from './map/scene.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN' };

const TICKS: Readonly<Record<TickStyle, Intl.DateTimeFormatOptions>> = {
  year: { year: 'numeric' },
  month: { month: 'short' },
  'month-year': { month: 'short', year: 'numeric' },
  day: { day: 'numeric', month: 'short' },
};

export interface JourneyWords extends MapWords {
  /** `12 May 2026` */
  readonly date: (time: number) => string;
  /** When a node was learned, as exactly as it is known. */
  readonly learned: (node: JourneyNode) => string;
  readonly kind: (node: JourneyNode) => string;
  /** Its name; of an erased memory the word for that. */
  readonly label: (node: JourneyNode) => string;
  /** Everything a screen reader says of a node. */
  readonly spoken: (node: JourneyNode, links: number) => string;
  /** What changed, in one sentence: `3 added, 1 removed`. */
  readonly changes: (counts: readonly (readonly [ChangeKind, number])[]) => string;
}

export function makeWords(language: Language, t: Translate, format: Format): JourneyWords {
  const locale = LOCALES[language];
  const ticks = {
    year: new Intl.DateTimeFormat(locale, TICKS.year),
    month: new Intl.DateTimeFormat(locale, TICKS.month),
    'month-year': new Intl.DateTimeFormat(locale, TICKS['month-year']),
    day: new Intl.DateTimeFormat(locale, TICKS.day),
  };
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const date = (time: number): string => (Number.isFinite(time) ? day.format(time) : '');
  const words: JourneyWords = {
    tick: ({ style, time }) => ticks[style].format(time),
    date,
    quiet: (days) =>
      days < 60
        ? t.count('journey.quiet.weeks', Math.round(days / 7))
        : t.count('journey.quiet.months', Math.round(days / 30.4)),
    reason: (edge) => reasonText(edge, t),
    category(name) {
      if (name === OTHER) return t('journey.category.other');
      return name === 'user' || name === 'memory' ? t(`journey.category.${name}`) : (providerOf(name) ?? name);
    },
    learned(node) {
      if (node.time === null) return t('journey.card.unknown');
      const { uncertain } = node;
      if (uncertain === null) return format.dateTime(node.time);
      if (uncertain.from === null) return t('journey.card.before', { date: date(uncertain.to) });
      return t('journey.card.between', { from: date(uncertain.from), to: date(uncertain.to) });
    },
    kind: ({ provided, ...node }) =>
      provided === undefined
        ? t(`journey.kind.${shapeOf(node)}`)
        : t('journey.kind.providedBy', { provider: provided.title }),
    label: (node) => (node.state === 'purged' ? t('journey.purged') : node.label),
    spoken(node, links) {
      const state = node.state === 'active' ? '' : `, ${t(`journey.state.${node.state}`)}`;
      return t('journey.spoken', {
        label: words.label(node),
        kind: `${words.kind(node)}${state}`,
        category: words.category(node.category),
        date: words.learned(node),
        links: t.count('journey.links', links),
      });
    },
    changes: (counts) =>
      counts.length === 0
        ? t('journey.changes.none')
        : counts.map(([kind, n]) => t.count(`journey.changes.${kind}`, n)).join(t('memory.comma')),
  };
  return words;
}

function reasonText({ reason, detail }: JourneyEdge, t: Translate): string {
  switch (reason) {
    case 'declared':
      return t('journey.reason.declared');
    case 'word':
      return detail === '' ? t('journey.reason.unknownWord') : t('journey.reason.word', { word: detail });
    case 'mention':
      return t('journey.reason.mention', { name: detail });
    case 'session':
      return detail === '' ? t('journey.reason.session') : t('journey.reason.sessionTitle', { title: detail });
  }
}

export function useWords(): JourneyWords {
  const language = useLanguage();
  const t = useText();
  const format = useFormat();
  return useMemo(() => makeWords(language, t, format), [language, t, format]);
}
