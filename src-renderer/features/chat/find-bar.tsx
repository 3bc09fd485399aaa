import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useFormat, useText } from '../../i18n/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { useComposing } from '../../ui/composing.ts';
import { Field } from '../../ui/field.tsx';
import { useConversation, useFind, usePane } from './pane.tsx';

/** Words are looked for once typing rests for so long, in ms. */
const rest = 120;

/** The bar that finds words in a conversation; nothing while it is closed. */
export function FindBar(): ReactNode {
  return useFind((store) => store.open) ? <OpenBar /> : null;
}

function OpenBar(): ReactNode {
  const t = useText();
  const pane = usePane();
  const query = useFind((store) => store.query);
  const [typed, setTyped] = useState(query);
  const input = useRef<HTMLInputElement>(null);
  const before = useRef<Element | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const composing = useComposing();

  useEffect(() => {
    before.current = document.activeElement;
    input.current?.focus();
    input.current?.select();
  }, []);
  // Asked for again, or from a command.
  useEffect(() => setTyped(query), [query]);
  useEffect(() => {
    if (typed === query) return;
    const timer = window.setTimeout(() => pane.find.seek(typed, null), rest);
    return () => window.clearTimeout(timer);
  }, [pane, typed, query]);

  const end = (back: boolean): void => {
    pane.find.end(back);
    const held = before.current;
    const field = bar.current?.closest('.thread')?.querySelector<HTMLElement>('.compose textarea');
    if (held instanceof HTMLElement && held !== document.body) held.focus();
    else field?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (composing.owns(event)) return;
    if (event.key === 'Escape') end(true);
    else if (event.key === 'Enter' || event.key === 'F3') {
      if (typed !== query) pane.find.seek(typed, null);
      else pane.find.step(event.shiftKey ? 1 : -1);
    } else if (event.key === 'ArrowUp') pane.find.step(-1);
    else if (event.key === 'ArrowDown') pane.find.step(1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={bar} className="find-bar" role="search" aria-label={t('find.label')} onKeyDown={onKeyDown}>
      <Field
        ref={input}
        className="grow"
        icon="search"
        label={t('find.words')}
        value={typed}
        onChange={setTyped}
        {...composing.handlers}
        after={<Count />}
      />
      <IconButton small icon="chevron-up" label={t('find.previous')} onClick={() => pane.find.step(-1)} />
      <IconButton small icon="chevron-down" label={t('find.next')} onClick={() => pane.find.step(1)} />
      <IconButton small icon="close" label={t('find.end')} onClick={() => end(false)} />
    </div>
  );
}

/** Which of how many, spoken as it changes. */
function Count(): ReactNode {
  const t = useText();
  const format = useFormat();
  const hits = useFind((store) => store.hits.length);
  const current = useFind((store) => store.current);
  const query = useFind((store) => store.query);
  const searching = useFind((store) => store.searching);
  const missing = useConversation((store) => store.missing > 0);
  if (query.trim() === '') return null;
  const words =
    hits > 0
      ? t('find.count', { n: format.number(current + 1), of: format.number(hits) })
      : t(searching ? 'find.searching' : 'find.none');
  return (
    <span className="meta find-count" role="status">
      {words}
      {hits > 0 && missing ? '+' : ''}
    </span>
  );
}
