/**
 * Has the browser forget what could be undone in a text field, which keeps its focus. A field that is emptied by the app cannot be
 * undone anyway, but the browser holds on to every text that was typed into it, a thousand of them. It lets go of a field that
 * changes its place, and moving it to where it stands is enough; a browser that cannot do that keeps them.
 */
export function forgetUndo(field: HTMLElement): void {
  const parent = field.parentElement;
  if (parent !== null && 'moveBefore' in parent) parent.moveBefore(field, field.nextSibling);
}
