import { workerData } from 'node:worker_threads';
import { branchSession } from './branch.ts';
import type { BulkTask } from './bulk.ts';
import { exportLineage } from './export.ts';
import { importSessions } from './import.ts';
import { Leases } from './leases.ts';
import { LineageMap } from './lineage.ts';
import { Messages } from './messages.ts';
import { openStateDb } from './open.ts';
import { StateDb } from './state-db.ts';
import { answerTask } from './thread-task.ts';
import { unknownSession } from './session-rows.ts';
import { Titles } from './titles.ts';
import { Trash } from './trash.ts';

/** The thread in which many rows are written or read at once, through a connection of its own, so that the window does not wait. */
const task = workerData as BulkTask;
const { file } = task;
await answerTask<unknown>(file, async () => {
  const { raw } = await openStateDb(file, { readOnly: task.what === 'export' });
  const quiet = (): undefined => undefined;
  const db = new StateDb(raw, { file, readOnly: null, log: quiet, onDamage: quiet });
  try {
    if (task.what === 'vacuum') return vacuum(db);
    const lineages = new LineageMap(db);
    if (task.what === 'export') {
      const lineage = lineages.of(task.id);
      if (lineage === undefined) throw unknownSession(task.id);
      return exportLineage(db, lineage, task.row, task.format);
    }
    const titles = new Titles({ db, lineages });
    if (task.what === 'import') return await importSessions(db, titles, task.text, task.now);
    const now = (): number => task.now;
    if (task.what === 'branch') return await branchSession({ db, lineages, titles, now }, task.id, task.point);
    if (task.what === 'append') {
      const messages = new Messages({ db, lineages, now, refuseIfHeld: quiet });
      return await messages.append(task.session, task.messages);
    }
    const leases = new Leases({ db, lineages, now });
    const refuseIfHeld = (session: string): void => leases.refuseIfHeld(session);
    const trash = new Trash({ db, lineages, titles, dir: task.dir, now, refuseIfHeld });
    return await trash[task.what](task.id);
  } finally {
    await db.close();
  }
});

/** Nobody else has the file, so its log need not stay as large as the file. */
function vacuum({ raw }: StateDb): void {
  raw.exec('VACUUM');
  raw.pragma('wal_checkpoint(TRUNCATE)');
}
