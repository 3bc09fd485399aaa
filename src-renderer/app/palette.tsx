import { Command } from 'cmdk';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/language.tsx';
import { Icon } from '../ui/icons.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { hasAllWords } from '../ui/words.ts';
import { useBoundKeys } from './bindings.ts';
import { useRegistry } from './commands.ts';
import { useFrameCommands } from './frame-commands.ts';
import { keyLabel } from './keyboard.ts';
import { useKeptEntries, useSessionEntries, useSettingEntries } from './palette-entries.ts';
import type { Entry } from './palette-entries.ts';
import { go, href, places } from './route.ts';
import { screens } from './screens.ts';

/**
 * Find and do: the screens and the actions of the frame and of the screen in view; sessions, memories, skills and settings once
 * something is typed. What is found has every word that was typed, as it was typed.
 */
export function Palette({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const [query, setQuery] = useState('');
  const registered = useRegistry((registry) => registry.commands);
  const frame = useFrameCommands();
  const bound = useBoundKeys();
  const sessions = useSessionEntries(query);
  const kept = useKeptEntries(query);
  const settings = useSettingEntries(query);

  const goes = useMemo(
    () =>
      places.map((place): Entry => ({
        id: `go ${place}`,
        label: t(screens[place].label),
        icon: screens[place].icon,
        keys: bound.find(({ binding, conflict }) => binding.id === `go_${place}` && conflict === null)?.keys,
        run: () => go(href(place)),
      })),
    [t, bound],
  );
  const actions = useMemo(
    () =>
      [...Object.values(registered).flat(), ...frame].map((command): Entry => ({
        id: `do ${command.id}`,
        label: command.label,
        icon: command.icon ?? 'chevron-right',
        keys: command.keys,
        run: command.run,
      })),
    [registered, frame],
  );

  const matching = (entries: readonly Entry[]): readonly Entry[] =>
    entries.filter((entry) => hasAllWords(entry.label, query));
  const groups = [
    { title: t('palette.go'), entries: matching(goes) },
    { title: t('palette.sessions'), entries: sessions },
    { title: t('palette.memories'), entries: kept.memories },
    { title: t('palette.skills'), entries: kept.skills },
    { title: t('palette.actions'), entries: matching(actions) },
    { title: t('palette.settings'), entries: settings },
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
                <Line key={entry.id} entry={entry} onClose={onClose} />
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Sheet>
  );
}

function Line({ entry, onClose }: { entry: Entry; onClose: () => void }): ReactNode {
  const { id, label, icon, aside, keys, run } = entry;
  return (
    <Command.Item
      value={id}
      className="menu-row"
      onSelect={() => {
        onClose();
        run();
      }}
    >
      <span className="menu-icon">
        <Icon name={icon} size={14} />
      </span>
      <span className="grow cut">{label}</span>
      {aside !== undefined && <span className="meta cut palette-aside">{aside}</span>}
      {keys !== undefined && keys !== '' && <kbd>{keyLabel(keys)}</kbd>}
    </Command.Item>
  );
}
