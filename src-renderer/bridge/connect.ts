import type { HermesDeskWindow } from '@shared/contract/index.ts';
import type { Bridge } from './bridge.ts';
import { checkedBridge } from './checked.ts';
import { PreloadTransport } from './preload-transport.ts';
import { SocketTransport } from './socket-transport.ts';
import type { Socket } from './socket-transport.ts';

declare global {
  interface Window {
    /** Put there by the Electron preload; absent in a browser. */
    hermesDesk?: HermesDeskWindow;
  }
}

/** The bridge of this window: through the preload where there is one, else over the WebSocket of the page's own server. */
export function connect(window: Window): Bridge {
  if (window.hermesDesk !== undefined) return checkedBridge(new PreloadTransport(window.hermesDesk));
  const url = `${window.location.origin.replace(/^http/, 'ws')}/ws`;
  return checkedBridge(
    new SocketTransport({
      open: () => browserSocket(url),
      later: (run, ms) => window.setTimeout(run, ms),
      random: Math.random,
    }),
  );
}

function browserSocket(url: string): Socket {
  const real = new WebSocket(url);
  const socket: Socket = {
    send: (text) => real.send(text),
    close: () => real.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  real.onopen = () => socket.onopen?.();
  real.onmessage = (message: MessageEvent<unknown>) => socket.onmessage?.({ data: message.data });
  real.onclose = () => socket.onclose?.();
  return socket;
}
