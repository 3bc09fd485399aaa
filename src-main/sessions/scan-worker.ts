import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { FromScan, ScanWork } from './search-scan-thread.ts';
import { Scan, type ScanDb } from './search-scan.ts';
import type { SqlRow } from './state-db.ts';

/** The thread that looks at every message of a file for one search, through a read-only connection, and then ends. */
const { file, tree, condition, cut } = workerData as ScanWork;
const port = parentPort;
if (port === null) throw new Error('This is the program of a worker.');
const tell = (message: FromScan): void => port.postMessage(message);

const raw = new Database(file, { readonly: true, fileMustExist: true, timeout: 5000 });
const statements = new Map<string, Database.Statement>();
const statement = (sql: string): Database.Statement => {
  const known = statements.get(sql) ?? raw.prepare(sql);
  statements.set(sql, known);
  return known;
};
const columns = raw.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck();
const db: ScanDb = {
  file,
  get: (sql, ...params) => statement(sql).get(...params) as SqlRow | undefined,
  all: (sql, ...params) => statement(sql).all(...params) as SqlRow[],
  has: (table, column) => columns.all(table).includes(column),
};
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
