import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryProviderKind, MemoryProviderStatus } from '@shared/contract/index.ts';
import { useLookingOn } from '../../../app/app-store.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { useLanguage, useText } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/signs.tsx';
import { Failed, Note } from '../../../ui/states.tsx';
import { ProviderForm } from './provider-form.tsx';
import { Places, SentLog, TestLine, Uploads } from './kind-parts.tsx';

/** One memory provider: what it is and what it costs, the way to switch it on or off, and below it its form when it is open. */
export function KindRow({
  kind,
  status,
  open,
  onOpen,
}: {
  kind: MemoryProviderKind;
  status: MemoryProviderStatus;
  open: boolean;
  onOpen: (open: boolean) => void;
}): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const language = useLanguage();
  const lookingOn = useLookingOn();
  const panel = useId();
  const [error, setError] = useState<unknown>(null);
  const [switching, setSwitching] = useState(false);
  const { name, title, selected, missing } = kind;
  const locked = lookingOn && t('chat.lookingOn');

  const select = async (wanted: string | null): Promise<void> => {
    setSwitching(false);
    try {
      await bridge.request('providers.select', { name: wanted });
      // What was chosen is asked for real at once, so that nobody takes "chosen" for "works".
      if (wanted !== null) await bridge.request('providers.test', { name: wanted });
      setError(null);
    } catch (fault) {
      setError(fault);
    }
  };
  /** Only one can be in use: with another one there, the person is asked first. */
  const switchOn = async (): Promise<void> => {
    if (status.selected !== null && status.selected !== name) setSwitching(true);
    else await select(name);
  };

  return (
    <div className="mp-kind" role="group" aria-label={title}>
      <div className="set">
        <div className="grow">
          <p className="t mp-title">
            {title}
            {kind.local && <Tag icon="check">{t('provider.local')}</Tag>}
            {selected && (
              <Tag tone="add" icon="check">
                {t('provider.selected')}
              </Tag>
            )}
          </p>
          <p className="meta">{kind.about[language]}</p>
          <p className="meta">{kind.privacy[language]}</p>
          {!selected && kind.waiting > 0 && <p className="meta">{t.count('provider.keeps', kind.waiting)}</p>}
        </div>
        <div className="ctl">
          {selected && (
            <Button disabledBecause={locked} onClick={() => void select(null)}>
              {t('provider.off')}
            </Button>
          )}
          <Button
            aria-expanded={open}
            aria-controls={panel}
            aria-label={`${t(selected ? 'provider.look' : 'provider.setUp')}: ${title}`}
            onClick={() => onOpen(!open)}
          >
            {t(selected ? 'provider.look' : 'provider.setUp')}
          </Button>
        </div>
      </div>
      {error !== null && <Failed error={error} />}
      {switching && (
        <Note
          icon="alert"
          actions={
            <>
              <Button small kind="ink" onClick={() => void select(name)}>
                {t('provider.switchTo', { title })}
              </Button>
              <Button small autoFocus onClick={() => setSwitching(false)}>
                {t('provider.keep', { title: status.title })}
              </Button>
            </>
          }
        >
          {t('provider.oneOnly', { now: status.title, title })}{' '}
          {status.waiting > 0 && t.count('provider.stays', status.waiting)}
        </Note>
      )}
      <div id={panel} className="mp-panel" hidden={!open}>
        {open && (
          <>
            {missing !== null && <p className="meta mp-line">{missing}</p>}
            <ProviderForm kind={kind} locked={locked} onSwitchOn={switchOn} />
            <TestLine kind={kind} />
            {kind.uploads.length > 0 && <Uploads kind={kind} locked={locked} />}
            <Places kind={kind} />
            <SentLog name={name} />
          </>
        )}
      </div>
    </div>
  );
}
