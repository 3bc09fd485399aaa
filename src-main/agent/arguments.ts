/** The arguments of a tool call, or why they cannot be used. */
export type ParsedArguments =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problem: string };

/** Whether a parsed JSON value is an object that is no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads the argument text of a tool call. Nothing at all (an empty text, blanks, `null`) is `{}`: a tool without
 * parameters. Anything else must be one JSON object; it is never repaired or guessed, because a guess runs the tool with
 * arguments nobody meant. `problem` is a sentence for the model that says what is wrong and where.
 */
export function parseArguments(text: string): ParsedArguments {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === 'null') return { ok: true, value: {} };
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'not JSON';
    return { ok: false, problem: `The arguments are not valid JSON (${reason}).` };
  }
  if (isRecord(value)) return { ok: true, value };
  const kind = Array.isArray(value) ? 'an array' : `a ${typeof value}`;
  return { ok: false, problem: `The arguments must be one JSON object, not ${kind}.` };
}

/**
 * The argument text to send back to a model for a call it made: the very text where it is a JSON object, else `{}`.
 * A server that parses the arguments of earlier calls would refuse the whole conversation for ever over a broken one.
 */
export function replayArguments(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === 'null') return '{}';
  return parseArguments(text).ok ? text : '{}';
}
