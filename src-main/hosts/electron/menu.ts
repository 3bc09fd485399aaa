import type { MenuItemConstructorOptions } from 'electron';

/**
 * The application menu: the system's own roles, so that editing, zoom and windows work as everywhere. The keys of the
 * rail and the palette belong to the page; none is taken here.
 */
export function menuTemplate(platform: NodeJS.Platform, development: boolean): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin';
  return [
    ...(mac ? [{ role: 'appMenu' } as const] : [{ role: 'fileMenu' } as const]),
    { role: 'editMenu' },
    {
      label: 'View',
      submenu: [
        ...(development
          ? [{ role: 'reload' } as const, { role: 'toggleDevTools' } as const, { type: 'separator' } as const]
          : []),
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { type: 'separator' },
        { role: 'togglefullscreen' },
      ],
    },
    { role: 'windowMenu' },
  ];
}
