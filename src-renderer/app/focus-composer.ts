/** How many frames the field is waited for. */
const PATIENCE_FRAMES = 120;

/** Puts the caret where the person writes, as soon as that is drawn. Only for what the person just did. */
export function focusComposer(frames = PATIENCE_FRAMES): void {
  const field = document.querySelector<HTMLTextAreaElement>('.chat .compose textarea');
  if (field !== null) field.focus();
  else if (frames > 0) requestAnimationFrame(() => focusComposer(frames - 1));
}
