import { useRef } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import type { SessionRow, Space } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/popover.tsx';
import type { MenuItem } from '../../ui/popover.tsx';
import { download } from './actions.ts';
import { CleanUpSheet } from './clean-up-sheet.tsx';
import { RepairSheet } from './repair-sheet.tsx';
import type { Upkeep } from './repair-sheet.tsx';
import { TrashSheet } from './trash-sheet.tsx';
import { exportAll } from './transfer.ts';

export type SessionTool = 'clean-up' | 'trash' | Upkeep;

/** What is done with many sessions at once, or with the file that holds them. */
export function SessionTools({
  open,
  setOpen,
  onDone,
  onDeleted,
  onError,
}: {
  /** The one that is open. */
  open: SessionTool | null;
  setOpen: (tool: SessionTool | null) => void;
  /** Told in words what was done. */
  onDone: (words: string) => void;
  onDeleted: (rows: readonly Pick<SessionRow, 'id' | 'title' | 'preview'>[], space: Space) => void;
  onError: (error: unknown) => void;
}): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const picker = useRef<HTMLInputElement>(null);

  const exporting = (): void => {
    exportAll(bridge).then(({ text, sessions }) => {
      if (sessions > 0) download('sessions.jsonl', 'application/x-ndjson', text);
      else onDone(t('sessions.emptyTitle'));
    }, onError);
  };
  const importing = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file === undefined) return;
    file
      .text()
      .then((text) => bridge.request('sessions.import', { text }))
      .then(({ sessions, messages, skipped }) => {
        const what = t.count('sessions.imported', sessions, { messages: t.count('sessions.messages', messages) });
        onDone(skipped.length === 0 ? what : `${what} ${t.count('sessions.importSkipped', skipped.length)}`);
      })
      .catch(onError);
  };

  const item = (part: Omit<Extract<MenuItem, { kind: 'item' }>, 'kind'>): MenuItem => ({ kind: 'item', ...part });
  const writes: readonly MenuItem[] = [
    item({ label: t('sessions.cleanUp'), icon: 'archive', run: () => setOpen('clean-up') }),
    item({ label: t('sessions.trash'), icon: 'trash', run: () => setOpen('trash') }),
    { kind: 'rule' },
    item({ label: t('sessions.import'), icon: 'download', run: () => picker.current?.click() }),
  ];
  const mends: readonly MenuItem[] = [
    { kind: 'rule' },
    item({ label: t('sessions.repair'), icon: 'tool', run: () => setOpen('repair') }),
    item({ label: t('sessions.reindex'), icon: 'again', run: () => setOpen('reindex') }),
    item({ label: t('sessions.vacuum'), icon: 'minus', run: () => setOpen('vacuum') }),
  ];
  return (
    <>
      <Menu
        label={t('sessions.tools')}
        trigger={<IconButton icon="more" label={t('sessions.tools')} />}
        items={[
          ...(lookingOn ? [] : writes),
          item({ label: t('sessions.exportAll'), icon: 'upload', run: exporting }),
          ...(lookingOn ? [] : mends),
        ]}
      />
      <input
        ref={picker}
        type="file"
        accept=".jsonl,.ndjson,application/x-ndjson"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={importing}
      />
      {open === 'clean-up' && <CleanUpSheet onClose={() => setOpen(null)} onDeleted={onDeleted} />}
      {open === 'trash' && <TrashSheet onClose={() => setOpen(null)} />}
      {open !== null && open !== 'clean-up' && open !== 'trash' && (
        <RepairSheet what={open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
