import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryView, SessionRow } from '@shared/contract/index.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Failed } from '../../ui/states.tsx';
import { sessionName } from '../sessions/actions.ts';

/** How many sessions are offered at once; typing finds the others. */
const offered = 40;

/** Chooses whose prompt is compared. */
export function SessionPicker({
  session,
  onChoose,
}: {
  session: MemoryView['session'];
  onChoose: (id: string) => void;
}): ReactNode {
  const t = useText();
  const [open, setOpen] = useState(false);
  const name = session === null ? t('memory.noSession') : (session.title ?? t('session.untitled'));
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('memory.chooseSession')}
      trigger={
        <button type="button" className="btn btn-quiet picker" title={t('memory.chooseSession')}>
          <Icon name="history" className="narrow-only" />
          <span className="meta wide-only">{t('memory.session')}</span>
          <span className="cut wide-only" dir="auto">
            {name}
          </span>
          <span className="sr narrow-only">{t('memory.chooseSession')}</span>
          <Icon name="chevron-down" size={14} className="wide-only" />
        </button>
      }
    >
      <Choices
        current={session?.id ?? null}
        onChoose={(id) => {
          setOpen(false);
          onChoose(id);
        }}
      />
    </Popover>
  );
}

function Choices({ current, onChoose }: { current: string | null; onChoose: (id: string) => void }): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const [title, setTitle] = useState('');
  const [rows, setRows] = useState<readonly SessionRow[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let open = true;
    bridge.request('sessions.list', { title, limit: offered }).then(
      (answer) => {
        if (!open) return;
        setRows(answer.rows);
        setError(null);
      },
      (fault: unknown) => open && setError(fault),
    );
    return () => {
      open = false;
    };
  }, [bridge, title]);
  return (
    <div className="choose">
      <Field icon="search" autoFocus label={t('chat.find')} value={title} onChange={setTitle} />
      {error !== null && <Failed error={error} />}
      <ul className="scroll">
        {(rows ?? []).map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className="menu-row"
              aria-current={row.id === current ? 'true' : undefined}
              onClick={() => onChoose(row.id)}
            >
              <span className="cut grow" dir="auto">
                {sessionName(row, t)}
              </span>
              <span className="meta">{format.when(row.lastActive)}</span>
            </button>
          </li>
        ))}
      </ul>
      {rows?.length === 0 && <p className="dim">{title === '' ? t('chat.noSessions') : t('chat.noneFound')}</p>}
    </div>
  );
}
