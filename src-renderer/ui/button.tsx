import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons.tsx';
import type { IconName } from './icons.tsx';

interface Base extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'disabled'> {
  readonly small?: boolean | undefined;
  /** Why it cannot be pressed now; also its tooltip. Say it beside the button as well. */
  readonly disabledBecause?: string | false | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export interface ButtonProps extends Base {
  /** `ink`: the one main action of a view. `quiet`: no outline. `rem`: takes something away. */
  readonly kind?: 'plain' | 'ink' | 'quiet' | 'rem';
  readonly icon?: IconName;
  /** The key that does the same, shown inside. */
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A button with a word. */
export function Button({
  kind = 'plain',
  small,
  icon,
  hint,
  disabledBecause,
  className,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const reason = typeof disabledBecause === 'string' ? disabledBecause : undefined;
  return (
    <button
      type="button"
      {...rest}
      disabled={reason !== undefined}
      title={reason ?? rest.title}
      className={classes('btn', kind !== 'plain' && `btn-${kind}`, small && 'btn-sm', className)}
    >
      {icon !== undefined && <Icon name={icon} size={14} />}
      {children}
      {hint !== undefined && (
        <>
          {' '}
          <kbd>{hint}</kbd>
        </>
      )}
    </button>
  );
}

export interface IconButtonProps extends Base {
  readonly icon: IconName;
  /** What it does, in words: its accessible name and tooltip. */
  readonly label: string;
}

/** A square button with an icon; never used for navigation. */
export function IconButton({ icon, label, small, disabledBecause, className, ...rest }: IconButtonProps): ReactNode {
  const reason = typeof disabledBecause === 'string' ? disabledBecause : undefined;
  return (
    <button
      type="button"
      {...rest}
      disabled={reason !== undefined}
      aria-label={label}
      title={reason ?? label}
      className={classes('btn', 'icb', small && 'btn-sm', className)}
    >
      <Icon name={icon} size={small === true ? 14 : 16} />
    </button>
  );
}
