import { describe, expect, it } from 'vitest';
import { createProgram } from './program.ts';

const never = new AbortController().signal;
const run = (
  script: string,
  more: { env?: Record<string, string>; most?: number } = {},
): Promise<{ stdout: string; code: number }> =>
  createProgram({ PATH: process.env['PATH'], SECRET_TOKEN: 'a-key-of-the-shell' }).run(
    { file: process.execPath, args: ['-e', script, '--', '-f', '$(id)'], deadlineMs: 8000, ...more },
    never,
  );

describe('a program of a provider', () => {
  it('that reads its input meets the end of it at once, and takes nothing of the app’s own', async () => {
    const script = `let n = 0; process.stdin.on('data', (d) => (n += d.length)).on('end', () => console.log('end after', n));`;
    expect((await run(script)).stdout).toBe('end after 0\n');
  });

  it('gets its words as they are, and of the environment no more than it needs', async () => {
    const script = `console.log(JSON.stringify([process.argv.slice(1), process.env.SECRET_TOKEN, process.env.OWN]))`;
    const { stdout } = await run(script, { env: { OWN: 'x' } });
    expect(JSON.parse(stdout)).toEqual([['-f', '$(id)'], null, 'x']);
  });

  it('that says more than is read of it is ended', async () => {
    const endless = `setInterval(() => process.stdout.write('x'.repeat(65536)), 0)`;
    await expect(run(endless, { most: 100_000 })).rejects.toMatchObject({ kind: 'too_large' });
  });
});
