import { useState } from 'react';
import type { ReactNode } from 'react';
import { envOpenCode } from '@shared/contract/index.ts';
import { useApp, useLookingOn } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Failed, Note } from '../../ui/states.tsx';

/** Beside the keys: other users of the machine may read `.env`, and one press closes it to them. Nothing while it is closed. */
export function OpenEnv(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const file = useApp(({ state }) => state?.problems.find(({ code }) => code === envOpenCode)?.file ?? null);
  const [error, setError] = useState<unknown>(null);
  if (file === null) return null;
  const close = (): void => void bridge.request('settings.closeEnv', {}).then(() => setError(null), setError);
  return (
    <>
      <Note
        icon="alert"
        actions={
          <Button small disabledBecause={lookingOn && t('chat.lookingOn')} onClick={close}>
            {t('settings.envClose')}
          </Button>
        }
      >
        {t('settings.envOpen')} <code className="meta">{file}</code>
      </Note>
      {error !== null && <Failed error={error} />}
    </>
  );
}
