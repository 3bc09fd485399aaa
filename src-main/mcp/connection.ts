import type { ClientWatch, McpClient } from './client.ts';
import { readTools, type Offers } from './offers.ts';
import type { ServerSpec } from './spec.ts';

/** How it stands with a server. `idle`: nothing runs; the next call connects. */
export type ConnectionState = 'idle' | 'connecting' | 'connected' | 'failed' | 'off';

/** A server as screens show it. */
export interface ConnectionStatus {
  readonly state: ConnectionState;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  /** Why it is not connected; empty when nothing is wrong. Secrets are masked. */
  readonly error: string;
  /** Attempts in a row that failed. */
  readonly attempts: number;
}

/** What a connection is made with. */
export interface ConnectionDeps {
  readonly open: (spec: ServerSpec, watch: ClientWatch) => Promise<McpClient>;
  /** What the server offered when it was last connected in this way. */
  readonly known: Offers | null;
  /** Whether a text reads like orders to a model. */
  readonly suspicious: (text: string) => boolean;
  /** Called after every change of status or offers. */
  readonly onChange: (offers: Offers | null) => void;
  readonly log: (message: string, detail: unknown) => void;
  readonly now: () => number;
}

/** One server: connected in the background, again after it was lost, closed when it idles. Nothing here throws but `client`. */
export interface Connection {
  readonly spec: ServerSpec;
  status(): ConnectionStatus;
  /** What it offers, as far as is known; null before it was ever connected. */
  offers(): Offers | null;
  /** Begins to connect, unless it is lazy and its tools are known. */
  start(): void;
  /** Connects anew at once, whatever came before. */
  restart(): Promise<void>;
  /** Runs `work` on an open connection, connecting first where needed. Throws when it cannot connect, and what `work` throws. */
  use<T>(work: (client: McpClient) => Promise<T>): Promise<T>;
  /** Closes it. `off` until started again. */
  stop(): Promise<void>;
}

/** Seconds between attempts; the last goes on for ever. */
const waits = [1, 2, 5, 15, 60, 300];

/** Makes the connection of one server. Nothing runs until it is started or used. */
export function createConnection(spec: ServerSpec, deps: ConnectionDeps): Connection {
  let status: ConnectionStatus = { state: 'off', since: deps.now(), error: '', attempts: 0 };
  let offers = deps.known;
  let client: McpClient | null = null;
  let opening: Promise<McpClient> | null = null;
  let retry: NodeJS.Timeout | null = null;
  let rest: NodeJS.Timeout | null = null;
  let beat: NodeJS.Timeout | null = null;
  let busy = 0;
  let bornAt = 0;
  /** Counts stops; what an older life began is void. */
  let life = 0;

  const set = (state: ConnectionState, error = '', attempts = 0): void => {
    status = { state, since: deps.now(), error: spec.redact(error), attempts };
    deps.onChange(offers);
  };

  const clearTimers = (): void => {
    for (const timer of [retry, rest]) if (timer !== null) clearTimeout(timer);
    if (beat !== null) clearInterval(beat);
    retry = null;
    rest = null;
    beat = null;
  };

  const close = async (open: McpClient | null): Promise<void> => {
    try {
      await open?.close();
    } catch (error) {
      deps.log(`the MCP server ${spec.name} did not close`, error);
    }
  };

  /** A lost server is tried again after a while; one that is lazy waits for the next call. */
  const lost = (error: string): void => {
    clearTimers();
    client = null;
    const attempts = status.attempts + 1;
    set('failed', error, attempts);
    if (spec.lazy && offers !== null) return;
    const wait = (waits[Math.min(attempts, waits.length) - 1] ?? 300) * 1000;
    retry = setTimeout(() => void connect().catch(() => undefined), wait * (1 + Math.random() / 4));
    retry.unref();
  };

  const learn = async (open: McpClient): Promise<void> => {
    const { tools, leftOut } = open.has.tools
      ? readTools(await open.listTools(), deps.suspicious)
      : { tools: [], leftOut: 0 };
    offers = { tools, leftOut, resources: open.has.resources, prompts: open.has.prompts };
  };

  const watchOf = (mine: number): ClientWatch => ({
    onClosed: (words) => {
      if (mine !== life || client === null) return;
      lost(words === '' ? 'The server closed the connection.' : `The server closed the connection: ${words}`);
    },
    onToolsChanged: () => {
      if (mine !== life || client === null) return;
      learn(client).then(
        () => mine === life && deps.onChange(offers),
        (error: unknown) => deps.log(`the tools of the MCP server ${spec.name} could not be listed`, error),
      );
    },
  });

  /** Keeps a quiet connection alive, and notices a dead one. */
  const keepAlive = (open: McpClient, mine: number): void => {
    if (spec.keepalive === null) return;
    beat = setInterval(() => {
      if (busy > 0) return;
      open.ping().catch((error: unknown) => {
        if (mine !== life || client !== open) return;
        void close(open);
        lost(error instanceof Error ? error.message : String(error));
      });
    }, spec.keepalive);
    beat.unref();
  };

  const connect = (): Promise<McpClient> => {
    if (client !== null) return Promise.resolve(client);
    if (opening !== null) return opening;
    clearTimers();
    const mine = life;
    const run = async (): Promise<McpClient> => {
      let open: McpClient | null = null;
      try {
        open = await deps.open(spec, watchOf(mine));
        await learn(open);
        if (mine !== life) throw new Error('It was switched off meanwhile.');
        client = open;
        bornAt = deps.now();
        set('connected');
        keepAlive(open, mine);
        restSoon();
        return open;
      } catch (error) {
        await close(open);
        const reason = spec.redact(error instanceof Error ? error.message : String(error));
        if (mine === life) lost(reason);
        throw new Error(reason, { cause: error });
      }
    };
    status = { ...status, state: 'connecting', since: deps.now() };
    deps.onChange(offers);
    const made = run().finally(() => {
      if (opening === made) opening = null;
    });
    opening = made;
    return made;
  };

  /** Puts an idle connection to rest, and ends one that has lived long enough, never under a call. */
  const restSoon = (): void => {
    if (rest !== null) clearTimeout(rest);
    rest = null;
    if (client === null || busy > 0) return;
    const age = spec.maxLifetime === null ? null : Math.max(0, bornAt + spec.maxLifetime - deps.now());
    const wait = Math.min(spec.idleTimeout ?? Infinity, age ?? Infinity);
    if (wait === Infinity) return;
    rest = setTimeout(() => {
      const open = client;
      clearTimers();
      client = null;
      set('idle');
      void close(open);
    }, wait);
    rest.unref();
  };

  const stop = async (): Promise<void> => {
    life += 1;
    clearTimers();
    const open = client;
    const pending = opening;
    client = null;
    opening = null;
    set('off');
    await close(open);
    await pending?.catch(() => undefined);
  };

  const start = (): void => {
    if (spec.lazy && offers !== null) set('idle');
    else void connect().catch(() => undefined);
  };

  return {
    spec,
    status: () => status,
    offers: () => offers,
    start,
    restart: async () => {
      await stop();
      await connect().catch(() => undefined);
    },
    use: async (work) => {
      if (status.state === 'off') throw new Error('It is switched off.');
      const open = await connect();
      busy += 1;
      if (rest !== null) clearTimeout(rest);
      try {
        return await work(open);
      } finally {
        busy -= 1;
        restSoon();
      }
    },
    stop,
  };
}
