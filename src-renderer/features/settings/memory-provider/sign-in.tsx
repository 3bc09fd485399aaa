import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryProviderKind } from '@shared/contract/index.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { useText } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Tag } from '../../../ui/signs.tsx';
import { Failed } from '../../../ui/states.tsx';

/**
 * Signing in on the vendor's page instead of entering a key. The person opens the page; what it led to is taken by itself, or pasted where
 * the browser runs on another machine.
 */
export function SignIn({ kind, locked }: { kind: MemoryProviderKind; locked: string | false }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [address, setAddress] = useState<string | null>(null);
  const [pasted, setPasted] = useState('');
  const [error, setError] = useState<unknown>(null);
  const { name, title, signIn } = kind;
  if (signIn === null) return null;
  const { state, message } = signIn;
  const isWaiting = state === 'waiting';
  const attempt = (work: Promise<unknown>): void => void work.then(() => setError(null), setError);
  const begin = async (): Promise<void> => setAddress((await bridge.request('providers.signIn', { name })).address);
  const takePasted = async (): Promise<void> => {
    await bridge.request('providers.signInPasted', { name, address: pasted.trim() });
    setPasted('');
  };
  return (
    <div className="mp-part" role="group" aria-label={t('provider.signIn', { title })}>
      <div className="mp-buttons">
        <div className="grow">
          <p className="t">{t('provider.signIn', { title })}</p>
          <p className="meta">{t(isWaiting ? 'provider.signInWaits' : 'provider.signInNote')}</p>
        </div>
        <span role="status">
          {state === 'done' && (
            <Tag tone="add" icon="check">
              {t('provider.signedIn')}
            </Tag>
          )}
          {state === 'failed' && (
            <Tag tone="rem" icon="alert">
              {t('provider.signInFailed')}
            </Tag>
          )}
          {isWaiting && <Tag icon="clock">{t('provider.signInWaiting')}</Tag>}
        </span>
        {isWaiting && (
          <Button onClick={() => attempt(bridge.request('providers.signInCancel', { name }))}>
            {t('common.cancel')}
          </Button>
        )}
        {isWaiting && address?.startsWith('https://') === true ? (
          <a className="btn btn-ink" href={address} target="_blank" rel="noreferrer noopener">
            {t('provider.signInOpen')}
          </a>
        ) : (
          <Button disabledBecause={locked} onClick={() => attempt(begin())}>
            {t('provider.signInBegin')}
          </Button>
        )}
      </div>
      {state === 'failed' && message !== '' && <p className="meta err mp-wrap">{message}</p>}
      {isWaiting && (
        <form
          className="mp-buttons"
          onSubmit={(event) => {
            event.preventDefault();
            if (pasted.trim() !== '') attempt(takePasted());
          }}
        >
          <p className="meta grow">{t('provider.signInElsewhere')}</p>
          <Field className="text-in" label={t('provider.signInPaste')} value={pasted} onChange={setPasted} />
          <Button type="submit">{t('provider.signInTake')}</Button>
        </form>
      )}
      {error !== null && <Failed error={error} />}
    </div>
  );
}
