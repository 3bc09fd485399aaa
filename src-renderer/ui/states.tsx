import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useErrorText } from '../i18n/error-text.ts';
import { useText } from '../i18n/language.tsx';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Icon } from './icons.tsx';
import type { IconName } from './icons.tsx';

/** Nothing is here: says so, and what to do about it. */
export function Empty({
  icon,
  title,
  children,
  actions,
}: {
  icon: IconName;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}): ReactNode {
  return (
    <div className="quiet">
      <Icon name={icon} size={20} />
      <h3>{title}</h3>
      {children !== undefined && <div className="dim">{children}</div>}
      {actions !== undefined && <div className="btns">{actions}</div>}
    </div>
  );
}

/** True once `ms` have passed: what is quick never flashes. */
export function useLater(ms: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), ms);
    return () => window.clearTimeout(timer);
  }, [ms]);
  return late;
}

/** Work that takes longer than 300 ms: in words, with still bars in place of the lines to come. */
export function Loading({ label, lines = 4 }: { label?: string; lines?: number }): ReactNode {
  const t = useText();
  const late = useLater(300);
  if (!late) return null;
  return (
    <div className="skeletons" role="status">
      <p className="dim">{label ?? t('common.loading')}</p>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={classes('skeleton', `skeleton-${index % 4}`)} />
      ))}
    </div>
  );
}

/** A line across a pane. `bad`: something failed. */
export function Note({
  bad = false,
  icon,
  bottom = false,
  children,
  actions,
}: {
  bad?: boolean;
  icon?: IconName;
  bottom?: boolean;
  children: ReactNode;
  actions?: ReactNode;
}): ReactNode {
  return (
    <div className={classes('note', bad && 'bad', bottom && 'bottom')} role={bad ? 'alert' : 'status'}>
      <Icon name={icon ?? (bad ? 'alert' : 'offline')} />
      <div className="grow">{children}</div>
      {actions}
    </div>
  );
}

/** A request was refused: what is so, what to do, and a way to try again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry?: () => void }): ReactNode {
  const t = useText();
  const { lead, detail, remedy } = useErrorText()(error);
  return (
    <Note
      bad
      actions={
        onRetry !== undefined && (
          <Button small onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )
      }
    >
      <b>{lead}</b> {detail} {remedy !== '' && <span className="dim">{remedy}</span>}
    </Note>
  );
}

/** The model cannot be reached; everything that is kept here still works. */
export function Offline({ children }: { children: ReactNode }): ReactNode {
  return <Note icon="offline">{children}</Note>;
}
