import { useMemo } from 'react';
import type { SessionRow } from '@shared/contract/index.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import type { Translate } from '../../i18n/language.tsx';
import type { MenuItem } from '../../ui/popover.tsx';

/** What a session is called: its title, else its first words. */
export function sessionName(row: Pick<SessionRow, 'title' | 'preview'>, t: Translate): string {
  if (row.title !== null && row.title !== '') return row.title;
  return row.preview === '' ? t('session.untitled') : row.preview;
}

/** Hands a file to the person through the browser's own download. */
export function download(name: string, mime: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: mime }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export interface SessionActions {
  rename(id: string, title: string): Promise<void>;
  pin(row: SessionRow): Promise<void>;
  archive(row: SessionRow): Promise<void>;
  exportAs(row: SessionRow, format: 'markdown' | 'html' | 'jsonl'): Promise<void>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
}

/** What can be done with a session, wherever it is shown. Each rejects with a `DeskError`. */
export function useSessionActions(): SessionActions {
  const bridge = useBridge();
  return useMemo(
    () => ({
      async rename(id, title) {
        await bridge.request('sessions.rename', { id, title });
      },
      async pin(row) {
        await bridge.request('sessions.pin', { id: row.id, pinned: !row.pinned });
      },
      async archive(row) {
        await bridge.request('sessions.archive', { id: row.id, archived: !row.archived });
      },
      async exportAs(row, format) {
        const file = await bridge.request('sessions.export', { id: row.id, format });
        download(file.name, file.mime, file.text);
      },
      async remove(id) {
        await bridge.request('sessions.delete', { id });
      },
      async restore(id) {
        await bridge.request('sessions.undelete', { id });
      },
    }),
    [bridge],
  );
}

/** The menu of a session. `run` reports what was refused; `onRename` opens the field for the title. */
export function useSessionMenu(
  row: SessionRow | null,
  options: { onRename: () => void; onDeleted: (row: SessionRow) => void; onError: (error: unknown) => void },
): readonly MenuItem[] {
  const t = useText();
  const actions = useSessionActions();
  const { onRename, onDeleted, onError } = options;
  return useMemo(() => {
    if (row === null) return [];
    const run = (work: Promise<void>, after?: () => void) => void work.then(after, onError);
    return [
      { kind: 'item', label: t('session.rename'), icon: 'pencil', run: onRename },
      {
        kind: 'item',
        label: row.pinned ? t('session.unpin') : t('session.pin'),
        icon: row.pinned ? 'unpin' : 'pin',
        run: () => run(actions.pin(row)),
      },
      {
        kind: 'item',
        label: row.archived ? t('session.unarchive') : t('session.archive'),
        icon: row.archived ? 'archive-restore' : 'archive',
        run: () => run(actions.archive(row)),
      },
      { kind: 'rule' },
      {
        kind: 'item',
        label: t('session.exportMarkdown'),
        icon: 'upload',
        run: () => run(actions.exportAs(row, 'markdown')),
      },
      { kind: 'item', label: t('session.exportHtml'), icon: 'upload', run: () => run(actions.exportAs(row, 'html')) },
      { kind: 'item', label: t('session.exportJsonl'), icon: 'upload', run: () => run(actions.exportAs(row, 'jsonl')) },
      { kind: 'rule' },
      {
        kind: 'item',
        label: t('session.delete'),
        icon: 'trash',
        rem: true,
        run: () => run(actions.remove(row.id), () => onDeleted(row)),
      },
    ];
  }, [row, t, actions, onRename, onDeleted, onError]);
}
