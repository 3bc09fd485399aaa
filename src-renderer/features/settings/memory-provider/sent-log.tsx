import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryProviderSent } from '@shared/contract/index.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { follow } from '../../../bridge/follow.ts';
import { useFormat, useText } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/signs.tsx';
import { Failed } from '../../../ui/states.tsx';

const pageSize = 50;
const most = 200;

/** The log of what was sent to a provider and asked of it, newest first; read when it is opened. */
export function SentLog({ name }: { name: string }): ReactNode {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <details className="mp-log" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="t">{t('provider.log')}</summary>
      {open && <LogRows name={name} />}
    </details>
  );
}

function LogRows({ name }: { name: string }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [rows, setRows] = useState<readonly MemoryProviderSent[] | null>(null);
  const [limit, setLimit] = useState(pageSize);
  const [error, setError] = useState<unknown>(null);
  useEffect(
    () =>
      follow(
        bridge,
        'providers.changed',
        () => bridge.request('providers.log', { name, before: null, limit }),
        (answer) => setRows(answer.rows),
        setError,
      ),
    [bridge, name, limit],
  );
  if (error !== null) return <Failed error={error} />;
  if (rows === null) return null;
  if (rows.length === 0) return <p className="meta">{t('provider.logEmpty')}</p>;
  return (
    <>
      <p className="meta">{t('provider.logNote')}</p>
      <ol aria-label={t('provider.log')}>
        {rows.map((row) => (
          <LogRow key={row.id} row={row} />
        ))}
      </ol>
      {rows.length === limit && limit < most && (
        <Button small onClick={() => setLimit(Math.min(most, limit + pageSize))}>
          {t('provider.logMore')}
        </Button>
      )}
    </>
  );
}

function LogRow({ row }: { row: MemoryProviderSent }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { at, what, result, address, ms, message, text } = row;
  const good = result === 'done';
  return (
    <li>
      <p className="mp-sent-head">
        <span className="meta">{format.moment(at)}</span>
        <span className="mono">{what}</span>
        <Tag tone={good ? 'plain' : 'rem'} icon={good ? 'check' : 'alert'}>
          {t(`provider.result.${result}`)}
        </Tag>
        <span className="meta">{format.duration(ms)}</span>
      </p>
      <p className="meta mp-wrap">{address === '' ? t('provider.stayed') : address}</p>
      {message !== '' && <p className="meta mp-wrap">{message}</p>}
      {text !== '' && (
        <details>
          <summary className="meta">{t('provider.whatWas')}</summary>
          <p className="mono mp-sent">{text}</p>
        </details>
      )}
    </li>
  );
}
