import { isAbsolute } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import type { DeskError } from '@shared/contract/errors.ts';
import { isRecord, listAt, textAt } from '@shared/record.ts';
import { isKeyName, parseYaml, toJson, YamlError } from '../../home/index.ts';
import type { ProviderKind, Words } from '../provider.ts';
import { fieldsOf, type PluginField } from './fields.ts';
import { flag, OBEYED, oneLineText, refuse, words } from './reading.ts';

/** The version of the protocol that this app speaks. */
export const PROTOCOL = 1;

/** The file of a plug-in's folder that says what it is: Hermes' own, with a block `desk:` for this app. */
export const MANIFEST_FILE = 'plugin.yaml';

/** What a plug-in can be told of, each as a job in its queue, beside the files of `uploads`. */
export const EVENTS = ['turn', 'mirror', 'session_ended', 'session_switched', 'compressing'] as const;
export type PluginEvent = (typeof EVENTS)[number];

/** What can be asked of a plug-in beside what every one of them answers. */
export const ANSWERS = ['recall', 'prepare', 'compress', 'list', 'search'] as const;
export type PluginAnswer = (typeof ANSWERS)[number];

/** A tool of a plug-in, as its manifest has it. */
export interface PluginTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly reads: boolean;
  readonly asks: boolean;
  readonly timeoutMs: number | null;
}

/** What a plug-in is: all that models and people are told of it, before anything of it has run. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly title: string;
  readonly about: Words;
  readonly privacy: Words;
  /** A program of the folder (with a slash) or of PATH, and its words. */
  readonly command: readonly [string, ...string[]];
  /** Variables of the app's environment that it is given. */
  readonly environment: readonly string[];
  readonly fields: readonly PluginField[];
  readonly uploads: ProviderKind['uploads'];
  readonly events: readonly PluginEvent[];
  readonly answers: readonly PluginAnswer[];
  /** Its block of the system prompt; empty for none. */
  readonly prompt: string;
  readonly tools: readonly PluginTool[];
}

/** Names that are no folder on some system, or mean something else in `memory.provider`. */
const impossible = /^(?:con|prn|aux|nul|com\d|lpt\d|none|builtin|providers)$/u;

/** Whether a folder of this name can be a plug-in: the name is a word of config.yaml, of `.env`, and of files on every system. */
export function isPluginName(name: string): boolean {
  return /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/u.test(name) && name.length <= 50 && !impossible.test(name);
}

/** Whether the text of a `plugin.yaml` is meant for this app at all. */
export function isForDesk(text: string): boolean {
  return /^desk[ \t]*:/mu.test(text);
}

/**
 * Reads the manifest of the folder `name`; `file` is named in what is thrown. `taken` says why a name cannot be a plug-in's; null when
 * it can. Throws `damaged` with the place in the file and what to write there.
 */
export function readManifest(
  text: string,
  file: string,
  name: string,
  taken: (name: string) => string | null,
): Manifest {
  const root = yamlOf(text, file);
  const fault = (what: string, how: string): DeskError => refuse(file, what, how);
  const desk = isRecord(root) ? root['desk'] : null;
  if (!isRecord(root) || !isRecord(desk))
    throw fault('desk is no block of settings', 'Write keys and values below desk:.');
  if (!isPluginName(name)) {
    throw fault(
      `the folder cannot be called ${JSON.stringify(name)}`,
      'Use lower-case letters, digits and single hyphens, beginning with a letter.',
    );
  }
  const said = textAt(root, 'name').trim();
  if (said !== name) throw fault(`name is ${JSON.stringify(said)}, and the folder is ${name}`, 'Give both one name.');
  const owner = taken(name);
  if (owner !== null)
    throw fault(`the name ${name} is taken: ${owner}`, 'Rename the folder, and name: in its plugin.yaml.');
  const protocol = desk['protocol'];
  if (protocol !== PROTOCOL) {
    const told = protocol === undefined ? 'is missing' : `is ${JSON.stringify(protocol)}`;
    throw fault(
      `desk.protocol ${told}`,
      `This app speaks protocol ${String(PROTOCOL)}; write desk.protocol: ${String(PROTOCOL)}.`,
    );
  }
  const description = textAt(root, 'description').trim();
  const known = new Set<string>([
    ...['protocol', 'title', 'about', 'privacy', 'command', 'environment', 'fields', 'uploads'],
    ...['events', 'answers', 'prompt', 'tools'],
  ]);
  const strange = Object.keys(desk).filter((key) => !known.has(key));
  if (strange.length > 0) throw fault(`desk has no ${strange.join(', ')}`, `Known are: ${[...known].join(', ')}.`);
  return {
    name,
    version: versionOf(root['version']),
    title: oneLineText(desk['title'] ?? name, 'desk.title', file, 60),
    about: words(desk['about'] ?? description, 'desk.about', file),
    privacy: words(desk['privacy'], 'desk.privacy', file),
    command: commandOf(desk['command'], file),
    environment: environmentOf(desk, name, file),
    fields: fieldsOf(listOf(desk, 'fields', file), name, file),
    uploads: chosen(desk, 'uploads', ['MEMORY.md', 'USER.md', 'SOUL.md'] as const, file),
    events: chosen(desk, 'events', EVENTS, file),
    answers: chosen(desk, 'answers', ANSWERS, file),
    prompt: promptOf(desk['prompt'], file),
    tools: listOf(desk, 'tools', file).map((tool, at) => toolOf(tool, `desk.tools[${String(at)}]`, file)),
  };
}

