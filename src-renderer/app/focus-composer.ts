/** How many frames the field is waited for. */
const PATIENCE_FRAMES = 120;

/**
 * Puts the caret where the person writes, as soon as that is drawn; of two conversations in the one `beside`, if asked. Only
 * for what the person just did; `unlessHeld` leaves the focus to whatever has it by then.
 */
export function focusComposer({ unlessHeld = false, beside = false, frames = PATIENCE_FRAMES } = {}): void {
  if (unlessHeld && document.activeElement !== document.body) return;
  const pane = beside ? '.thread ~ .thread' : '.thread';
  const field = document.querySelector<HTMLTextAreaElement>(`.chat ${pane} .compose textarea`);
  field?.focus();
  // It may not be drawn yet, or still lie under a sheet that closes.
  if (document.activeElement !== field && frames > 0)
    requestAnimationFrame(() => focusComposer({ unlessHeld, beside, frames: frames - 1 }));
}
