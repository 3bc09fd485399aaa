import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps an empty element as high as a row that stands at a place of its own and takes no room: the row that streams in stands as every
 * other, so that nothing of it is laid out anew when it becomes one. `key` says which row it is; null for none. `makeRoom` is called
 * when the row was drawn; a row that grows otherwise is noticed.
 */
export function useRoomFor(
  row: RefObject<HTMLElement | null>,
  key: number | null,
): { readonly room: RefObject<HTMLDivElement | null>; readonly makeRoom: () => void } {
  const room = useRef<HTMLDivElement>(null);
  const makeRoom = useCallback((): void => {
    if (room.current === null || row.current === null) return;
    const height = `${String(row.current.offsetHeight)}px`;
    if (room.current.style.height !== height) room.current.style.height = height;
  }, [row]);
  useLayoutEffect(() => {
    if (key === null || row.current === null) return;
    makeRoom();
    const observer = new ResizeObserver(makeRoom);
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [key, row, makeRoom]);
  return { room, makeRoom };
}
