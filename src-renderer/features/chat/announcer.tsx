import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/language.tsx';
import { usePane } from './pane.tsx';

/** Speaks an answer once it is whole, not word by word as it streams. */
export function Announcer(): ReactNode {
  const t = useText();
  const { conversation, live } = usePane();
  const [words, setWords] = useState('');
  useEffect(
    () =>
      live.subscribe((now, was) => {
        // The same words twice are two answers: only a text that changes is spoken.
        if (now.running && !was.running) setWords('');
        if (now.running || !was.running) return;
        const last = conversation.getState().messages.at(-1);
        setWords(last?.role === 'assistant' ? t('chat.answered', { text: last.content.slice(0, 1000) }) : '');
      }),
    [t, conversation, live],
  );
  return (
    <div className="sr" role="status" aria-live="polite">
      {words}
    </div>
  );
}
