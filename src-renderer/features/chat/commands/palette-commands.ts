import { useEffect, useMemo, useRef } from 'react';
import { commandNames, commandOf } from '@shared/chat/commands.ts';
import type { CommandName } from '@shared/chat/command-table.ts';
import { useCommands } from '../../../app/commands.ts';
import type { Command } from '../../../app/commands.ts';
import type { IconName } from '../../../ui/icons.tsx';
import { useLive } from '../pane.tsx';
import type { CommandContext } from './context.ts';
import { obey, obstacle } from './obey.ts';

const icons: Readonly<Partial<Record<CommandName, IconName>>> = {
  retry: 'again',
  stop: 'stop',
  undo: 'undo',
  branch: 'branch',
  compress: 'minus',
  prompt: 'memory',
  find: 'search',
  export: 'upload',
  copy: 'copy',
  model: 'sliders',
};

/** Offers the commands that work on this conversation to the palette: those that need one and nothing more. */
export function usePaletteCommands(context: CommandContext, paired: boolean): void {
  const running = useLive((store) => store.running);
  const { session, language, pane } = context;
  const now = useRef(context);
  useEffect(() => {
    now.current = context;
  });
  useCommands(
    `chat ${pane.name}`,
    useMemo(() => {
      // Of two conversations side by side, the palette is about the first.
      if (session === null || (paired && pane.name !== 'main')) return [];
      return commandNames
        .filter((name) => isOfConversation(name) && obstacle(name, session, running) === null)
        .map((name): Command => ({
          id: name,
          label: commandOf(name).help[language],
          ...(icons[name] === undefined ? {} : { icon: icons[name] }),
          run: () => void obey({ name, args: '' }, now.current),
        }));
    }, [session, language, pane, paired, running]),
  );
}

function isOfConversation(name: CommandName): boolean {
  const { needs, forms } = commandOf(name);
  return name === 'model' || (needs.length > 0 && forms.includes(''));
}
