import { DeskError, type Json } from '@shared/contract/index.ts';
import { isSection, knownSetting } from '../../../home/index.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { word } from '../words.ts';

/**
 * A value as a person writes it at the command line, read as Hermes reads it. For a setting that is known to hold text it
 * is that text: a model may be named `012`, `1.10` or `off`.
 */
export function readValue(text: string, key = ''): Json {
  const lower = text.trim().toLowerCase();
  const kind = knownSetting(key)?.kind;
  if ((kind === 'text' || kind === 'choice') && lower !== 'null' && lower !== '~') return text;
  if (['true', 'yes', 'on'].includes(lower)) return true;
  if (['false', 'no', 'off'].includes(lower)) return false;
  if (lower === 'null' || lower === '~') return null;
  if (/^[-+]?\d{1,15}$/.test(lower) || /^[-+]?\d+\.\d+$/.test(lower)) return Number(lower);
  if (/^\s*[[{]/.test(text)) {
    try {
      return JSON.parse(text) as Json;
    } catch {
      return text;
    }
  }
  return text;
}

function shown(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The values below a dotted prefix as one object, `memory` giving `{write_approval: ...}`. */
function nested(values: readonly { key: string; value: Json }[], prefix: string): Json {
  const top: Record<string, Json> = {};
  for (const { key, value } of values) {
    const path = key.slice(prefix.length).split('.');
    const last = path.pop() ?? '';
    let place = top;
    for (const step of path) {
      const below = place[step];
      const next = typeof below === 'object' && below !== null && !Array.isArray(below) ? below : {};
      place[step] = next;
      place = next;
    }
    place[last] = value;
  }
  return top;
}

/** What stands below a setting that is a mapping, `providers.local.base_url` in `providers`; undefined when nothing does. */
function within(settings: readonly { key: string; value: Json }[], key: string): Json | undefined {
  const holder = settings.find((setting) => key.startsWith(`${setting.key}.`));
  if (holder === undefined) return undefined;
  return key
    .slice(holder.key.length + 1)
    .split('.')
    .reduce<Json | undefined>(
      (below, part) =>
        typeof below === 'object' && below !== null && !Array.isArray(below) && Object.hasOwn(below, part)
          ? below[part]
          : undefined,
      holder.value,
    );
}

const get: Command = {
  name: 'config get',
  words: '[KEY]',
  about: 'a value as it is in force; without KEY, or for a section, all of them',
  count: [0, 1],
  async run(context) {
    const { settings, keys } = await context.request('settings.get', {});
    const key = context.args.words[0];
    if (key !== undefined && isEnvName(key)) return keyFound(key, keys);
    const exact = settings.find((setting) => setting.key === key);
    const value = exact === undefined ? within(settings, key ?? '') : exact.value;
    if (value !== undefined) return { data: value, text: shown(value) };
    const prefix = key === undefined ? '' : `${key}.`;
    const below = settings.filter((setting) => setting.key.startsWith(prefix));
    if (below.length === 0) {
      throw new DeskError('not_found', `${key ?? ''} is not set in config.yaml and has no default.`, {
        remedy: 'hermes-desk config get shows every key.',
      });
    }
    return {
      data: nested(below, prefix),
      text: below.map((setting) => `${setting.key}: ${shown(setting.value)}`).join('\n'),
    };
  },
};

/** The names under which `.env` and the environment hold keys. */
const isEnvName = (key: string): boolean => /^[A-Z][A-Z0-9_]*$/.test(key);

/** Whether a key is there, and where; never what it is. */
function keyFound(name: string, keys: readonly { name: string; where: 'env_file' | 'environment' }[]): Outcome {
  const found = keys.find((key) => key.name === name);
  if (found === undefined) {
    throw new DeskError('not_found', `${name} is neither in .env nor in the environment.`, {
      remedy: `hermes-desk config set ${name} VALUE puts it into .env.`,
    });
  }
  const where = found.where === 'env_file' ? 'in .env' : 'in the environment';
  return { data: found, text: `${name} is set ${where}. Its value is not shown.` };
}

const set: Command = {
  name: 'config set',
  words: 'KEY VALUE',
  about: 'writes one key of config.yaml; a NAME_IN_CAPITALS goes into .env',
  count: [2, 2],
  home: 'made',
  async run(context) {
    const key = word(context, 0);
    const value = word(context, 1);
    // A provider key must never end up in config.yaml, where tools and backups see it.
    if (isEnvName(key)) {
      await context.request('settings.setKey', { name: key, value });
      return { data: { name: key, where: 'env_file' }, text: `${key} was put into .env.` };
    }
    const read = readValue(value, key);
    await context.request('settings.set', { key, value: read });
    const unknown = knownSetting(key) === undefined && isMistyped(key);
    const note = unknown ? `\n${key} was written, but it is no key this app knows.` : '';
    return { data: { key, value: read }, text: `${key}: ${shown(read)}${note}` };
  },
};

/** Whether a key that is not known stands in a section whose other keys are: it may be for Hermes alone, or mistyped. */
function isMistyped(key: string): boolean {
  const parts = key.split('.');
  return parts.length > 1 && isSection(parts.slice(0, -1).join('.'));
}

async function configFile(context: CommandContext): Promise<string> {
  const { files } = await context.request('settings.get', {});
  const file = files.find(({ name, path }) => name === 'config.yaml' || /[\\/]config\.yaml$/.test(path));
  if (file === undefined) throw new DeskError('not_found', 'The place of config.yaml is not known.');
  return file.path;
}

const path: Command = {
  name: 'config path',
  words: '',
  about: 'where config.yaml is',
  count: [0, 0],
  async run(context) {
    const file = await configFile(context);
    return { data: { path: file }, text: file };
  },
};

export const configCommands: readonly Command[] = [get, set, path];
