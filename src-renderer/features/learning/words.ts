import type { CuratedSkill, CuratorChange, CuratorRun, ReviewEnd } from '@shared/contract/index.ts';
import type { Format } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/language.tsx';
import type { IconName } from '../../ui/icons.tsx';

/** The sign of how a review ended. */
export function endIcon(ended: ReviewEnd): IconName {
  switch (ended) {
    case 'saved':
      return 'check';
    case 'nothing':
      return 'minus';
    case 'running':
      return 'clock';
    case 'cancelled':
    case 'interrupted':
      return 'stop';
    case 'budget':
    case 'steps':
    case 'failed':
      return 'alert';
  }
}

/** What comes next for a skill, or why it is left alone, in a few words. */
export function outlook({ state, protectedBy, neededBy, next }: CuratedSkill, t: Translate, format: Format): string {
  if (state === 'archived') return '';
  if (protectedBy !== null) {
    const why = t(`learning.protected.${protectedBy}`);
    return neededBy.length === 0 ? why : t('learning.neededBy', { why, names: neededBy.join(t('memory.comma')) });
  }
  return next === null ? '' : t(`learning.next.${next.step}`, { date: format.date(next.at) });
}

/** A pass in one line: how many skills it changed, and how. */
export function passSummary({ changes, ended, dryRun }: CuratorRun, t: Translate): string {
  if (ended === 'failed') return t('learning.pass.failed');
  const of = (step: CuratorChange['step']): number =>
    changes.filter((change) => change.step === step && (change.outcome === 'done' || change.outcome === 'would'))
      .length;
  const parts = (['archive', 'merge', 'stale', 'reactivate'] as const)
    .filter((step) => of(step) > 0)
    .map((step) => t.count(`learning.count.${step}`, of(step)));
  const what = parts.length === 0 ? t('learning.count.none') : parts.join(t('memory.comma'));
  return dryRun ? t('learning.pass.trial', { what }) : what;
}
