import type { Json } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { McpEntry, McpServer } from '@shared/contract/mcp.ts';
import type { Tool } from '@shared/tools/tool.ts';
import type { JsonFile } from '../home/index.ts';
import type { ClientWatch, McpClient } from './client.ts';
import { createConnection, type Connection } from './connection.ts';
import { entryChange, entryForm, type SecretStore } from './edit.ts';
import { offersSchema, type Offers } from './offers.ts';
import { createSpills } from './results.ts';
import { readServers, type BadServer, type ServerSpec, type SpecDeps } from './spec.ts';
import { serverTools } from './tools.ts';

/** What the servers are made with. */
export interface McpDeps extends SpecDeps {
  /** `mcp_servers` as it stands in config.yaml. */
  readonly written: () => Json | undefined;
  /** Writes keys of one entry of config.yaml, all or none; null takes one out. Null for all: takes out the entry. */
  readonly write: (name: string, keys: Readonly<Record<string, Json>> | null) => Promise<void>;
  /** Where secrets that a person types are kept. */
  readonly keep: SecretStore;
  /** What servers offered is kept here by name, so that their tools are known before they are connected. */
  readonly cache: Pick<JsonFile, 'get' | 'set'>;
  /** Folder for results that are too long. */
  readonly resultsDir: string;
  /** Whether a text reads like orders to a model. */
  readonly suspicious: (text: string) => boolean;
  /** Told of every change of a server. */
  readonly onChange: (server: string) => void;
  readonly log: (message: string, detail: unknown) => void;
  readonly version: string;
  readonly now?: () => number;
  /** Instead of a real connection. */
  readonly open?: (spec: ServerSpec, watch: ClientWatch) => Promise<McpClient>;
}

/** The MCP servers of a home. None of them can hold up or break anything but its own calls. */
export interface McpServers {
  /** Reads what servers offered before. Connects nothing. */
  open(): Promise<void>;
  /** Connects all that are on, in the background. Does nothing when it was done before. */
  start(): void;
  /**
   * The tools of every server that is on, as they are known now: servers in the order of the file, tools by name. Servers that were
   * never connected have none yet. Calling this never waits.
   */
  tools(): readonly Tool[];
  list(): readonly McpServer[];
  /** Connects one server anew. Throws `not_found`. */
  reconnect(name: string): Promise<void>;
  /** Switches a server on or off in config.yaml. Throws `not_found`. */
  setEnabled(name: string, enabled: boolean): Promise<void>;
  /** A server as it stands in config.yaml, for a form. Throws `not_found`. */
  entry(name: string): McpEntry;
  /**
   * Writes a server into config.yaml and its secrets into `.env`. Throws `conflict` for a new one whose name is taken, `not_found`, and
   * `invalid_input`.
   */
  save(name: string, entry: McpEntry, fresh: boolean): Promise<void>;
  /** Takes a server out of config.yaml. Throws `not_found`. */
  remove(name: string): Promise<void>;
  /** Connects once in the way a form says and closes again. Throws `invalid_input`. */
  test(name: string, entry: McpEntry): Promise<{ ok: boolean; ms: number; message: string; tools: string[] }>;
  /** Follows what is written in config.yaml now. */
  reload(): Promise<void>;
  /** Closes every server, or lets them come back. */
  setPaused(paused: boolean): Promise<void>;
  close(): Promise<void>;
}

/** The one place from which the SDK is loaded: when the first server is connected, not with the app. */
const openReal =
  (version: string) =>
  async (spec: ServerSpec, watch: ClientWatch): Promise<McpClient> => {
    const { openClient } = await import('./client.ts');
    return await openClient(spec, watch, version);
  };

