import { useMemo, useRef } from 'react';
import type { KeyboardEvent } from 'react';

/** Handlers for a text field, and the question whether a key belongs to an input method. */
export interface Composing {
  readonly handlers: { readonly onCompositionStart: () => void; readonly onCompositionEnd: () => void };
  owns(event: KeyboardEvent): boolean;
}

/**
 * Tells the Enter that chooses a word of an input method from the Enter that sends. Some browsers report the key after the
 * composition has ended, so its end counts only from the next task on.
 */
export function useComposing(): Composing {
  const composing = useRef(false);
  return useMemo(
    () => ({
      handlers: {
        onCompositionStart: () => {
          composing.current = true;
        },
        onCompositionEnd: () => {
          window.setTimeout(() => {
            composing.current = false;
          });
        },
      },
      owns: (event) => composing.current || event.nativeEvent.isComposing || event.key === 'Process',
    }),
    [],
  );
}
