import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DeskError, type ErrorShape } from '@shared/contract/errors.ts';
import { workerProgram } from './worker-program.ts';

/** What a thread that has one thing to do tells: how far it is, and at the end its answer or why there is none. */
export type FromTask<Answer> =
  | { readonly type: 'step'; readonly step: unknown }
  | { readonly type: 'done'; readonly answer: Answer }
  | { readonly type: 'refused'; readonly error: ErrorShape };

/** Has a thread of its own do one thing, and answers what it answers. Throws the DeskError with which it refused. */
export function taskInThread<Answer>(
  name: string,
  task: unknown,
  tell: (step: unknown) => void = () => undefined,
): Promise<Answer> {
  const program = workerProgram(name);
  if (program === null) return Promise.reject(new Error(`The program ${name} is not there.`));
  const worker = new Worker(program, { workerData: task, execArgv: bareNodeOptions(program), name });
  return new Promise((resolve, reject) => {
    let end = (code: number): void => reject(new Error(`The thread ${name} ended with ${String(code)}.`));
    worker.on('message', (message: FromTask<Answer>) => {
      if (message.type === 'step') tell(message.step);
      else if (message.type === 'done') end = () => resolve(message.answer);
      else end = () => reject(DeskError.fromShape(message.error));
    });
    worker.on('error', reject);
    // Not before: a process that ends while one of its threads is ending may crash.
    worker.on('exit', (code) => end(code));
  });
}

/** Run from the sources, as tests do, a thread is plain Node and must be told of the bundler's alias. */
function bareNodeOptions(program: string): string[] {
  if (!program.endsWith('.ts')) return [];
  return ['--import', pathToFileURL(join(import.meta.dirname, '..', 'home', 'testing', 'alias.ts')).href];
}
