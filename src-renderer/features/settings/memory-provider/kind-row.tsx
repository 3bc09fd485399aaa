import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryProviderKind, MemoryProviderStatus } from '@shared/contract/index.ts';
import { useLookingOn } from '../../../app/app-store.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { useLanguage, useText } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/signs.tsx';
import { Failed, Note } from '../../../ui/states.tsx';
import { ProviderForm } from './provider-form.tsx';
import { Places, Uploads } from './kind-parts.tsx';
import { SentLog } from './sent-log.tsx';
import { SignIn } from './sign-in.tsx';

/** One memory provider: what it is and what it costs, the way to switch it on or off, and below it its form when it is open. */
export function KindRow({ kind, status }: { kind: MemoryProviderKind; status: MemoryProviderStatus }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const language = useLanguage();
  const lookingOn = useLookingOn();
  const panel = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [switching, setSwitching] = useState(false);
  const { name, title, selected, active } = kind;
  const locked = lookingOn && t('chat.lookingOn');

  const select = async (wanted: string | null): Promise<boolean> => {
    setSwitching(false);
    try {
      await bridge.request('providers.select', { name: wanted });
      // What was chosen is asked for real at once, so that nobody takes "chosen" for "works".
      if (wanted !== null) await bridge.request('providers.test', { name: wanted });
      setError(null);
      return true;
    } catch (fault) {
      setError(fault);
      return false;
    }
  };
  /** The button that was pressed goes; the one beside it has the focus then. */
  const switchOff = async (): Promise<void> => {
    if (await select(null)) toggle.current?.focus();
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
              <Tag tone={active ? 'add' : 'rem'} icon={active ? 'check' : 'alert'}>
                {t(active ? 'provider.selected' : 'provider.selectedOnly')}
              </Tag>
            )}
          </p>
          <p className="meta">{kind.about[language]}</p>
          <p className="mp-privacy">
            <b>{t('provider.privacy')}</b> <span>{kind.privacy[language]}</span>
          </p>
          {!selected && kind.waiting > 0 && <p className="meta">{t.count('provider.keeps', kind.waiting)}</p>}
        </div>
        <div className="ctl">
          {selected && (
            <Button disabledBecause={locked} onClick={() => void switchOff()}>
              {t('provider.off')}
            </Button>
          )}
          <Button
            ref={toggle}
            icon={open ? 'chevron-up' : 'chevron-down'}
            aria-expanded={open}
            aria-controls={panel}
            aria-label={`${t(selected ? 'provider.look' : 'provider.setUp')}: ${title}`}
            onClick={() => {
              setOpen(!open);
              setSwitching(false);
            }}
          >
            {t(selected ? 'provider.look' : 'provider.setUp')}
          </Button>
        </div>
      </div>
      {!open && error !== null && <Failed error={error} />}
      <div id={panel} className="mp-panel" hidden={!open}>
        {open && (
          <>
            <SignIn kind={kind} locked={locked} />
            <ProviderForm
              kind={kind}
              locked={locked}
              refused={error}
              onSwitchOn={switchOn}
              asking={
                switching ? (
                  <Switching
                    title={title}
                    status={status}
                    onSwitch={() => void select(name)}
                    onKeep={() => setSwitching(false)}
                  />
                ) : null
              }
            />
            {kind.uploads.length > 0 && <Uploads kind={kind} locked={locked} />}
            <Places kind={kind} />
            <SentLog name={name} />
          </>
        )}
      </div>
    </div>
  );
}

/** Asks whether one takes the place of another. It stands where the person pressed, and the safe answer has the focus. */
function Switching({
  title,
  status,
  onSwitch,
  onKeep,
}: {
  title: string;
  status: MemoryProviderStatus;
  onSwitch: () => void;
  onKeep: () => void;
}): ReactNode {
  const t = useText();
  return (
    <Note
      icon="alert"
      actions={
        <>
          <Button small kind="ink" onClick={onSwitch}>
            {t('provider.switchTo', { title })}
          </Button>
          <Button small autoFocus onClick={onKeep}>
            {t('provider.keep', { title: status.title })}
          </Button>
        </>
      }
    >
      {t('provider.oneOnly', { now: status.title, title })}{' '}
      {status.waiting > 0 && t.count('provider.stays', status.waiting)}
    </Note>
  );
}
