import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { RepairReport, RepairStep, SearchIndexStatus, Space } from '@shared/contract/index.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import type { Format } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Failed } from '../../ui/states.tsx';

/** What is done with the file that holds the sessions, or with the index over it. */
export type Upkeep = 'repair' | 'reindex' | 'vacuum';

const kinds: Readonly<Record<Upkeep, (props: { onClose: () => void }) => ReactNode>> = {
  repair: Repair,
  reindex: Reindex,
  vacuum: Vacuum,
};

/** Looks through state.db and mends it, makes it small, or makes the search index anew: begun by the person, with its progress. */
export function RepairSheet({ what, onClose }: { what: Upkeep; onClose: () => void }): ReactNode {
  const t = useText();
  const Kind = kinds[what];
  return (
    <Sheet label={t(`sessions.${what}`)} onClose={onClose} className="clean-sheet">
      <header className="sheet-head">
        <h1 className="grow">{t(`sessions.${what}`)}</h1>
        <IconButton icon="close" label={t('common.close')} onClick={onClose} />
      </header>
      <p className="sheet-part dim">{t(`sessions.${what}About`)}</p>
      <Kind onClose={onClose} />
    </Sheet>
  );
}

function Repair({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [step, setStep] = useState<RepairStep | null>(null);
  const [report, setReport] = useState<RepairReport | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => bridge.on('sessions.repairing', (next) => setStep(next.step === 'ended' ? null : next)), [bridge]);
  const run = async (): Promise<void> => {
    setError(null);
    setReport(null);
    setStep({ step: 'checking', done: 0, total: 0 });
    try {
      setReport(await bridge.request('sessions.repair', {}));
    } catch (fault) {
      setError(fault);
    } finally {
      setStep(null);
    }
  };
  return (
    <Work
      begin={t('sessions.repairBegin')}
      onBegin={() => void run()}
      onClose={onClose}
      running={step !== null}
      done={step?.done ?? 0}
      total={step?.total ?? 0}
      words={step === null ? (report === null ? null : reportText(report, t)) : stepText(step, t)}
      error={error}
    />
  );
}

function stepText({ step }: RepairStep, t: Translate): string {
  if (step === 'rows') return t('sessions.repairRows');
  return step === 'indexes' ? t('sessions.repairIndexes') : t('sessions.repairChecking');
}

function reportText({ found, sessions, messages, lost, atLeast, lostFrom, aside }: RepairReport, t: Translate): string {
  if (found === 'sound') return t('sessions.repairSound');
  if (found === 'index') return t('sessions.repairIndexDone');
  const carried = t('sessions.repairCarried', {
    sessions: t.count('sessions.count', sessions),
    messages: t.count('sessions.messages', messages),
  });
  const tables = lostFrom.join(', ');
  const some = tables === '' ? '' : t('sessions.repairLostSome', { tables });
  const missing =
    lost === 0 ? some : t.count(atLeast ? 'sessions.repairLeast' : 'sessions.repairLost', lost, { tables });
  return [carried, missing, t('sessions.repairAside', { file: aside ?? '' })].filter((part) => part !== '').join(' ');
}

function Reindex({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [status, setStatus] = useState<SearchIndexStatus | null>(null);
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    bridge.request('sessions.index', {}).then(setStatus, setError);
    return bridge.on('search.index', setStatus);
  }, [bridge]);
  const run = async (): Promise<void> => {
    setError(null);
    setRunning(true);
    try {
      setStatus(await bridge.request('sessions.reindex', {}));
    } catch (fault) {
      setError(fault);
    } finally {
      setRunning(false);
    }
  };
  const words = status === null ? null : t(`sessions.index.${status.state}`);
  return (
    <Work
      begin={t('sessions.reindexBegin')}
      onBegin={() => void run()}
      onClose={onClose}
      running={running || status?.state === 'building'}
      done={status?.done ?? 0}
      total={status?.total ?? 0}
      words={words}
      error={error}
    />
  );
}

/** Room in words: what went back to the disk, and what is free in the file. */
export function spaceText({ given, free }: Space, t: Translate, format: Format): string {
  const parts = [
    given > 0 ? t('sessions.spaceGiven', { size: format.bytes(given) }) : '',
    free > 0 || given === 0 ? t('sessions.spaceFree', { size: format.bytes(free) }) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function Vacuum({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const [space, setSpace] = useState<Space | null>(null);
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    bridge.request('sessions.stats', {}).then(({ freeBytes }) => setSpace({ given: 0, free: freeBytes }), setError);
  }, [bridge]);
  const run = async (): Promise<void> => {
    setError(null);
    setRunning(true);
    try {
      setSpace(await bridge.request('sessions.vacuum', {}));
    } catch (fault) {
      setError(fault);
    } finally {
      setRunning(false);
    }
  };
  const found = space === null ? null : spaceText(space, t, format);
  return (
    <Work
      begin={t('sessions.vacuumBegin')}
      onBegin={() => void run()}
      onClose={onClose}
      running={running}
      done={0}
      total={0}
      words={running ? t('sessions.vacuumWorking') : found}
      error={error}
    />
  );
}

/** Work with its button, its progress and what came of it. */
function Work({
  begin,
  onBegin,
  onClose,
  running,
  done,
  total,
  words,
  error,
}: {
  begin: string;
  onBegin: () => void;
  onClose: () => void;
  running: boolean;
  done: number;
  total: number;
  words: string | null;
  error: unknown;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  return (
    <>
      {words !== null && (
        <p className="sheet-part" role="status">
          {words}{' '}
          {total > 0 && (
            <span className="meta">
              {t('sessions.doneOf', { done: format.number(done), total: format.number(total) })}
            </span>
          )}
        </p>
      )}
      {running && (
        <progress
          className="sheet-part bar-progress"
          aria-label={words ?? begin}
          {...(total > 0 ? { value: Math.min(done, total), max: total } : {})}
        />
      )}
      {error !== null && <Failed error={error} />}
      <footer className="sheet-foot">
        <span className="grow" />
        <Button onClick={onClose}>{t('common.close')}</Button>
        <Button kind="ink" data-first-focus disabledBecause={running && t('sessions.underWay')} onClick={onBegin}>
          {begin}
        </Button>
      </footer>
    </>
  );
}
