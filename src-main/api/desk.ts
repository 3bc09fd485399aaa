import { createCore, type Core, type CoreOptions } from '../core.ts';
import { appHandlers } from './app.ts';
import { createApi, type Api } from './dispatch.ts';
import { createEventStream } from './events.ts';
import type { Log } from './log.ts';

/** A home, open: what a host holds. */
export interface Desk {
  readonly core: Core;
  readonly api: Api;
  close(): Promise<void>;
}

export interface DeskOptions extends Omit<CoreOptions, 'emit'> {
  readonly version: string;
  readonly log: Log;
}

/** Opens a home and puts the contract over it. Every host begins here. */
export async function openDesk({ version, log, ...options }: DeskOptions): Promise<Desk> {
  const events = createEventStream({
    check: options.env['HERMES_DESK_TEST'] === '1',
    onFault: (fault) => log.error('an event listener failed', { fault: String(fault) }),
  });
  const core = await createCore({ ...options, emit: events.emit });
  const api = createApi({ handlers: () => appHandlers(core, events, version), mode: () => core.mode(), events, log });
  return { core, api, close: () => core.close() };
}