/** Makes the servers of a home. Nothing is read or started before `open` and `start`. */
export function createMcpServers(deps: McpDeps): McpServers {
  const open = deps.open ?? openReal(deps.version);
  const now = deps.now ?? Date.now;
  const spills = createSpills(deps.resultsDir);
  const remembered = new Map<string, Offers>();
  let entries: readonly (Connection | BadServer)[] = [];
  let started = false;
  let paused = false;
  let closed = false;
  let saving = Promise.resolve();

  const cacheKey = (spec: ServerSpec): string => `${spec.fingerprint} ${spec.name}`;

  const remember = (spec: ServerSpec, offers: Offers | null): void => {
    const key = cacheKey(spec);
    if (offers === null || JSON.stringify(remembered.get(key)) === JSON.stringify(offers)) return;
    remembered.set(key, offers);
    const kept = Object.fromEntries(connections().map(({ spec: { name } }) => [name, true]));
    const all = [...remembered].filter(([one]) => one.split(' ').slice(1).join(' ') in kept);
    saving = saving
      .then(() => deps.cache.set('offers', Object.fromEntries(all) as unknown as Json))
      .catch((error: unknown) => deps.log('what MCP servers offer could not be kept', error));
  };

  const connections = (): Connection[] => entries.filter((one) => 'spec' in one);

  /** The tools of every server that is on. Two servers whose names read alike are told apart by the marks of `toolName`. */
  const offered = (): ReadonlyMap<Connection, readonly Tool[]> => {
    const taken = new Set<string>();
    const on = connections().filter(({ spec }) => spec.enabled);
    return new Map(on.map((connection) => [connection, serverTools(connection, spills, taken)]));
  };

  const make = (spec: ServerSpec): Connection =>
    createConnection(spec, {
      open,
      known: remembered.get(cacheKey(spec)) ?? null,
      suspicious: deps.suspicious,
      onChange: (offers) => {
        remember(spec, offers);
        if (!closed) deps.onChange(spec.name);
      },
      log: deps.log,
      now,
    });

  const begin = (connection: Connection): void => {
    if (started && !paused && connection.spec.enabled) connection.start();
  };

  const find = (name: string): Connection => {
    const found = connections().find(({ spec }) => spec.name === name);
    if (found !== undefined) return found;
    throw new DeskError('not_found', `There is no MCP server ${name} that could be used.`, {
      remedy: 'Look at mcp_servers in config.yaml.',
    });
  };

  const tryOnce = async (spec: ServerSpec): ReturnType<McpServers['test']> => {
    const began = now();
    try {
      const watch: ClientWatch = { onClosed: () => undefined, onToolsChanged: () => undefined };
      const client = await open({ ...spec, connectTimeout: Math.min(spec.connectTimeout, testTimeout) }, watch);
      try {
        const tools = client.has.tools ? await client.listTools() : [];
        return { ok: true, ms: now() - began, message: '', tools: tools.map((tool) => tool.name) };
      } finally {
        await client.close();
      }
    } catch (error) {
      const message = spec.redact(error instanceof Error ? error.message : String(error));
      return { ok: false, ms: now() - began, message, tools: [] };
    }
  };

  const reload = async (): Promise<void> => {
    const before = connections();
    entries = readEntries();
    const after = connections();
    const gone = before.filter((one) => !after.includes(one));
    after.filter((one) => !before.includes(one)).forEach(begin);
    for (const { spec } of gone) deps.onChange(spec.name);
    await Promise.all(gone.map((one) => one.stop()));
  };

  const readEntries = (): (Connection | BadServer)[] =>
    readServers(deps.written(), deps).map((read) => {
      if ('problem' in read) return read;
      const same = connections().find(({ spec }) => spec.name === read.name && spec.written === read.written);
      return same ?? make(read);
    });

  return {
    open: async () => {
      const kept = await deps.cache.get('offers').catch(() => null);
      if (typeof kept === 'object' && kept !== null && !Array.isArray(kept)) {
        for (const [key, value] of Object.entries(kept)) {
          const parsed = offersSchema.safeParse(value);
          if (parsed.success) remembered.set(key, parsed.data);
        }
      }
      entries = readEntries();
    },
    start: () => {
      if (started) return;
      started = true;
      void spills.tidy();
      connections().forEach(begin);
    },
    tools: () => {
      const tools = [...offered().values()].flat();
      return tools.length === 0 ? [] : [...tools, spills.tool];
    },
    list: () => {
      const tools = offered();
      return entries.map((one) => ('spec' in one ? shown(one, paused, tools.get(one) ?? []) : unusable(one)));
    },
    reconnect: async (name) => {
      const connection = find(name);
      if (paused || !connection.spec.enabled) {
        throw new DeskError('refused', `The MCP server ${name} is switched off.`, { remedy: 'Switch it on first.' });
      }
      started = true;
      await connection.restart();
    },
    setEnabled: async (name, enabled) => {
      if (!entries.some((one) => ('spec' in one ? one.spec.name : one.name) === name)) find(name);
      await deps.write(name, { enabled });
    },
    entry: (name) => {
      const written = entryOf(deps.written(), name);
      if (written === undefined) throw unknown(name);
      return entryForm(written);
    },
    save: async (name, entry, fresh) => {
      const written = entryOf(deps.written(), name);
      if (fresh && !/^[A-Za-z0-9_-]{1,64}$/u.test(name)) {
        throw new DeskError('invalid_input', `"${name}" cannot be the name of a server.`, {
          remedy: 'Use letters, digits, - and _, 64 of them at most.',
        });
      }
      if (fresh && written !== undefined) {
        throw new DeskError('conflict', `There is an MCP server ${name} already.`, { remedy: 'Choose another name.' });
      }
      if (!fresh && written === undefined) throw unknown(name);
      const { keys, secrets } = entryChange(name, written, entry, deps.keep);
      for (const [key, value] of Object.entries(secrets)) await deps.keep.set(key, value);
      if (Object.keys(keys).length > 0) await deps.write(name, keys);
      else if (Object.keys(secrets).length > 0) await reload();
    },
    remove: async (name) => {
      if (entryOf(deps.written(), name) === undefined) throw unknown(name);
      await deps.write(name, null);
    },
    test: async (name, entry) => {
      const { candidate } = entryChange(name, entryOf(deps.written(), name), entry, deps.keep);
      const [read] = readServers({ [name === '' ? 'server' : name]: candidate }, deps);
      if (read === undefined || 'problem' in read) return { ok: false, ms: 0, message: read?.problem ?? '', tools: [] };
      return await tryOnce(read);
    },
    reload,
    setPaused: async (next) => {
      if (paused === next) return;
      paused = next;
      if (paused) await Promise.all(connections().map((one) => one.stop()));
      else connections().forEach(begin);
    },
    close: async () => {
      closed = true;
      await Promise.all(connections().map((one) => one.stop()));
      await saving;
    },
  };
}

