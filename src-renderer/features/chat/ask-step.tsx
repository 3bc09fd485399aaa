import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ToolAsk, ToolChoice } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { EntryText } from '../../ui/entry-text.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Tag } from '../../ui/signs.tsx';
import { Failed } from '../../ui/states.tsx';
import { LongText } from './long-text.tsx';
import { prettyJson } from './tool-words.ts';

/** Enter alone, which a person may be about to press for something else, does nothing here. */
function notByEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** A call that waits for the person's leave: whose tool it is, what exactly would be run, and the four answers. */
export function AskStep({ ask }: { ask: ToolAsk }): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const [confirming, setConfirming] = useState(false);
  const [deciding, setDeciding] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { server, tool } = ask;
  const decide = async (choice: ToolChoice): Promise<void> => {
    setDeciding(true);
    try {
      await bridge.request('tools.decide', { id: ask.id, choice });
    } catch (fault) {
      setError(fault);
      setDeciding(false);
    }
  };
  const why = lookingOn && t('chat.lookingOn');

  return (
    <section className="step leave" aria-label={t('ask.title', { server, tool })} aria-busy={deciding}>
      <div className="h">
        <Icon name="tool" />
        <span className="grow name" dir="auto">
          {t('ask.title', { server, tool })}
        </span>
        <Tag tone="lamp" icon="hourglass">
          {t('common.waits')}
        </Tag>
        <span className="meta">{format.time(ask.since)}</span>
      </div>
      <Arguments text={ask.arguments} />
      {confirming && <p className="leave-note">{t('ask.alwaysNote', { server, tool })}</p>}
      <div className="leave-acts" role="group" aria-label={t('ask.group')} onKeyDown={notByEnter}>
        {confirming ? (
          <>
            <Button small disabledBecause={why} onClick={() => void decide('always')}>
              {t('ask.alwaysYes')}
            </Button>
            <Button small kind="quiet" onClick={() => setConfirming(false)}>
              {t('ask.back')}
            </Button>
          </>
        ) : (
          <>
            <Button small disabledBecause={why} onClick={() => void decide('once')}>
              {t('ask.once')}
            </Button>
            <Button small disabledBecause={why} onClick={() => void decide('session')}>
              {t('ask.session')}
            </Button>
            <Button small disabledBecause={why} onClick={() => setConfirming(true)}>
              {t('ask.always')}
            </Button>
            <Button small kind="rem" icon="ban" disabledBecause={why} onClick={() => void decide('deny')}>
              {t('ask.deny')}
            </Button>
          </>
        )}
        <span className="meta grow wide-only leave-keys">{why === false ? t('ask.keys') : why}</span>
      </div>
      {error !== null && <Failed error={error} />}
    </section>
  );
}

/** What would be run, hidden characters made visible. */
function Arguments({ text }: { text: string }): ReactNode {
  const t = useText();
  const pretty = prettyJson(text.trim());
  if (pretty === '' || pretty === '{}') return <p className="meta">{t('ask.noArguments')}</p>;
  return (
    <LongText text={pretty} limit={8000}>
      {(shown) => (
        <pre className="pre" tabIndex={0} dir="ltr" aria-label={t('ask.arguments')}>
          <EntryText text={shown} />
        </pre>
      )}
    </LongText>
  );
}
