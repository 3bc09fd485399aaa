import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locateFile, type FilePrint } from './locate.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'desk-locate-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const print = (name: string, text: string): FilePrint => ({
  name,
  size: Buffer.byteLength(text),
  sha256: createHash('sha256').update(text).digest('hex'),
});

describe('a dropped file', () => {
  it('is the one in the workspace that has its name and its content', async () => {
    put('a/notes.md', 'other');
    put('b/my notes/notes.md', 'mine');
    put('b/copy.md', 'mine');
    expect(await locateFile(root, print('notes.md', 'mine'))).toBe('@file:`b/my notes/notes.md` ');
    expect(await locateFile(root, print('notes.md', 'else'))).toBeNull();
    expect(await locateFile(root, print('gone.md', 'mine'))).toBeNull();
  });

  it('is never found where a reference may not read: keys, links that lead out, no workspace', async () => {
    put('.env', 'KEY=1');
    put('id_rsa', 'mine');
    const outside = mkdtempSync(join(tmpdir(), 'desk-outside-'));
    writeFileSync(join(outside, 'out.txt'), 'out');
    symlinkSync(join(outside, 'out.txt'), join(root, 'out.txt'));
    expect(await locateFile(root, print('.env', 'KEY=1'))).toBeNull();
    expect(await locateFile(root, print('id_rsa', 'mine'))).toBeNull();
    expect(await locateFile(root, print('out.txt', 'out'))).toBeNull();
    expect(await locateFile(null, print('a', ''))).toBeNull();
    rmSync(outside, { recursive: true });
  });
});
