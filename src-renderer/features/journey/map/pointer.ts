/** Pointing at the map. Dragging and pinching are the zoom's; what remains is hovering and clicking. */

export interface PointerListener {
  /** Points are in CSS pixels of the canvas. */
  hover(x: number, y: number): void;
  leave(): void;
  click(x: number, y: number, finger: boolean): void;
}

/** The listeners go with the canvas. */
export function listenToPointer(canvas: HTMLCanvasElement, listener: PointerListener): void {
  canvas.addEventListener('pointermove', (event) => {
    if (event.buttons === 0 && event.pointerType !== 'touch') listener.hover(event.offsetX, event.offsetY);
  });
  canvas.addEventListener('pointerleave', () => listener.leave());
  canvas.addEventListener('click', (event) => {
    const finger = event instanceof PointerEvent && event.pointerType === 'touch';
    listener.click(event.offsetX, event.offsetY, finger);
  });
}
