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
  const trouble: Trouble | null = problem === null ? troubleOf(status, t) : { what: problem, bad: true };
  if (trouble === null) return null;
  return (
    <a className="strip-provider" href={href('settings', ['memory-provider'])} title={trouble.what}>
      <Icon name={trouble.bad ? 'alert' : 'clock'} size={14} />
      <span className="cut" role="status">
        <span className="sr">{t('strip.provider')}</span> {trouble.what}
      </span>
    </a>
  );
}

interface Trouble {
  readonly what: string;
  /** Something went wrong; otherwise it only waits. */
  readonly bad: boolean;
}

function troubleOf(status: MemoryProviderStatus | null, t: Translate): Trouble | null {
  if (status?.selected == null) return null;
  const { title, waiting, aside, uncertain, paused, troubled } = status;
  const failure = failureOf(status, t);
  if (failure !== null) {
    return { what: waiting === 0 ? failure : t('strip.providerAnd', { what: failure, n: waiting }), bad: true };
  }
  if (aside + uncertain > 0) return { what: t.count('strip.providerLook', aside + uncertain, { title }), bad: true };
  // What is on its way for a moment is no news; what was tried in vain, or is held back, is.
  const held = troubled.length > 0 || paused?.reason === 'app';
  return waiting > 0 && held ? { what: t.count('strip.providerWaits', waiting, { title }), bad: false } : null;
}

function failureOf({ title, lastRecall, reachable, paused }: MemoryProviderStatus, t: Translate): string | null {
  if (paused?.reason === 'unauthorised') return t('strip.providerKey', { title });
  switch (lastRecall?.outcome) {
    case 'failed':
    case 'late':
      return t('strip.providerRecall', { title });
    case 'busy':
      return t('strip.providerBusy', { title });
    case 'resting':
      return t('strip.providerResting', { title });
    case 'blocked':
      return t('strip.providerBlocked', { title });
    default: {
      const outdated = lastRecall != null && reachable !== null && lastRecall.at > reachable.at;
      return reachable?.ok === false && !outdated ? t('strip.providerTest', { title }) : null;
    }
  }
}