function yamlOf(text: string, file: string): Json {
  try {
    return toJson(parseYaml(text));
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    throw refuse(file, `line ${String(error.line)}: ${error.message}`, 'Correct that line.');
  }
}

function versionOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 40) : '';
}

function listOf(desk: Readonly<Record<string, unknown>>, key: string, file: string): readonly unknown[] {
  const value = desk[key];
  if (value === undefined || value === null) return [];
  const list = listAt(desk, key);
  if (!Array.isArray(value))
    throw refuse(file, `desk.${key} is no list`, 'Write one item a line, each behind a hyphen.');
  if (list.length > 50) throw refuse(file, `desk.${key} has ${String(list.length)} items`, 'Fifty is the most.');
  return list;
}

/** A list of words of which there are only a few. */
function chosen<T extends string>(
  desk: Readonly<Record<string, unknown>>,
  key: string,
  known: readonly T[],
  file: string,
): readonly T[] {
  const list = listOf(desk, key, file).map((item) => {
    const found = known.find((each) => each === item);
    if (found !== undefined) return found;
    throw refuse(file, `desk.${key} has ${JSON.stringify(item)}`, `Known are: ${known.join(', ')}.`);
  });
  return [...new Set(list)];
}

/** A word with which a program would be led out of the folder. */
function leadsOut(word: string): boolean {
  return isAbsolute(word) || /^[A-Za-z]:|^[\\/~]|(?:^|[\\/])\.\.(?:[\\/]|$)/u.test(word);
}

function commandOf(value: unknown, file: string): Manifest['command'] {
  const how = 'Write a list of a program and its words, as [node, main.mjs].';
  if (!Array.isArray(value) || !value.every((word) => typeof word === 'string')) {
    throw refuse(file, 'desk.command is no list of words', how);
  }
  const [program, ...args] = value;
  if (program === undefined || program.trim() === '') throw refuse(file, 'desk.command names no program', how);
  if (args.length > 50) throw refuse(file, 'desk.command has more than fifty words', how);
  for (const word of [program, ...args]) {
    if (word.length > 1000 || /[\t\n]/u.test(word) || OBEYED.test(word)) {
      throw refuse(file, 'desk.command has a word that is too long, or has control characters', how);
    }
    if (!leadsOut(word)) continue;
    throw refuse(
      file,
      `desk.command has ${JSON.stringify(word)}, which leads out of the folder`,
      'Name files of the folder by their path in it, with slashes, and programs of PATH by their name alone.',
    );
  }
  if (program.includes('\\')) throw refuse(file, 'desk.command has a backslash in its program', 'Write slashes.');
  return [program, ...args];
}

function environmentOf(desk: Readonly<Record<string, unknown>>, name: string, file: string): readonly string[] {
  return listOf(desk, 'environment', file).map((item) => {
    if (typeof item !== 'string' || !/^[A-Za-z_][A-Za-z0-9_]{0,99}$/u.test(item)) {
      throw refuse(file, `desk.environment has ${JSON.stringify(item)}`, 'Write names of variables, without values.');
    }
    if (!isKeyName(item)) return item;
    throw refuse(
      file,
      `desk.environment has ${item}, which looks like a key`,
      `A key reaches ${name} through a field of its own alone (desk.fields, secret: true).`,
    );
  });
}

function promptOf(value: unknown, file: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string' && OBEYED.test(value)) {
    throw refuse(file, 'desk.prompt has characters that are not shown', 'Take them out.');
  }
  if (typeof value === 'string' && value.length <= 8000) return value.trim();
  throw refuse(file, 'desk.prompt is no text of at most 8000 characters', 'Shorten it.');
}

function toolOf(value: unknown, at: string, file: string): PluginTool {
  if (!isRecord(value)) throw refuse(file, `${at} is no tool`, 'Write name, description and parameters.');
  const parameters = value['parameters'] ?? { type: 'object', properties: {} };
  if (!isRecord(parameters) || parameters['type'] !== 'object') {
    throw refuse(file, `${at}.parameters is no JSON Schema of an object`, 'Begin it with type: object.');
  }
  if (sizeOf(parameters) > mostSchema) {
    throw refuse(file, `${at}.parameters is longer than ${String(mostSchema)} characters`, 'Shorten it.');
  }
  const seconds = value['timeout'] ?? null;
  if (seconds !== null && (typeof seconds !== 'number' || !(seconds > 0 && seconds <= 600))) {
    throw refuse(file, `${at}.timeout is no number of seconds`, 'Write a number from 1 to 600.');
  }
  return {
    name: oneLineText(value['name'], `${at}.name`, file, 64),
    description: oneLineText(value['description'], `${at}.description`, file, 4000),
    parameters,
    reads: flag(value['reads'], false, `${at}.reads`, file),
    asks: flag(value['asks'], false, `${at}.asks`, file),
    timeoutMs: seconds === null ? null : seconds * 1000,
  };
}

/** Longest JSON Schema of a tool, in UTF-16 units. */
const mostSchema = 20_000;

/** How long a value is as JSON; one that holds itself, by an anchor of YAML, is too long for anything. */
function sizeOf(value: object): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    return Infinity;
  }
}
