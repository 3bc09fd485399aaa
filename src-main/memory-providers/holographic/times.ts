/**
 * Milliseconds since 1970 of a time as SQLite (`2026-03-01 12:00:00`, UTC) or ISO 8601 writes it; null for anything else. A time
 * without a zone is UTC.
 */
export function parseTime(text: string | null): number | null {
  const found = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d:?\d\d)?)?$/.exec(text ?? '');
  if (found === null) return null;
  const [, day = '', time = '00:00', zone = 'Z'] = found;
  const at = Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(at) ? null : at;
}
