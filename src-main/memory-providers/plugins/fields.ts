import { isRecord } from '@shared/record.ts';
import { isKeyName } from '../../home/index.ts';
import type { ProviderContext, ProviderField } from '../provider.ts';
import { flag, oneLineText, refuse, words } from './reading.ts';

/** A field of a plug-in's form. A secret one has a variable of `.env` that bears the plug-in's name. */
export type PluginField = ProviderField;

/** How the variables of a plug-in's keys begin: the name of no other plug-in and of no service is before it. */
export function keyPrefix(name: string): string {
  return `${name.replace(/-/gu, '_').toUpperCase()}_`;
}

/** The fields of a manifest. Throws `damaged`. */
export function fieldsOf(list: readonly unknown[], name: string, file: string): readonly PluginField[] {
  const fields = list.map((item, at) => fieldOf(item, `desk.fields[${String(at)}]`, name, file));
  const twice = fields.find(({ key }, at) => fields.findIndex((other) => other.key === key) < at);
  if (twice !== undefined) throw refuse(file, `desk.fields has ${twice.key} twice`, 'Give each its own key.');
  for (const { key, when } of fields) {
    const strange = Object.keys(when ?? {}).find((other) => !fields.some((field) => field.key === other));
    if (strange !== undefined)
      throw refuse(file, `${key} is shown by ${strange}, which is no field`, 'Name one that is.');
  }
  return fields;
}

function fieldOf(value: unknown, at: string, name: string, file: string): PluginField {
  if (!isRecord(value)) throw refuse(file, `${at} is no field`, 'Write key and label at least.');
  const key = oneLineText(value['key'], `${at}.key`, file, 60);
  if (!/^[a-z][a-z0-9_]*$/u.test(key)) {
    throw refuse(file, `${at}.key is ${JSON.stringify(key)}`, 'Use lower-case letters, digits and underscores.');
  }
  const secret = flag(value['secret'], false, `${at}.secret`, file);
  const choices = choicesOf(value['choices'], at, file);
  const { hint, url } = value;
  return {
    key,
    label: words(value['label'] ?? key, `${at}.label`, file, 80),
    ...(hint === undefined || hint === null ? {} : { hint: words(hint, `${at}.hint`, file) }),
    secret,
    env: envOf(value['env'], secret, at, name, file),
    required: flag(value['required'], false, `${at}.required`, file),
    default: scalar(value['default'], `${at}.default`, file),
    ...(choices === null ? {} : { choices }),
    ...(url === undefined || url === null ? {} : { url: addressOf(url, at, file) }),
    ...(isRecord(value['when']) ? { when: whenOf(value['when'], at, file) } : {}),
  };
}

function envOf(value: unknown, secret: boolean, at: string, name: string, file: string): string | null {
  if (value === undefined || value === null) {
    if (secret) throw refuse(file, `${at} is secret and has no env`, `Name a variable, as ${keyPrefix(name)}KEY.`);
    return null;
  }
  const env = oneLineText(value, `${at}.env`, file, 100);
  if (!secret) throw refuse(file, `${at} has env and is not secret`, 'Leave env out: it is kept in config.yaml.');
  // Values of such names alone are masked wherever text leaves the app.
  if (!isKeyName(env)) throw refuse(file, `${at}.env is ${env}`, 'Let it end in KEY, TOKEN, SECRET or PASSWORD.');
  if (env.startsWith(keyPrefix(name)) && /^[A-Z][A-Z0-9_]*$/u.test(env)) return env;
  throw refuse(
    file,
    `${at}.env is ${env}`,
    `It has to begin with ${keyPrefix(name)}, so that no plug-in is given the key of another service.`,
  );
}

function choicesOf(value: unknown, at: string, file: string): NonNullable<ProviderField['choices']> | null {
  if (value === undefined || value === null) return null;
  const how = 'Write a list of values, or of value and label.';
  if (!Array.isArray(value) || value.length === 0 || value.length > 50)
    throw refuse(file, `${at}.choices is no list`, how);
  return value.map((choice: unknown) => {
    const one: Record<string, unknown> = isRecord(choice) ? choice : { value: choice };
    const text = scalar(one['value'], `${at}.choices`, file);
    if (text === null) throw refuse(file, `${at}.choices has one without a value`, how);
    return { value: text, label: words(one['label'] ?? text, `${at}.choices`, file, 80) };
  });
}

function whenOf(value: Readonly<Record<string, unknown>>, at: string, file: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).map(([key, wanted]) => [key, scalar(wanted, `${at}.when`, file) ?? '']),
  );
}

function scalar(value: unknown, key: string, file: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string' && value.length <= 400) return value;
  throw refuse(file, `${key} is no short text`, 'Write a text of at most 400 characters.');
}

function addressOf(value: unknown, at: string, file: string): string {
  const url = oneLineText(value, `${at}.url`, file, 400);
  if (URL.canParse(url) && new URL(url).protocol === 'https:') return url;
  throw refuse(file, `${at}.url is no address`, 'It begins with https://.');
}

/** What config.yaml and `.env` hold for the fields, as texts; the default of one that holds nothing. */
export function valuesOf(
  name: string,
  fields: readonly PluginField[],
  { config, secrets }: Pick<ProviderContext, 'config' | 'secrets'>,
): Record<string, string> {
  const kept = config.record(`memory.${name}`);
  return Object.fromEntries(
    fields.map((field) => {
      const value = field.env === null ? kept[field.key] : secrets.get(field.env);
      const text =
        typeof value === 'string'
          ? value
          : typeof value === 'number' || typeof value === 'boolean'
            ? String(value)
            : '';
      return [field.key, text === '' ? (field.default ?? '') : text];
    }),
  );
}

/** Whether a field is asked for while the others have these values. */
export function isAsked(field: PluginField, values: Readonly<Record<string, string>>): boolean {
  return Object.entries(field.when ?? {}).every(([key, wanted]) => values[key] === wanted);
}

/** The addresses among these values, by which a plug-in is told where it sends to; empty for none. */
export function addressesOf(fields: readonly PluginField[], values: Readonly<Record<string, string>>): string {
  const open = fields.filter((field) => !field.secret && isAsked(field, values)).map(({ key }) => values[key] ?? '');
  return open.filter((value) => /^https?:\/\//iu.test(value) && URL.canParse(value)).join(', ');
}
