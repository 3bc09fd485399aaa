import type { Json } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { McpEntry, McpValue } from '@shared/contract/mcp.ts';
import { holdsSecret, isKeyName } from '../home/index.ts';

type Tree = Readonly<Record<string, Json>>;

/** Where secrets of servers are kept: `.env`. */
export interface SecretStore {
  get(name: string): string | undefined;
  /** Throws a `DeskError` for a name or value that cannot be kept. */
  set(name: string, value: string): Promise<void>;
}

/** What has to be written for an entry. */
export interface EntryChange {
  /** Keys of the entry that are different; null takes one out. */
  readonly keys: Readonly<Record<string, Json>>;
  /** What goes into `.env`, by name. */
  readonly secrets: Readonly<Record<string, string>>;
  /** The entry as it is tried: with its new secrets in place. */
  readonly candidate: Tree;
}

/** Whether a value of this name is a secret whatever is said of it. */
export function isSecretName(name: string): boolean {
  return holdsSecret(name) || isKeyName(name.toUpperCase().replace(/-/gu, '_'));
}

const isTree = (value: Json | undefined): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const named = /^\$\{(?:env:)?([A-Za-z_][A-Za-z0-9_]*)\}$/u;

/** An entry of config.yaml as a form shows it. What cannot be understood is empty there. */
export function entryForm(written: Json | undefined): McpEntry {
  const entry = isTree(written) ? written : {};
  const url = textOf(entry['url']);
  const isSse = textOf(entry['transport']).trim().toLowerCase() === 'sse';
  const values = entry[url === '' ? 'env' : 'headers'];
  const { args } = entry;
  return {
    reach: url === '' ? 'stdio' : isSse ? 'sse' : 'http',
    command: url === '' ? textOf(entry['command']) : '',
    args: url !== '' || args === undefined || args === null ? [] : (Array.isArray(args) ? args : [args]).map(textOf),
    url,
    values: isTree(values) ? Object.entries(values).map(([name, value]) => valueForm(name, textOf(value))) : [],
    trust: entry['trust'] === 'full' ? 'full' : 'untrusted',
    lazy: entry['lazy'] === true,
  };
}

function valueForm(name: string, value: string): McpValue {
  const secret = isSecretName(name);
  const isClear = secret && value !== '' && !/\$\{[^}]+\}/u.test(value);
  return { name, value: isClear ? null : value, secret };
}

/**
 * What it takes to make an entry of config.yaml what a form says. A secret that was typed goes into `.env`: under its own name, or where
 * another value has that name already under `MCP_<SERVER>_<NAME>`. Throws `invalid_input` for a form that no server could be made of.
 */
export function entryChange(name: string, written: Json | undefined, form: McpEntry, store: SecretStore): EntryChange {
  const was = isTree(written) ? written : {};
  refuseUnusable(form);
  const isProcess = form.reach === 'stdio';
  const secrets: Record<string, string> = {};
  const clear: Record<string, string> = {};
  const values: Record<string, string> = {};
  const old = was[isProcess ? 'env' : 'headers'];
  for (const one of form.values) {
    const before = isTree(old) ? textOf(old[one.name]) : '';
    const text = one.value ?? before;
    const isKept = one.value === null || text === '' || /\$\{[^}]+\}/u.test(text);
    if (isKept || !(one.secret || isSecretName(one.name))) {
      values[one.name] = text;
      clear[one.name] = text;
      continue;
    }
    const key = keyFor(name, one.name, named.exec(before)?.[1], text, {
      ...store,
      get: (each) => secrets[each] ?? store.get(each),
    });
    secrets[key] = text;
    values[one.name] = `\${${key}}`;
    clear[one.name] = text;
  }
  const none = Object.keys(values).length === 0;
  const wanted: Record<string, Json> = {
    command: isProcess ? form.command.trim() : null,
    args: isProcess && form.args.length > 0 ? [...form.args] : null,
    env: isProcess && !none ? values : null,
    url: isProcess ? null : form.url.trim(),
    headers: isProcess || none ? null : values,
    transport: form.reach === 'sse' ? 'sse' : null,
    trust: form.trust === 'full' ? 'full' : was['trust'] === undefined ? null : 'untrusted',
    lazy: form.lazy ? true : was['lazy'] === undefined ? null : false,
  };
  const keys = Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(was[key] ?? null)),
  );
  const whole = { ...was, ...wanted };
  if (!none) whole[isProcess ? 'env' : 'headers'] = clear;
  const candidate = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null));
  return { keys, secrets, candidate };
}

/** The name in `.env` for a secret: the one it has, its own, or one that can only be this server's. */
function keyFor(server: string, name: string, has: string | undefined, value: string, store: SecretStore): string {
  const upper = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]+/gu, '_');
  const ours = `MCP_${upper(server)}_${upper(name)}`;
  if (has !== undefined && (has === name || has === ours)) return has;
  const isFree = /^[A-Z_][A-Z0-9_]*$/u.test(name) && [undefined, '', value].includes(store.get(name));
  return isFree && isKeyName(name) ? name : ours;
}

function refuseUnusable(form: McpEntry): void {
  const bad = (message: string, remedy: string): DeskError => new DeskError('invalid_input', message, { remedy });
  if (form.reach === 'stdio' && form.command.trim() === '') {
    throw bad('The server has no command.', 'Write the program that starts it, such as npx.');
  }
  if (form.reach !== 'stdio' && !/^https?:$/u.test(protocolOf(form.url))) {
    throw bad(
      `"${form.url}" is not the address of a server.`,
      'Write an address that begins with http:// or https://.',
    );
  }
  const pattern = form.reach === 'stdio' ? /^[A-Za-z_][A-Za-z0-9_]*$/u : /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/u;
  const odd = form.values.find(({ name }) => !pattern.test(name));
  if (odd !== undefined)
    throw bad(`"${odd.name}" cannot be the name of a value.`, 'Use letters, digits and underscores.');
  const twice = form.values.find(({ name }, at) => form.values.findIndex((other) => other.name === name) !== at);
  if (twice !== undefined) throw bad(`${twice.name} is there twice.`, 'Take one of them away.');
}

function protocolOf(address: string): string {
  // A name in the address is put in later.
  const tried = address.trim().replace(/\$\{[^}]+\}/gu, 'x');
  return URL.canParse(tried) ? new URL(tried).protocol : '';
}
