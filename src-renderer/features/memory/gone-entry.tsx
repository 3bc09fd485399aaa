import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { MemoryView, Store } from '@shared/contract/index.ts';
import { useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Note } from '../../ui/states.tsx';
import { useHistory } from './history-drawer.tsx';
import { linesOf, useMemory } from './memory-store.ts';

/** A link that names an entry: its row takes the focus, its history is open. */
export function useWantedEntry(entry: string | null, view: MemoryView | null): void {
  const wanted = useMemory((store) => store.wanted);
  useEffect(() => useMemory.setState({ wanted: entry, ...(entry === null ? {} : { history: true }) }), [entry]);
  useEffect(() => {
    if (wanted === null || !linesOf(view).some((line) => line.entry === wanted)) return;
    useMemory.setState({ wanted: null, focusOn: wanted });
  }, [wanted, view]);
}

/** An entry that a link named and that is gone; `store` is null when the journal does not know it at all. */
export interface GoneEntry {
  readonly entry: string;
  readonly store: Store | null;
}

/** What a link named, once the journal has said that it is not there; null while nothing is missing. */
export function useGoneEntry(): GoneEntry | null {
  const wanted = useMemory((store) => store.wanted);
  const history = useHistory(wanted)?.history ?? null;
  if (wanted === null || history === null) return null;
  const last = history.events.toSorted((a, b) => b.seq - a.seq)[0];
  // The journal has heard of a change before the view has: it is about to be shown.
  if (last !== undefined && last.after !== null && last.op !== 'purge') return null;
  return { entry: wanted, store: last?.store ?? null };
}

/** Says that a memory a link led to is gone, with the way to its history. */
export function GoneNote({ gone: { store } }: { gone: GoneEntry }): ReactNode {
  const t = useText();
  const open = useMemory((state) => state.history);
  return (
    <Note
      icon="memory"
      actions={
        <>
          {store !== null && !open && (
            <Button small onClick={() => useMemory.setState({ history: true })}>
              {t('memory.historyOf')}
            </Button>
          )}
          <IconButton
            small
            icon="close"
            label={t('common.close')}
            onClick={() => useMemory.setState({ wanted: null, history: false })}
          />
        </>
      }
    >
      <b>{t('memory.missing')}</b> {store === null && <span className="dim">{t('memory.missing.unknown')}</span>}
    </Note>
  );
}
