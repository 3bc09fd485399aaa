/** Calls back when a CSS pixel becomes another number of pixels: another screen, another zoom of the page. Returns the way to stop. */
export function watchPixelRatio(changed: () => void): () => void {
  let stop = (): void => undefined;
  const watch = (): void => {
    // A query matches one ratio, so each change needs a new one.
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const listen = (): void => {
      stop();
      watch();
      changed();
    };
    query.addEventListener('change', listen);
    stop = () => query.removeEventListener('change', listen);
  };
  watch();
  return () => stop();
}
