/** What the keyboard came to the card from: the list or the map. */
let cameFrom: Element | null = null;

/** The focus goes to the title of the card. */
export function focusCard(): void {
  cameFrom = document.activeElement;
  document.querySelector<HTMLElement>('.sm-card h2')?.focus();
}

/** The focus goes back to where it came from; to the map when that is gone. */
export function leaveCard(): void {
  const back = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : null;
  cameFrom = null;
  (back ?? document.querySelector<HTMLElement>('.sm-canvas'))?.focus();
}
