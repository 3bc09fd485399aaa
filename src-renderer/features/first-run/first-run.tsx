import { useEffect, useState } from 'react';
import type { SyntheticEvent, ReactNode } from 'react';
import { stopWelcoming, useApp, useLookingOn } from '../../app/app-store.ts';
import { focusComposer } from '../../app/focus-composer.ts';
import { go, href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Failed } from '../../ui/states.tsx';
import { applyChoice, endFirstRun, isComplete, loadOffers, useChoice } from './choice-store.ts';
import { Choice } from './choice.tsx';
import { HomePart } from './home-part.tsx';
import { ModelPart } from './model-part.tsx';
import './first-run.css';

/**
 * The first minute on a new home: who answers, whether memory asks, where it is kept, a look around. One page, in which everything
 * has an answer already: a person who chooses nothing starts with one press. It is not shown again.
 */
export default function FirstRun(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const complete = useChoice(isComplete);
  const asks = useChoice((store) => store.asks);
  const homeShort = useApp(({ state }) => state?.homeShort ?? '');
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    void loadOffers(bridge);
  }, [bridge]);

  /** The demo home is copied and opened; the window then loads afresh. */
  const [opening, setOpening] = useState(false);
  const end = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
      go(href('chat', ['new']), { replace: true });
      stopWelcoming();
      focusComposer();
    } catch (fault) {
      setError(fault);
    }
    setBusy(false);
  };
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (complete) void end(() => applyChoice(bridge));
  };
  const visitDemo = async (): Promise<void> => {
    setOpening(true);
    try {
      await bridge.request('homes.open', { to: { kind: 'demo' } });
    } catch (fault) {
      setError(fault);
      setOpening(false);
    }
  };

  return (
    <main className="first-run">
      <div className="scroll" tabIndex={0}>
        <form className="first-page" onSubmit={onSubmit} aria-label={t('first.title')}>
          <Icon name="logo" size={20} />
          <h1>{t('first.title')}</h1>
          <p className="dim">{t('first.lead')}</p>

          <ModelPart />

          <fieldset>
            <legend>{t('first.memory')}</legend>
            <Choice
              name="memory"
              checked={!asks}
              onChoose={() => useChoice.setState({ asks: false })}
              title={t('first.memory.once')}
              note={t('first.memory.onceNote')}
            />
            <Choice
              name="memory"
              checked={asks}
              onChoose={() => useChoice.setState({ asks: true })}
              title={t('first.memory.ask')}
              note={t('first.memory.askNote')}
            />
          </fieldset>

          <HomePart />

          {error !== null && <Failed error={error} />}
          <footer className="first-end">
            <Button
              type="submit"
              kind="ink"
              disabledBecause={lookingOn ? t('chat.lookingOn') : !complete && t('first.incomplete')}
            >
              {t('first.start')}
            </Button>
            <Button icon="play" disabledBecause={opening && t('first.opening')} onClick={() => void visitDemo()}>
              {t('first.tour')}
            </Button>
            <span className="grow" />
            <Button kind="quiet" onClick={() => void end(() => endFirstRun(bridge))}>
              {t('first.skip')}
            </Button>
            <p className="meta" role="status">
              {opening
                ? t('first.opening')
                : complete
                  ? t('first.later', { file: `${homeShort}/config.yaml` })
                  : t('first.incomplete')}
            </p>
          </footer>
        </form>
      </div>
    </main>
  );
}
