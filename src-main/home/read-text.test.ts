import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstBadByte, readText } from './read-text.ts';
import { tempDir } from './testing/temp-home.ts';

async function read(bytes: readonly number[] | string): ReturnType<typeof readText> {
  const file = join(tempDir(), 'MEMORY.md');
  writeFileSync(file, typeof bytes === 'string' ? bytes : Uint8Array.from(bytes));
  return readText(file);
}

describe('readText', () => {
  it('answers null for a file that is not there', async () => {
    await expect(readText(join(tempDir(), 'none'))).resolves.toBeNull();
  });

  it.each([
    ['a\nb', 'a\nb', 'lf', false],
    ['a\r\nb\r\n', 'a\nb\n', 'crlf', false],
    ['a\rb', 'a\nb', 'cr', false],
    ['a\r\nb\nc', 'a\nb\nc', 'mixed', false],
    ['\uFEFFa\uFEFF', 'a\uFEFF', 'none', true],
    ['', '', 'none', false],
    ['a\r\r\nb', 'a\n\nb', 'mixed', false],
  ] as const)('reads %j as %j', async (written, text, eol, bom) => {
    expect(await read(written)).toMatchObject({ text, eol, bom });
  });

  it.each([
    ['Latin-1', [0x61, 0xa7, 0x62], /offset 1/],
    ['a character cut off at the end', [0x61, 0x62, 0xe4, 0xbd], /offset 2/],
    ['a surrogate', [0xed, 0xa0, 0x80], /offset 0/],
    ['an overlong form', [0x61, 0xc0, 0xaf], /offset 1/],
    ['UTF-16 with a mark', [0xff, 0xfe, 0x61, 0x00], /UTF-16/],
  ] as const)('refuses %s, naming the file and the place', async (_, bytes, message) => {
    await expect(read(bytes)).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringMatching(message) as string,
    });
    await expect(read(bytes)).rejects.toMatchObject({ file: expect.stringContaining('MEMORY.md') as string });
  });

  it('refuses a directory in place of the file', async () => {
    const dir = join(tempDir(), 'MEMORY.md');
    mkdirSync(dir);
    await expect(readText(dir)).rejects.toMatchObject({ code: 'unreadable', file: dir });
  });

  it('finds a bad byte exactly where the strict decoder of the platform refuses', () => {
    const strict = new TextDecoder('utf-8', { fatal: true });
    const accepts = (bytes: Uint8Array): boolean => {
      try {
        strict.decode(bytes);
        return true;
      } catch {
        return false;
      }
    };
    const bytes = fc.array(
      fc.constantFrom(0x41, 0x80, 0xbf, 0xc2, 0xe0, 0xa0, 0xed, 0x9f, 0xf0, 0x90, 0xf4, 0x8f, 0xff),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(bytes, (list) => {
        const all = Uint8Array.from(list);
        const bad = firstBadByte(all);
        expect(bad === -1).toBe(accepts(all));
        if (bad !== -1) expect(accepts(all.slice(0, bad))).toBe(true);
      }),
    );
  });
});
