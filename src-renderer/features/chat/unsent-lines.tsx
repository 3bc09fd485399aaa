import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { draftOf, loadDraft, setDraft, unsentKey, useDrafts } from './draft-store.ts';

/**
 * Words that could not be sent while others were being typed already: they wait over the field, apart from those, each to be sent again
 * as it was.
 */
export function UnsentLines({ of, onSend }: { of: string; onSend: (text: string) => Promise<void> }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const key = unsentKey(of);
  const unsent = useDrafts((drafts) => draftOf(drafts, key)).pasted;
  useEffect(() => void loadDraft(bridge, key), [bridge, key]);
  const drop = (id: number): void => {
    const { text, pasted } = draftOf(useDrafts.getState(), key);
    setDraft(bridge, key, { text, pasted: pasted.filter((piece) => piece.id !== id) });
  };
  return unsent.map(({ id, text }) => (
    <div key={id} className="queue">
      <Icon name="alert" size={14} />
      <span className="cut grow" dir="auto">
        {t('chat.unsent', { text })}
      </span>
      <Button
        small
        kind="quiet"
        onClick={() => {
          drop(id);
          void onSend(text);
        }}
      >
        {t('chat.sendAgain')}
      </Button>
      <IconButton small icon="close" label={t('chat.dropUnsent')} onClick={() => drop(id)} />
    </div>
  ));
}
