import type { Answer, EventFrame, HermesDeskWindow } from '@shared/contract/index.ts';
import { contextBridge, ipcRenderer } from 'electron';
import { channels } from '../hosts/electron/channels.ts';

const onEvent = new Set<(event: EventFrame) => void>();
const onResync = new Set<() => void>();
ipcRenderer.on(channels.event, (_event, frame: EventFrame) => {
  for (const listener of onEvent) listener(frame);
});
ipcRenderer.on(channels.resync, () => {
  for (const listener of onResync) listener();
});

contextBridge.exposeInMainWorld('hermesDesk', {
  request: (name, input) => ipcRenderer.invoke(channels.request, name, input) as Promise<Answer>,
  on(listener) {
    onEvent.add(listener);
    return () => {
      onEvent.delete(listener);
    };
  },
  onResync(listener) {
    onResync.add(listener);
    return () => {
      onResync.delete(listener);
    };
  },
} satisfies HermesDeskWindow);