/** Milliseconds a test waits for a server at most. */
const testTimeout = 30_000;

function entryOf(written: Json | undefined, name: string): Json | undefined {
  const servers = typeof written === 'object' && written !== null && !Array.isArray(written) ? written : {};
  return Object.hasOwn(servers, name) ? servers[name] : undefined;
}

function unknown(name: string): DeskError {
  return new DeskError('not_found', `There is no MCP server ${name}.`, {
    remedy: 'Look at mcp_servers in config.yaml.',
  });
}

function shown(connection: Connection, paused: boolean, tools: readonly Tool[]): McpServer {
  const { spec } = connection;
  const { state, since, error, attempts } = connection.status();
  const offers = connection.offers();
  return {
    name: spec.name,
    reach: spec.reach.kind,
    target: spec.target,
    enabled: spec.enabled,
    trust: spec.trust,
    lazy: spec.lazy,
    state: spec.enabled && paused ? 'paused' : state,
    since,
    error,
    attempts,
    tools: tools.map(({ name, asks }) => ({ name, asks: asks !== undefined })),
    withheld: offers?.tools.filter((tool) => tool.withheld).map(({ name }) => name) ?? [],
    leftOut: offers?.leftOut ?? 0,
  };
}

function unusable({ name, problem }: BadServer): McpServer {
  return {
    name,
    reach: 'stdio',
    target: '',
    enabled: false,
    trust: 'untrusted',
    lazy: false,
    state: 'failed',
    since: 0,
    error: problem,
    attempts: 0,
    tools: [],
    withheld: [],
    leftOut: 0,
  };
}
