/** Whether this is a Mac: its Command key does what Ctrl does elsewhere. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** `Mod+K` as this machine writes it. */
export function keyLabel(keys: string): string {
  return isMac ? keys.replace('Mod+', '⌘').replace('Shift+', '⇧').replace('Alt+', '⌥') : keys.replace('Mod', 'Ctrl');
}

/** The same for `aria-keyshortcuts`; undefined for none. */
export function ariaKeys(keys: string): string | undefined {
  return keys === '' ? undefined : keys.replace('Mod', isMac ? 'Meta' : 'Control').replace('Ctrl', 'Control');
}

interface KeyLike {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Ctrl, or Command on a Mac, and neither of the others. */
export function hasMod(event: KeyLike): boolean {
  return (isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) && !event.altKey;
}

/** Whether a key press belongs to a text the person is writing. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox],[type=radio]), textarea, select'))
  );
}
