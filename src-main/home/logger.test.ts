import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { redactorFor } from './redact.ts';
import { canMount, smallDisk } from './testing/mount.ts';
import { tempHome } from './testing/temp-home.ts';

const lines = (dir: string, name = 'desk.jsonl'): Record<string, unknown>[] =>
  readFileSync(join(dir, name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('createLogger', () => {
  it('writes one JSON object a line, readable by the owner alone', () => {
    const { logsDir } = tempHome();
    const log = createLogger(logsDir);
    log.info('started', { port: 1 });
    log.child('memory').warn('two\nlines');
    log.debug('not written');
    expect(lines(logsDir)).toMatchObject([
      { level: 30, msg: 'started', port: 1 },
      { level: 40, msg: 'two\nlines', part: 'memory' },
    ]);
    expect(statSync(join(logsDir, 'desk.jsonl')).mode & 0o777).toBe(0o600);
  });

  it('never writes a secret, wherever it hides', () => {
    const { logsDir } = tempHome();
    const log = createLogger(logsDir, { redact: redactorFor(() => ['correct horse battery']) });
    const error = Object.assign(new Error('401 for sk-SECRETSECRETSECRET1'), { headers: { 'x-api-key': 'SECRET-2' } });
    error.cause = new Error('password=SECRET3');
    log.error('failed: Bearer SECRET4SECRET4SECRET4', {
      error,
      apiKey: 'SECRET5',
      list: [{ password: 'SECRET6' }, 'token=SECRET7SECRET7SECRET7'],
      text: 'the correct horse battery',
      deep: { deeper: { client_secret: { value: 'SECRET8' } } },
      bytes: Buffer.from('SECRET9'),
    });
    const written = readFileSync(join(logsDir, 'desk.jsonl'), 'utf8');
    // Of a long token its beginning and end may stay, so that it can be told from others.
    expect(written).not.toMatch(/SECRETS|SECRET-?\d|horse/);
    expect(lines(logsDir)[0]).toMatchObject({ error: { name: 'Error' }, bytes: '(7 bytes)' });
  });

  it('takes whatever it is given: cycles, depth, big numbers, functions', () => {
    const { logsDir } = tempHome();
    const circle: Record<string, unknown> = { n: 1n, f: () => 1, when: new Date(0) };
    circle['self'] = circle;
    let deep: object = {};
    for (let at = 0; at < 100; at++) deep = { deep };
    createLogger(logsDir).info('x', { circle, deep, long: 'x'.repeat(100_000) });
    expect(lines(logsDir)[0]).toMatchObject({
      circle: { n: '1', when: '1970-01-01T00:00:00.000Z', self: '(not shown)' },
    });
    expect(statSync(join(logsDir, 'desk.jsonl')).size).toBeLessThan(20_000);
  });

  it('keeps the files small and few', () => {
    const { logsDir } = tempHome();
    const log = createLogger(logsDir, { maxBytes: 2000, keep: 2 });
    for (let at = 0; at < 100; at++) log.info(`line ${at}`);
    expect(readdirSync(logsDir).sort()).toEqual(['desk.1.jsonl', 'desk.2.jsonl', 'desk.jsonl']);
    for (const name of readdirSync(logsDir)) expect(statSync(join(logsDir, name)).size).toBeLessThanOrEqual(2000);
    expect(lines(logsDir).at(-1)).toMatchObject({ msg: 'line 99' });
  });

  it('does not throw where there is no place for a log, and goes on when there is', () => {
    const { logsDir } = tempHome();
    writeFileSync(logsDir, 'a file in its place');
    const log = createLogger(logsDir);
    log.info('lost');
    log.info('lost too');
    rmSync(logsDir);
    log.info('here');
    expect(lines(logsDir)).toMatchObject([{ msg: 'log lines were lost', lines: 2 }, { msg: 'here' }]);
  });

  it.skipIf(!canMount)('does not throw on a full disk', () => {
    const log = createLogger(smallDisk('16k'), { maxBytes: 1_000_000 });
    for (let at = 0; at < 100; at++) log.info('x'.repeat(1000));
  });
});
