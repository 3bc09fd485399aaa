import { z } from 'zod';
import { errorShapeSchema } from './errors.ts';

/** What a client sends over WebSocket: a request, or where it left off in the event stream. */
export const clientFrameSchema = z.union([
  z.strictObject({ id: z.number().int(), name: z.string(), input: z.unknown() }),
  z.strictObject({ hello: z.strictObject({ epoch: z.string(), after: z.number().int() }) }),
]);
export type ClientFrame = z.infer<typeof clientFrameSchema>;

/** One event of the stream. `seq` counts up by one within an `epoch` (one run of the core). */
export const eventFrameSchema = z.object({
  epoch: z.string(),
  seq: z.number().int(),
  type: z.string(),
  data: z.unknown(),
});
export type EventFrame = z.infer<typeof eventFrameSchema>;

/** What the server sends: an answer, an error, an event, or the order to load everything afresh. */
export const serverFrameSchema = z.union([
  z.object({ id: z.number().int(), ok: z.literal(true), output: z.unknown() }),
  z.object({ id: z.number().int(), ok: z.literal(false), error: errorShapeSchema }),
  z.object({ event: eventFrameSchema }),
  z.object({ resync: z.object({ epoch: z.string(), seq: z.number().int() }) }),
]);
export type ServerFrame = z.infer<typeof serverFrameSchema>;
