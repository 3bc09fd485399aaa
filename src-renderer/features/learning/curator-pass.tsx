import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CuratedSkill, CuratorChange, CuratorRun } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/states.tsx';
import { passSummary } from './words.ts';

const steps = ['archive', 'merge', 'stale', 'reactivate', 'seed'] as const;

/** One pass: every change with its reason, what still names a skill that went, and the way back. */
export function CuratorPass({ run, skills }: { run: CuratorRun; skills: readonly CuratedSkill[] }): ReactNode {
  const t = useText();
  const format = useFormat();
  const [error, setError] = useState<unknown>(null);
  const skipped = run.changes.filter(({ outcome }) => outcome === 'skipped');
  return (
    <article className="doc" aria-label={format.moment(run.startedAt)}>
      <header>
        <h2>{format.dateTime(run.startedAt)}</h2>
        <p className="meta facts">
          <span>{t(`learning.cause.${run.cause}`)}</span>
          <span>{t.count('learning.checked', run.checked)}</span>
          <span>{passSummary(run, t)}</span>
          {run.ended === 'interrupted' && <span>{t('learning.pass.interrupted')}</span>}
        </p>
        {run.why !== '' && <p className="dim">{run.why}</p>}
      </header>
      {error !== null && <Failed error={error} />}
      <div className="in scroll grow" tabIndex={0}>
        {run.changes.length === 0 && <p className="dim">{t('learning.pass.nothing')}</p>}
        {steps.map((step) => (
          <Changes
            key={step}
            title={t(`learning.step.${step}`)}
            changes={run.changes.filter((change) => change.step === step && change.outcome !== 'skipped')}
            skills={skills}
            onError={setError}
          />
        ))}
        <Changes title={t('learning.step.skipped')} changes={skipped} skills={skills} onError={setError} />
        {run.model !== null && (
          <>
            <h3>{t('learning.modelTitle')}</h3>
            <p>
              {t.count('learning.modelProposed', run.model.proposals, { model: run.model.model })}
              {run.model.usage.costUsd !== null && `${t('memory.comma')}${format.cost(run.model.usage.costUsd)}`}
            </p>
            {run.model.why !== '' && <p className="dim">{run.model.why}</p>}
          </>
        )}
        {!run.dryRun && (
          <p className="dim foot">
            {run.backup === null
              ? t('learning.noBackup', { why: run.backupWhy })
              : t('learning.backup', { id: run.backup })}
            {run.report !== '' && ` ${t('learning.report', { dir: run.report })}`}
          </p>
        )}
      </div>
    </article>
  );
}

function Changes({
  title,
  changes,
  skills,
  onError,
}: {
  title: string;
  changes: readonly CuratorChange[];
  skills: readonly CuratedSkill[];
  onError: (error: unknown) => void;
}): ReactNode {
  if (changes.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="acts">
        {changes.map((change) => (
          <Change key={`${change.step} ${change.skill}`} change={change} skills={skills} onError={onError} />
        ))}
      </ul>
    </>
  );
}

function Change({
  change,
  skills,
  onError,
}: {
  change: CuratorChange;
  skills: readonly CuratedSkill[];
  onError: (error: unknown) => void;
}): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const { name, to, into, why, namedBy } = change;
  const there = skills.find(({ id }) => id === (to ?? change.skill));
  const archived = to !== null && there?.state === 'archived';
  const notes = [
    ...(into === null ? [] : [t('learning.into', { skill: into })]),
    ...(why === '' ? [] : [why]),
    ...(namedBy.length === 0 ? [] : [t('learning.namedBy', { names: namedBy.join(t('memory.comma')) })]),
  ];
  return (
    <li>
      <span className="grow">
        {there === undefined ? (
          <b dir="auto">{name}</b>
        ) : (
          <a href={href('skills', [there.id])} dir="auto">
            {name}
          </a>
        )}
        {notes.length > 0 && <span className="meta">{notes.join(t('learning.stop'))}</span>}
      </span>
      {archived && !lookingOn && (
        <Button
          small
          icon="archive-restore"
          aria-label={t('learning.restoreOf', { skill: name })}
          onClick={() => {
            onError(null);
            bridge.request('skills.restore', { id: to }).catch(onError);
          }}
        >
          {t('learning.restore')}
        </Button>
      )}
    </li>
  );
}
