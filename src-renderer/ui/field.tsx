import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons.tsx';
import type { IconName } from './icons.tsx';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  /** Accessible name; also the placeholder unless one is given. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly icon?: IconName;
  readonly after?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A line of text to type into, its label read but not shown. */
export function Field({ label, value, onChange, icon, after, className, ref, ...rest }: FieldProps): ReactNode {
  return (
    <label className={classes('field', className)}>
      {icon !== undefined && <Icon name={icon} />}
      <span className="sr">{label}</span>
      <input
        dir="auto"
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        {...rest}
        ref={ref}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {after}
    </label>
  );
}
