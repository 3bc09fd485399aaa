import { DeskError, errorShapeSchema, eventFrameSchema } from '@shared/contract/index.ts';
import type { EventFrame, HermesDeskWindow, RequestName } from '@shared/contract/index.ts';
import { z } from 'zod';
import type { Connection } from './bridge.ts';
import type { Transport } from './transport.ts';

const replySchema = z.union([
  z.object({ ok: z.literal(true), output: z.unknown() }),
  z.object({ ok: z.literal(false), error: errorShapeSchema }),
]);

/** Requests and events over Electron's IPC, through the preload. It is connected as long as the window lives. */
export class PreloadTransport implements Transport {
  readonly #api: HermesDeskWindow;

  constructor(api: HermesDeskWindow) {
    this.#api = api;
  }

  async send(name: RequestName, input: unknown): Promise<unknown> {
    const reply = replySchema.safeParse(await this.#api.request(name, input));
    if (!reply.success) throw new DeskError('invalid_output', `${name}: the answer is neither a result nor an error.`);
    if (!reply.data.ok) throw DeskError.fromShape(reply.data.error);
    return reply.data.output;
  }

  onEvent(listener: (frame: EventFrame) => void): void {
    this.#api.on((event) => {
      const frame = eventFrameSchema.safeParse(event);
      if (frame.success) listener(frame.data);
    });
  }

  onResync(listener: () => void): void {
    this.#api.onResync(listener);
  }

  connection(): Connection {
    return 'connected';
  }

  onConnection(): () => void {
    return () => undefined;
  }
}
