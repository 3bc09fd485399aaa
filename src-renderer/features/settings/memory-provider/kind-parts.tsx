import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryProviderKind, MemoryProviderSent } from '@shared/contract/index.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { follow } from '../../../bridge/follow.ts';
import { useFormat, useLanguage, useText } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/signs.tsx';
import { Failed } from '../../../ui/states.tsx';

/** Asks a provider for real whether it works, and tells when it was last asked and what came of it. */
export function TestLine({ kind }: { kind: MemoryProviderKind }): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { name, title, test, missing } = kind;
  const ask = (): void => {
    setAsking(true);
    bridge
      .request('providers.test', { name })
      .then(() => setError(null), setError)
      .finally(() => setAsking(false));
  };
  return (
    <>
      <div className="set">
        <div className="grow">
          <p className="t">{t('provider.test')}</p>
          <p className="meta">{t('provider.testNote')}</p>
        </div>
        <div className="ctl">
          <span className="st" role="status">
            {asking && <span className="meta">{t('settings.testing')}</span>}
            {!asking && test !== null && (
              <Tag tone={test.ok ? 'add' : 'rem'} icon={test.ok ? 'check' : 'alert'}>
                {t(test.ok ? 'provider.worked' : 'provider.failed', {
                  when: format.moment(test.at),
                  time: format.duration(test.ms),
                })}
              </Tag>
            )}
          </span>
          <Button
            aria-label={`${t('settings.test')} ${title}`}
            disabledBecause={missing !== null && missing}
            onClick={ask}
          >
            {t('settings.test')}
          </Button>
        </div>
      </div>
      {test !== null && !asking && <p className="meta mp-line mp-wrap">{test.message}</p>}
      {error !== null && <Failed error={error} />}
    </>
  );
}

/** The person's own files that a provider would take over, each asked for by its name. */
export function Uploads({ kind, locked }: { kind: MemoryProviderKind; locked: string | false }): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const [error, setError] = useState<unknown>(null);
  const { name, title, selected } = kind;
  return (
    <>
      {kind.uploads.map(({ file, sent }) => (
        <div key={file} className="set">
          <div className="grow">
            <p className="t">{t('provider.upload', { file, title })}</p>
            <p className="meta">
              {sent === null
                ? t('provider.uploadNote', { file })
                : t('provider.uploaded', { when: format.moment(sent) })}
            </p>
          </div>
          <div className="ctl">
            <Button
              disabledBecause={locked || (!selected && t('provider.uploadLater'))}
              onClick={() => {
                const of = file === 'MEMORY.md' || file === 'USER.md' || file === 'SOUL.md' ? file : null;
                if (of !== null) {
                  bridge.request('providers.allowUpload', { name, file: of }).then(() => setError(null), setError);
                }
              }}
            >
              {t(sent === null ? 'provider.send' : 'provider.sendAgain', { file })}
            </Button>
          </div>
        </div>
      ))}
      {error !== null && <Failed error={error} />}
    </>
  );
}

/** What stays where, also when it is switched off. */
export function Places({ kind }: { kind: MemoryProviderKind }): ReactNode {
  const t = useText();
  const language = useLanguage();
  return (
    <div className="mp-places">
      <p className="t">{t('provider.places')}</p>
      <ul>
        {kind.places.map(({ what, where }) => (
          <li key={where}>
            <span className="mono mp-wrap">{where}</span> <span className="meta">{what[language]}</span>
          </li>
        ))}
      </ul>
      <p className="meta">{t('provider.offKeeps')}</p>
    </div>
  );
}

const pageSize = 50;

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
  const format = useFormat();
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
      <ol aria-label={t('provider.log')}>
        {rows.map((row) => (
          <li key={row.id}>
            <p>
              <span className="meta">{format.moment(row.at)}</span> <span className="mono">{row.what}</span>{' '}
              <span className={row.result === 'done' ? 'meta' : 'meta err'}>{t(`provider.result.${row.result}`)}</span>{' '}
              <span className="meta">
                {row.address === '' ? t('provider.stayed') : row.address}, {format.duration(row.ms)}
              </span>
            </p>
            {row.message !== '' && <p className="meta mp-wrap">{row.message}</p>}
            {row.text !== '' && (
              <details>
                <summary className="meta">{t('provider.whatWas')}</summary>
                <p className="mono mp-sent">{row.text}</p>
              </details>
            )}
          </li>
        ))}
      </ol>
      {rows.length === limit && limit < 200 && (
        <Button small onClick={() => setLimit(Math.min(200, limit + pageSize))}>
          {t('provider.logMore')}
        </Button>
      )}
    </>
  );
}
