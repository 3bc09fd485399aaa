import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** What had the focus, and how it is found again where it was drawn anew. */
interface Held {
  readonly element: HTMLElement;
  /** What it stood in, from the inside out. */
  readonly around: readonly Element[];
  readonly words: string;
}

const wordsOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent;

/** What has the focus now: for a row of a menu, which goes as soon as it is chosen, the button of the menu. */
function held(): Held | null {
  const active = document.activeElement;
  const opener = active?.closest('[role=menu]')?.getAttribute('aria-labelledby') ?? null;
  const element = opener === null ? active : document.getElementById(opener);
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const around: Element[] = [];
  for (let box = element.parentElement; box !== null; box = box.parentElement) around.push(box);
  return { element, around, words: wordsOf(element) };
}

/** What can be pressed or written in. */
const controls = 'button:not(:disabled), a[href], input:not([type=hidden]), [tabindex="0"]';

/**
 * The same element, or the one that took its place: of its kind, with its words, in what is left of where it stood. Where it
 * is gone for good, the first control of that part of the screen, so that the keyboard stays there.
 */
function again({ element, around, words }: Held): HTMLElement | null {
  if (element.isConnected) return element;
  const box = around.find((each) => each.isConnected);
  const alike = [...(box?.querySelectorAll<HTMLElement>(element.localName) ?? [])];
  const part = box?.parentElement?.closest('main') == null ? null : box;
  return alike.find((each) => wordsOf(each) === words) ?? part?.querySelector<HTMLElement>(controls) ?? null;
}

/**
 * Something takes the place of what was in view and takes the focus: when it goes, and the focus would go with it, the focus
 * returns to where it was. What the person gave the focus to meanwhile keeps it.
 */
export function useFocusReturn(): void {
  // Read while it is made: its own fields may take the focus before any effect runs.
  const [before] = useState(held);
  useLayoutEffect(
    () => () =>
      // What is taken away has the focus until all of it is gone.
      queueMicrotask(() => {
        if (before !== null && document.activeElement === document.body) again(before)?.focus();
      }),
    [before],
  );
}

/** The same for a part of a page that is no component of its own: put it inside. */
export function FocusReturn(): ReactNode {
  useFocusReturn();
  return null;
}
