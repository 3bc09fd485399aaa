import { useCallback, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { usePane } from './pane.tsx';

/** Longest message that is brought back into the field. */
const longest = 4000;

/**
 * The arrow keys in an empty field: what was said before in this conversation, back from the newest, and forward again. Answers the words
 * to put into the field; null when the key is not for this: also once the words were changed.
 */
export function useSaidBefore(): (event: KeyboardEvent, typed: string) => string | null {
  const { conversation } = usePane();
  const place = useRef({ back: 0, words: '' });
  return useCallback(
    (event, typed) => {
      const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
      if (step === 0 || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return null;
      const { back, words } = place.current;
      const from = typed === '' ? 0 : typed === words && !words.includes('\n') ? back : null;
      if (from === null || from + step < 0 || (from === 0 && step < 0)) return null;
      const said = conversation
        .getState()
        .messages.filter(({ role, active, displayKind }) => role === 'user' && active && displayKind !== 'hidden')
        .map(({ content }) => content)
        .filter((content) => content.length <= longest);
      const next = from + step;
      const found = next === 0 ? '' : said.at(-next);
      if (found === undefined) return null;
      place.current = { back: next, words: found };
      return found;
    },
    [conversation],
  );
}
