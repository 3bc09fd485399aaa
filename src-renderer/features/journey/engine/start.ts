/** Starts the engine in a worker, or on the page in small slices where a worker cannot be had. */
import { Engine, makeOffscreen } from './engine.ts';
import type { FromEngine, ToEngine } from './protocol.ts';

export interface EngineHandle {
  send(message: ToEngine): void;
  stop(): void;
}

/** How long the page may work for the engine at a time, in milliseconds. */
const SLICE = 6;

export function startEngine(listen: (message: FromEngine) => void): EngineHandle {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return startHere(listen);
  try {
    return startWorker(listen);
  } catch {
    // A page whose policy forbids workers still gets its map.
    return startHere(listen);
  }
}

function startWorker(listen: (message: FromEngine) => void): EngineHandle {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'star-map' });
  const sent: ToEngine[] = [];
  let here: EngineHandle | null = null;
  worker.onmessage = (event: MessageEvent<FromEngine>) => {
    sent.length = 0;
    listen(event.data);
  };
  worker.onerror = () => {
    // It could not be loaded: go on here with what was asked so far.
    if (here !== null || sent.length === 0) return;
    worker.terminate();
    here = startHere(listen);
    for (const message of sent.splice(0)) here.send(message);
  };
  return {
    send(message) {
      if (here !== null) {
        here.send(message);
        return;
      }
      if (sent.length < 100) sent.push(message);
      worker.postMessage(message);
    },
    stop() {
      worker.terminate();
      here?.stop();
    },
  };
}

function startHere(listen: (message: FromEngine) => void): EngineHandle {
  let running = true;
  const engine = new Engine(
    (message) => {
      if (running) listen(message);
    },
    (run) => {
      setTimeout(() => {
        if (running) run();
      }, 0);
    },
    SLICE,
    makeOffscreen,
  );
  return {
    send: (message) => engine.handle(message),
    stop() {
      running = false;
    },
  };
}
