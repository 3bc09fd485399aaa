import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs one command of the built command line on a home, as another program would; its standard output. */
export async function desk(home: string, ...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['out/main/cli.js', ...words, '--home', home], {
    env: { ...process.env, HERMES_DESK_TEST: '1' },
  });
  return stdout;
}

/** One call of the memory tool as the model would make it; the id of the staged write, where it staged one. */
export async function callMemory(home: string, call: Record<string, unknown>): Promise<string> {
  const answer = JSON.parse(await desk(home, 'tool', 'memory', JSON.stringify(call))) as { pending_id?: string };
  return answer.pending_id ?? '';
}
