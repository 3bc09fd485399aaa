import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';

/** The share of the first of two panes, from 0.25 to 0.75, kept over restarts. */
export interface Share {
  readonly value: number;
  set(value: number): void;
}

const storedAs = 'chat.split';
const least = 0.25;
const half = 0.5;

const clamp = (value: number): number => Math.min(1 - least, Math.max(least, value));

/** How two conversations share the window. */
export function useShare(): Share {
  const bridge = useBridge();
  const [value, setValue] = useState(half);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => {
    let open = true;
    bridge.request('ui.get', { key: storedAs }).then(
      (answer) => {
        if (open && typeof answer.value === 'number') setValue(clamp(answer.value));
      },
      // Without an answer they share alike.
      () => undefined,
    );
    return () => {
      open = false;
      window.clearTimeout(timer.current);
    };
  }, [bridge]);
  return {
    value,
    set: (next) => {
      const share = clamp(next);
      setValue(share);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(
        () => void bridge.request('ui.set', { key: storedAs, value: share }).catch(() => undefined),
        500,
      );
    },
  };
}

/** The line between two panes: dragged, or moved with the arrow keys; a double click shares alike. */
export function Divider({ share }: { share: Share }): ReactNode {
  const t = useText();
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowLeft' ? -0.05 : event.key === 'ArrowRight' ? 0.05 : 0;
    if (step === 0) return;
    event.preventDefault();
    share.set(share.value + step);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (box !== undefined) share.set((event.clientX - box.left) / box.width);
  };
  return (
    <div
      className="divider"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('chat.divider')}
      aria-valuemin={100 * least}
      aria-valuemax={100 * (1 - least)}
      aria-valuenow={Math.round(100 * share.value)}
      onKeyDown={onKeyDown}
      onDoubleClick={() => share.set(half)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
