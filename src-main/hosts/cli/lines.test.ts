import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.ts';

async function read(chunks: readonly Uint8Array[]): Promise<string[]> {
  async function* stream(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield await Promise.resolve(chunk);
  }
  const lines: string[] = [];
  for await (const line of linesOf(stream())) lines.push(line);
  return lines;
}

describe('linesOf', () => {
  it('cuts at line feeds alone, wherever the chunks are cut', async () => {
    const line = fc
      .string({ unit: fc.constantFrom('a', '\u2028', '\u2029', '\u0085', '\v', '漢', '👩‍👩‍👧', '"') })
      .filter((text) => text !== '');
    await fc.assert(
      fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 5 }), async (lines, size) => {
        const bytes = Buffer.from(lines.map((text) => `${text}\n`).join(''));
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
          bytes.subarray(n * size, (n + 1) * size),
        );
        expect(await read(chunks)).toEqual(lines);
      }),
    );
  });

  it('takes a carriage return before the line feed with it, and a last line without one', async () => {
    expect(await read([Buffer.from('a\r\nb\rc\nd')])).toEqual(['a', 'b\rc', 'd']);
  });
});
