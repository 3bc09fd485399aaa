import { useEffect } from 'react';
import { focusComposer } from './focus-composer.ts';
import type { Place } from './route.ts';

/**
 * Draws nothing. A screen that took the place of another took the focus with it: in the chat it goes to where the person
 * writes, on every other screen to the title, which is spoken and from which Tab goes on. A link of the rail keeps its focus.
 */
export function Arrival({ place }: { place: Place }): null {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    if (place === 'chat') {
      focusComposer({ unlessHeld: true });
      return;
    }
    const title = document.querySelector<HTMLElement>('main h1');
    if (title === null) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [place]);
  return null;
}

/** Lets go of what has the focus, for keys that lead to another screen: its title has it next. */
export function leaveScreen(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
