import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { ReviewStatus, ShownReview } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { go, href } from '../../app/route.ts';
import { useThisSession } from '../../app/this-session.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { useReasonText } from '../../i18n/reason-text.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Empty, Failed, Loading, Note } from '../../ui/states.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { PageTabs } from './page-tabs.tsx';
import { ReviewRunView } from './review-run.tsx';
import { endIcon } from './words.ts';
import { useFollowed } from './use-followed.ts';

interface Loaded {
  readonly status: ReviewStatus;
  readonly runs: readonly ShownReview[];
}

/** After which events what is shown may read differently. */
const tells = ['review.changed'] as const;

async function load(bridge: Bridge): Promise<Loaded> {
  const [status, { runs }] = await Promise.all([
    bridge.request('review.status', {}),
    bridge.request('review.runs', { limit: 200 }),
  ]);
  return { status, runs };
}

/** What was reviewed behind the conversations: what each review saw, did and cost. `#/skills?page=reviews&run=<id>`. */
export function ReviewPage({ run }: { run: string | undefined }): ReactNode {
  const t = useText();
  const { value, error } = useFollowed(tells, load);
  return (
    <main className="skills learning">
      <header className="bar">
        <h1>{t('skills.title')}</h1>
        <PageTabs page="reviews" />
        <span className="grow" />
        <ReviewNow status={value?.status ?? null} />
      </header>
      {error !== null && <Failed error={error} />}
      {value === null && error === null && <Loading />}
      {value !== null && <Body {...value} run={run} />}
    </main>
  );
}

/** Reviews the conversation that was last in view. */
function ReviewNow({ status }: { status: ReviewStatus | null }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const reason = useReasonText();
  const lookingOn = useLookingOn();
  const session = useThisSession((store) => store.session);
  const [refused, setRefused] = useState<unknown>(null);
  if (status === null) return null;
  const why = lookingOn
    ? t('memory.lookingOn')
    : session === null
      ? t('learning.review.noSession')
      : status.obstacle !== null && reason(status.obstacle);
  return (
    <>
      {refused !== null && <Failed error={refused} />}
      <Button
        icon="again"
        disabledBecause={why}
        onClick={() => {
          setRefused(null);
          bridge.request('review.run', { session: session ?? '' }).catch(setRefused);
        }}
      >
        {t('learning.review.now')}
      </Button>
    </>
  );
}

function Body({ status, runs, run }: Loaded & { run: string | undefined }): ReactNode {
  const t = useText();
  const reason = useReasonText();
  const chosen = runs.find(({ id }) => id === run) ?? runs[0];
  return (
    <>
      <StatusLine status={status} />
      {status.obstacle !== null && (
        <Note icon="offline">{t('learning.review.obstacle', { why: reason(status.obstacle) })}</Note>
      )}
      <Waiting status={status} />
      {chosen === undefined ? (
        <Empty icon="reasoning" title={t('learning.review.emptyTitle')}>
          {t('learning.review.empty')}
        </Empty>
      ) : (
        <div className="work">
          <RunList runs={runs} chosen={chosen.id} />
          <ReviewRunView key={chosen.id} run={chosen} />
        </div>
      )}
    </>
  );
}

function StatusLine({ status }: { status: ReviewStatus }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { enabled, model, turns, iterations, runs, tokens, costUsd } = status;
  const when = [
    ...(turns === 0 ? [] : [t.count('learning.review.afterTurns', turns)]),
    ...(iterations === 0 ? [] : [t.count('learning.review.afterSteps', iterations)]),
  ].join(t('learning.or'));
  return (
    <p className="facts meta">
      <span>{enabled && when !== '' ? t('learning.review.on', { when }) : t('learning.review.off')}</span>
      <span>{t('learning.model', { model })}</span>
      {runs > 0 && (
        <span>
          {t.count('learning.review.total', runs, { tokens: format.compact(tokens) })}
          {costUsd !== null && `${t('memory.comma')}${format.cost(costUsd)}`}
        </span>
      )}
    </p>
  );
}

/** What runs and what waits, with the way to stop it. */
function Waiting({ status }: { status: ReviewStatus }): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const stop = (session: string): void => void bridge.request('review.cancel', { session }).catch(() => undefined);
  if (status.running === null && status.queue.length === 0) return null;
  const button = (session: string): ReactNode =>
    !lookingOn && <IconButton small icon="close" label={t('learning.review.stop')} onClick={() => stop(session)} />;
  return (
    <ul className="waits" aria-label={t('learning.review.waits')}>
      {status.running !== null && (
        <li role="status">
          <Icon name="reasoning" />
          <span className="grow cut">{t('learning.review.running')}</span>
          {button(status.running)}
        </li>
      )}
      {status.queue.map(({ session, title, since }) => (
        <li key={session}>
          <Icon name="clock" />
          <span className="grow cut" dir="auto">
            {t('learning.review.waiting', { title: title ?? t('learning.untitled'), age: format.age(since) })}
          </span>
          {button(session)}
        </li>
      ))}
    </ul>
  );
}

function RunList({ runs, chosen }: { runs: readonly ShownReview[]; chosen: string }): ReactNode {
  const t = useText();
  const keyOf = useCallback((index: number) => runs[index]?.id ?? String(index), [runs]);
  const select = (index: number): void => {
    const id = runs[index]?.id;
    if (id !== undefined) go(href('skills', [], { page: 'reviews', run: id }), { replace: true });
  };
  return (
    <section className="pane-side" aria-label={t('learning.page.reviews')}>
      <VirtualList
        label={t('learning.page.reviews')}
        count={runs.length}
        keyOf={keyOf}
        current={runs.findIndex(({ id }) => id === chosen)}
        onMove={select}
        estimate={53}
        rowClass={(_, current) => (current ? 'sk run cur' : 'sk run')}
        row={(index) => {
          const run = runs[index];
          return run === undefined ? null : <RunRow run={run} />;
        }}
      />
    </section>
  );
}

function RunRow({ run }: { run: ShownReview }): ReactNode {
  const t = useText();
  const format = useFormat();
  const proposed = run.actions.filter(({ outcome }) => outcome === 'proposed').length;
  const saved = run.actions.filter(({ outcome }) => outcome === 'saved').length;
  return (
    <>
      <div className="grow">
        <div className="t cut" dir="auto">
          {run.title ?? t('learning.untitled')}
        </div>
        <div className="meta flex kinds">
          <span className="flex">
            <Icon name={endIcon(run.ended)} size={12} />
            {t(`learning.ended.${run.ended}`)}
          </span>
          {saved > 0 && <span>{t.count('learning.saved', saved)}</span>}
          {proposed > 0 && <span>{t.count('learning.proposed', proposed)}</span>}
        </div>
      </div>
      <span className="meta last">{format.when(run.startedAt)}</span>
    </>
  );
}
