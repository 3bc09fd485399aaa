import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons.tsx';
import type { IconName } from './icons.tsx';

export type Tone = 'plain' | 'add' | 'rem' | 'lamp' | 'cold';

/** Sign and word without a box. `lamp` means that something waits for the person, nothing else. */
export function Tag({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
}): ReactNode {
  return (
    <span className={classes('tag', tone !== 'plain' && tone)}>
      {icon !== undefined && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

/** A boxed word for a state that filters. */
export function Pill({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'lamp' | 'rem' | 'stale';
  children: ReactNode;
}): ReactNode {
  return <span className={classes('pill', tone !== 'plain' && tone)}>{children}</span>;
}

export interface MeterProps {
  readonly value: number;
  readonly limit: number;
  /** What is measured, with the figures: read aloud. */
  readonly label: string;
  /** The level before, shown as an upright mark. */
  readonly before?: number;
  /** Width in px. */
  readonly width?: number;
}

/** How full something is; neutral until it is over. Write the figures beside it. */
export function Meter({ value, limit, label, before, width }: MeterProps): ReactNode {
  const share = (n: number): string => `${limit > 0 ? Math.min(100, (n / limit) * 100) : 0}%`;
  return (
    <span
      className={classes('meter', value > limit && 'over')}
      role="meter"
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={Math.min(value, limit)}
      aria-valuetext={label}
      aria-label={label}
      style={width === undefined ? undefined : { width }}
    >
      <b style={{ width: share(value) }} />
      {before !== undefined && <u style={{ left: share(before) }} />}
    </span>
  );
}

export type Comparison = 'unchanged' | 'changed' | 'added' | 'removed' | 'blocked';

const signs: Record<Comparison, { icon: IconName; tone: string }> = {
  unchanged: { icon: 'equal', tone: 'same' },
  changed: { icon: 'differ', tone: 'chg' },
  added: { icon: 'plus', tone: 'add' },
  removed: { icon: 'minus', tone: 'rem' },
  blocked: { icon: 'ban', tone: 'rem' },
};

/** The sign on the seam between what was and what is. `label` says it in a word. */
export function Sign({ kind, label }: { kind: Comparison; label: string }): ReactNode {
  const { icon, tone } = signs[kind];
  return (
    <span className={classes('sign', tone)} role="img" aria-label={label} title={label}>
      <Icon name={icon} size={12} />
    </span>
  );
}

/** Two columns and a seam: what was on the left, what is on the right. */
export function Pair({
  was,
  is,
  sign,
  className,
}: {
  was: ReactNode;
  is: ReactNode;
  sign?: ReactNode;
  className?: string;
}): ReactNode {
  return (
    <div className={classes('pair', className)}>
      <div className="was">{was}</div>
      <div className="seam">{sign}</div>
      <div>{is}</div>
    </div>
  );
}

/** Names of keys, as they stand on them. */
export function Kbd({ children }: { children: ReactNode }): ReactNode {
  return <kbd>{children}</kbd>;
}
