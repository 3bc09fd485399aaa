import { DropdownMenu, Popover as RadixPopover } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons.tsx';
import type { IconName } from './icons.tsx';

export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
  readonly side?: 'top' | 'bottom';
  readonly align?: 'start' | 'center' | 'end';
  /** Both or neither: whether it is open, for one that closes by a choice made in it. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** Something small that floats by its button. Not modal: the page behind stays alive. Escape closes it, focus goes back. */
export function Popover({
  trigger,
  label,
  children,
  side = 'bottom',
  align = 'end',
  ...control
}: PopoverProps): ReactNode {
  return (
    <RadixPopover.Root {...control}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content className="pop pop-pad" aria-label={label} side={side} align={align} sideOffset={6}>
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

export type MenuItem =
  | { readonly kind: 'rule' }
  | {
      readonly kind: 'item';
      readonly label: string;
      readonly icon?: IconName;
      readonly hint?: string;
      /** Removes something: said in colour and by its word. */
      readonly rem?: boolean;
      /** For a choice among several: whether it is the one in force. */
      readonly checked?: boolean;
      readonly run: () => void;
    };

export interface MenuProps {
  readonly trigger: ReactNode;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly side?: 'top' | 'bottom';
  readonly align?: 'start' | 'end';
}

/** A menu of actions or a choice of one. Arrow keys, typing ahead and Escape as everywhere. */
export function Menu({ trigger, label, items, side = 'bottom', align = 'end' }: MenuProps): ReactNode {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="pop menu" aria-label={label} side={side} align={align} sideOffset={4}>
          {items.map((item, index) =>
            item.kind === 'rule' ? (
              <DropdownMenu.Separator key={index} className="menu-rule" />
            ) : (
              <MenuRow key={index} item={item} />
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function MenuRow({ item }: { item: Extract<MenuItem, { kind: 'item' }> }): ReactNode {
  const inner = (
    <>
      <span className="menu-icon">
        {item.checked === true ? (
          <Icon name="check" size={14} />
        ) : (
          item.icon !== undefined && <Icon name={item.icon} size={14} />
        )}
      </span>
      <span className="grow">{item.label}</span>
      {item.hint !== undefined && <kbd>{item.hint}</kbd>}
    </>
  );
  const className = classes('menu-row', item.rem === true && 'text-rem');
  return item.checked === undefined ? (
    <DropdownMenu.Item className={className} onSelect={() => item.run()}>
      {inner}
    </DropdownMenu.Item>
  ) : (
    <DropdownMenu.CheckboxItem className={className} checked={item.checked} onSelect={() => item.run()}>
      {inner}
    </DropdownMenu.CheckboxItem>
  );
}
