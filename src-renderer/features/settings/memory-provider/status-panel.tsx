import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryProviderJob, MemoryProviderStatus } from '@shared/contract/index.ts';
import { useLookingOn } from '../../../app/app-store.ts';
import { href } from '../../../app/route.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { useFormat, useText } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/signs.tsx';
import { Failed } from '../../../ui/states.tsx';

/** How it stands with what is selected, each fact apart: what is chosen is not what works. */
export function StatusPanel({ status }: { status: MemoryProviderStatus }): ReactNode {
  const t = useText();
  const { selected, title, obstacle, paused, warnings, ending, canList, canSearch } = status;
  return (
    <div className="mp-status">
      <div className="set">
        <div className="grow">
          <p className="t">{t('provider.inUse')}</p>
          <p className="meta">
            <span className="mono">{t('provider.key')}</span>
          </p>
        </div>
        <div className="ctl">
          <b>{selected === null ? t('provider.builtIn') : title}</b>
          {(canList || canSearch) && (
            <a className="btn btn-quiet" href={href('memory', [], { view: 'provider' })}>
              {t('provider.seeMemories')}
            </a>
          )}
        </div>
      </div>
      {selected !== null && <Facts status={status} />}
      {obstacle !== null && <p className="meta err mp-line">{obstacle}</p>}
      {paused !== null && <p className="mp-line dim">{t(`provider.paused.${paused.reason}`)}</p>}
      {paused?.reason === 'unauthorised' && <p className="meta err mp-line">{paused.message}</p>}
      {warnings.map((warning) => (
        <p key={warning} className="meta mp-line">
          {warning}
        </p>
      ))}
      {ending.length > 0 && <p className="meta mp-line">{t('provider.ending', { names: ending.join(', ') })}</p>}
      {selected !== null && status.troubled.length > 0 && <Troubled name={selected} jobs={status.troubled} />}
    </div>
  );
}

function Facts({ status }: { status: MemoryProviderStatus }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { configured, reachable, lastRecall, lastDelivery, waiting, aside, uncertain, tools } = status;
  return (
    <dl className="mp-facts">
      <dt>{t('provider.configured')}</dt>
      <dd>
        <Told good={configured}>{t(configured ? 'provider.yes' : 'provider.no')}</Told>
      </dd>
      <dt>{t('provider.reachable')}</dt>
      <dd>
        {reachable === null ? (
          t('provider.notTested')
        ) : (
          <Told good={reachable.ok}>
            {t(reachable.ok ? 'provider.reachedAt' : 'provider.notReachedAt', { when: format.moment(reachable.at) })}
          </Told>
        )}
      </dd>
      <dt>{t('provider.lastRecall')}</dt>
      <dd>
        {lastRecall === null ? (
          t('provider.never')
        ) : (
          <>
            <Told good={lastRecall.outcome === 'found' || lastRecall.outcome === 'nothing'}>
              {t(`provider.recall.${lastRecall.outcome}`)}
            </Told>
            <span className="meta">
              {format.moment(lastRecall.at)}, {format.duration(lastRecall.ms)}
            </span>
            {lastRecall.message !== '' && <span className="meta err">{lastRecall.message}</span>}
          </>
        )}
      </dd>
      <dt>{t('provider.lastDelivery')}</dt>
      <dd>{lastDelivery === null ? t('provider.never') : format.moment(lastDelivery)}</dd>
      <dt>{t('provider.queue')}</dt>
      <dd>
        {t('provider.counts', {
          waiting: format.number(waiting),
          aside: format.number(aside),
          uncertain: format.number(uncertain),
        })}
      </dd>
      <dt>{t('provider.tools')}</dt>
      <dd className="mono">{tools.length === 0 ? t('provider.none') : tools.join(', ')}</dd>
    </dl>
  );
}

function Told({ good, children }: { good: boolean; children: ReactNode }): ReactNode {
  return (
    <Tag tone={good ? 'add' : 'rem'} icon={good ? 'check' : 'alert'}>
      {children}
    </Tag>
  );
}

/** Jobs of which something went wrong, each with what can be done about it. */
function Troubled({ name, jobs }: { name: string; jobs: readonly MemoryProviderJob[] }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const [error, setError] = useState<unknown>(null);
  const act = (request: 'providers.again' | 'providers.drop', ids: readonly string[]): void => {
    bridge.request(request, { name, ids: [...ids] }).then(() => setError(null), setError);
  };
  return (
    <div role="group" aria-label={t('provider.troubled')}>
      <p className="t mp-line">{t('provider.troubled')}</p>
      {error !== null && <Failed error={error} />}
      <ul>
        {jobs.map((job) => (
          <li key={job.id} className="set mp-job">
            <Job job={job} />
            <div className="ctl">
              <Button
                small
                disabledBecause={lookingOn && t('chat.lookingOn')}
                onClick={() => act('providers.again', [job.id])}
              >
                {t('provider.again')}
              </Button>
              <Button
                small
                kind="rem"
                disabledBecause={lookingOn && t('chat.lookingOn')}
                onClick={() => act('providers.drop', [job.id])}
              >
                {t('provider.drop')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Job({ job }: { job: MemoryProviderJob }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { kind, at, state, error, text, attempts } = job;
  return (
    <div className="grow">
      <p>
        <Tag tone="rem" icon="alert">
          {t(`provider.job.${state}`)}
        </Tag>{' '}
        <span className="mono">{kind}</span>{' '}
        <span className="meta">
          {format.moment(at)}, {t.count('provider.attempts', attempts)}
        </span>
      </p>
      {error !== '' && <p className="meta err">{error}</p>}
      <details>
        <summary className="meta">{t('provider.whatWould')}</summary>
        <p className="mono mp-sent">{text}</p>
      </details>
    </div>
  );
}
