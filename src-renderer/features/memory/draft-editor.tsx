import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { MemoryView } from '@shared/contract/index.ts';
import { STORE_FILES, STORES } from '@shared/memory/entries.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/choices.tsx';
import { useFocusReturn } from '../../ui/focus-return.ts';
import { Note } from '../../ui/states.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { saveDraft, useMemory } from './memory-store.ts';
import type { Draft } from './memory-store.ts';

/** The editor of this screen: a new entry, or one on file. */
export function DraftEditor({ draft, view }: { draft: Draft; view: MemoryView }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const box = useRef<HTMLDivElement>(null);
  useFocusReturn();
  const set = (change: Partial<Pick<Draft, 'store' | 'text'>>): void =>
    useMemory.setState(({ draft: was }) => (was === null ? {} : { draft: { ...was, ...change } }));
  const back = (): void => {
    const row = box.current?.closest<HTMLElement>('[role=row]');
    useMemory.setState({ draft: null });
    row?.focus();
  };
  const live = view.stores.flatMap(({ rows }) => rows.flatMap((row) => row.live ?? []));
  const now = draft.kind === 'edit' ? live.find((entry) => entry.id === draft.entry) : undefined;
  const gone = draft.kind === 'edit' && now === undefined;
  const moved = draft.kind === 'edit' && now !== undefined && now.text !== draft.seen;
  return (
    <div ref={box}>
      <EntryEditor
        store={draft.store}
        entry={draft.kind === 'edit' ? draft.entry : null}
        text={draft.text}
        unchanged={draft.kind === 'edit' && !gone ? draft.seen : null}
        original={draft.kind === 'edit' ? draft.seen : ''}
        before={view.stores.find(({ store }) => store === draft.store)?.liveUsage.chars}
        saveLabel={draft.kind === 'add' || gone ? t('memory.edit.add') : t('common.save')}
        onChange={(text) => set({ text })}
        onSave={async () => {
          const { store, text } = draft;
          await saveDraft(bridge, gone ? { kind: 'add', store, text } : draft);
        }}
        onCancel={back}
      >
        {draft.kind === 'add' && (
          <Segmented
            label={t('memory.edit.file')}
            value={draft.store}
            options={STORES.map((store) => ({ value: store, label: STORE_FILES[store] }))}
            onChange={(store) => set({ store })}
          />
        )}
        {gone && <Note icon="alert">{t('memory.edit.gone')}</Note>}
        {moved && (
          <Note
            icon="alert"
            actions={
              <Button small onClick={() => useMemory.setState({ draft: { ...draft, seen: now.text } })}>
                {t('memory.edit.overNow')}
              </Button>
            }
          >
            {t('memory.edit.moved', { text: now.text })}
          </Note>
        )}
      </EntryEditor>
    </div>
  );
}
