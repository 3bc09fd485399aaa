import { useEffect, useId, useMemo, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ReferenceItem } from '@shared/contract/index.ts';
import { findReferences, typedReference } from '@shared/references/parse.ts';
import { keyLabel } from '../../app/keyboard.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import type { TextKey } from '../../i18n/catalog/index.ts';
import { Icon } from '../../ui/icons.tsx';
import type { IconName } from '../../ui/icons.tsx';

/** What the composer offers for the `@` being typed. */
export interface References {
  readonly items: readonly ReferenceItem[];
  readonly current: number;
  readonly listId: string;
  /** True when the list is on screen. */
  readonly open: boolean;
  /** Why there are no files among the items; empty when there are. */
  readonly noFiles: boolean;
  /** Takes a key that is the list's: arrows, Tab, Escape. False for any other. */
  onKey(event: KeyboardEvent): boolean;
  take(index: number): void;
}

export interface ReferencesProps {
  readonly session: string | null;
  readonly text: string;
  readonly caret: number;
  /** Puts `insert` in place of what was typed from `start` to the caret. */
  readonly onTake: (start: number, insert: string) => void;
}

interface Answer {
  readonly query: string;
  readonly items: readonly ReferenceItem[];
  readonly workspace: boolean;
}

/** Follows what is typed behind an `@`. The focus stays in the field; an answer that comes late for what is typed now is not shown. */
export function useReferences({ session, text, caret, onTake }: ReferencesProps): References {
  const bridge = useBridge();
  const listId = useId();
  const typed = useMemo(() => typedReference(text, caret), [text, caret]);
  const query = typed?.query ?? null;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [current, setCurrent] = useState(0);
  /** Where the person closed the list; it opens again with another `@`. */
  const [closedAt, setClosedAt] = useState<number | null>(null);

  useEffect(() => {
    if (query === null) {
      setAnswer(null);
      setClosedAt(null);
      return;
    }
    let wanted = true;
    bridge
      .request('refs.complete', { session, query })
      .then((found) => {
        if (!wanted) return;
        setAnswer({ query, ...found });
        setCurrent(0);
      })
      // Without an answer the words can still be typed out.
      .catch(() => wanted && setAnswer(null));
    return () => {
      wanted = false;
    };
  }, [bridge, session, query]);

  const items = answer !== null && answer.query === query ? answer.items : [];
  const open = typed !== null && closedAt !== typed.start && items.length > 0;
  const take = (index: number): void => {
    const item = items[index];
    if (item === undefined || typed === null) return;
    onTake(typed.start, item.insert);
  };
  return {
    items,
    current,
    listId,
    open,
    noFiles: answer?.workspace === false,
    take,
    onKey: (event) => {
      if (!open || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
      if (event.key === 'Tab') take(current);
      else if (event.key === 'ArrowDown') setCurrent((current + 1) % items.length);
      else if (event.key === 'ArrowUp') setCurrent((current + items.length - 1) % items.length);
      else if (event.key === 'Escape') setClosedAt(typed.start);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}

const icons: Readonly<Record<ReferenceItem['kind'], IconName>> = {
  file: 'file',
  folder: 'folder',
  git: 'branch',
  diff: 'differ',
  staged: 'differ',
  url: 'link',
};

const words: Readonly<Partial<Record<ReferenceItem['kind'], TextKey>>> = {
  git: 'refs.git',
  diff: 'refs.diff',
  staged: 'refs.staged',
  url: 'refs.url',
};

/** The list over the composer. A click takes; the keys are the field's. */
export function ReferenceList({ refs }: { refs: References }): ReactNode {
  const t = useText();
  return (
    <>
      {/* Always there, so that a screen reader hears it change. */}
      <span className="sr" role="status">
        {refs.open ? t.count('refs.offered', refs.items.length) : ''}
      </span>
      {refs.open && <Offered refs={refs} />}
    </>
  );
}

function Offered({ refs }: { refs: References }): ReactNode {
  const t = useText();
  return (
    <div className="refs pop">
      <ul role="listbox" id={refs.listId} aria-label={t('refs.label')}>
        {refs.items.map((item, index) => {
          const key = words[item.kind];
          return (
            <li
              key={item.insert}
              id={optionId(refs, index)}
              role="option"
              aria-selected={index === refs.current}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => refs.take(index)}
            >
              <Icon name={icons[item.kind]} />
              <span className="name" dir="auto">
                {item.label}
              </span>
              <span className="meta cut grow" dir="auto">
                {key === undefined ? item.detail : t(key)}
              </span>
              {index === refs.current && <kbd>{keyLabel('Tab')}</kbd>}
            </li>
          );
        })}
      </ul>
      {refs.noFiles && <p className="meta refs-note">{t('refs.noWorkspace')}</p>}
    </div>
  );
}

/** The id of an option, for the field's `aria-activedescendant`. */
export function optionId(refs: Pick<References, 'listId'>, index: number): string {
  return `${refs.listId}-${String(index)}`;
}

/** Above this length nothing is marked: laying a text out twice would hold up the window. */
const longestMarked = 20_000;

/** The same text behind the field, where references have a ground. It is not read aloud and takes no clicks. */
export function ReferenceMarks({ text, scroll }: { text: string; scroll: number }): ReactNode {
  const found = useMemo(() => (text.length > longestMarked ? [] : findReferences(text)), [text]);
  if (found.length === 0) return null;
  let at = 0;
  const parts = found.map((one) => {
    const before = text.slice(at, one.start);
    at = one.end;
    return (
      <span key={one.start}>
        {before}
        <span className="ref">{one.raw}</span>
      </span>
    );
  });
  return (
    <div className="marks" aria-hidden="true">
      <div style={{ transform: `translateY(${String(-scroll)}px)` }}>
        {parts}
        {text.slice(at)}
      </div>
    </div>
  );
}
