import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findReferences, typedReference, writeReference } from './parse.ts';

const brief = (text: string): string[] =>
  findReferences(text).map(({ kind, target, lines }) =>
    [kind, target, lines === null ? '' : `${String(lines.from)}-${String(lines.to)}`].join('|'),
  );

describe('a reference', () => {
  it.each([
    ['see @file:src/a.ts', ['file|src/a.ts|']],
    ['@file:a.ts:10-25', ['file|a.ts|10-25']],
    ['@file:a.ts:42', ['file|a.ts|42-42']],
    ['@file:a.ts:42:7', ['file|a.ts|42-42']],
    ['@file:a.ts#L10-L25 and @file:b.ts#L3', ['file|a.ts|10-25', 'file|b.ts|3-3']],
    ['@file:a.ts:25-10', ['file|a.ts|']],
    ['@file:a.ts:0', ['file|a.ts|']],
    ['@file:`my notes.md`:3-4, please', ['file|my notes.md|3-4']],
    ['@file:"a b.md" @folder:\'c d\'', ['file|a b.md|', 'folder|c d|']],
    ['(look at @file:a.ts)', ['file|a.ts|']],
    ['(@file:a(1).ts).', ['file|a(1).ts|']],
    ['what is @file:README.md?!', ['file|README.md|']],
    ['看 @file:说明.md。', ['file|说明.md|']],
    ['@folder:. and @folder:..', ['folder|.|', 'folder|..|']],
    ['@diff, @staged; @git:3.', ['diff||', 'staged||', 'git|3|']],
    ['@url:https://example.org:8080/a?b=c.', ['url|https://example.org:8080/a?b=c|']],
    ['(@url:https://en.wikipedia.org/wiki/X_(y))', ['url|https://en.wikipedia.org/wiki/X_(y)|']],
    ['@file:a.ts @file:a.ts', ['file|a.ts|', 'file|a.ts|']],
    ['@file:`a:12` @file:`b.ts`#L3-L4', ['file|a:12|', 'file|b.ts|3-4']],
    ['@file:"open', ['file|"open|']],
    ['@file:a.ts: it fails, @file:b.ts:42: too', ['file|a.ts|', 'file|b.ts|42-42']],
    ['“@file:a.ts” "@file:b.ts" `@file:c.ts`, **@file:d.ts**', ['a', 'b', 'c', 'd'].map((name) => `file|${name}.ts|`)],
    ["it is @file:don't.md, isn't it", ["file|don't.md|"]],
    ['看 @file:说明.md：第一行', ['file|说明.md：第一行|']],
  ])('is found in %j', (text, expected) => {
    expect(brief(text)).toEqual(expected);
  });

  it.each([
    'me@file:a.ts',
    'a/@file:a.ts',
    '名@diff',
    '@different',
    '@stagedx',
    '@file:',
    '@file: a.ts',
    '@other:x',
    '@git',
    'mail me@example.org',
    '@file:...',
    '@file:``',
    '@file:""',
  ])('is none in %j', (text) => {
    expect(brief(text)).toEqual([]);
  });

  it('stands where it says it stands, whatever is around it, and never overlaps another', () => {
    const word = fc.constantFrom(
      '@file:',
      '@folder:',
      '@url:',
      '@git:',
      '@diff',
      '@staged',
      'a.ts',
      ':1-2',
      '`',
      '"',
      ' ',
      '\n',
      ')',
      '(',
      '.',
      '，',
      '😀',
      '@',
      '#L3',
    );
    const text = fc
      .array(fc.oneof(word, fc.string({ maxLength: 4 })), { maxLength: 20 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (message) => {
        let end = 0;
        for (const one of findReferences(message)) {
          expect(one.start).toBeGreaterThanOrEqual(end);
          expect(message.slice(one.start, one.end)).toBe(one.raw);
          expect(one.raw.startsWith(`@${one.kind}`)).toBe(true);
          expect(one.raw).not.toMatch(/\n/u);
          if (one.lines !== null) expect(one.lines.to).toBeGreaterThanOrEqual(one.lines.from);
          end = one.end;
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('that is written is read back', () => {
    const path = fc
      .string({
        unit: fc.constantFrom('a', 'B', '1', '.', '-', '_', '/', ' ', '(', ')', ':', '#L', '说'),
        minLength: 1,
        maxLength: 20,
      })
      .filter((one) => one.trim() === one);
    fc.assert(
      fc.property(path, fc.constantFrom('file' as const, 'folder' as const), (target, kind) => {
        const [read, ...more] = findReferences(`see ${writeReference(kind, target)} there`);
        expect(more).toEqual([]);
        expect(read).toMatchObject({ kind, target });
      }),
      { numRuns: 1000 },
    );
  });

  it('is looked for in time linear in the text', () => {
    for (const part of ['@file:', '@file:`', '@', '@file:a)', '@diff']) {
      const long = part.repeat(20_000);
      expect(findReferences(long).length).toBeLessThanOrEqual(20_000);
    }
  });
});

describe('the reference being typed', () => {
  it.each([
    ['@', 1, { start: 0, query: '' }],
    ['see @com', 8, { start: 4, query: 'com' }],
    ['see @com more', 8, { start: 4, query: 'com' }],
    ['@file:src/', 10, { start: 0, query: 'file:src/' }],
    ['@file:`my no', 12, { start: 0, query: 'file:`my no' }],
    ['a@b', 3, null],
    ['@com x', 6, null],
    ['', 0, null],
  ])('in %j at %i', (text, caret, expected) => {
    expect(typedReference(text, caret)).toEqual(expected);
  });
});
