import { Worker } from 'node:worker_threads';
import type { QueryNode } from './query.ts';
import type { Candidate, Condition } from './search-candidate.ts';
import { workerProgram } from './worker-program.ts';

/** Rows with U+0000 inside their text, where LIKE ends, among the ids up to `upTo`. */
export interface CutRows {
  readonly ids: readonly number[];
  readonly upTo: number;
}

/** What a thread that looks at every message is given. */
export interface ScanWork {
  readonly file: string;
  readonly tree: QueryNode;
  readonly condition: Condition;
  readonly cut: CutRows;
}

/** What it answers: hits as they are found, and at the end what it learned of the file. */
export type FromScan =
  { readonly type: 'hits'; readonly hits: readonly Candidate[] } | { readonly type: 'done'; readonly cut: CutRows };

/** How a pass in a thread ended; `failed` when the thread could not begin or broke down. */
export type ScanEnd = { readonly how: 'done'; readonly cut: CutRows } | { readonly how: 'called off' | 'failed' };

/** Looks at every message of a file in a thread of its own, which ends with the pass and at once when it is called off. */
export async function scanInThread(
  work: ScanWork,
  signal: AbortSignal,
  found: (hits: readonly Candidate[]) => void,
): Promise<ScanEnd> {
  const program = workerProgram('scan-worker');
  if (program === null) return { how: 'failed' };
  if (signal.aborted) return { how: 'called off' };
  const worker = new Worker(program, { workerData: work, execArgv: [], name: 'search-scan' });
  const over = new AbortController();
  try {
    return await new Promise<ScanEnd>((end) => {
      signal.addEventListener('abort', () => end({ how: 'called off' }), { signal: over.signal });
      worker.on('message', (message: FromScan) => {
        if (message.type === 'done') end({ how: 'done', cut: message.cut });
        else if (!signal.aborted) found(message.hits);
      });
      worker.on('error', () => end({ how: 'failed' }));
      worker.on('exit', () => end({ how: 'failed' }));
    });
  } finally {
    over.abort();
    await worker.terminate();
  }
}
