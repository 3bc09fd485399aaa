import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { basename, delimiter, sep } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import { isKeyName, maskSecret, redactorFor } from '../home/index.ts';

/** How a server is reached. */
export type Reach =
  | {
      readonly kind: 'stdio';
      readonly command: string;
      readonly args: readonly string[];
      /** Everything the process is given; nothing else of ours. */
      readonly env: Readonly<Record<string, string>>;
      readonly cwd: string | null;
    }
  | { readonly kind: 'http' | 'sse'; readonly url: URL; readonly headers: Readonly<Record<string, string>> };

/** One entry of `mcp_servers`, read. Times are milliseconds, null where there is no limit. */
export interface ServerSpec {
  readonly name: string;
  readonly reach: Reach;
  readonly enabled: boolean;
  /** `full`: its tools run unasked. Anything else asks for each tool that does not say it only reads. */
  readonly trust: 'full' | 'untrusted';
  /** Started by the first call, not with the app. */
  readonly lazy: boolean;
  readonly parallel: boolean;
  readonly timeout: number;
  readonly connectTimeout: number;
  readonly keepalive: number | null;
  readonly idleTimeout: number | null;
  readonly maxLifetime: number | null;
  readonly tools: {
    readonly include: readonly string[];
    readonly exclude: readonly string[];
    readonly resources: boolean;
    readonly prompts: boolean;
  };
  /** The command or address as it may be shown. */
  readonly target: string;
  /** Masks what the entry was given to keep: header values, keys in its environment. */
  readonly redact: (text: string) => string;
  /** The same as long as the server is reached in the same way: what it offered before is then what it will offer again. */
  readonly fingerprint: string;
  /** The entry as it is written; another text is another server. */
  readonly written: string;
}

/** An entry that cannot be used, and why. */
export interface BadServer {
  readonly name: string;
  readonly problem: string;
}

/** What entries are read with. */
export interface SpecDeps {
  /** `${NAME}` and `${env:NAME}`: `.env` first, then the environment. */
  readonly lookup: (name: string) => string | undefined;
  /** The environment a process inherits from, of which only harmless names are passed on. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly workspace: () => string | null;
  /** Every key of the home, masked wherever a server repeats it. */
  readonly secrets: () => readonly string[];
}

/** Names of the environment every process may have: where programs and the person's folders are, never a key. */
const passedOn = new Set(['PATH', 'HOME', 'USER', 'LOGNAME', 'LANG', 'LC_ALL', 'TERM', 'SHELL', 'TMPDIR', 'TZ']);
const passedOnWindows = new Set(
  'ALLUSERSPROFILE APPDATA COMMONPROGRAMFILES COMMONPROGRAMFILES(X86) COMMONPROGRAMW6432 COMPUTERNAME COMSPEC HOMEDRIVE HOMEPATH LOCALAPPDATA NUMBER_OF_PROCESSORS OS PATHEXT PROCESSOR_ARCHITECTURE PROGRAMDATA PROGRAMFILES PROGRAMFILES(X86) PROGRAMW6432 PUBLIC SYSTEMDRIVE SYSTEMROOT TEMP TMP USERDOMAIN USERNAME USERPROFILE WINDIR'.split(
    ' ',
  ),
);

/** The part of an environment that any server may see. */
export function harmlessEnv(env: SpecDeps['env']): Record<string, string> {
  const passed: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    // A value that begins so is a function of a shell, which would run.
    if (value === undefined || value.startsWith('()')) continue;
    if (passedOn.has(name) || passedOnWindows.has(name.toUpperCase()) || name.startsWith('XDG_')) passed[name] = value;
  }
  return passed;
}

class Unusable extends Error {}

type Tree = Readonly<Record<string, Json>>;

const isTree = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts values in place of `${...}`; what has none stays as it is written. A value put in is not looked through again. */
export function substitute(text: string, deps: Pick<SpecDeps, 'lookup' | 'workspace'>): string {
  return text.replace(/\$\{([^}]+)\}/gu, (whole, name: string) => {
    const workspace = deps.workspace();
    if (name === 'userHome') return homedir();
    if (name === 'pathSeparator') return delimiter;
    if (name === '/') return sep;
    if (name === 'workspaceFolder') return workspace ?? whole;
    if (name === 'workspaceFolderBasename') return workspace === null ? whole : basename(workspace);
    return deps.lookup(name.startsWith('env:') ? name.slice('env:'.length) : name) ?? whole;
  });
}

const falseWords = new Set(['false', 'no', 'off', '0', '']);
const bool = (value: Json | undefined, fallback: boolean): boolean => {
  if (value === undefined || value === null) return fallback;
  return typeof value === 'string' ? !falseWords.has(value.trim().toLowerCase()) : Boolean(value);
};

/** Seconds of an entry as milliseconds; `fallback` for what is no number above zero. Zero is null where that means no limit. */
function seconds(value: Json | undefined, fallback: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || number <= 0) return fallback * 1000;
  return Math.min(number, 24 * 3600) * 1000;
}
const limit = (value: Json | undefined): number | null => {
  const ms = seconds(value, 0);
  return ms === 0 ? null : ms;
};

