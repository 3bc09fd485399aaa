import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Trashed } from '@shared/contract/index.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';

/** What was deleted and can be put back, also after a restart. */
export function TrashSheet({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [rows, setRows] = useState<readonly Trashed[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const load = useCallback(
    () => bridge.request('sessions.trash', {}).then((found) => setRows(found.rows), setError),
    [bridge],
  );
  useEffect(() => void load(), [load]);
  const run = (work: Promise<unknown>): void => {
    setError(null);
    work.then(load, setError);
  };
  return (
    <Sheet label={t('sessions.trash')} onClose={onClose} className="clean-sheet">
      <header className="sheet-head">
        <h1 className="grow">{t('sessions.trash')}</h1>
        <IconButton icon="close" label={t('common.close')} onClick={onClose} data-first-focus />
      </header>
      <p className="sheet-part dim">{t('sessions.trashAbout')}</p>
      {error !== null && <Failed error={error} />}
      {rows === null && error === null && <Loading />}
      {rows?.length === 0 && <Empty icon="trash" title={t('sessions.trashEmpty')} />}
      {rows !== null && rows.length > 0 && (
        <ul className="scroll grow goners" tabIndex={0} aria-label={t('sessions.trash')}>
          {rows.map((row) => (
            <Deleted
              key={row.id}
              row={row}
              onRestore={() => run(bridge.request('sessions.undelete', { id: row.id }))}
              onForget={() => run(bridge.request('sessions.emptyTrash', { id: row.id }))}
            />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function Deleted({
  row,
  onRestore,
  onForget,
}: {
  row: Trashed;
  onRestore: () => void;
  onForget: () => void;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  return (
    <li>
      <span className="cut grow" dir="auto">
        {row.title ?? t('session.untitled')}
      </span>
      <span className="meta">{t.count('sessions.messages', row.messages)}</span>
      <span className="meta">{t('sessions.deletedAt', { when: format.ago(row.deletedAt) })}</span>
      {asking ? (
        <>
          <Button small kind="rem" onClick={onForget}>
            {t('sessions.forget')}
          </Button>
          <Button small onClick={() => setAsking(false)}>
            {t('common.cancel')}
          </Button>
        </>
      ) : (
        <>
          <Button small icon="undo" onClick={onRestore}>
            {t('sessions.putBack')}
          </Button>
          <IconButton small icon="trash" label={t('sessions.forget')} onClick={() => setAsking(true)} />
        </>
      )}
    </li>
  );
}
