import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryProviderStatus } from '@shared/contract/index.ts';
import { useBridge } from '../bridge/context.tsx';
import { follow } from '../bridge/follow.ts';
import { useText } from '../i18n/language.tsx';
import type { Translate } from '../i18n/language.tsx';
import { Icon } from '../ui/icons.tsx';
import { useApp } from './app-store.ts';
import { href } from './route.ts';

/** Code of the problems that are told of a memory provider. */
export const providerTrouble = 'memory_provider';

/** What is wrong with the memory provider, in the status strip, with the way to its settings. Nothing while it works. */
export function ProviderTrouble(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const problem = useApp(({ state }) => state?.problems.find(({ code }) => code === providerTrouble)?.message ?? null);
  const [status, setStatus] = useState<MemoryProviderStatus | null>(null);
  useEffect(
    () =>
      follow(
        bridge,
        'providers.changed',
        () => bridge.request('providers.status', {}),
        setStatus,
        // Its section of the settings says why it cannot be asked.
        () => setStatus(null),
      ),
    [bridge],
  );
  const what = problem ?? troubleOf(status, t);
  if (what === null) return null;
  return (
    <a className="strip-provider" href={href('settings', ['memory-provider'])} title={what}>
      <Icon name="alert" size={14} />
      <span className="cut" role="status">
        {t('strip.provider', { what })}
      </span>
    </a>
  );
}

function troubleOf(status: MemoryProviderStatus | null, t: Translate): string | null {
  if (status?.selected == null) return null;
  const { title, lastRecall, reachable } = status;
  if (lastRecall !== null && (lastRecall.outcome === 'failed' || lastRecall.outcome === 'late')) {
    return t('strip.providerRecall', { title });
  }
  if (lastRecall?.outcome === 'resting') return t('strip.providerResting', { title });
  const outdated = lastRecall !== null && reachable !== null && lastRecall.at > reachable.at;
  return reachable?.ok === false && !outdated ? t('strip.providerTest', { title }) : null;
}
