/** A value Python's `json.dumps` can write. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/**
 * JSON as Python's `json.dumps(value, ensure_ascii=False)` writes it: `", "` and `": "` between the parts, characters
 * beyond ASCII kept. The results of Hermes' tools have this form.
 */
export function pythonJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map((item: JsonValue) => pythonJson(item)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, item]: [string, JsonValue]) => `${JSON.stringify(key)}: ${pythonJson(item)}`)
    .join(', ')}}`;
}
