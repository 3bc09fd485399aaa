import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ReviewAction, ShownReview } from '@shared/contract/index.ts';
import { href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import { useText } from '../../i18n/language.tsx';
import { useReasonText } from '../../i18n/reason-text.ts';
import { Icon } from '../../ui/icons.tsx';
import { useNotifications } from './notifications.ts';
import type { Notifications } from './notifications.ts';

/** Reviews of one conversation that are shown in it. */
const most = 50;

/** The reviews of a conversation, newest first; kept true. */
export function useReviewsOf(session: string): readonly ShownReview[] {
  const bridge = useBridge();
  const [runs, setRuns] = useState<readonly ShownReview[]>([]);
  useEffect(
    () =>
      follow(
        bridge,
        'review.ended',
        () => bridge.request('review.runs', { session, limit: most }),
        (answer) => setRuns(answer.runs),
        // Without them the conversation is whole all the same.
        () => setRuns([]),
        (event) => event.session === session,
      ),
    [bridge, session],
  );
  return runs;
}

const counted = (actions: readonly ReviewAction[], outcome: ReviewAction['outcome']): number =>
  actions.filter((action) => action.outcome === outcome).length;

/** Whether a review has a line: what waits always, what was saved unless that is not to be told, and what the person asked for. */
function isTold({ ended, actions, asked }: ShownReview, mode: Notifications): boolean {
  if (ended === 'running' || ended === 'cancelled') return false;
  return asked || counted(actions, 'proposed') > 0 || (mode !== 'off' && counted(actions, 'saved') > 0);
}

/** The lines of the reviews that looked at the conversation up to a message `from`, and no further than before `to`. */
export function ReviewLines({
  runs,
  from,
  to,
}: {
  runs: readonly ShownReview[];
  from: number;
  to: number | null;
}): ReactNode {
  const mode = useNotifications();
  const here = runs.filter(({ saw: { upTo } }) => upTo !== null && upTo >= from && (to === null || upTo < to));
  return here
    .filter((run) => isTold(run, mode))
    .toReversed()
    .map((run) => <ReviewLine key={run.id} run={run} whole={mode === 'verbose'} />);
}

/** What a review came to, in a line, with the way to it. `whole` names what each change was about. */
function ReviewLine({ run, whole }: { run: ShownReview; whole: boolean }): ReactNode {
  const t = useText();
  const reason = useReasonText();
  const proposed = counted(run.actions, 'proposed');
  const saved = counted(run.actions, 'saved');
  const said = [
    ...(proposed > 0 ? [t.count('review.proposed', proposed)] : []),
    ...(saved > 0 ? [t.count('review.saved', saved)] : []),
  ];
  const words =
    said.length > 0 ? said.join(t('review.and')) : `${t(`learning.ended.${run.ended}`)} ${reason(run.why)}`.trim();
  const page = href('skills', [], { page: 'reviews', run: run.id });
  const changes = run.actions.filter(({ outcome }) => outcome === 'proposed' || outcome === 'saved');
  return (
    <div className="review-line meta">
      <Icon name="reasoning" size={14} />
      <span className="grow">
        {t('review.line', { what: words })}
        {whole &&
          changes.length > 0 &&
          ` (${changes.map(({ subject, action }) => `${subject}: ${action}`).join(', ')})`}
      </span>
      <a href={proposed > 0 ? href('approvals') : page} aria-label={t('review.open', { what: words })}>
        {t('common.open')}
      </a>
    </div>
  );
}
