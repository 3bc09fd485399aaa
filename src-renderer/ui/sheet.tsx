import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { useFocusReturn } from './focus-return.ts';

/**
 * A dialog over the page: the page behind cannot be reached, Escape or a click beside it closes it, focus goes back. What has
 * `data-first-focus` is focused when it opens.
 */
export function Sheet({
  label,
  onClose,
  className,
  children,
}: {
  label: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusReturn();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes('sheet', className)}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
