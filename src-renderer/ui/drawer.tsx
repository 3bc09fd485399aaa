import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/language.tsx';
import { IconButton } from './button.tsx';

export interface DrawerProps {
  readonly title: ReactNode;
  /** Accessible name. */
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/**
 * A pane at the right edge of its container: part of the layout from 1100 px on, laid over it below. Escape closes it and the
 * focus goes back to where it was when the drawer took it; opening it moves no focus.
 */
export function Drawer({ title, label, onClose, children, actions }: DrawerProps): ReactNode {
  const t = useText();
  const box = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
    const pane = box.current;
    return () => {
      const back = before.current;
      const lost = document.activeElement === document.body || (pane?.contains(document.activeElement) ?? false);
      if (lost && back instanceof HTMLElement && back.isConnected) back.focus();
    };
  }, []);
  return (
    <aside
      ref={box}
      className="drawer drawer-edge"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2 className="cut grow">{title}</h2>
        {actions}
        <IconButton icon="close" label={t('common.close')} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}
