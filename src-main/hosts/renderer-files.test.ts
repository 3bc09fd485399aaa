import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRendererFile } from './renderer-files.ts';

let top: string;
let root: string;
beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'renderer-files-'));
  root = join(top, 'renderer');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<p>page</p>');
  writeFileSync(join(root, 'assets', 'app-Ab_1.js'), 'code');
  writeFileSync(join(root, 'assets', '.hidden.js'), 'hidden');
  writeFileSync(join(root, 'assets', 'odd.exe'), 'odd');
  writeFileSync(join(top, 'secret.js'), 'secret');
  symlinkSync(join(top, 'secret.js'), join(root, 'assets', 'link.js'));
  mkdirSync(join(top, 'renderer-twin'));
  writeFileSync(join(top, 'renderer-twin', 'twin.js'), 'twin');
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

describe('readRendererFile', () => {
  it('serves the page at / and assets by their path, with their type', async () => {
    expect(await readRendererFile(root, '/')).toMatchObject({ type: 'text/html; charset=utf-8', page: true });
    expect(await readRendererFile(root, '/assets/app-Ab_1.js')).toMatchObject({
      type: 'text/javascript; charset=utf-8',
      page: false,
      body: Buffer.from('code'),
    });
  });

  it.each([
    '/../secret.js',
    '/..%2fsecret.js',
    '/%2e%2e/secret.js',
    '/assets/..%5c..%5csecret.js',
    '/..\\secret.js',
    '/assets/%00',
    '/%',
    '/assets/.hidden.js',
    '/assets/link.js',
    '/../renderer-twin/twin.js',
  ])('never leaves its folder for %s', async (path) => {
    expect(await readRendererFile(root, path)).toBe('outside');
  });

  it.each(['/assets', '/nothing.js', '/assets/odd.exe', '/index.html/x.js'])('has nothing at %s', async (path) => {
    expect(await readRendererFile(root, path)).toBe('absent');
  });

  it('answers any path with a file of its own or a refusal', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('.', '/', '\\', '%2e', '%2f', '%5c', 'secret.js', 'assets', '~') }),
        async (path) => {
          const found = await readRendererFile(root, path);
          if (typeof found !== 'string') expect(found.body.toString()).toBe('<p>page</p>');
        },
      ),
    );
  });
});
