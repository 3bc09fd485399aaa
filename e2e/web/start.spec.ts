import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { runScript } from '../harness/script.ts';
import { expect, test } from '../harness/test.ts';

test('start prints exactly one line of JSON when the page can be opened, and SIGTERM ends it all', async ({
  home,
  page,
}) => {
  const args = ['scripts/start.mjs', '--web', '--no-open', '--port', '0', '--json', '--home', home];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, HERMES_DESK_TEST: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  await once(reader, 'line');
  const { url, token } = JSON.parse(lines[0] ?? '') as { url: string; token: string };
  expect(url).toContain(token);
  await page.goto(url);
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible();
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  expect(lines).toHaveLength(1);
  await expect(fetch(url)).rejects.toThrow();
});

test('npm start leaves nothing running when npm alone is ended', async ({ home }) => {
  const args = ['start', '--silent', '--', '--web', '--no-open', '--port', '0', '--json', '--home', home];
  const child = spawn('npm', args, {
    env: { ...process.env, HERMES_DESK_TEST: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const { url } = JSON.parse(line) as { url: string };
  await fetch(url);
  child.kill('SIGTERM');
  await expect(() => expect(fetch(url)).rejects.toThrow()).toPass();
});

test('a busy port is one clear line with its remedy, and exit code 1', async ({ home }) => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const { code, out, err } = await runScript('scripts/start.mjs', [
    '--web',
    '--no-open',
    '--port',
    String(port),
    '--home',
    home,
  ]);
  taken.close();
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(`Port ${port} on 127.0.0.1 is in use`);
  expect(err).toContain('--port');
});

test('wrong flags and wrong commands are told in words, with exit code 2 and no stack', async ({ home }) => {
  for (const { code, err } of [
    await runScript('scripts/start.mjs', ['--web', '--what']),
    await runScript('scripts/desk.mjs', ['nothing', '--home', home]),
  ]) {
    expect(code).toBe(2);
    expect(err).not.toMatch(/\bat .*\(|node:internal/);
  }
});

test('the command line prints its data and nothing else', async ({ home }) => {
  const { out, err } = await runScript('scripts/desk.mjs', ['doctor', '--json', '--home', home]);
  expect(err).toBe('');
  expect(out.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(out)).toMatchObject({
    checks: expect.arrayContaining([expect.objectContaining({ name: 'runtime', ok: true })]),
  });
});
