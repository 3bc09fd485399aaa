import { useRef } from 'react';
import type { ButtonHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons.tsx';

export interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  readonly disabled?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of a few, all in view. Arrow keys move within, Tab passes by. */
export function Segmented<T extends string>({
  label,
  value,
  options,
  onChange,
  disabled,
}: SegmentedProps<T>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = options.findIndex((option) => option.value === value);
    const to = (at + step + options.length) % options.length;
    const next = options[to];
    if (next === undefined) return;
    onChange(next.value);
    const button = box.current?.children[to];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div ref={box} className="seg" role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          disabled={disabled}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly pressed: boolean;
}

/** A filter that is on or off. */
export function Chip({ pressed, className, children, ...rest }: ChipProps): ReactNode {
  return (
    <button type="button" {...rest} className={classes('chip', className)} aria-pressed={pressed}>
      {pressed && <Icon name="check" size={12} />}
      {children}
    </button>
  );
}

export interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
  /** Id of the element that explains it. */
  readonly describedBy?: string;
}

/** On or off, at once. */
export function Switch({ label, on, onChange, disabled, describedBy }: SwitchProps): ReactNode {
  return (
    <button
      type="button"
      className="switch"
      role="switch"
      aria-checked={on}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={disabled}
      onClick={() => onChange(!on)}
    />
  );
}
