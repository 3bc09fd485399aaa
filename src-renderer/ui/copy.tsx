import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/language.tsx';
import { Button, IconButton } from './button.tsx';

/** Puts text on the clipboard; works without the permission of the asynchronous API too. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr';
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}

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
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => setCopied(false), 2000);
    return () => window.clearTimeout(timer);
  }, [copied]);
  const words = copied ? t('common.copied') : (label ?? t('common.copy'));
  const onClick = (): void => void copyText(text()).then(setCopied);
  if (iconOnly) return <IconButton small icon={copied ? 'check' : 'copy'} label={words} onClick={onClick} />;
  return (
    <Button small kind="quiet" icon={copied ? 'check' : 'copy'} onClick={onClick}>
      {words}
    </Button>
  );
}
