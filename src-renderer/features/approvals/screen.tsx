import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useApp } from '../../app/app-store.ts';
import { useKeyLines } from '../../app/commands.ts';
import { goFromHere, href } from '../../app/route.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { useMinute } from '../../ui/minute.ts';
import { Menu } from '../../ui/popover.tsx';
import { Tag } from '../../ui/signs.tsx';
import { Failed, Loading, Note } from '../../ui/states.tsx';
import { approve, loadApprovals, nextAfter, queueOf, reject, useApprovals, watchApprovals } from './approvals-store.ts';
import type { Filter } from './approvals-store.ts';
import { NothingWaits } from './nothing-waits.tsx';
import { OneProposal } from './one-proposal.tsx';
import { GoneNote } from './gone-note.tsx';
import { Queue } from './queue.tsx';
import { Results } from './results.tsx';
import './approvals.css';

/** Approvals: the queue and one proposal. `#/approvals/<id>` opens that one. */
export default function ApprovalsScreen({ rest }: ScreenProps): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const { proposals, unreadable, state, error, filter } = useApprovals();
  const box = useRef<HTMLElement>(null);
  const [decided, setDecided] = useState(0);
  const queue = useMemo(() => queueOf(proposals, filter), [proposals, filter]);
  const wanted = rest[0] ?? null;
  const current = wanted === null ? (queue[0] ?? null) : (proposals.find(({ id }) => id === wanted) ?? null);
  const gone = state === 'ready' && wanted !== null && current === null;
  useEffect(() => watchApprovals(bridge), [bridge]);
  useMinute();
  useKeyLines(
    'rail.approvals',
    useMemo(
      () => [
        { keys: ['J', 'K'], label: t('approvals.key.walk') },
        { keys: ['Space'], label: t('approvals.key.select') },
        { keys: ['A'], label: t('approvals.key.approve') },
        { keys: ['E'], label: t('approvals.key.edit') },
        { keys: ['R'], label: t('approvals.key.reject') },
      ],
      [t],
    ),
  );
  // After a decision the focus goes to the item that came into view; nothing else moves it.
  useEffect(() => {
    if (decided === 0) return;
    const item = box.current?.querySelector<HTMLElement>('a.hit[aria-current]');
    (item ?? box.current?.querySelector<HTMLElement>('h2[tabindex]'))?.focus();
  }, [decided]);
  // The letters on the buttons hold as soon as the screen stands: its item takes the focus that lies on nothing, on the
  // title, or on the rail that led here. A field that is being typed in keeps it.
  const stands = state === 'ready' && current !== null;
  useEffect(() => {
    const focused = document.activeElement;
    if (!stands || (focused !== null && focused !== document.body && focused.closest('nav, h1') === null)) return;
    box.current?.querySelector<HTMLElement>('a.hit[aria-current]')?.focus();
  }, [stands]);
  const decide = async (work: () => Promise<boolean>): Promise<void> => {
    const goOn = goFromHere();
    const before = queue.map(({ id }) => id);
    if (!(await work())) return;
    const left = queueOf(useApprovals.getState().proposals, filter).map(({ id }) => id);
    const next = nextAfter(before, current?.id ?? null, left);
    goOn(href('approvals', next === null ? [] : [next]), { replace: true });
    setDecided((n) => n + 1);
  };
  const checked = (): string[] => [...useApprovals.getState().checked];
  const empty = state === 'ready' && proposals.length === 0;
  return (
    <main ref={box} className="approvals">
      <Bar filter={filter} />
      {state === 'failed' && <Failed error={error} onRetry={() => void loadApprovals(bridge)} />}
      {state === 'loading' && <Loading label={t('approvals.reading')} />}
      {unreadable.length > 0 && <Unreadable files={unreadable} />}
      {empty && (
        <>
          <Results />
          <NothingWaits />
        </>
      )}
      {state === 'ready' && !empty && (
        <div className="work">
          <Queue
            queue={queue}
            current={current?.id ?? null}
            onBulk={(kind) => void decide(() => (kind === 'approve' ? approve : reject)(bridge, checked()))}
          />
          <section className="prop" aria-label={t('approvals.proposal')}>
            <Results />
            {gone && <GoneNote key={wanted} id={wanted} />}
            {current !== null && (
              <OneProposal key={current.id} proposal={current} queue={queue} work={box} onDecide={decide} />
            )}
          </section>
        </div>
      )}
    </main>
  );
}

const filters: readonly Filter[] = ['all', 'memory', 'skills', 'found', 'stale'];

function Bar({ filter }: { filter: Filter }): ReactNode {
  const t = useText();
  const format = useFormat();
  const waiting = useApp(({ state }) => state?.waiting.count ?? 0);
  const oldest = useApp(({ state }) => state?.waiting.oldest ?? null);
  return (
    <header className="bar">
      <h1>{t('rail.approvals')}</h1>
      {waiting > 0 && (
        <Tag tone="lamp" icon="hourglass">
          {t.count('approvals.waiting', waiting)}
        </Tag>
      )}
      {waiting > 1 && oldest !== null && (
        <span className="meta">{t('approvals.oldest', { ago: format.ago(oldest) })}</span>
      )}
      <span className="grow" />
      <span className="meta wide-only">{t('approvals.promise')}</span>
      <Menu
        label={t('approvals.filter')}
        trigger={
          <Button kind="quiet" icon="filter">
            {t(`approvals.filter.${filter}`)}
          </Button>
        }
        items={filters.map((each) => ({
          kind: 'item',
          label: t(`approvals.filter.${each}`),
          checked: each === filter,
          run: () => useApprovals.setState({ filter: each }),
        }))}
      />
    </header>
  );
}

function Unreadable({ files }: { files: readonly string[] }): ReactNode {
  const t = useText();
  return (
    <Note bad>
      <b>{t.count('approvals.unreadable', files.length)}</b>{' '}
      <span className="dim">{t('approvals.unreadableSafe')}</span>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
      </ul>
    </Note>
  );
}
