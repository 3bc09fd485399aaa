import { AsyncLocalStorage } from 'node:async_hooks';
import type { Http } from './http.ts';
import type { Program } from './program.ts';

/** Remembers where the requests and programs of one piece of work went, for the log. */
export interface Trail {
  /** Runs work and answers with it the distinct addresses it asked, at most eight, without what follows a `?`. */
  follow<T>(work: () => Promise<T>, addresses: Set<string>): Promise<T>;
  http(http: Http): Http;
  program(program: Program): Program;
}

const most = 8;

/** Makes a trail; works that run at the same time are told apart, and `redact` masks what of an address is a secret. */
export function createTrail(redact: (text: string) => string): Trail {
  const here = new AsyncLocalStorage<Set<string>>();
  const note = (address: string): void => {
    const addresses = here.getStore();
    if (addresses !== undefined && addresses.size < most) addresses.add(redact(address));
  };
  return {
    follow: (work, addresses) => here.run(addresses, work),
    http: (http) => ({
      request: (request, signal) => {
        note(`${request.method} ${bare(request.url)}`);
        return http.request(request, signal);
      },
    }),
    program: (program) => ({
      run: (run, signal) => {
        note(run.file);
        return program.run(run, signal);
      },
      start: (run) => {
        const talk = program.start(run);
        return {
          ...talk,
          // One process serves many: what is said to it belongs to whoever says it.
          send: (line) => {
            note([run.file, ...run.args].join(' '));
            talk.send(line);
          },
        };
      },
      find: (name) => program.find(name),
    }),
  };
}

/** An address without name, password and what follows the path: those may hold keys. */
function bare(url: string): string {
  if (!URL.canParse(url)) return '(no address)';
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
