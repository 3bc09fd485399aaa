/** Whether a value of unknown shape is a plain object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object under a key; an empty one when there is none. */
export function recordAt(value: unknown, key: string): Record<string, unknown> {
  const inner = isRecord(value) ? value[key] : undefined;
  return isRecord(inner) ? inner : {};
}

/** The text under a key; empty when it is anything else. */
export function textAt(value: unknown, key: string): string {
  const inner = isRecord(value) ? value[key] : undefined;
  return typeof inner === 'string' ? inner : '';
}

/** The list under a key; empty when it is anything else. */
export function listAt(value: unknown, key: string): unknown[] {
  const inner = isRecord(value) ? value[key] : undefined;
  return Array.isArray(inner) ? inner : [];
}

/** The first of the keys that holds a finite number of zero or more; null when none does. */
export function countAt(value: unknown, ...keys: string[]): number | null {
  if (!isRecord(value)) return null;
  for (const key of keys) {
    const inner = value[key];
    if (typeof inner === 'number' && Number.isFinite(inner) && inner >= 0) return inner;
  }
  return null;
}

/** Parses JSON; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
