import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryProviderJob } from '@shared/contract/index.ts';
import { useLookingOn } from '../../../app/app-store.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { useFormat, useText } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/signs.tsx';
import { Failed, Note } from '../../../ui/states.tsx';

/** So many are shown before all are asked for. */
const few = 5;

type Act = 'providers.again' | 'providers.drop';

/** Jobs of which something went wrong, each with what can be done about it, and the same for all of them. */
export function Troubled({ name, jobs }: { name: string; jobs: readonly MemoryProviderJob[] }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const [error, setError] = useState<unknown>(null);
  const [all, setAll] = useState(false);
  const [dropping, setDropping] = useState(false);
  const dropAll = useRef<HTMLButtonElement>(null);
  const locked = lookingOn && t('chat.lookingOn');
  // What may have arrived is not sent again before the provider was asked; it can be dropped at once.
  const asked = jobs.filter(({ state }) => state !== 'sending').map(({ id }) => id);
  const ids = jobs.map(({ id }) => id);
  const act = (request: Act, which: readonly string[]): void => {
    setDropping(false);
    bridge.request(request, { name, ids: [...which] }).then(() => setError(null), setError);
  };
  return (
    <div className="mp-part" role="group" aria-label={t('provider.troubled')}>
      <div className="mp-buttons">
        <p className="t grow">{t('provider.troubled')}</p>
        {ids.length > 1 && (
          <>
            {asked.length > 0 && (
              <Button small disabledBecause={locked} onClick={() => act('providers.again', asked)}>
                {t('provider.againAll')}
              </Button>
            )}
            <Button small kind="rem" disabledBecause={locked} onClick={() => setDropping(true)} ref={dropAll}>
              {t('provider.dropAll')}
            </Button>
          </>
        )}
      </div>
      {dropping && (
        <Note
          icon="alert"
          actions={
            <>
              <Button small kind="rem" onClick={() => act('providers.drop', ids)}>
                {t.count('provider.dropMany', ids.length)}
              </Button>
              <Button
                small
                autoFocus
                onClick={() => {
                  setDropping(false);
                  dropAll.current?.focus();
                }}
              >
                {t('provider.keepThem')}
              </Button>
            </>
          }
        >
          {t('provider.dropAsk')}
        </Note>
      )}
      {error !== null && <Failed error={error} />}
      <ul>
        {(all ? jobs : jobs.slice(0, few)).map((job) => (
          <li key={job.id} className="set mp-job">
            <Job job={job} />
            <div className="ctl">
              {job.state !== 'sending' && (
                <Button small disabledBecause={locked} onClick={() => act('providers.again', [job.id])}>
                  {t('provider.again')}
                </Button>
              )}
              <Button small kind="rem" disabledBecause={locked} onClick={() => act('providers.drop', [job.id])}>
                {t('provider.drop')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {!all && jobs.length > few && (
        <Button small onClick={() => setAll(true)}>
          {t.count('provider.showAll', jobs.length)}
        </Button>
      )}
    </div>
  );
}

function Job({ job }: { job: MemoryProviderJob }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { kind, at, state, error, text, attempts, notBefore } = job;
  const later = (state === 'waiting' || state === 'sending') && notBefore > Date.now();
  return (
    <div className="grow">
      <p className="mp-sent-head">
        <Tag tone="rem" icon="alert">
          {t(`provider.job.${state}`)}
        </Tag>
        <span className="mono">{kind}</span>
        <span className="meta">
          {format.moment(at)}, {t.count('provider.attempts', attempts)}
          {later && `, ${t('provider.next', { when: format.moment(notBefore) })}`}
        </span>
      </p>
      {error !== '' && <p className="meta err mp-wrap">{error}</p>}
      {state === 'uncertain' && <p className="meta">{t('provider.twice')}</p>}
      {state === 'sending' && <p className="meta">{t('provider.asksFirst')}</p>}
      <details>
        <summary className="meta">{t('provider.whatWould')}</summary>
        <p className="mono mp-sent">{text}</p>
      </details>
    </div>
  );
}
