import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';

/** Most UTF-16 units of an answer that stand in the conversation by themselves, while it is written and afterwards. */
export const longestAnswer = 40_000;

/**
 * Text above `limit` UTF-16 units shows its beginning, and the whole on request: no message is too long for the window. `whole` asks for
 * it from outside, because something in it is looked for.
 */
export function LongText({
  text,
  limit,
  whole = false,
  children,
}: {
  text: string;
  limit: number;
  whole?: boolean;
  children: (shown: string) => ReactNode;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  const [asked, setAll] = useState(false);
  const all = asked || whole;
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
