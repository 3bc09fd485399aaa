import type { Problem } from '@shared/contract/common.ts';
import type { DeskError } from '@shared/contract/errors.ts';
import type { Line } from './opened.ts';
import type { QueueCounts } from './queue.ts';
import { queueError } from './queue-file.ts';

/** What the person is told of the memory provider in the status strip, one line each. */
export function managerProblems(
  selection: { readonly name: string | null; readonly obstacle: DeskError | null },
  lines: ReadonlyMap<string, Line>,
  troubles: { readonly queue: DeskError | null; readonly provider: string | null },
  configFile: string,
): Problem[] {
  const { obstacle } = selection;
  const problems: Problem[] = obstacle === null ? [] : [problemOf(obstacle, configFile)];
  if (troubles.queue !== null) problems.push(problemOf(troubles.queue, ''));
  if (troubles.provider !== null) {
    problems.push({
      ...{ code: 'memory_provider', file: '', message: troubles.provider, blocking: false },
      remedy: 'Test it in Settings, Memory provider, when you have mended it. Nothing is lost until then.',
    });
  }
  for (const [name, line] of lines) {
    let state: Pick<Line['sender'], 'pausedBy'> & QueueCounts;
    try {
      state = { pausedBy: line.sender.pausedBy, ...line.queue.counts() };
    } catch (error) {
      if (troubles.queue === null) problems.push(problemOf(queueError(error, line.queue.file), ''));
      continue;
    }
    const { pausedBy: paused, waiting, aside, uncertain } = state;
    if (paused !== null) {
      problems.push({
        code: 'memory_provider',
        file: '',
        message: `The memory provider ${name} does not accept its key: ${paused.message} ${String(waiting)} things wait.`,
        remedy: 'Correct the key in Settings, Memory provider. Nothing is lost until then.',
        blocking: false,
      });
    }
    const stuck = aside + uncertain;
    if (stuck === 0) continue;
    problems.push({
      code: 'memory_provider',
      file: '',
      message: `${String(stuck)} things for the memory provider ${name} need a look: ${String(aside)} refused, ${String(uncertain)} perhaps sent.`,
      remedy: 'Send them again or drop them in Settings, Memory provider.',
      blocking: false,
    });
  }
  return problems;
}

function problemOf({ message, remedy, file }: DeskError, fallback: string): Problem {
  return { code: 'memory_provider', file: file ?? fallback, message, remedy, blocking: false };
}
