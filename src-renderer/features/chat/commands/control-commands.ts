import { commandNames, commandOf, namedCommand, usageOf } from '@shared/chat/commands.ts';
import type { CommandGroup, CommandName } from '@shared/chat/command-table.ts';
import { go, href } from '../../../app/route.ts';
import type { LocalAnswer } from '../local-store.ts';
import type { WhenBusy } from '../composer.tsx';
import { busyKey, isBusyMode, readBusyMode } from '../when-busy.ts';
import { CommandRefusal } from './context.ts';
import type { CommandContext, CommandHandlers } from './context.ts';

const busyWords: Record<WhenBusy, 'chat.queue' | 'chat.steer' | 'chat.interrupt'> = {
  queue: 'chat.queue',
  steer: 'chat.steer',
  interrupt: 'chat.interrupt',
};

function groupOf(group: CommandGroup, { language }: CommandContext): LocalAnswer['lines'] {
  return commandNames
    .filter((name) => commandOf(name).group === group)
    .map((name) => ({ term: namesOf(name), text: commandOf(name).help[language] }));
}

function namesOf(name: CommandName): string {
  return [name, ...commandOf(name).aliases].map((each) => `/${each}`).join(' ');
}

/** The commands that steer what runs, and help. */
export const controlCommands = {
  stop: async (_, { actions }) => {
    await actions.stop();
    return null;
  },
  queue: async (args, { actions }) => {
    await actions.send(args, 'queue');
    return null;
  },
  steer: async (args, { actions }) => {
    await actions.send(args, 'steer');
    return null;
  },
  busy: async (args, { bridge, t }) => {
    const wanted = args.toLowerCase();
    if (isBusyMode(wanted)) await bridge.request('settings.set', { key: busyKey, value: wanted });
    const mode = readBusyMode((await bridge.request('settings.get', {})).settings);
    return { heading: t('command.busy', { mode: t(busyWords[mode]) }) };
  },
  pause: async (args, { bridge, t }) => {
    const paused = args === '';
    await bridge.request('app.pause', { paused });
    return { heading: t(paused ? 'command.pause.on' : 'command.pause.off') };
  },
  settings: (args) => {
    go(href('settings', args === '' ? [] : [args.toLowerCase()]));
    return Promise.resolve(null);
  },
  help: (args, context) => {
    const { t, language } = context;
    if (args === '') {
      const groups: readonly CommandGroup[] = ['sessions', 'memory', 'skills', 'model', 'control'];
      return Promise.resolve({
        heading: t('command.help'),
        lines: groups.flatMap((group) => groupOf(group, context) ?? []),
        note: t('command.help.note'),
      });
    }
    const name = namedCommand(args.replace(/^\//, ''));
    if (name === null) {
      return Promise.reject(new CommandRefusal(t('command.unknown', { name: args }), '/help'));
    }
    return Promise.resolve({
      heading: commandOf(name).help[language],
      lines: usageOf(name).map((usage) => ({ term: usage, text: '' })),
      ...(commandOf(name).aliases.length === 0 ? {} : { note: t('command.help.aliases', { names: namesOf(name) }) }),
    });
  },
} satisfies CommandHandlers<'stop' | 'queue' | 'steer' | 'busy' | 'pause' | 'settings' | 'help'>;
