import type { MenuItemConstructorOptions } from 'electron';
import type { Destination } from '@shared/contract/index.ts';
import type { Say } from './words.ts';

/** The screens, in the order of the rail. */
const places = ['chat', 'memory', 'approvals', 'journey', 'sessions', 'skills', 'settings'] as const;

export interface MenuOptions {
  readonly platform: NodeJS.Platform;
  readonly development: boolean;
  readonly say: Say;
  readonly go: (to: Destination) => void;
}

/**
 * The application menu: the system's own roles, so that editing, zoom and windows work as everywhere, and the ways to the
 * screens. The keys of the page belong to the page, where they can be changed: none is taken here.
 */
export function menuTemplate({ platform, development, say, go }: MenuOptions): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin';
  const rule = { type: 'separator' } as const;
  const way = (label: string, to: Destination): MenuItemConstructorOptions => ({ label, click: () => go(to) });
  return [
    ...(mac ? [{ role: 'appMenu' } as const] : []),
    {
      label: say('file'),
      submenu: [
        way(say('newSession'), { kind: 'ask' }),
        way(say('find'), { kind: 'palette' }),
        way(say('settings'), { kind: 'place', place: 'settings' }),
        rule,
        mac ? { role: 'close' } : { role: 'quit', label: say('quit') },
      ],
    },
    {
      label: say('edit'),
      submenu: [
        { role: 'undo', label: say('undo') },
        { role: 'redo', label: say('redo') },
        rule,
        { role: 'cut', label: say('cut') },
        { role: 'copy', label: say('copy') },
        { role: 'paste', label: say('paste') },
        { role: 'selectAll', label: say('selectAll') },
      ],
    },
    {
      label: say('view'),
      submenu: [
        ...(development ? [{ role: 'reload' } as const, { role: 'toggleDevTools' } as const, rule] : []),
        { role: 'resetZoom', label: say('actualSize') },
        { role: 'zoomIn', label: say('zoomIn') },
        { role: 'zoomOut', label: say('zoomOut') },
        rule,
        { role: 'togglefullscreen', label: say('fullScreen') },
      ],
    },
    { label: say('go'), submenu: places.map((place) => way(say(place), { kind: 'place', place })) },
    { role: 'windowMenu', label: say('window') },
    { label: say('help'), submenu: [way(say('keys'), { kind: 'keys' })] },
  ];
}
