import { DeskError, requests, serverFrameSchema } from '@shared/contract/index.ts';
import type { ClientFrame, EventFrame, RequestName, ServerFrame } from '@shared/contract/index.ts';
import type { Connection } from './bridge.ts';
import { Listeners } from './transport.ts';
import type { Transport } from './transport.ts';

/** The part of a WebSocket this needs; a test brings its own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What the transport needs of the world. */
export interface SocketWorld {
  open(): Socket;
  /** Calls `run` after `ms` milliseconds. */
  later(run: () => void, ms: number): void;
  /** 0 to 1. */
  random(): number;
}

interface Pending {
  readonly name: RequestName;
  readonly input: unknown;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: DeskError) => void;
}

const firstWait = 250;
const longestWait = 5000;

const lost = (name: RequestName): DeskError =>
  new DeskError('connection_lost', `The connection was lost before "${name}" was answered.`, {
    remedy: 'Look whether it was done before you do it again.',
  });

/**
 * Requests and events over one WebSocket that is opened again, ever more slowly, when it is lost. On every opening it says
 * where it left off, so that missed events arrive or a resync is ordered. A read that was pending is asked again; anything
 * that may have changed something is rejected with `connection_lost`, never sent twice.
 */
export class SocketTransport implements Transport {
  readonly #world: SocketWorld;
  readonly #events = new Listeners<EventFrame>();
  readonly #resync = new Listeners<undefined>();
  readonly #changes = new Listeners<Connection>();
  readonly #pending = new Map<number, Pending>();
  #socket: Socket | null = null;
  #connection: Connection = 'connecting';
  #position = { epoch: '', after: 0 };
  #nextId = 1;
  #attempt = 0;

  constructor(world: SocketWorld) {
    this.#world = world;
    this.#open();
  }

  send(name: RequestName, input: unknown): Promise<unknown> {
    if (this.#connection === 'lost' && requests[name].access !== 'read') {
      return Promise.reject(
        new DeskError('connection_lost', `Not connected; "${name}" was not sent.`, {
          remedy: 'Do it again when the connection is back.',
        }),
      );
    }
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      this.#pending.set(id, { name, input, resolve, reject });
      if (this.#connection === 'connected') this.#write({ id, name, input });
    });
  }

  onEvent(listener: (frame: EventFrame) => void): void {
    this.#events.add(listener);
  }

  onResync(listener: () => void): void {
    this.#resync.add(listener);
  }

  connection(): Connection {
    return this.#connection;
  }

  onConnection(listener: (connection: Connection) => void): () => void {
    return this.#changes.add(listener);
  }

  #open(): void {
    const socket = this.#world.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#write({ hello: this.#position });
      for (const [id, { name, input }] of this.#pending) this.#write({ id, name, input });
      this.#become('connected');
    };
    socket.onmessage = (message) => this.#read(message.data);
    socket.onclose = () => this.#closed(socket);
  }

  #closed(socket: Socket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    const wasConnected = this.#connection === 'connected';
    this.#become('lost');
    for (const [id, request] of this.#pending) {
      if (requests[request.name].access === 'read') continue;
      this.#pending.delete(id);
      request.reject(lost(request.name));
    }
    const wait = Math.min(longestWait, firstWait * 2 ** this.#attempt);
    this.#attempt += 1;
    this.#world.later(() => this.#open(), wasConnected ? firstWait : wait * (0.5 + this.#world.random() / 2));
  }

  #read(data: unknown): void {
    const frame = typeof data === 'string' ? parseFrame(data) : null;
    if (frame === null) return;
    if ('event' in frame) this.#event(frame.event);
    else if ('resync' in frame) this.#missed({ epoch: frame.resync.epoch, after: frame.resync.seq });
    else this.#answer(frame);
  }

  #event(event: EventFrame): void {
    const { epoch, after } = this.#position;
    if (event.epoch === epoch && event.seq <= after) return;
    const follows = event.epoch === epoch && event.seq === after + 1;
    this.#position = { epoch: event.epoch, after: event.seq };
    if (!follows && epoch !== '') this.#resync.tell(undefined);
    this.#events.tell(event);
  }

  /** The first order only says where the stream begins: nothing had been loaded before it. */
  #missed(position: { epoch: string; after: number }): void {
    const first = this.#position.epoch === '';
    this.#position = position;
    if (!first) this.#resync.tell(undefined);
  }

  #answer(frame: Extract<ServerFrame, { id: number }>): void {
    const request = this.#pending.get(frame.id);
    if (request === undefined) return;
    this.#pending.delete(frame.id);
    if (frame.ok) request.resolve(frame.output);
    else request.reject(DeskError.fromShape(frame.error));
  }

  #write(frame: ClientFrame): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  #become(connection: Connection): void {
    if (this.#connection === connection) return;
    this.#connection = connection;
    this.#changes.tell(connection);
  }
}

function parseFrame(text: string): ServerFrame | null {
  try {
    const parsed = serverFrameSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
