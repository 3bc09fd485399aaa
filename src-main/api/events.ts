import { randomUUID } from 'node:crypto';
import { events as schemas, type Emit, type EventFrame, type EventName } from '@shared/contract/index.ts';

/** How many past events are kept for clients that come back. */
export const KEPT_EVENTS = 10_000;

/** A place in the stream. `seq` is the number of the last event; 0 before the first. */
export interface Position {
  readonly epoch: string;
  readonly seq: number;
}

/** The one ordered stream of everything that happens in a core, as clients receive it. */
export interface EventStream {
  /** Names this run of the core: sequence numbers mean nothing across epochs. */
  readonly epoch: string;
  readonly emit: Emit;
  position(): Position;
  /** The events after `position`, oldest first; `resync` when that place is unknown here or too far back. */
  since(position: Position): readonly EventFrame[] | 'resync';
  /** Calls `listener` for every event from now on, in order. Returns the way to stop. */
  subscribe(listener: (event: EventFrame) => void): () => void;
}

/** `check`: data is held against the contract and a mismatch throws (tests, development). `onFault`: a listener threw. */
export interface EventStreamOptions {
  readonly kept?: number;
  readonly check?: boolean;
  readonly onFault?: (fault: unknown) => void;
}

/** Begins a new epoch. */
export function createEventStream(options: EventStreamOptions = {}): EventStream {
  const kept = options.kept ?? KEPT_EVENTS;
  const epoch = randomUUID();
  const listeners = new Set<(event: EventFrame) => void>();
  const undelivered: EventFrame[] = [];
  let delivering = false;
  let ring: EventFrame[] = [];
  let seq = 0;

  // A listener may itself emit: what it emits is delivered after, so that every listener sees the same order.
  const deliver = (): void => {
    if (delivering) return;
    delivering = true;
    for (let event = undelivered.shift(); event !== undefined; event = undelivered.shift()) {
      for (const listener of [...listeners]) {
        try {
          listener(event);
        } catch (fault) {
          options.onFault?.(fault);
        }
      }
    }
    delivering = false;
  };

  const emit = (type: EventName, data: unknown): void => {
    if (options.check === true) schemas[type].parse(data);
    seq += 1;
    const event: EventFrame = { epoch, seq, type, data };
    ring.push(event);
    // Cut now and then instead of shifting at every event.
    if (ring.length >= kept * 2) ring = ring.slice(-kept);
    undelivered.push(event);
    deliver();
  };

  return {
    epoch,
    emit,
    position: () => ({ epoch, seq }),
    since(position) {
      const oldest = seq - Math.min(ring.length, kept);
      if (position.epoch !== epoch || position.seq < oldest || position.seq > seq) return 'resync';
      return position.seq === seq ? [] : ring.slice(-(seq - position.seq));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
