import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CuratorPreview, CuratorRun, CuratorStatus } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { go, href } from '../../app/route.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/popover.tsx';
import { Pill } from '../../ui/signs.tsx';
import { Failed, Loading, Note } from '../../ui/states.tsx';
import { CuratedSkills } from './curated-skills.tsx';
import { CuratorPass } from './curator-pass.tsx';
import { CuratorProposals } from './curator-proposals.tsx';
import { PageTabs } from './page-tabs.tsx';
import { useFollowed } from './use-followed.ts';
import { passSummary } from './words.ts';

interface Loaded {
  readonly status: CuratorStatus;
  readonly runs: readonly CuratorRun[];
  readonly preview: CuratorPreview | null;
}

/** After which events what is shown may read differently. */
const tells = ['curator.changed', 'skills.changed'] as const;

async function load(bridge: Bridge): Promise<Loaded> {
  const [status, { runs }, { preview }] = await Promise.all([
    bridge.request('curator.status', {}),
    bridge.request('curator.runs', { limit: 100 }),
    bridge.request('curator.preview', {}),
  ]);
  return { status, runs, preview };
}

/** What may be in view: the skills as they are, what the model proposes, or one pass by its id. */
const overview = 'skills';
const proposals = 'proposals';

const hrefOf = (view: string): string =>
  href('skills', [], view === overview ? { page: 'curator' } : { page: 'curator', view });

/** The curator: what it looks after, what comes next, what it did. `#/skills?page=curator&view=<pass or proposals>`. */
export function CuratorPage({ view = overview }: { view: string | undefined }): ReactNode {
  const t = useText();
  const { value, error } = useFollowed(tells, load);
  const [refused, setRefused] = useState<unknown>(null);
  return (
    <main className="skills learning">
      <header className="bar">
        <h1>{t('skills.title')}</h1>
        <PageTabs page="curator" />
        <span className="grow" />
        {value !== null && <Actions status={value.status} onRefused={setRefused} />}
      </header>
      {refused !== null && <Failed error={refused} />}
      {error !== null && <Failed error={error} />}
      {value === null && error === null && <Loading />}
      {value !== null && <Body {...value} view={view} onRefused={setRefused} />}
    </main>
  );
}

function Actions({ status, onRefused }: { status: CuratorStatus; onRefused: (error: unknown) => void }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const why = lookingOn ? t('memory.lookingOn') : status.running && t('learning.curator.running');
  const run = (wanted: { dryRun: boolean; consolidate?: boolean }): void => {
    onRefused(null);
    const then = window.location.hash;
    bridge.request('curator.run', wanted).then(({ run: done }) => {
      if (window.location.hash !== then) return;
      const waits = wanted.consolidate === true && (done.model?.proposals ?? 0) > 0;
      go(hrefOf(waits ? proposals : done.id), { replace: true });
    }, onRefused);
  };
  const pause = (): void => {
    bridge.request('curator.pause', { paused: !status.paused }).catch(onRefused);
  };
  return (
    <>
      <Menu
        label={t('learning.curator.more')}
        trigger={
          <Button kind="quiet" disabledBecause={why}>
            {t('learning.curator.more')}
            <Icon name="chevron-down" size={14} />
          </Button>
        }
        items={[
          { kind: 'item', label: t('learning.curator.try'), run: () => run({ dryRun: true }) },
          { kind: 'item', label: t('learning.curator.ask'), run: () => run({ dryRun: false, consolidate: true }) },
          {
            kind: 'item',
            label: t(status.paused ? 'learning.curator.resume' : 'learning.curator.pause'),
            run: pause,
          },
        ]}
      />
      <Button icon="play" disabledBecause={why} onClick={() => run({ dryRun: false })}>
        {t('learning.curator.run')}
      </Button>
    </>
  );
}

function Body({
  status,
  runs,
  preview,
  view,
  onRefused,
}: Loaded & { view: string; onRefused: (error: unknown) => void }): ReactNode {
  const t = useText();
  const run = runs.find(({ id }) => id === view);
  return (
    <>
      <StatusLine status={status} />
      {status.warnings.map((warning) => (
        <Note key={warning} icon="alert">
          {warning}
        </Note>
      ))}
      <div className="work">
        <section className="pane-side" aria-label={t('learning.curator.passes')}>
          <PassList status={status} runs={runs} preview={preview} view={run?.id ?? view} />
        </section>
        {run !== undefined ? (
          <CuratorPass key={run.id} run={run} skills={status.skills} />
        ) : view === proposals ? (
          <CuratorProposals preview={preview} onRefused={onRefused} />
        ) : (
          <CuratedSkills skills={status.skills} />
        )}
      </div>
    </>
  );
}

function StatusLine({ status }: { status: CuratorStatus }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { enabled, paused, lastRun, nextRun, staleDays, archiveDays } = status;
  const state = !enabled ? 'off' : paused ? 'paused' : 'on';
  return (
    <p className="facts meta">
      <span>{t(`learning.curator.${state}`)}</span>
      <span>
        {t('learning.curator.ages', { stale: format.number(staleDays), archive: format.number(archiveDays) })}
      </span>
      <span>
        {lastRun === null ? t('learning.curator.never') : t('learning.curator.last', { at: format.moment(lastRun) })}
      </span>
      {nextRun !== null && <span>{t('learning.curator.next', { at: format.date(nextRun) })}</span>}
    </p>
  );
}

function PassList({
  status,
  runs,
  preview,
  view,
}: Omit<Loaded, 'status'> & { status: CuratorStatus; view: string }): ReactNode {
  const t = useText();
  const format = useFormat();
  const managed = status.skills.filter((skill) => skill.managed && skill.state !== 'archived').length;
  const waits = preview?.proposals.length ?? 0;
  const row = (id: string, title: ReactNode, meta: string): ReactNode => (
    <li key={id}>
      <a className={id === view ? 'sk cur' : 'sk'} href={hrefOf(id)} aria-current={id === view ? 'true' : undefined}>
        <span className="grow">
          <span className="t flex">{title}</span>
          <span className="meta cut">{meta}</span>
        </span>
      </a>
    </li>
  );
  return (
    <ul className="passes scroll grow" tabIndex={-1}>
      {row(overview, t('learning.curator.overview'), t.count('learning.curator.managed', managed))}
      {waits > 0 &&
        row(
          proposals,
          <>
            {t('learning.curator.proposals')}
            <Pill tone="lamp">
              <Icon name="hourglass" size={12} />
              {format.number(waits)}
            </Pill>
          </>,
          t('learning.curator.proposalsNote'),
        )}
      {runs.map((run) => row(run.id, format.moment(run.startedAt), passSummary(run, t)))}
    </ul>
  );
}
