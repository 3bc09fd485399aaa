import { execFileSync } from 'node:child_process';
import { describe } from 'vitest';
import { tempDir } from './temp-home.ts';

/** A Python that has hermes-agent, given by the environment; undefined where there is none. */
export const hermesPython = process.env['HERMES_PYTHON'];

/** describe() that is skipped, and says so, where no Python with hermes-agent is given. */
export const describeWithHermes = describe.skipIf(hermesPython === undefined || hermesPython === '');

/** The environment in which Hermes sees `home` and nothing of the person's. */
export function hermesEnv(home: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: home,
    HERMES_HOME: home,
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONIOENCODING: 'utf-8',
  };
}

/** Runs a Python program with hermes-agent in a home and answers the last line it prints, read as JSON. */
export function runHermes(program: string, input: unknown, home: string = tempDir()): unknown {
  const output = execFileSync(hermesPython ?? 'python3', ['-c', program], {
    input: JSON.stringify(input),
    env: hermesEnv(home),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // Some of its functions tell a person what they did.
  return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '');
}
