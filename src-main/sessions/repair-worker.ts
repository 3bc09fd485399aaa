import { parentPort, workerData } from 'node:worker_threads';
import { DeskError } from '@shared/contract/errors.ts';
import { errnoOf, fileError } from '../home/index.ts';
import { refusal } from './problems.ts';
import { repairFile } from './repair.ts';
import type { FromRepair, RepairTask } from './repair-thread.ts';

/** The thread in which state.db is looked through and mended, so that nothing of it is felt in the window. */
const port = parentPort;
if (port === null) throw new Error('This is the program of a worker.');
const tell = (message: FromRepair): void => port.postMessage(message);
const { file, now } = workerData as RepairTask;
try {
  const report = await repairFile(file, now, (step) => tell({ type: 'step', step }));
  tell({ type: 'done', report });
} catch (error) {
  const known = /^E[A-Z]+$/.test(errnoOf(error)) ? fileError(error, file, 'write') : refusal(error, file);
  if (!(known instanceof DeskError)) throw error;
  tell({ type: 'refused', error: known.toShape() });
}
