import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Message } from '@shared/contract/index.ts';
import { useText } from '../../../i18n/language.tsx';
import { directionOf } from '../../../ui/direction.ts';
import { ProseText } from '../../../ui/prose-text.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { LongText } from '../long-text.tsx';

/** Kinds of row in which the app speaks to the model in the person's place. */
const kinds = { goal: 'star', async_delegation_complete: 'branch' } as const;
type Kind = keyof typeof kinds;

const isKind = (kind: string | null): kind is Kind => kind !== null && Object.hasOwn(kinds, kind);

/** Whether the app said a message, not the person. */
export function saidByApp(message: Message): boolean {
  return message.role === 'user' && isKind(message.displayKind);
}

/** What the app said to the model, folded: exactly these words were sent. */
export function AppWordsRow({ message }: { message: Message }): ReactNode {
  const t = useText();
  const [open, setOpen] = useState(false);
  const body = useId();
  const kind = isKind(message.displayKind) ? message.displayKind : 'goal';
  return (
    <article className="app-words row">
      <button
        type="button"
        className="fold"
        aria-expanded={open}
        aria-controls={open ? body : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} />
        <Icon name={kinds[kind]} size={14} />
        {t(`work.said.${kind}`)}
      </button>
      {open && (
        <div id={body}>
          <LongText text={message.content} limit={6000}>
            {(shown) => (
              <div className="words" dir={directionOf(shown)}>
                <ProseText text={shown} />
              </div>
            )}
          </LongText>
        </div>
      )}
    </article>
  );
}
