import type { DecidedWrite } from '@shared/contract/index.ts';
import type { useFormat, Translate } from '../../i18n/language.tsx';

/** What became of a staged write that no longer waits, in a word or two; null is not on record. */
export function howDecided(decided: DecidedWrite | null, t: Translate): string {
  if (decided === null) return t('effect.decided');
  return t(decided.edited ? 'effect.edited' : `effect.${decided.outcome}`);
}

/** Who decided and when; of what was not decided here, what is known. */
export function decidedNote(decided: DecidedWrite | null, t: Translate, format: ReturnType<typeof useFormat>): string {
  if (decided === null) return t('effect.decidedNote');
  const { outcome, approver, time } = decided;
  if (outcome === 'elsewhere' || outcome === 'dropped') return t(`effect.${outcome}Note`);
  const when = time === null ? '' : format.moment(time);
  if (outcome === 'replaced') return t('effect.replacedNote', { time: when });
  return t(approver?.includes('(cli)') === true ? 'effect.byYouCli' : 'effect.byYou', { time: when });
}
