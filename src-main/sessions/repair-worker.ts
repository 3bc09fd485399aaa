import { workerData } from 'node:worker_threads';
import type { RepairReport } from '@shared/contract/sessions.ts';
import { repairFile } from './repair.ts';
import type { RepairTask } from './repair-thread.ts';
import { answerTask } from './thread-task.ts';

/** The thread in which state.db is looked through and mended, so that nothing of it is felt in the window. */
const { file, now } = workerData as RepairTask;
await answerTask<RepairReport>(file, (tell) => repairFile(file, now, tell));
