import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryProviderStatus } from '@shared/contract/index.ts';
import { useLookingOn } from '../../../app/app-store.ts';
import { href } from '../../../app/route.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { useFormat, useText } from '../../../i18n/language.tsx';
import { useReasonText } from '../../../i18n/reason-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/signs.tsx';
import { Failed, Note } from '../../../ui/states.tsx';
import { Troubled } from './troubled.tsx';

/** How it stands with what is selected, each fact apart: what is chosen is not what works. */
export function StatusPanel({
  status,
  known,
}: {
  status: MemoryProviderStatus;
  /** What is selected is one of those that there are. */
  known: boolean;
}): ReactNode {
  const t = useText();
  const reason = useReasonText();
  const { selected, title, obstacle, paused, warnings, ending, canList, canSearch } = status;
  return (
    <div className="mp-status">
      <div className="set">
        <div className="grow">
          <p className="t">{t(obstacle === null ? 'provider.inUse' : 'provider.selected')}</p>
          <p className="meta">
            <span className="mono">{t('provider.key')}</span>
          </p>
        </div>
        <div className="ctl">
          <b>{selected === null ? t('provider.builtIn') : title}</b>
          {(canList || canSearch) && (
            <a className="btn" href={href('memory', [], { view: 'provider' })}>
              {t('provider.seeMemories')}
            </a>
          )}
        </div>
      </div>
      {obstacle !== null && <Obstacle what={reason(obstacle)} />}
      {paused !== null && (
        <Note bad={paused.reason === 'unauthorised'} icon={paused.reason === 'unauthorised' ? 'alert' : 'pause'}>
          {t(`provider.paused.${paused.reason}`)}{' '}
          {paused.reason === 'unauthorised' && <span className="dim mp-wrap">{paused.message}</span>}
        </Note>
      )}
      {selected !== null && known && <Facts status={status} />}
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

/** Why what is selected is not in use, with the way back to the built-in memory alone, also for one that is not known here. */
function Obstacle({ what }: { what: string }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const [error, setError] = useState<unknown>(null);
  return (
    <>
      <Note
        bad
        actions={
          <Button
            small
            disabledBecause={lookingOn && t('chat.lookingOn')}
            onClick={() => {
              bridge.request('providers.select', { name: null }).then(() => setError(null), setError);
            }}
          >
            {t('provider.useBuiltIn')}
          </Button>
        }
      >
        <span className="mp-wrap">{what}</span> <span className="dim">{t('provider.notUsed')}</span>
      </Note>
      {error !== null && <Failed error={error} />}
    </>
  );
}

function Facts({ status }: { status: MemoryProviderStatus }): ReactNode {
  const t = useText();
  const reason = useReasonText();
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
          <>
            <Told good={reachable.ok}>
              {t(reachable.ok ? 'provider.reachedAt' : 'provider.notReachedAt', { when: format.moment(reachable.at) })}
            </Told>
            <span className={reachable.ok ? 'meta' : 'meta err'}>{reason(reachable.message)}</span>
          </>
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
        {waiting + aside + uncertain === 0
          ? t('provider.queueEmpty')
          : t('provider.counts', {
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
