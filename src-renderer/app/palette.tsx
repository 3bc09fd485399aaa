import { Command } from 'cmdk';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { SessionRow } from '@shared/contract/index.ts';
import { useBridge } from '../bridge/context.tsx';
import { useFormat, useText } from '../i18n/language.tsx';
import { Icon } from '../ui/icons.tsx';
import type { IconName } from '../ui/icons.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { hasAllWords } from '../ui/words.ts';
import { sessionName } from '../features/sessions/actions.ts';
import { useRegistry } from './commands.ts';
import { keyLabel } from './keyboard.ts';
import { go, href, places } from './route.ts';
import { screens } from './screens.ts';
import { useFrameCommands } from './frame-commands.ts';

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly after?: string | undefined;
  readonly run: () => void;
}

/** Find and do: the places, the sessions once something is typed, the actions of the frame and of the screen in view. */
export function Palette({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const [query, setQuery] = useState('');
  const registered = useRegistry((registry) => registry.commands);
  const frame = useFrameCommands();
  const sessions = useSessionEntries(query);

  const goes = useMemo(
    () =>
      places.map((place, index): Entry => ({
        id: `go ${place}`,
        label: t(screens[place].label),
        icon: screens[place].icon,
        after: `Mod+${index + 1}`,
        run: () => go(href(place)),
      })),
    [t],
  );
  const actions = useMemo(
    () =>
      [...Object.values(registered).flat(), ...frame].map((command): Entry => ({
        id: `do ${command.id}`,
        label: command.label,
        icon: command.icon ?? 'chevron-right',
        after: command.keys,
        run: command.run,
      })),
    [registered, frame],
  );

  const matching = (entries: readonly Entry[]): readonly Entry[] =>
    entries.filter((entry) => hasAllWords(entry.label, query));
  const groups = [
    { title: t('palette.go'), entries: matching(goes) },
    { title: t('palette.sessions'), entries: sessions },
    { title: t('palette.actions'), entries: matching(actions) },
  ].filter((group) => group.entries.length > 0);

  return (
    <Sheet label={t('palette.title')} onClose={onClose} className="palette">
      <Command label={t('palette.title')} shouldFilter={false} loop>
        <div className="palette-input">
          <Icon name="search" />
          <Command.Input data-first-focus="" value={query} onValueChange={setQuery} placeholder={t('palette.hint')} />
        </div>
        <Command.List className="scroll palette-list" label={t('palette.title')}>
          {groups.length === 0 && <p className="dim palette-none">{t('palette.empty')}</p>}
          {groups.map((group) => (
            <Command.Group key={group.title} heading={group.title}>
              {group.entries.map((entry) => (
                <Command.Item
                  key={entry.id}
                  value={entry.id}
                  className="menu-row"
                  onSelect={() => {
                    onClose();
                    entry.run();
                  }}
                >
                  <span className="menu-icon">
                    <Icon name={entry.icon} size={14} />
                  </span>
                  <span className="grow cut">{entry.label}</span>
                  {entry.after !== undefined &&
                    (entry.id.startsWith('session') ? (
                      <span className="meta">{entry.after}</span>
                    ) : (
                      <kbd>{keyLabel(entry.after)}</kbd>
                    ))}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Sheet>
  );
}

/** Sessions whose title has the words; asked of the core once typing pauses. */
function useSessionEntries(query: string): readonly Entry[] {
  const bridge = useBridge();
  const t = useText();
  const format = useFormat();
  const [rows, setRows] = useState<readonly SessionRow[]>([]);
  const wanted = query.trim();
  useEffect(() => {
    if (wanted === '') return;
    let live = true;
    const timer = window.setTimeout(() => {
      bridge.request('sessions.list', { title: wanted, limit: 8 }).then(
        (answer) => live && setRows(answer.rows),
        () => live && setRows([]),
      );
    }, 120);
    return () => {
      live = false;
      window.clearTimeout(timer);
    };
  }, [bridge, wanted]);
  return useMemo(
    () =>
      (wanted === '' ? [] : rows).map((row): Entry => ({
        id: `session ${row.id}`,
        label: sessionName(row, t),
        icon: 'message',
        after: format.when(row.lastActive),
        run: () => go(href('chat', [row.id])),
      })),
    [rows, wanted, t, format],
  );
}
