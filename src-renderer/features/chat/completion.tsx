import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { keyLabel } from '../../app/keyboard.ts';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { IconName } from '../../ui/icons.tsx';

/** One thing that what is being typed may mean. */
export interface Offer {
  /** What stands in its place once taken; told apart by it. */
  readonly insert: string;
  readonly label: string;
  readonly detail: string;
  readonly icon: IconName;
}

const counted = { refs: 'refs.offered', command: 'command.offered' } as const;
const named = { refs: 'refs.label', command: 'command.label' } as const;

/** What is offered for what is being typed. */
export interface Offers {
  readonly kind: 'refs' | 'command';
  /** Where that begins, in UTF-16 units. */
  readonly start: number;
  readonly items: readonly Offer[];
  /** True when Enter takes what is chosen; false when it is the message's: what is typed stands by itself. */
  readonly enterTakes: boolean;
  /** A line below the list; empty for none. */
  readonly note: string;
}

/** The list in the composer that completes what is typed. The focus stays in the field all along. */
export interface Completion {
  readonly offers: Offers | null;
  readonly current: number;
  readonly listId: string;
  /** True when the list is on screen. */
  readonly open: boolean;
  /** Takes a key that is the list's. False for any other. */
  onKey(event: KeyboardEvent): boolean;
  take(index: number): void;
}

/** Makes the list. `onTake` puts `insert` in place of what was typed from `start` to the caret. */
export function useCompletion(offers: Offers | null, onTake: (start: number, insert: string) => void): Completion {
  const listId = useId();
  const items = offers?.items ?? [];
  const names = items.map((item) => item.insert).join('\n');
  const [at, setAt] = useState({ names, current: 0, moved: false });
  /** Where the person closed the list; it opens again elsewhere. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const start = offers?.start ?? null;
  useEffect(() => {
    if (start === null) setClosedAt(null);
  }, [start]);

  const { current, moved } = at.names === names ? at : { current: 0, moved: false };
  const open = offers !== null && closedAt !== offers.start && items.length > 0;
  const take = (index: number): void => {
    const item = items[index];
    if (item !== undefined && offers !== null) onTake(offers.start, item.insert);
  };
  const move = (index: number): void => setAt({ names, current: index, moved: true });
  return {
    offers,
    current,
    listId,
    open,
    take,
    onKey: (event) => {
      if (!open || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
      if (
        event.key === 'Tab' ||
        (event.key === 'Enter' && (offers.enterTakes || (moved && offers.kind === 'command')))
      ) {
        take(current);
      } else if (event.key === 'ArrowDown') move((current + 1) % items.length);
      else if (event.key === 'ArrowUp') move((current + items.length - 1) % items.length);
      else if (event.key === 'PageDown') move(Math.min(items.length - 1, current + 8));
      else if (event.key === 'PageUp') move(Math.max(0, current - 8));
      else if (event.key === 'Escape') setClosedAt(offers.start);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}

/** The list over the composer. A click takes; the keys are the field's. */
export function CompletionList({ completion }: { completion: Completion }): ReactNode {
  const t = useText();
  const { offers, open } = completion;
  return (
    <>
      {/* Always there, so that a screen reader hears it change. */}
      <span className="sr" role="status">
        {open && offers !== null ? t.count(counted[offers.kind], offers.items.length) : ''}
      </span>
      {open && offers !== null && <Offered completion={completion} offers={offers} />}
    </>
  );
}

function Offered({ completion, offers }: { completion: Completion; offers: Offers }): ReactNode {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const { current } = completion;
  useEffect(() => {
    const option = list.current?.children[current];
    // jsdom has no layout to scroll.
    if (option instanceof HTMLElement && 'scrollIntoView' in option) option.scrollIntoView({ block: 'nearest' });
  }, [current, offers.items]);
  return (
    <div className="refs pop">
      <ul ref={list} role="listbox" id={completion.listId} aria-label={t(named[offers.kind])} className="scroll">
        {offers.items.map((item, index) => (
          <li
            key={item.insert}
            id={optionId(completion, index)}
            role="option"
            aria-selected={index === current}
            aria-setsize={offers.items.length}
            aria-posinset={index + 1}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => completion.take(index)}
          >
            <Icon name={item.icon} />
            <span className="name" dir="auto">
              {item.label}
            </span>
            <span className="meta cut grow" dir="auto" title={item.detail === '' ? undefined : item.detail}>
              {item.detail}
            </span>
            {index === current && <kbd>{keyLabel('Tab')}</kbd>}
          </li>
        ))}
      </ul>
      {offers.note !== '' && <p className="meta refs-note">{offers.note}</p>}
    </div>
  );
}

/** The id of an option, for the field's `aria-activedescendant`. */
export function optionId(completion: Pick<Completion, 'listId'>, index: number): string {
  return `${completion.listId}-${String(index)}`;
}
