import { ContextMenu as RadixMenu } from 'radix-ui';
import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { classes } from './classes.ts';

export interface ContextItem {
  readonly label: string;
  /** Removes something: said in colour and by its word. */
  readonly rem?: boolean;
  readonly run: () => void;
}

/** How a menu was asked for: at a part of the screen by pointer or finger, or by the menu key where the focus is. */
export interface Asked {
  readonly target: Element;
  readonly byKey: boolean;
}

/**
 * The actions of what is under the pointer, by right click, long press or the menu key. `wants` says whether there is anything
 * to offer there; where there is not, the menu of the window opens as everywhere. It keeps clear of the window's edges.
 */
export function ContextMenu({
  label,
  items,
  wants,
  className,
  children,
}: {
  label: string;
  items: readonly ContextItem[];
  wants: (asked: Asked) => boolean;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const [open, setOpen] = useState(false);
  const onContextMenu = (event: MouseEvent): void => {
    const touched = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
    const byKey = event.button !== 2 && !event.ctrlKey && !touched;
    if (event.target instanceof Element && wants({ target: event.target, byKey })) return;
    event.stopPropagation();
  };
  return (
    <RadixMenu.Root modal={false} onOpenChange={setOpen}>
      <RadixMenu.Trigger asChild>
        <div className={className} onContextMenuCapture={onContextMenu}>
          {children}
        </div>
      </RadixMenu.Trigger>
      {open && (
        <RadixMenu.Portal>
          <RadixMenu.Content className="pop menu" aria-label={label} collisionPadding={8}>
            {items.map((item) => (
              <RadixMenu.Item
                key={item.label}
                className={classes('menu-row', item.rem === true && 'text-rem')}
                onSelect={() => item.run()}
              >
                <span className="grow">{item.label}</span>
              </RadixMenu.Item>
            ))}
          </RadixMenu.Content>
        </RadixMenu.Portal>
      )}
    </RadixMenu.Root>
  );
}
