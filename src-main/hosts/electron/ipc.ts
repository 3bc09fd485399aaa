import { DeskError, type Answer, type EventFrame } from '@shared/contract/index.ts';
import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron';
import type { Api } from '../../api/dispatch.ts';
import { channels } from './channels.ts';
import type { TrustedOrigin } from './trusted-origin.ts';

/** Whether a call comes from the top frame of a page of ours: not from a frame in it, not from a page that left. */
export function isTrustedSender(
  event: Pick<IpcMainInvokeEvent, 'senderFrame' | 'sender'>,
  trusted: TrustedOrigin,
): boolean {
  const frame = event.senderFrame;
  return frame !== null && frame === event.sender.mainFrame && trusted.isOurs(frame.url);
}

/** Answers the windows' requests. The only handler there is; every call has its sender checked. */
export function serveIpc(ipc: Pick<IpcMain, 'handle'>, api: Api, trusted: TrustedOrigin): void {
  ipc.handle(channels.request, async (event, name: unknown, input: unknown): Promise<Answer> => {
    try {
      if (!isTrustedSender(event, trusted)) {
        throw new DeskError('not_permitted', 'This page is not part of Hermes Desk.');
      }
      if (typeof name !== 'string') throw new DeskError('unknown_request', 'A request needs a name.');
      return { ok: true, output: await api.call(name, input, { host: 'electron', person: true }) };
    } catch (fault) {
      const error =
        fault instanceof DeskError ? fault : new DeskError('internal', 'Something failed inside Hermes Desk.');
      return { ok: false, error: error.toShape() };
    }
  });
}

/** What sending to a window needs of its contents. */
export type EventTarget = Pick<WebContents, 'send' | 'isDestroyed' | 'getURL'>;

/**
 * Sends every event to a window while it shows a page of ours. An event that could not be sent is made good by a resync
 * before the next. Returns the way to stop.
 */
export function sendEvents(contents: EventTarget, api: Api, trusted: TrustedOrigin): () => void {
  let missed = false;
  return api.events.subscribe((event: EventFrame) => {
    if (contents.isDestroyed()) return;
    try {
      if (!trusted.isOurs(contents.getURL())) return;
      if (missed) contents.send(channels.resync);
      contents.send(channels.event, event);
      missed = false;
    } catch {
      missed = true;
    }
  });
}
