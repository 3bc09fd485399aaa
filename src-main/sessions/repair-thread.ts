import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DeskError, type ErrorShape } from '@shared/contract/errors.ts';
import type { RepairReport, RepairStep } from '@shared/contract/sessions.ts';
import { workerProgram } from './search-own.ts';

/** What the thread is to mend, and the time (ms) it calls now. */
export interface RepairTask {
  readonly file: string;
  readonly now: number;
}

export type FromRepair =
  | { readonly type: 'step'; readonly step: RepairStep }
  | { readonly type: 'done'; readonly report: RepairReport }
  | { readonly type: 'refused'; readonly error: ErrorShape };

/** Mends a file in a thread of its own, as `repairFile` promises; nobody in this process may have it open. */
export function repairInThread(task: RepairTask, tell: (step: RepairStep) => void): Promise<RepairReport> {
  const program = workerProgram('repair-worker');
  if (program === null) return Promise.reject(new Error('The program that mends state.db is not there.'));
  const worker = new Worker(program, { workerData: task, execArgv: bareNodeOptions(program), name: 'repair' });
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromRepair) => {
      if (message.type === 'step') tell(message.step);
      else if (message.type === 'done') resolve(message.report);
      else reject(DeskError.fromShape(message.error));
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The thread that mends state.db ended with ${String(code)}.`)));
  });
}

/** Run from the sources, as tests do, the thread is plain Node and must be told of the bundler's alias. */
function bareNodeOptions(program: string): string[] {
  if (!program.endsWith('.ts')) return [];
  return ['--import', pathToFileURL(join(import.meta.dirname, '..', 'home', 'testing', 'alias.ts')).href];
}