function text(value: Json | undefined, what: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Unusable(`${what} must be a text.`);
}

function list(value: Json | undefined, what: string): string[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map((one) => text(one, `Every item of ${what}`));
}

function texts(value: Json | undefined, what: string): Record<string, string> {
  if (value === undefined || value === null) return {};
  if (!isTree(value)) throw new Unusable(`${what} must be a mapping of names to texts.`);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, text(one, `${what}.${name}`)]));
}

function readReach(entry: Tree, deps: SpecDeps): Reach {
  const put = (value: string): string => substitute(value, deps);
  if (entry['url'] !== undefined && entry['url'] !== null) {
    const written = put(text(entry['url'], 'url'));
    if (!URL.canParse(written)) throw new Unusable('url is not an address.');
    const url = new URL(written);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Unusable('url must begin with http or https.');
    const headers = Object.entries(texts(entry['headers'], 'headers')).map(([name, value]) => [name, put(value)]);
    const { transport } = entry;
    const kind = typeof transport === 'string' && transport.trim().toLowerCase() === 'sse' ? 'sse' : 'http';
    return { kind, url, headers: Object.fromEntries(headers) as Record<string, string> };
  }
  if (entry['command'] === undefined || entry['command'] === null)
    throw new Unusable('It has neither command nor url.');
  const command = put(text(entry['command'], 'command'));
  if (command.trim() === '') throw new Unusable('command is empty.');
  const given = Object.entries(texts(entry['env'], 'env')).map(([name, value]) => [name, put(value)]);
  const cwd = entry['cwd'] === undefined || entry['cwd'] === null ? null : put(text(entry['cwd'], 'cwd'));
  return {
    kind: 'stdio',
    command,
    args: list(entry['args'], 'args').map(put),
    env: { ...harmlessEnv(deps.env), ...(Object.fromEntries(given) as Record<string, string>) },
    cwd,
  };
}

/** Values of an entry that are nobody's business: every header, and whatever came from a key or is named like one. */
function secretsOf(entry: Tree, reach: Reach): string[] {
  if (reach.kind !== 'stdio') return Object.values(reach.headers).flatMap((value) => [value, ...value.split(' ')]);
  const named = isTree(entry['env']) ? Object.keys(entry['env']) : [];
  return named.filter((name) => isKeyName(name.toUpperCase())).flatMap((name) => reach.env[name] ?? []);
}

function targetOf(reach: Reach, redact: (text: string) => string): string {
  if (reach.kind === 'stdio') return redact([reach.command, ...reach.args].join(' '));
  const shown = new URL(reach.url);
  shown.username = '';
  shown.password = '';
  for (const [name, value] of [...shown.searchParams]) shown.searchParams.set(name, maskSecret(value));
  return redact(shown.href);
}

function readServer(name: string, entry: Tree, deps: SpecDeps): ServerSpec {
  const reach = readReach(entry, deps);
  const own = secretsOf(entry, reach);
  const redact = redactorFor(() => [...own, ...deps.secrets()]);
  const tools = isTree(entry['tools']) ? entry['tools'] : {};
  const print =
    reach.kind === 'stdio'
      ? [reach.command, reach.args, reach.cwd, entry['env'] ?? null]
      : [reach.kind, reach.url.href, entry['headers'] ?? null];
  return {
    name,
    reach,
    enabled: bool(entry['enabled'], true),
    trust: entry['trust'] === 'full' ? 'full' : 'untrusted',
    lazy: bool(entry['lazy'], false),
    parallel: bool(entry['supports_parallel_tool_calls'], false),
    timeout: seconds(entry['timeout'], 300),
    connectTimeout: seconds(entry['connect_timeout'], 60),
    keepalive: reach.kind === 'stdio' ? limit(entry['keepalive_interval']) : seconds(entry['keepalive_interval'], 180),
    idleTimeout: limit(entry['idle_timeout_seconds']),
    maxLifetime: limit(entry['max_lifetime_seconds']),
    tools: {
      include: list(tools['include'], 'tools.include'),
      exclude: list(tools['exclude'], 'tools.exclude'),
      resources: bool(tools['resources'], true),
      prompts: bool(tools['prompts'], true),
    },
    target: targetOf(reach, redact),
    redact,
    fingerprint: createHash('sha256').update(JSON.stringify(print)).digest('hex').slice(0, 16),
    written: JSON.stringify([reach, entry]),
  };
}

/** Reads `mcp_servers` as it stands in config.yaml, in its order. An entry that cannot be used says why and harms no other. */
export function readServers(written: Json | undefined, deps: SpecDeps): readonly (ServerSpec | BadServer)[] {
  if (!isTree(written)) return [];
  return Object.entries(written).map(([name, entry]) => {
    if (!isTree(entry)) return { name, problem: 'The entry must be a mapping with command or url.' };
    try {
      return readServer(name, entry, deps);
    } catch (error) {
      if (error instanceof Unusable) return { name, problem: error.message };
      throw error;
    }
  });
}
