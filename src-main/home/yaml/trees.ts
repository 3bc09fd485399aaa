import type { Json } from '@shared/contract/common.ts';
import { keyName, YamlDate, type YamlKey, type YamlMap, type YamlValue } from './scalars.ts';

/**
 * The values of a file after one key was set (`undefined`: removed, with mappings that are left empty). An empty file
 * is an empty mapping. Null when the path leads below something that is no mapping.
 */
export function afterChange(tree: YamlValue, path: readonly string[], value: Json | undefined): YamlMap | null {
  const [key, ...rest] = path;
  const map = tree === null ? new Map<YamlKey, YamlValue>() : asMap(tree);
  if (map === null || key === undefined) return null;
  const found = [...map.keys()].find((one) => keyName(one) === key);
  const copy = new Map(map);
  const at = found === undefined ? key : found;
  if (rest.length === 0) {
    if (value === undefined) copy.delete(at);
    else copy.set(at, fromJson(value));
    return copy;
  }
  if (value === undefined && !copy.has(at)) return copy;
  const below = afterChange(copy.get(at) ?? null, rest, value);
  if (below === null) return value === undefined ? copy : null;
  if (value === undefined && below.size === 0 && asMap(copy.get(at) ?? null)?.size !== 0) copy.delete(at);
  else if (value !== undefined || below.size > 0) copy.set(at, below);
  return copy;
}

/** Whether two files say the same; an empty file says the same as an empty mapping. The order of keys does not count. */
export function sameYaml(a: YamlValue, b: YamlValue): boolean {
  return same(a ?? new Map(), b ?? new Map());
}

function same(a: YamlValue, b: YamlValue): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof YamlDate || b instanceof YamlDate) {
    return a instanceof YamlDate && b instanceof YamlDate && a.iso === b.iso;
  }
  if (a instanceof Uint8Array || b instanceof Uint8Array) {
    return a instanceof Uint8Array && b instanceof Uint8Array && Buffer.compare(a, b) === 0;
  }
  const mapA = asMap(a);
  const mapB = asMap(b);
  if (mapA !== null && mapB !== null) {
    return (
      mapA.size === mapB.size && [...mapA].every(([key, value]) => mapB.has(key) && same(value, mapB.get(key) ?? null))
    );
  }
  const listA = asList(a);
  const listB = asList(b);
  return (
    listA !== null &&
    listB !== null &&
    listA.length === listB.length &&
    listA.every((value, at) => same(value, listB[at] ?? null))
  );
}

function asMap(value: YamlValue): YamlMap | null {
  return value instanceof Map ? (value as YamlMap) : null;
}

function asList(value: YamlValue): readonly YamlValue[] | null {
  return Array.isArray(value) ? (value as readonly YamlValue[]) : null;
}

function fromJson(value: Json): YamlValue {
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value === 'object' && value !== null) {
    return new Map(Object.entries(value).map(([key, one]): [YamlKey, YamlValue] => [key, fromJson(one)]));
  }
  // As PyYAML reads the digits back: zero has no sign, and long whole numbers are exact.
  if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) >= 1e21) return value;
  return Number.isSafeInteger(value) ? value + 0 : BigInt(value);
}
