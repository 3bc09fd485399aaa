import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryProviderStatus } from '@shared/contract/index.ts';
import { href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import { useText } from '../../i18n/language.tsx';
import { useReasonText } from '../../i18n/reason-text.ts';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { ProvidedList } from './provided-list.tsx';
import './provider-view.css';

/** What the memory provider in use remembers, read-only, apart from the built-in entries. */
export function ProviderView(): ReactNode {
  const t = useText();
  const reason = useReasonText();
  const bridge = useBridge();
  const [status, setStatus] = useState<MemoryProviderStatus | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(
    () => follow(bridge, 'providers.changed', () => bridge.request('providers.status', {}), setStatus, setError),
    [bridge],
  );
  if (error !== null && status === null) return <Failed error={error} />;
  if (status === null) return <Loading />;
  if (!status.canList && !status.canSearch) {
    return (
      <div className="grow">
        <Empty
          icon="memory"
          title={
            status.selected === null ? t('provider.noneSelected') : t('provider.isNotUsed', { title: status.title })
          }
          actions={
            <a className="btn" href={href('settings', ['memory-provider'])}>
              {t(status.selected === null ? 'provider.choose' : 'provider.itsSettings')}
            </a>
          }
        >
          {status.obstacle === null ? t('provider.noneSelectedNote') : reason(status.obstacle)}
        </Empty>
      </div>
    );
  }
  return <ProvidedList key={status.selected} status={status} />;
}
