import { parentPort } from 'node:worker_threads';
import { DeskError } from '@shared/contract/errors.ts';
import { errnoOf, fileError } from '../home/index.ts';
import { refusal } from './problems.ts';
import type { FromTask } from './threads.ts';

/** The whole life of a thread that has one thing to do with state.db: does it and tells the answer, or why it is refused. */
export async function answerTask<Answer>(
  file: string,
  work: (tell: (step: unknown) => void) => Promise<Answer>,
): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('This is the program of a worker.');
  const tell = (message: FromTask<Answer>): void => port.postMessage(message);
  try {
    const answer = await work((step) => tell({ type: 'step', step }));
    tell({ type: 'done', answer });
  } catch (error) {
    const known = /^E[A-Z]+$/.test(errnoOf(error)) ? fileError(error, file, 'write') : refusal(error, file);
    if (!(known instanceof DeskError)) throw error;
    tell({ type: 'refused', error: known.toShape() });
  }
}
