import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { lookingOn } from './problems.ts';
import type { FromScan, ScanWork } from './search-scan-thread.ts';
import { Scan } from './search-scan.ts';
import { StateDb } from './state-db.ts';

/** The thread that looks at every message of a file for one search, through a read-only connection, and then ends. */
const { file, tree, condition, cut } = workerData as ScanWork;
const port = parentPort;
if (port === null) throw new Error('This is the program of a worker.');
const tell = (message: FromScan): void => port.postMessage(message);
const nothing = (): void => undefined;

const raw = new Database(file, { readonly: true, fileMustExist: true, timeout: 5000 });
const db = new StateDb(raw, { file, readOnly: lookingOn(file), log: nothing, onDamage: nothing });
const scan = new Scan(db, { cut, threads: false });
await scan.run({
  tree,
  condition,
  signal: new AbortController().signal,
  found: (hits) => {
    if (hits.length > 0) tell({ type: 'hits', hits });
  },
});
tell({ type: 'done', cut: scan.cut });
raw.close();
