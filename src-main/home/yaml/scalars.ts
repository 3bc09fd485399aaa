import type { Json } from '@shared/contract/common.ts';

/**
 * What PyYAML's safe loader makes of scalars. YAML 1.1 with PyYAML's own limits: `y` is a string, `012` is octal, `1e3`
 * a string, `12:30` the number 750.
 */

/** A value as PyYAML has it. Integers outside the safe range are bigint, dates their ISO text in a YamlDate. */
export type YamlValue =
  null | boolean | number | bigint | string | YamlDate | Uint8Array | readonly YamlValue[] | YamlMap;

/** A mapping in file order; of duplicate keys the last value stands at the first place, as in a Python dict. */
export type YamlMap = ReadonlyMap<YamlKey, YamlValue>;

/** What can be the key of a mapping. A date as key is its ISO text. */
export type YamlKey = null | boolean | number | bigint | string;

/** A date or time, as Python's isoformat() writes it. */
export class YamlDate {
  readonly iso: string;

  constructor(iso: string) {
    this.iso = iso;
  }
}

/** How a key is written in a dotted path: `true` for a boolean, the digits of a number. */
export function keyName(key: YamlKey): string {
  return String(key);
}

/** The JSON form of a value: exact digits as a string for integers beyond the safe range, ISO text for dates. */
export function toJson(value: YamlValue, known: Map<object, Json> = new Map()): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  const before = known.get(value);
  if (before !== undefined) return before;
  if (value instanceof YamlDate) return value.iso;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (isList(value)) {
    const list: Json[] = [];
    known.set(value, list);
    list.push(...value.map((one) => toJson(one, known)));
    return list;
  }
  const entries = [...value].map(([key, one]): [string, Json] => [keyName(key), toJson(one, known)]);
  const record: Record<string, Json> = Object.fromEntries(entries);
  known.set(value, record);
  return record;
}

function isList(value: readonly YamlValue[] | YamlMap): value is readonly YamlValue[] {
  return Array.isArray(value);
}

/** Why a scalar has no value: PyYAML refuses the whole file then. */
export class ScalarError extends Error {}

const booleans: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  on: true,
  no: false,
  false: false,
  off: false,
};
const booleanWord = /^(?:yes|Yes|YES|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF)$/;
const nullWord = /^(?:~|null|Null|NULL|)$/;
const floatNumber =
  /^(?:[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?|\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const intNumber =
  /^(?:[-+]?0b[01_]+|[-+]?0[0-7_]+|[-+]?(?:0|[1-9][0-9_]*)|[-+]?0x[0-9a-fA-F_]+|[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+)$/;
const timestamp =
  /^(?:\d{4}-\d\d-\d\d|\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?)$/;

/** The type a plain (unquoted) scalar has without a tag. */
export type PlainType = 'bool' | 'float' | 'int' | 'merge' | 'null' | 'timestamp' | 'value' | 'str';

/** Names the type of an unquoted scalar. */
export function plainType(text: string): PlainType {
  if (booleanWord.test(text)) return 'bool';
  if (floatNumber.test(text)) return 'float';
  if (intNumber.test(text)) return 'int';
  if (text === '<<') return 'merge';
  if (nullWord.test(text)) return 'null';
  if (timestamp.test(text)) return 'timestamp';
  return text === '=' ? 'value' : 'str';
}

/** The value of a scalar of a given type. Throws ScalarError where Python raises. */
export function construct(type: PlainType | 'binary', text: string): YamlValue {
  switch (type) {
    case 'bool':
      return constructBool(text);
    case 'int':
      return constructInt(text);
    case 'float':
      return constructFloat(text);
    case 'null':
      return null;
    case 'timestamp':
      return constructTimestamp(text);
    case 'binary':
      return constructBinary(text);
    case 'value':
      throw new ScalarError('a single "=" has no value here; put it in quotes');
    case 'merge':
      throw new ScalarError('"<<" can only be a key; put it in quotes');
    case 'str':
      return text;
  }
}

function constructBool(text: string): boolean {
  const value = booleans[text.toLowerCase()];
  if (value === undefined) throw new ScalarError(`"${text}" is no boolean`);
  return value;
}

function constructInt(text: string): number | bigint {
  const digits = text.replaceAll('_', '');
  const negative = digits.startsWith('-');
  const size = positiveInt(digits.replace(/^[-+]/, ''), text);
  const value = negative ? -size : size;
  return value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;
}

function positiveInt(digits: string, text: string): bigint {
  try {
    if (digits === '0') return 0n;
    if (/^0[bx]/.test(digits)) return BigInt(digits.length > 2 ? digits : 'none');
    if (digits.startsWith('0')) return BigInt(`0o${digits.slice(1)}`);
    if (digits.includes(':')) return digits.split(':').reduce((sum, part) => sum * 60n + decimal(part), 0n);
    return decimal(digits);
  } catch {
    throw new ScalarError(`"${text}" is no whole number`);
  }
}

function decimal(digits: string): bigint {
  if (!/^[0-9]+$/.test(digits)) throw new SyntaxError('not decimal');
  return BigInt(digits);
}

function constructFloat(text: string): number {
  const digits = text.replaceAll('_', '').toLowerCase();
  const sign = digits.startsWith('-') ? -1 : 1;
  const size = digits.replace(/^[-+]/, '');
  if (size === '.inf') return sign * Infinity;
  if (size === '.nan') return NaN;
  const value = size.includes(':')
    ? size.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    : Number(/^[0-9.]/.test(size) ? size : 'none');
  if (Number.isNaN(value)) throw new ScalarError(`"${text}" is no number`);
  return sign * value;
}

function constructTimestamp(text: string): YamlDate {
  const parts =
    /^(\d{4})-(\d\d?)-(\d\d?)(?:(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(?:\.(\d*))?(?:[ \t]*(Z|([-+])(\d\d?)(?::(\d\d))?))?)?$/.exec(
      text,
    );
  if (parts === null) throw new ScalarError(`"${text}" is no date`);
  const [
    ,
    year = '',
    month = '',
    day = '',
    hour,
    minute = '',
    second = '',
    fraction,
    zone,
    sign,
    zoneHour = '',
    zoneMinute,
  ] = parts;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const probe = new Date(`${date}T00:00:00Z`);
  const real = !Number.isNaN(probe.getTime()) && probe.toISOString().startsWith(date) && Number(year) > 0;
  if (!real || (hour !== undefined && !(Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60))) {
    throw new ScalarError(`"${text}" is no date of the calendar`);
  }
  if (hour === undefined) return new YamlDate(date);
  const micros = (fraction ?? '').slice(0, 6).padEnd(6, '0');
  const time = `${hour.padStart(2, '0')}:${minute}:${second}${Number(micros) === 0 ? '' : `.${micros}`}`;
  const offset =
    zone === undefined
      ? ''
      : zone === 'Z'
        ? '+00:00'
        : `${sign ?? '+'}${zoneHour.padStart(2, '0')}:${zoneMinute ?? '00'}`.replace(/^-00:00$/, '+00:00');
  return new YamlDate(`${date}T${time}${offset}`);
}

function constructBinary(text: string): Uint8Array {
  if (/[^\x00-\x7f]/.test(text)) throw new ScalarError('a !!binary value may have ASCII characters only');
  return new Uint8Array(Buffer.from(text, 'base64'));
}
