import { randomBytes } from 'node:crypto';
import { DeskError, isRequestName, requests, type Problem, type RequestName } from '@shared/contract/index.ts';
import { asError } from './problem-error.ts';
import type { z } from 'zod';
import type { EventStream } from './events.ts';
import type { Caller, Handler } from './handlers.ts';
import type { Log } from './log.ts';

/** Handlers by request name. A request without one is answered `not_configured`. */
export type HandlerTable = { readonly [K in RequestName]?: Handler<K> };

/** The contract, callable: what every host adapts. */
export interface Api {
  /**
   * Checks the input, the caller's right and the output, and runs the handler between.
   * @throws {DeskError} always a DeskError, fit to cross the wire; anything else went to the log under a short id.
   */
  call(name: string, input: unknown, caller: Caller): Promise<unknown>;
  readonly events: EventStream;
}

export interface ApiOptions {
  /** The table in force now; asked for every call. */
  readonly handlers: () => HandlerTable;
  readonly mode: () => 'owner' | 'onlooker';
  /** What keeps an onlooker from writing when it is no other app: a home that cannot be written or used. */
  readonly obstacle?: Problem | null;
  readonly events: EventStream;
  readonly log: Log;
}

/** Builds the api over its handlers. */
export function createApi({ handlers, mode, obstacle = null, events, log }: ApiOptions): Api {
  return {
    events,
    async call(name, input, caller) {
      if (!isRequestName(name)) {
        throw new DeskError('unknown_request', `There is no request named ${JSON.stringify(name.slice(0, 100))}.`, {
          remedy: 'The window and the app may be of different versions: reload the window.',
        });
      }
      const definition = requests[name];
      permit(name, definition.access, mode(), caller, obstacle);
      const parsed = definition.input.safeParse(input);
      if (!parsed.success) throw new DeskError('invalid_input', `${name}: ${describe(parsed.error)}`);
      const handler: ((input: never, caller: Caller) => unknown) | undefined = handlers()[name];
      if (handler === undefined) {
        throw new DeskError('not_configured', `${name} is not part of this build.`, { remedy: 'Update Hermes Desk.' });
      }
      let output: unknown;
      try {
        // The schema of this very request has just produced the value; TypeScript cannot follow that through a table.
        output = await handler(parsed.data as never, caller);
      } catch (fault) {
        if (fault instanceof DeskError) throw fault;
        throw internal(name, fault, log);
      }
      const checked = definition.output.safeParse(output);
      if (!checked.success) {
        log.error('an answer broke the contract', { request: name, issues: describe(checked.error) });
        throw new DeskError('invalid_output', `${name} gave an answer that breaks the contract.`, {
          remedy: 'This is a fault of Hermes Desk. Nothing was changed by showing it.',
        });
      }
      return checked.data;
    },
  };
}

function permit(
  name: string,
  access: 'read' | 'write' | 'consent',
  mode: 'owner' | 'onlooker',
  caller: Caller,
  obstacle: Problem | null,
): void {
  if (access === 'read') return;
  if (access === 'consent' && !caller.person) {
    throw new DeskError('not_permitted', `${name} is a decision that only a person may make.`, {
      remedy: 'Decide it in the window, or at the command line.',
    });
  }
  if (mode === 'onlooker') {
    if (obstacle !== null) throw asError(obstacle);
    throw new DeskError(
      'looking_on',
      `${name} was refused: another app has this home open, and this one only looks on.`,
      {
        remedy: 'Close the other app and choose Take over, or make the change there.',
      },
    );
  }
}

/** Names the fields at fault, in one line: `text: Too big...; store: Invalid option...`. */
function describe(error: z.ZodError): string {
  return error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.length === 0 ? 'input' : issue.path.map(String).join('.')}: ${issue.message}`)
    .join('; ');
}

function internal(name: string, fault: unknown, log: Log): DeskError {
  const id = randomBytes(4).toString('hex');
  const detail = fault instanceof Error ? { message: fault.message, stack: fault.stack } : { message: String(fault) };
  log.error('a request failed unexpectedly', { id, request: name, ...detail });
  return new DeskError('internal', `Something failed inside Hermes Desk while answering ${name} (${id}).`, {
    remedy: `The log has the details under ${id}.`,
  });
}
