import { DeskError, type Problem, type RequestName } from '@shared/contract/index.ts';
import { createApi, type HandlerTable } from '../../api/dispatch.ts';
import { createEventStream, type EventStream } from '../../api/events.ts';
import { runCli, type Terminal } from './run.ts';
import type { CliServices } from './services.ts';

const silent = (): void => undefined;

/** What a command line did. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly asked: readonly { name: RequestName; input: unknown }[];
  readonly closed: boolean;
}

/** What it found: handlers over the event stream, services of the core, standard input. */
export interface World {
  readonly handlers?: (events: EventStream) => HandlerTable;
  readonly services?: Partial<CliServices>;
  readonly input?: string;
  readonly interactive?: boolean;
  readonly problems?: readonly Problem[];
}

/** Runs one command line over fake handlers; what each was asked is noted. */
export async function desk(
  argv: readonly string[],
  { handlers, services, input = '', problems = [], interactive = false }: World = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  let closed = false;
  const asked: { name: RequestName; input: unknown }[] = [];
  const events = createEventStream({ check: true });
  const table = Object.entries(handlers?.(events) ?? {}).map(([name, handler]) => [
    name,
    (given: never, caller: never): unknown => {
      asked.push({ name: name as RequestName, input: given });
      return (handler as (input: never, caller: never) => unknown)(given, caller);
    },
  ]);
  const api = createApi({
    handlers: () => Object.fromEntries(table) as HandlerTable,
    mode: () => 'owner',
    events,
    log: { info: silent, warn: silent, error: silent },
  });
  const terminal: Terminal = {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    readInput: () => Promise.resolve(input),
    async *inputLines() {
      for (const line of input.split('\n')) yield await Promise.resolve(line);
    },
    signal: new AbortController().signal,
    interactive,
  };
  const absent = (): never => {
    throw new DeskError('not_configured', 'absent');
  };
  const code = await runCli(argv, terminal, () =>
    Promise.resolve({
      api,
      services: {
        openToolTurn: absent,
        scan: absent,
        journeyPayload: absent,
        journeyNode: absent,
        honcho: absent,
        ...services,
      },
      problems: () => problems,
      unusable: null,
      close: () => {
        closed = true;
        return Promise.resolve();
      },
    }),
  );
  return { code, out, err, asked, closed };
}

/** The last request that was made. */
export const lastAsked = ({ asked }: Ran): unknown => asked.at(-1);
