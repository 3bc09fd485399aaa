import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';

/** Text above `limit` UTF-16 units shows its beginning, and the whole on request: no message is too long for the window. */
export function LongText({
  text,
  limit,
  children,
}: {
  text: string;
  limit: number;
  children: (shown: string) => ReactNode;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  const [all, setAll] = useState(false);
  if (text.length <= limit) return children(text);
  return (
    <>
      {children(all ? text : `${text.slice(0, limit)}…`)}
      <Button small kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? t('chat.showLess') : t('chat.showAll', { size: format.bytes(text.length) })}
      </Button>
    </>
  );
}
