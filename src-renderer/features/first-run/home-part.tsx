import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { FoundHome } from '@shared/contract/index.ts';
import { useApp } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import type { Translate } from '../../i18n/language.tsx';
import { OpenHome } from '../settings/open-home.tsx';
import { Choice } from './choice.tsx';

/** Where everything is kept: the home that is open, and the way to another one. */
export function HomePart(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const homeShort = useApp(({ state }) => state?.homeShort ?? '');
  const [homes, setHomes] = useState<readonly FoundHome[]>([]);
  const [other, setOther] = useState(false);
  useEffect(() => {
    let live = true;
    bridge.request('homes.found', {}).then(
      (answer) => live && setHomes(answer.homes),
      // The one that is open is named in the status line in any case.
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [bridge]);
  const current = homes.find((home) => home.current);
  return (
    <fieldset>
      <legend>{t('first.home')}</legend>
      <Choice
        name="home"
        checked={!other}
        onChoose={() => setOther(false)}
        title={homeShort}
        note={current === undefined ? '' : holds(current, t)}
      />
      <Choice
        name="home"
        checked={other}
        onChoose={() => setOther(true)}
        title={t('first.home.other')}
        note={t('first.home.otherNote')}
      >
        <OpenHome homes={homes.filter((home) => !home.current)} />
      </Choice>
    </fieldset>
  );
}

/** What a home holds, in words. */
function holds({ memories, sessions, settings }: FoundHome, t: Translate): string {
  const parts = [
    memories && t('first.home.memories'),
    sessions && t('first.home.sessions'),
    settings && t('first.home.settings'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? t('first.home.new') : t('first.home.holds', { what: parts.join(t('first.home.and')) });
}
