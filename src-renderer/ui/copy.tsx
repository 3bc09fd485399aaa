import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/language.tsx';
import { Button, IconButton } from './button.tsx';

/** Puts text on the clipboard; false when the window may not. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

type Outcome = 'none' | 'copied' | 'refused';

/** A button that copies, and says so for two seconds. */
export function CopyButton({
  text,
  label,
  iconOnly = false,
}: {
  text: () => string;
  label?: string;
  iconOnly?: boolean;
}): ReactNode {
  const t = useText();
  const [outcome, setOutcome] = useState<Outcome>('none');
  useEffect(() => {
    if (outcome === 'none') return;
    const timer = window.setTimeout(() => setOutcome('none'), 2000);
    return () => window.clearTimeout(timer);
  }, [outcome]);
  const words = {
    none: label ?? t('common.copy'),
    copied: t('common.copied'),
    refused: t('common.notCopied'),
  }[outcome];
  const icon = ({ none: 'copy', copied: 'check', refused: 'alert' } as const)[outcome];
  const onClick = (): void => void copyText(text()).then((done) => setOutcome(done ? 'copied' : 'refused'));
  if (iconOnly) return <IconButton small icon={icon} label={words} onClick={onClick} />;
  return (
    <Button small kind="quiet" icon={icon} onClick={onClick}>
      {words}
    </Button>
  );
}
