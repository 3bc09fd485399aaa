import { setImmediate as turn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { fileMark, openIndex, removeIndex } from './search-db.ts';
import { Feed, type Step } from './search-feed.ts';
import type { FromWorker, ToWorker, WorkerFiles } from './search-worker-messages.ts';

/**
 * The thread that keeps `search.db` up to date, so that nothing of it is felt in the window. It reads state.db through a
 * read-only connection and is the only writer of the index.
 */
const STEP_ROWS = 6000;
const PROGRESS_MS = 250;

const files = workerData as WorkerFiles;
const port = parentPort;
if (port === null) throw new Error('This is the program of a worker.');
const tell = (message: FromWorker): void => port.postMessage(message);

const state = new Database(files.state, { readonly: true, fileMustExist: true, timeout: 5000 });
let open: { index: Database.Database; feed: Feed; mark: string | null } | null = null;
let running = false;
let told = 0;
let last: Step = 'nothing';
let looks = 0;

port.on('message', (message: ToWorker) => {
  switch (message.type) {
    case 'close':
      close();
      state.close();
      port.close();
      return;
    case 'rebuild':
      close();
      removeIndex(files.index);
      begin();
      break;
    case 'changed':
      open?.feed.changed(message.ids);
      break;
    case 'touched':
      guarded(() => {
        for (const session of message.sessions) open?.feed.touched(session);
      });
      break;
    case 'sweep':
      open?.feed.sweep();
      break;
    case 'look':
      looks = message.count;
      break;
  }
  void work();
});

begin();
void work();

function begin(): void {
  guarded(() => {
    const { db, isLayout } = openIndex(files.index);
    if (!isLayout) {
      db.close();
      tell({ type: 'unusable', reason: 'another layout' });
      return;
    }
    const feed = new Feed(state, db);
    if (feed.isOfAnotherFile()) {
      db.close();
      tell({ type: 'unusable', reason: 'made from another file' });
      return;
    }
    feed.sweep();
    open = { index: db, feed, mark: fileMark(files.index) };
    tell({ type: 'open' });
  });
}

function close(): void {
  const old = open;
  open = null;
  try {
    old?.index.close();
  } catch {
    // A damaged file that cannot even be closed well is about to be deleted.
  }
}

/** Works until nothing is left, with room for messages between the steps. */
async function work(): Promise<void> {
  if (running) return;
  running = true;
  for (;;) {
    const now = open;
    if (now === null) break;
    const more = guarded(() => {
      const mark = fileMark(files.index);
      if (mark !== now.mark) {
        close();
        // Another process may have made it anew: then it is used. What is left beside a deleted one goes.
        if (mark === null) removeIndex(files.index);
        begin();
        return open !== null;
      }
      const step = now.feed.step(STEP_ROWS);
      report(step);
      return step !== 'nothing';
    });
    if (more !== true) break;
    await turn();
  }
  running = false;
}

function report(step: Step): void {
  const time = Date.now();
  if (open === null || (step === last && step !== 'nothing' && time - told < PROGRESS_MS)) return;
  told = time;
  last = step;
  const { done, total } = open.feed.progress();
  tell({ type: 'progress', step, done, total, seen: looks });
}

/** Damage of the index is told and waited out; anything else ends the worker, and search goes on without. */
function guarded<T>(fn: () => T): T | null {
  try {
    return fn();
  } catch (error) {
    const code = error instanceof Database.SqliteError ? error.code : '';
    close();
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(code) || /fts5|no such table/.test(String(error))) {
      tell({ type: 'unusable', reason: String(error) });
    } else if (code.startsWith('SQLITE_BUSY')) {
      setTimeout(() => {
        begin();
        void work();
      }, 1000);
    } else {
      tell({ type: 'failed', reason: String(error) });
      port?.close();
    }
    return null;
  }
}
