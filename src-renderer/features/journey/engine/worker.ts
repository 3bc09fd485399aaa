/** The engine in its own thread. */
import { Engine, makeOffscreen } from './engine.ts';
import type { ToEngine } from './protocol.ts';

/** A worker may work longer between two looks at its messages than the page may. */
const SLICE = 12;

const channel = new MessageChannel();
const queue: (() => void)[] = [];
channel.port1.onmessage = () => queue.shift()?.();

const engine = new Engine(
  (message, transfer) => self.postMessage(message, { transfer }),
  (run) => {
    queue.push(run);
    channel.port2.postMessage(null);
  },
  SLICE,
  makeOffscreen,
);

self.onmessage = (event: MessageEvent<ToEngine>) => engine.handle(event.data);
