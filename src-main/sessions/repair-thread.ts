import type { RepairReport, RepairStep } from '@shared/contract/sessions.ts';
import { taskInThread } from './threads.ts';

/** What the thread is to mend, and the time (ms) it calls now. */
export interface RepairTask {
  readonly file: string;
  readonly now: number;
}

/** Mends a file in a thread of its own, as `repairFile` promises; nobody in this process may have it open. */
export function repairInThread(task: RepairTask, tell: (step: RepairStep) => void): Promise<RepairReport> {
  return taskInThread('repair-worker', task, (step) => tell(step as RepairStep));
}
