import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/icons.tsx';

/** Whether every memory write is asked about; null while unknown. */
function useGate(): boolean | null {
  const bridge = useBridge();
  const [gate, setGate] = useState<boolean | null>(null);
  useEffect(
    () =>
      follow(
        bridge,
        'settings.changed',
        () => bridge.request('settings.get', {}),
        ({ settings }) => setGate(settings.find(({ key }) => key === 'memory.write_approval')?.value === true),
        // The sentence about it is then left out.
        () => setGate(null),
      ),
    [bridge],
  );
  return gate;
}

/** The queue is empty: says so, and when there would be something. */
export function NothingWaits(): ReactNode {
  const t = useText();
  const gate = useGate();
  return (
    <div className="quiet">
      <Icon name="check" size={20} />
      <h2 tabIndex={-1}>{t('approvals.empty')}</h2>
      <p className="dim">
        {gate === true && t('approvals.empty.all')}
        {gate === false && t('approvals.empty.some')}
      </p>
      <div className="btns">
        <a className="btn" href={href('settings', ['memory'])}>
          {t('approvals.empty.when')}
        </a>
      </div>
    </div>
  );
}
