import { clientFrameSchema, DeskError, type ServerFrame } from '@shared/contract/index.ts';
import type { Api } from '../../api/dispatch.ts';
import type { Caller } from '../../api/handlers.ts';
import { z } from 'zod';

/** What serving needs of a WebSocket; `ws` gives it. */
export interface Socket {
  send(text: string): void;
  close(code: number, reason: string): void;
  readonly bufferedAmount: number;
}

/** Bytes that may wait for a slow client before it is dropped; it comes back and catches up. */
export const MAX_WAITING_BYTES = 64 * 1024 * 1024;
/** Requests of one client that may be under way at once. */
export const MAX_UNDER_WAY = 256;
/** Malformed frames of one client before it is dropped. */
export const MAX_MALFORMED = 10;

/** The id in the answer to a frame that names no request. Clients count from 1. */
const NO_REQUEST = 0;

const identified = z.object({ id: z.number().int() });

/** One client of the event stream and the contract. */
export interface Client {
  /** A text frame came. */
  readonly receive: (text: string) => void;
  /** The socket is gone. */
  readonly closed: () => void;
}

/**
 * Serves one authenticated socket. Events flow from its first frame on: a `hello` first gets what was missed (or the
 * order to load everything afresh), any other first frame begins with the events after it.
 */
export function serveSocket(socket: Socket, api: Api, caller: Caller): Client {
  let stop: (() => void) | null = null;
  let underWay = 0;
  let malformed = 0;

  const send = (frame: ServerFrame): void => {
    if (socket.bufferedAmount > MAX_WAITING_BYTES) {
      stop?.();
      socket.close(1013, 'too slow');
      return;
    }
    socket.send(JSON.stringify(frame));
  };
  const follow = (): void => {
    stop ??= api.events.subscribe((event) => send({ event }));
  };
  const refuse = (value: unknown, error: DeskError): void => {
    const named = identified.safeParse(value);
    send({ id: named.success ? named.data.id : NO_REQUEST, ok: false, error: error.toShape() });
  };
  const bad = (value: unknown, message: string): void => {
    malformed += 1;
    refuse(value, new DeskError('invalid_input', message));
    if (malformed >= MAX_MALFORMED) socket.close(1008, 'malformed frames');
  };

  const answer = async (id: number, name: string, input: unknown): Promise<void> => {
    underWay += 1;
    try {
      const output = await api.call(name, input, caller);
      send({ id, ok: true, output });
    } catch (fault) {
      const error =
        fault instanceof DeskError ? fault : new DeskError('internal', 'Something failed inside Hermes Desk.');
      send({ id, ok: false, error: error.toShape() });
    } finally {
      underWay -= 1;
    }
  };

  return {
    receive(text) {
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        bad(null, 'A frame is not JSON.');
        return;
      }
      const parsed = clientFrameSchema.safeParse(value);
      if (!parsed.success) {
        bad(value, 'A frame is neither a request ({id, name, input}) nor a hello ({hello: {epoch, after}}).');
        return;
      }
      const frame = parsed.data;
      if ('hello' in frame) {
        const missed = api.events.since({ epoch: frame.hello.epoch, seq: frame.hello.after });
        if (missed === 'resync') send({ resync: api.events.position() });
        else for (const event of missed) send({ event });
        follow();
        return;
      }
      follow();
      if (underWay >= MAX_UNDER_WAY) {
        refuse(value, new DeskError('busy', 'Too many requests at once.', { remedy: 'Wait for some to be answered.' }));
        return;
      }
      void answer(frame.id, frame.name, frame.input);
    },
    closed() {
      stop?.();
      stop = null;
    },
  };
}
