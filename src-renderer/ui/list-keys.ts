import type { KeyboardEvent } from 'react';

export interface ListKeys {
  readonly count: number;
  /** Index of the current row; -1 for none. */
  readonly current: number;
  readonly onMove: (index: number) => void;
  /** Enter on the current row. */
  readonly onOpen?: ((index: number) => void) | undefined;
  /** Rows that Page Up and Page Down pass. */
  readonly page?: number;
}

/** Where a key leads from the current row; null when it is no key of lists. */
export function listTarget(key: string, { count, current, page = 10 }: ListKeys): number | null {
  if (count === 0) return null;
  const clamp = (index: number): number => Math.min(count - 1, Math.max(0, index));
  switch (key) {
    case 'ArrowDown':
      return clamp(current + 1);
    case 'ArrowUp':
      return clamp(current === -1 ? count - 1 : current - 1);
    case 'PageDown':
      return clamp(current + page);
    case 'PageUp':
      return clamp(current - page);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * The keys of a list whose container holds the focus (`tabIndex=0`, `aria-activedescendant` on the current row). Keys that
 * come from a control inside a row stay with it.
 */
export function listKeyDown(keys: ListKeys): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && keys.onOpen !== undefined && keys.current >= 0) {
      event.preventDefault();
      keys.onOpen(keys.current);
      return;
    }
    const target = listTarget(event.key, keys);
    if (target === null) return;
    event.preventDefault();
    if (target !== keys.current) keys.onMove(target);
  };
}
