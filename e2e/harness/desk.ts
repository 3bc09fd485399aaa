import { runScript, type Ended } from './script.ts';

/** Runs one command of the built command line on a home, as another program would, to whatever end it comes. */
export function runDesk(home: string, ...words: readonly string[]): Promise<Ended> {
  return runScript('out/main/cli.js', [...words, '--home', home]);
}

/** The same for a command that must succeed; its standard output. */
export async function desk(home: string, ...words: readonly string[]): Promise<string> {
  const { code, out, err } = await runDesk(home, ...words);
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${String(code)}\n${out}${err}`);
  return out;
}

/** One call of a tool as the model would make it; the id of the staged write, where it staged one. */
export async function callTool(home: string, tool: string, call: Record<string, unknown>): Promise<string> {
  const answer = JSON.parse(await desk(home, 'tool', tool, JSON.stringify(call))) as { pending_id?: string };
  return answer.pending_id ?? '';
}

/** One call of the memory tool. */
export async function callMemory(home: string, call: Record<string, unknown>): Promise<string> {
  return await callTool(home, 'memory', call);
}
