import { execFileSync, spawn } from 'node:child_process';

/** The Python that has hermes-agent installed (`HERMES_PYTHON`); undefined where there is none. */
export const python = process.env['HERMES_PYTHON'];

/** Whether that Python has NumPy, without which Hermes keeps no vectors. */
export const hasNumpy = python !== undefined && runs(['-c', 'import numpy']);

function runs(args: readonly string[]): boolean {
  try {
    execFileSync(python ?? '', args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The beginning of a program with Hermes' own provider open as `p` on the home given as its first word. */
function opening(withNumpy: boolean): string {
  return `
import json, sys
${withNumpy ? '' : `sys.modules['numpy'] = None`}
import plugins.memory.holographic as plugin
from plugins.memory.holographic.holographic import _HAS_NUMPY
assert _HAS_NUMPY == ${withNumpy ? 'True' : 'False'}
p = plugin.HolographicMemoryProvider(json.loads(sys.argv[2]))
p.initialize('s')
def call(name, **args):
    return json.loads(p.handle_tool_call(name, args))
given = json.loads(sys.stdin.read() or 'null')
`;
}

/** Python that gives some facts the vector of another, because facts as they are kept hardly ever seem to contradict each other. */
export const mixVectors = `p._store._conn.execute(
  'UPDATE facts SET hrr_vector = (SELECT hrr_vector FROM facts WHERE fact_id = 1) WHERE fact_id % 9 = 4')`;

/** How Hermes is run. */
export interface HermesRun {
  readonly home: string;
  readonly numpy?: boolean;
  /** The settings of the plug-in. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** What the script finds as `given`. */
  readonly given?: unknown;
}

function wordsOf(script: string, { home, numpy = true, settings = { hrr_dim: 1024 } }: HermesRun): string[] {
  return ['-c', `${opening(numpy)}\n${script}\np.shutdown()\n`, home, JSON.stringify(settings)];
}

/** Runs Python with Hermes' provider open on the home, and reads the JSON it prints last. */
export function hermes(script: string, run: HermesRun): unknown {
  const output = execFileSync(python ?? '', wordsOf(script, run), {
    env: { ...process.env, HERMES_HOME: run.home },
    encoding: 'utf8',
    input: JSON.stringify(run.given ?? null),
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? 'null');
}

/** The same in a process beside this one; answers its exit code. */
export function hermesBeside(script: string, run: HermesRun): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(python ?? '', wordsOf(script, run), {
      env: { ...process.env, HERMES_HOME: run.home },
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? -1));
    child.stdin.end(JSON.stringify(run.given ?? null));
  });
}
