import type { ReactNode } from 'react';
import type { ReviewAction, ShownReview } from '@shared/contract/index.ts';
import { STORE_FILES } from '@shared/memory/entries.ts';
import { href } from '../../app/route.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { useReasonText } from '../../i18n/reason-text.ts';
import { Tag } from '../../ui/signs.tsx';
import type { Tone } from '../../ui/signs.tsx';
import type { IconName } from '../../ui/icons.tsx';
import { sessionHref } from '../sessions/session-href.ts';

const signs: Record<ReviewAction['outcome'], { icon: IconName; tone: Tone }> = {
  saved: { icon: 'check', tone: 'add' },
  proposed: { icon: 'hourglass', tone: 'lamp' },
  read: { icon: 'eye', tone: 'plain' },
  refused: { icon: 'ban', tone: 'plain' },
};

/** One review: what it was shown, what it did, what it cost, and why it ended. */
export function ReviewRunView({ run }: { run: ShownReview }): ReactNode {
  const t = useText();
  const format = useFormat();
  const reason = useReasonText();
  const { usage, saw } = run;
  const looked = [...(run.memory ? ['memory' as const] : []), ...(run.skills ? ['skills' as const] : [])]
    .map((each) => t(`learning.looked.${each}`))
    .join(t('memory.comma'));
  const facts: readonly (readonly [string, string])[] = [
    [t('learning.fact.began'), format.dateTime(run.startedAt)],
    [t('learning.fact.why'), t(run.asked ? 'learning.byYou' : 'learning.byItself')],
    [t('learning.fact.looked'), looked],
    [t('learning.fact.saw'), t.count(`learning.saw.${saw.form}`, saw.messages)],
    [t('learning.fact.model'), run.model],
    [
      t('learning.fact.tokens'),
      t('learning.tokens', {
        input: format.number(usage.inputTokens),
        cached: format.number(usage.cacheReadTokens),
        output: format.number(usage.outputTokens),
      }),
    ],
    [
      t('learning.fact.cost'),
      `${t.count('learning.calls', usage.calls)}${usage.costUsd === null ? '' : `${t('memory.comma')}${format.cost(usage.costUsd)}`}`,
    ],
    ...(run.endedAt === null ? [] : [[t('learning.fact.took'), format.duration(run.endedAt - run.startedAt)] as const]),
  ];
  return (
    <article className="doc" aria-label={run.title ?? t('learning.untitled')}>
      <header>
        <h2 className="cut" dir="auto">
          {run.title ?? t('learning.untitled')}
        </h2>
        <p className="meta facts">
          <span>{t(`learning.ended.${run.ended}`)}</span>
          <a href={sessionHref(run.session, null)}>{t('learning.openSession')}</a>
        </p>
        {run.why !== '' && <p className="dim">{reason(run.why)}</p>}
      </header>
      <div className="in scroll grow" tabIndex={0}>
        <h3>{t('learning.didTitle')}</h3>
        {run.actions.length === 0 ? (
          <p className="dim">{t('learning.didNothing')}</p>
        ) : (
          <ul className="acts">
            {run.actions.map((action, index) => (
              <Act key={index} action={action} />
            ))}
          </ul>
        )}
        <h3>{t('learning.factsTitle')}</h3>
        <dl className="kv">
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
    </article>
  );
}

function Act({ action }: { action: ReviewAction }): ReactNode {
  const t = useText();
  const { icon, tone } = signs[action.outcome];
  const [proposal] = action.staged;
  const subject =
    action.tool === 'memory' ? STORE_FILES[action.subject === 'user' ? 'user' : 'memory'] : action.subject;
  return (
    <li>
      <Tag icon={icon} tone={tone}>
        {t(`learning.outcome.${action.outcome}`)}
      </Tag>
      <span className="grow cut" dir="auto">
        <span className="mono">
          {action.tool}
          {action.action === '' ? '' : ` ${action.action}`}
        </span>{' '}
        {subject}
      </span>
      {proposal !== undefined && <a href={href('approvals', [proposal])}>{t('common.review')}</a>}
      {action.journal.length > 0 && <a href={href('memory')}>{t('learning.inMemory')}</a>}
      {action.skills.length > 0 && <a href={href('skills')}>{t('learning.inSkills')}</a>}
    </li>
  );
}
