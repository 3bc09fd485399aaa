import { useState } from 'react';
import type { ReactNode } from 'react';
import type { FoundHome, HomeChoice } from '@shared/contract/index.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Failed } from '../../ui/states.tsx';
import { useShell } from './shell-state.ts';

/** Opens another home in this window: one that was found, one that is there already, or an empty directory as a new one. */
export function OpenHome({ homes }: { homes: readonly FoundHome[] }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const shell = useShell();
  const [dir, setDir] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [restarting, setRestarting] = useState(false);
  const open = async (to: HomeChoice): Promise<void> => {
    try {
      const { how } = await bridge.request('homes.open', { to });
      setError(null);
      setRestarting(how === 'restart');
    } catch (fault) {
      setError(fault);
    }
  };
  const choose = async (): Promise<void> => {
    try {
      const chosen = await bridge.request('homes.choose', {});
      if (chosen.dir !== null) setDir(chosen.dir);
    } catch (fault) {
      setError(fault);
    }
  };
  const empty = dir.trim() === '' && t('homes.pathMissing');
  return (
    <div className="open-home">
      {homes.map((home) => (
        <div key={home.dir} className="flex">
          <span className="grow mono path">{home.short}</span>
          <Button small onClick={() => void open({ kind: 'existing', dir: home.dir })}>
            {t('common.open')}
          </Button>
        </div>
      ))}
      <div className="first-row">
        <Field
          className="grow"
          label={t('homes.path')}
          placeholder={t('homes.example')}
          value={dir}
          onChange={setDir}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (dir.trim() !== '') void open({ kind: 'existing', dir });
          }}
        />
        {shell?.choose === true && (
          <Button icon="folder" onClick={() => void choose()}>
            {t('homes.choose')}
          </Button>
        )}
      </div>
      <div className="btns">
        <Button disabledBecause={empty} onClick={() => void open({ kind: 'existing', dir })}>
          {t('homes.openExisting')}
        </Button>
        <Button disabledBecause={empty} onClick={() => void open({ kind: 'new', dir })}>
          {t('homes.startNew')}
        </Button>
      </div>
      <p className="meta" role="status">
        {restarting ? t('homes.restarting') : t('homes.note')}
      </p>
      {error !== null && <Failed error={error} />}
    </div>
  );
}
