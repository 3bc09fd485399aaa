import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryProviderKind } from '@shared/contract/index.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { useFormat, useText } from '../../../i18n/language.tsx';
import { useReasonText } from '../../../i18n/reason-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/signs.tsx';
import { Failed } from '../../../ui/states.tsx';

/** Asks a provider for real whether it works, and tells when it was last asked and what came of it. */
export function TestLine({
  kind,
  changed,
  before,
}: {
  kind: MemoryProviderKind;
  /** Something was entered that is not saved: it is saved first, because only what is saved can be tested. */
  changed: boolean;
  /** Saves it. False when that was refused, and nothing is asked. */
  before: () => Promise<boolean>;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const reason = useReasonText();
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { name, title, test, missing } = kind;
  const cannot = missing !== null && !changed;
  const ask = async (): Promise<void> => {
    // It stays as it is meanwhile: a button that goes takes the focus along.
    if (asking || (changed && !(await before()))) return;
    setAsking(true);
    setError(null);
    try {
      await bridge.request('providers.test', { name });
    } catch (fault) {
      setError(fault);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <div className="set">
        <div className="grow">
          <p className="t">{t('provider.test')}</p>
          <p className="meta mp-wrap">
            {cannot
              ? t('provider.notYet', { missing: reason(missing) })
              : t(changed ? 'provider.testSaves' : 'provider.testNote')}
          </p>
        </div>
        <div className="ctl">
          <span className="st" role="status">
            {asking && <Tag icon="clock">{t('provider.testing')}</Tag>}
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
            aria-label={`${t(changed ? 'provider.saveTest' : 'settings.test')}: ${title}`}
            disabledBecause={cannot && reason(missing)}
            onClick={() => void ask()}
          >
            {t(changed ? 'provider.saveTest' : 'settings.test')}
          </Button>
        </div>
      </div>
      {test !== null && !asking && (
        <p className={test.ok ? 'meta mp-line' : 'meta mp-line err'}>{reason(test.message)}</p>
      )}
      {error !== null && <Failed error={error} />}
    </>
  );
}
