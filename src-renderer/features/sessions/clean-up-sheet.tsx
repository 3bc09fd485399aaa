import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { PruneFilter, PruneReport, SessionRow, Space } from '@shared/contract/index.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Segmented, Switch } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { sessionName } from './actions.ts';

const ages = ['30', '90', '365', 'any'] as const;
type Age = (typeof ages)[number];
/** People do not end conversations here; what is meant is shown before it goes, and can be put back. */
const first: PruneFilter = { days: 90, title: '', source: '', archived: false, open: true };

/** Cleans up many sessions: what is meant, exactly what goes, and only then the deed. */
export function CleanUpSheet({
  onClose,
  onDeleted,
}: {
  onClose: () => void;
  onDeleted: (rows: readonly Pick<SessionRow, 'id' | 'title' | 'preview'>[], space: Space) => void;
}): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [filter, setFilter] = useState(first);
  const [preview, setPreview] = useState<PruneReport | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let open = true;
    const timer = window.setTimeout(() => {
      bridge.request('sessions.prune', { filter }).then(
        (report) => {
          if (!open) return;
          setPreview(report);
          setError(null);
        },
        (fault: unknown) => open && setError(fault),
      );
    }, 120);
    return () => {
      open = false;
      window.clearTimeout(timer);
    };
  }, [bridge, filter]);

  const change = (part: Partial<PruneFilter>): void => {
    setPreview(null);
    setFilter({ ...filter, ...part });
  };
  const run = async (ids: readonly string[]): Promise<void> => {
    setBusy(true);
    try {
      const report = await bridge.request('sessions.prune', { filter, ids: [...ids] });
      const names = new Map(report.rows.map((row) => [row.id, row]));
      onDeleted(
        report.ids.map((id) => names.get(id) ?? { id, title: null, preview: '' }),
        report.space,
      );
      if (report.refused.length === 0) onClose();
      else setPreview(report);
    } catch (fault) {
      setError(fault);
    } finally {
      setBusy(false);
    }
  };

  const reason = busy
    ? t('common.loading')
    : preview === null
      ? t('common.loading')
      : preview.total === 0
        ? t('sessions.cleanNothing')
        : false;
  return (
    <Sheet label={t('sessions.cleanUp')} onClose={onClose} className="clean-sheet">
      <header className="sheet-head">
        <h1 className="grow">{t('sessions.cleanUp')}</h1>
        <IconButton icon="close" label={t('common.close')} onClick={onClose} />
      </header>
      <div className="sheet-part">
        <Row label={t('sessions.cleanAge')}>
          <Segmented<Age>
            label={t('sessions.cleanAge')}
            value={ages.find((age) => age === String(filter.days)) ?? 'any'}
            options={ages.map((age) => ({
              value: age,
              label: age === 'any' ? t('sessions.anyAge') : t('sessions.days', { n: age }),
            }))}
            onChange={(age) => change({ days: age === 'any' ? null : Number(age) })}
          />
        </Row>
        <Row label={t('sessions.cleanTitle')}>
          <Field
            data-first-focus
            label={t('sessions.cleanTitle')}
            placeholder={t('sessions.cleanTitleHint')}
            value={filter.title}
            maxLength={500}
            onChange={(title) => change({ title })}
          />
        </Row>
        <Row label={t('sessions.cleanArchived')}>
          <Switch
            label={t('sessions.cleanArchived')}
            on={filter.archived}
            onChange={(archived) => change({ archived })}
          />
        </Row>
      </div>
      {error !== null && <Failed error={error} />}
      {preview === null && error === null && <Loading />}
      {preview !== null && <Preview report={preview} />}
      <footer className="sheet-foot">
        <span className="grow dim">{t('sessions.cleanUndo')}</span>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button kind="rem" icon="trash" disabledBecause={reason} onClick={() => void run(preview?.ids ?? [])}>
          {t.count('sessions.cleanRun', preview?.total ?? 0)}
        </Button>
      </footer>
    </Sheet>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <div className="sheet-row" role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      {children}
    </div>
  );
}

function Preview({ report }: { report: PruneReport }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { total, messages, rows, spared, refused } = report;
  return (
    <>
      <p className="sheet-part meta" role="status">
        {total === 0
          ? t('sessions.cleanNothing')
          : t.count('sessions.cleanWhat', total, { messages: t.count('sessions.messages', messages) })}{' '}
        {spared.pinned > 0 && t.count('sessions.sparedPinned', spared.pinned)}{' '}
        {spared.archived > 0 && t.count('sessions.sparedArchived', spared.archived)}
      </p>
      {refused.map(({ id, message }) => (
        <p key={id} className="sheet-part">
          <code>{id}</code> {message}
        </p>
      ))}
      {rows.length > 0 && (
        <ul className="scroll grow goners" tabIndex={0} aria-label={t('sessions.cleanList')}>
          {rows.map((row) => (
            <li key={row.id}>
              <span className="cut grow" dir="auto">
                {sessionName(row, t)}
              </span>
              <span className="meta">{t.count('sessions.messages', row.messageCount)}</span>
              <span className="meta">{format.when(row.lastActive)}</span>
            </li>
          ))}
          {total > rows.length && <li className="meta">{t.count('sessions.andMore', total - rows.length)}</li>}
        </ul>
      )}
    </>
  );
}
