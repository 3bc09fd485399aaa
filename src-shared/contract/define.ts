import type { z } from 'zod';

/**
 * Who may make a request.
 * - `read`: anyone with the launch token, also a window that only looks on.
 * - `write`: changes something of the person's; refused while looking on.
 * - `consent`: decides over memory or skills (approve, reject, purge, override, undo); a `write` that only the person's
 *   own session may make. No tool reaches it.
 */
export type Access = 'read' | 'write' | 'consent';

/** One request of the contract: its input, its output, who may make it. */
export interface RequestDefinition<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly input: I;
  readonly output: O;
  readonly access: Access;
}

/** Declares one request. Keeps the schema types, checks nothing. */
export function request<I extends z.ZodType, O extends z.ZodType>(
  access: Access,
  input: I,
  output: O,
): RequestDefinition<I, O> {
  return { access, input, output };
}
