import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { keysPressed } from '@shared/shell/keys.ts';
import { isMac, keyLabel } from '../../app/keyboard.ts';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';

/** Takes the next keys that are pressed. Escape and Tab leave it as it was. */
export function KeysField({
  label,
  keys,
  onTake,
  disabledBecause,
}: {
  /** What the keys are for. */
  label: string;
  /** Those in force; empty for none. */
  keys: string;
  onTake: (keys: string) => void;
  disabledBecause?: string | false;
}): ReactNode {
  const t = useText();
  const [listening, setListening] = useState(false);
  useEffect(() => {
    if (!listening) return;
    // Before the window's own keys: what is pressed is meant for here.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') {
        setListening(false);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') {
        setListening(false);
        return;
      }
      const pressed = keysPressed(event, isMac);
      if (pressed === null) return;
      setListening(false);
      onTake(pressed);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [listening, onTake]);
  const shown = keys === '' ? t('settings.keysNone') : keyLabel(keys);
  return (
    <Button
      className="keys-in"
      disabledBecause={disabledBecause}
      aria-label={listening ? t('settings.keysPress') : `${label}: ${shown}`}
      onClick={() => setListening(true)}
      onBlur={() => setListening(false)}
    >
      {listening ? t('settings.keysPress') : keys === '' ? shown : <kbd>{shown}</kbd>}
    </Button>
  );
}
