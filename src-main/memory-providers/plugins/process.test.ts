import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLogger, type Logger } from '../../home/index.ts';
import { tempDir } from '../../home/testing/temp-home.ts';
import { ProviderFailure } from '../failure.ts';
import { createProgram } from '../program.ts';
import { PluginProcess } from './process.ts';

const never = new AbortController().signal;

/** What every script begins with: `on(handler)` is called with each request, `say` answers. */
const head = `
const say = (id, result) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\\n');
const on = (act) => require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  if (method === 'initialize') say(id, { protocol: 1 });
  else if (method === 'shutdown') { say(id, {}); process.exit(0); }
  else act(id, method, params);
});
`;

interface Setting {
  readonly process: PluginProcess;
  readonly starts: () => number;
  /** Moves the clock of the process. */
  readonly later: (ms: number) => void;
  readonly logged: string[];
}

function plugin(script: string): Setting {
  let starts = 0;
  let skipped = 0;
  const logged: string[] = [];
  const cwd = tempDir();
  const log: Logger = {
    ...silentLogger,
    info: (message, data) => void logged.push(`${message} ${JSON.stringify(data)}`),
    warn: (message, data) => void logged.push(`${message} ${JSON.stringify(data)}`),
  };
  const own = new PluginProcess({
    title: 'Probe',
    program: createProgram({ PATH: process.env['PATH'], OWN_SECRET: 'of the person', WANTED: 'yes' }),
    prepare: () => {
      starts += 1;
      const args = ['-e', `${head}${script}`];
      return Promise.resolve({
        ...{ file: process.execPath, args, cwd, env: {}, pass: ['WANTED'], done: () => Promise.resolve() },
      });
    },
    hello: () => ({ plugin: 'probe' }),
    redact: (text) => text.replaceAll('sk-secret', '***'),
    log,
    now: () => skipped,
    onTrouble: () => undefined,
  });
  onTestFinished(() => own.close());
  return { process: own, starts: () => starts, later: (ms) => void (skipped += ms), logged };
}

const ask = (process: PluginProcess, method = 'recall', ms = 5000): Promise<unknown> =>
  process.request(method, {}, ms, never);
const failure = async (work: Promise<unknown>): Promise<ProviderFailure> => {
  const error: unknown = await work.then(
    () => null,
    (fault: unknown) => fault,
  );
  expect(error).toBeInstanceOf(ProviderFailure);
  return error as ProviderFailure;
};

