import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { listKeyDown } from './list-keys.ts';

export interface VirtualListProps {
  readonly label: string;
  readonly count: number;
  /** Index of the current row; -1 for none. */
  readonly current: number;
  readonly onMove: (index: number) => void;
  readonly onOpen?: (index: number) => void;
  /** Expected height of a row in px; it is measured once shown. */
  readonly estimate: number;
  /** Key of a row. Memoise it: a new function has every row measured afresh. */
  readonly keyOf: (index: number) => string;
  readonly row: (index: number, current: boolean) => ReactNode;
  readonly rowClass?: (index: number, current: boolean) => string;
  readonly className?: string;
  /** The list calls it when its last rows come into view. */
  readonly onEnd?: () => void;
}

/** A list box of any length: only the rows in view exist. One tab stop; the arrow keys walk the rows. */
export function VirtualList(props: VirtualListProps): ReactNode {
  const { count, current, onMove, onOpen, onEnd } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const base = useId();
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => props.estimate,
    getItemKey: props.keyOf,
    overscan: 8,
    initialRect: { width: 400, height: 800 },
  });
  const rows = virtual.getVirtualItems();
  const last = rows.at(-1)?.index ?? -1;

  // The list follows the current row, not every new measurement.
  const follow = useEffectEvent((index: number) => {
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' });
  });
  useEffect(() => follow(current), [current]);
  useEffect(() => {
    if (count > 0 && last >= count - 1) onEnd?.();
  }, [last, count, onEnd]);

  return (
    <div
      ref={scroller}
      className={classes('scroll', 'grow', props.className)}
      role="listbox"
      aria-label={props.label}
      tabIndex={0}
      aria-activedescendant={current >= 0 ? `${base}-${current}` : undefined}
      onKeyDown={listKeyDown({ count, current, onMove, onOpen })}
    >
      <div className="virtual" style={{ height: virtual.getTotalSize() }}>
        {rows.map((item) => (
          <div
            key={item.key}
            id={`${base}-${item.index}`}
            data-index={item.index}
            ref={virtual.measureElement}
            role="option"
            aria-selected={item.index === current}
            aria-setsize={count}
            aria-posinset={item.index + 1}
            className={classes('virtual-row', props.rowClass?.(item.index, item.index === current))}
            style={{ transform: `translateY(${item.start}px)` }}
            onClick={() => onMove(item.index)}
            onDoubleClick={() => onOpen?.(item.index)}
          >
            {props.row(item.index, item.index === current)}
          </div>
        ))}
      </div>
    </div>
  );
}
