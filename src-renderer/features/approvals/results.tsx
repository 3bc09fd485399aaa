import type { ReactNode } from 'react';
import { useBridge } from '../../bridge/context.tsx';
import { useLookingOn } from '../../app/app-store.ts';
import { href } from '../../app/route.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Failed } from '../../ui/states.tsx';
import { undoResult, useApprovals } from './approvals-store.ts';
import type { Result, Told } from './approvals-store.ts';
import { gistOf, keptBecause, shortTitle } from './words.ts';

const close = (): void => useApprovals.setState({ result: null });

/** What the last decision came to: in one line, and each that was not applied with its own way out. */
export function Results(): ReactNode {
  const t = useText();
  const result = useApprovals((store) => store.result);
  return (
    <div className="results" role="status">
      {result?.kind === 'failed' && (
        <div className="flex top">
          <Failed error={result.error} />
          <IconButton small icon="close" label={t('common.close')} onClick={close} />
        </div>
      )}
      {result !== null && result.kind !== 'failed' && <Outcome result={result} />}
    </div>
  );
}

function Outcome({ result }: { result: Exclude<Result, { kind: 'failed' }> }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const done = result.told.filter(({ decision }) => decision.ok);
  const kept = result.told.filter(({ decision }) => !decision.ok);
  const takeBack =
    result.kind === 'rejected' || done.some(({ decision: { seqs, changes = [] } }) => seqs.length + changes.length > 0);
  return (
    <>
      <div className={kept.length > 0 ? 'rowq bad' : 'rowq'}>
        <Icon name={kept.length > 0 ? 'alert' : result.undone ? 'undo' : 'check'} />
        <p className="grow">
          <Summary result={result} done={done} kept={kept} />
        </p>
        {done.length > 0 && takeBack && !result.undone && !lookingOn && (
          <Button small icon="undo" onClick={() => void undoResult(bridge)}>
            {done.length === 1 ? t('common.undo') : t('approvals.undoMany', { n: done.length })}
          </Button>
        )}
        <IconButton small icon="close" label={t('common.close')} onClick={close} />
      </div>
      {kept.map((told) => (
        <Kept key={told.decision.id} told={told} />
      ))}
    </>
  );
}

function Summary({
  result,
  done,
  kept,
}: {
  result: Exclude<Result, { kind: 'failed' }>;
  done: readonly Told[];
  kept: readonly Told[];
}): ReactNode {
  const t = useText();
  const format = useFormat();
  const [only] = result.told;
  const time = format.time(result.time);
  if (result.undone) return <b>{t(`approvals.undone.${result.kind}`)}</b>;
  if (result.told.length === 1 && only !== undefined) {
    return (
      <>
        <b>{only.decision.ok ? t(`approvals.done.${result.kind}`, { time }) : t('approvals.notApplied')}</b>{' '}
        <span className="dim">
          {shortTitle(only.proposal, t)}:{' '}
          <span dir="auto">{t('memory.quote', { text: short(gistOf(only.proposal)) })}</span>
        </span>
      </>
    );
  }
  return (
    <>
      <b>
        {t(`approvals.many.${result.kind}`, { n: done.length, time })}
        {kept.length > 0 && t.count('approvals.many.kept', kept.length)}
      </b>{' '}
      {kept.length > 0 && <span className="dim">{t('approvals.stillThere')}</span>}
    </>
  );
}

function Kept({ told: { proposal, decision } }: { told: Told }): ReactNode {
  const t = useText();
  return (
    <div className="rowq">
      <div className="grow">
        <span className="t">{shortTitle(proposal, t)}</span> <span>{keptBecause(decision, t)}</span>{' '}
        <span className="dim">{decision.message}</span>
      </div>
      {decision.outcome !== 'not_found' && (
        <a className="btn btn-sm" href={href('approvals', [decision.id])}>
          {t('common.open')}
        </a>
      )}
    </div>
  );
}

/** The first words of a text, enough to know it again. */
function short(text: string): string {
  const points = [...text];
  return points.length > 80 ? `${points.slice(0, 79).join('')}…` : text;
}