describe('the process of a plug-in', () => {
  it('is started by the first request, and serves any number at once, in whatever order it answers', async () => {
    const { process, starts } = plugin(`
      const held = [];
      on((id, method, params) => { held.push([id, params.n]); if (held.length === 3) for (const [at, n] of held.reverse()) say(at, n); });
    `);
    expect(starts()).toBe(0);
    const asked = [1, 2, 3].map((n) => process.request('recall', { n }, 5000, never));
    expect(await Promise.all(asked)).toEqual([1, 2, 3]);
    expect(starts()).toBe(1);
  });

  it('is told each request in one line, whatever its reader takes for the end of one', async () => {
    const { process } = plugin('on((id, method, params) => say(id, params.text));');
    const text = 'a\u2028b\u2029c\u0085d\r\ne\n\u{1F375}';
    expect(await process.request('recall', { text }, 5000, never)).toBe(text);
  });

  it('that may not run any more ends at once, and what waits for it is told why', async () => {
    const { process: own } = plugin(`on((id, method) => { if (method === 'pid') say(id, process.pid); });`);
    const pid = Number(await ask(own, 'pid'));
    const waits = failure(ask(own));
    await own.stop(new ProviderFailure('offline', 'It was changed.'));
    expect((await waits).message).toMatch(/It was changed/u);
    expect(isAlive(pid)).toBe(false);
    expect((await failure(ask(own))).message).toBe('It was changed.');
  });

  it('is given the variables that every program has and those it names, and no other', async () => {
    const { process } = plugin('on((id) => say(id, Object.keys(process.env)));');
    const names = await ask(process);
    expect(names).toEqual(expect.arrayContaining(['PATH', 'WANTED']));
    expect(names).not.toContain('OWN_SECRET');
    expect(names).not.toContain('HERMES_DESK_TEST');
  });

  it('survives lines that are no answers, and tells the log of the first', async () => {
    const { process, logged } = plugin(`
      on((id) => { console.log('Listening on sk-secret'); console.log('[1]'); console.log('{"id":"x"}'); say(999999, 'nobody'); say(id, 'right'); });
    `);
    expect(await ask(process)).toBe('right');
    expect(logged.filter((line) => line.includes('no answer'))).toEqual([expect.stringContaining('Listening on ***')]);
  });

  it('is ended when it writes without an end, with or without line ends', async () => {
    const { process } = plugin(
      `on(() => { const more = () => process.stdout.write('x'.repeat(65536), more); more(); });`,
    );
    expect(await failure(ask(process))).toMatchObject({ kind: 'too_large', reached: 'maybe' });
    const lines = plugin(
      `on(() => { const more = () => process.stdout.write('no answer\\n'.repeat(50), more); more(); });`,
    );
    const log = plugin(
      `on(() => { const more = () => process.stdout.write('{"method":"log"}\\n'.repeat(500), more); more(); });`,
    );
    expect((await failure(ask(log.process))).message).toMatch(/10000 lines in succession/u);
    expect(await failure(ask(lines.process))).toMatchObject({
      message: expect.stringMatching(/100 lines in succession/u) as string,
    });
  });

  it('that answers nothing costs each request its deadline, and is ended after three', async () => {
    const { process, starts } = plugin('on(() => undefined);');
    for (let n = 0; n < 3; n += 1) {
      expect(await failure(ask(process, 'recall', 30))).toMatchObject({ kind: 'timeout', reached: 'maybe' });
    }
    await expect.poll(() => failure(ask(process, 'recall', 50)).then(starts), { timeout: 8000 }).toBe(2);
  });

  it('is told that a request was given up, and may answer late without harm', async () => {
    const { process } = plugin(`
      let late = null;
      require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
        const { method, params } = JSON.parse(line);
        if (method === 'cancel') say(params.id, 'too late');
      });
      on((id, method) => { if (method === 'second') say(id, 'second'); });
    `);
    const stop = new AbortController();
    const first = process.request('first', {}, 5000, stop.signal);
    const second = ask(process, 'second');
    expect(await second).toBe('second');
    stop.abort(new Error('the person stopped it'));
    await expect(first).rejects.toThrow('the person stopped it');
    expect(await ask(process, 'second')).toBe('second');
  });

  it('that ends at its start is given up after five times, with its last words, until the person looks at it', async () => {
    const { process, starts, later } = plugin(`console.error('cannot find my notes'); process.exit(7);`);
    const kinds: string[] = [];
    for (let n = 0; n < 8; n += 1) {
      kinds.push((await failure(ask(process))).kind);
      later(60_000);
    }
    expect(new Set(kinds)).toEqual(new Set(['offline']));
    expect(starts()).toBe(5);
    expect(process.trouble).toMatch(/Probe ended by itself 5 times.*with 7.*cannot find my notes/u);
    process.again();
    expect(process.trouble).toBeNull();
    await failure(ask(process));
    expect(starts()).toBe(6);
  });

  it('is started again later each time, and says when', async () => {
    const { process, starts } = plugin('process.exit(1);');
    await failure(ask(process));
    await failure(ask(process));
    const { message, retryAfterMs } = await failure(ask(process));
    expect(message).toMatch(/started again in 2 s/u);
    expect(retryAfterMs).toBeGreaterThan(0);
    expect(starts()).toBe(2);
  });

  it('that speaks another protocol is not tried again', async () => {
    const { process, starts } = plugin(`
      require('readline').createInterface({ input: process.stdin }).on('line', (line) => say(JSON.parse(line).id, { protocol: 7 }));
    `);
    expect((await failure(ask(process))).message).toMatch(/speaks protocol 7, and this app 1/u);
    await failure(ask(process));
    expect([starts(), process.trouble]).toEqual([1, expect.stringMatching(/protocol 7/u)]);
  });

  it.skipIf(process.platform === 'win32')('ends with everything it has started', async () => {
    const file = join(tempDir(), 'alive');
    const { process: own } = plugin(`
      const child = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => require("fs").writeFileSync(process.argv[1], String(process.pid)), 5)', ${JSON.stringify(file)}]);
      on((id) => say(id, child.pid));
    `);
    const pid = await ask(own);
    await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8') !== '', { timeout: 5000 }).toBe(true);
    await own.close();
    await expect.poll(() => isAlive(Number(pid)), { timeout: 5000 }).toBe(false);
  });

  it('does not outlive an app that ends in a hurry, though it ignores the end of its input', async () => {
    const talk = JSON.stringify(resolve(import.meta.dirname, '../talk.ts'));
    const script = `
      const { startTalk } = await import(${talk});
      const alive = 'setInterval(() => undefined, 1000); console.log(process.pid)';
      const onLine = (line) => { console.log(line); process.exit(0); };
      startTalk({ file: process.execPath, args: ['-e', alive], cwd: '.', env: {}, pass: [], mostLine: 100, onLine, onWords: () => undefined, onEnd: () => undefined }, process.env);
    `;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    const pid = Number(stdout.trim());
    expect(pid).toBeGreaterThan(0);
    await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
  });

  it('does not outlive its end, though it ignores everything', async () => {
    const { process: own } = plugin(`
      process.on('SIGTERM', () => undefined);
      setInterval(() => undefined, 1000);
      require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
        const { id, method } = JSON.parse(line);
        if (method === 'initialize') say(id, { protocol: 1 });
        if (method === 'recall') say(id, process.pid);
      });
    `);
    const pid = Number(await ask(own));
    await own.close();
    expect(isAlive(pid)).toBe(false);
    expect((await failure(ask(own))).message).toMatch(/was closed/u);
  });

  it.each([
    ['{ message: "bad key", data: { kind: "unauthorised" } }', { kind: 'unauthorised', reached: 'no' }],
    ['{ message: "slow down", data: { kind: "rate", retry_after: 2 } }', { kind: 'rate', retryAfterMs: 2000 }],
    ['{ message: "sk-secret failed" }', { kind: 'server', reached: 'maybe', message: 'Probe: *** failed' }],
    ['{ message: 7, data: { kind: "__proto__" } }', { kind: 'server', reached: 'maybe' }],
    ['"text"', { kind: 'server' }],
  ])('tells of failures in the words of the protocol: %s', async (error, expected) => {
    const { process } = plugin(
      `on((id) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, error: ${error} }) + '\\n'));`,
    );
    expect(await failure(ask(process))).toMatchObject(expected);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
