import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionOf } from './direction.ts';
import { listTarget } from './list-keys.ts';
import { splitBlocks } from './markdown-blocks.ts';
import { diffTokens, wordDiff } from './word-diff.ts';
import { hasAllWords } from './words.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '词', '语', '.', '`', 'é') }),
);

describe('a word diff', () => {
  it('can be put together to both texts again', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const segments = wordDiff(before, after);
        const keep = (kind: string): string =>
          segments
            .filter((segment) => segment.kind !== kind)
            .map((segment) => segment.text)
            .join('');
        expect(keep('add')).toBe(before);
        expect(keep('rem')).toBe(after);
      }),
    );
  });

  it('cuts a text into tokens without losing a character', () => {
    fc.assert(fc.property(text, (words) => diffTokens(words).join('') === words));
  });

  it('compares Chinese by character and English by word', () => {
    expect(wordDiff('喜欢公制单位', '喜欢英制单位')).toEqual([
      { kind: 'same', text: '喜欢' },
      { kind: 'rem', text: '公' },
      { kind: 'add', text: '英' },
      { kind: 'same', text: '制单位' },
    ]);
    expect(wordDiff('start media first', 'start photos first')).toEqual([
      { kind: 'same', text: 'start ' },
      { kind: 'rem', text: 'media' },
      { kind: 'add', text: 'photos' },
      { kind: 'same', text: ' first' },
    ]);
  });

  it('shows a changed phrase as one change', () => {
    expect(wordDiff('at 03:30', 'at two fifteen')).toContainEqual({ kind: 'add', text: 'two fifteen' });
  });

  it('shows texts too long to compare as replaced', () => {
    const long = 'word '.repeat(15_000);
    expect(wordDiff(long, `${long}more`).map((segment) => segment.kind)).toEqual(['rem', 'add']);
  });
});

describe('blocks of Markdown being written', () => {
  const line = fc.constantFrom(
    '',
    'text',
    '- item',
    '1. one',
    '  more',
    '```',
    '```ts',
    '~~~~',
    '~~~',
    '# head',
    '| a | b |',
  );
  it('are the text, cut', () => {
    fc.assert(
      fc.property(fc.array(line), fc.boolean(), (lines, end) => {
        const written = lines.join('\n') + (end ? '\n' : '');
        expect(splitBlocks(written).join('')).toBe(written);
      }),
    );
  });

  it('never change once another has begun', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const written = lines.map((each) => `${each}\n`);
        const before = splitBlocks(written.join('')).slice(0, -1);
        const after = splitBlocks(`${written.join('')}text\n`);
        expect(after.slice(0, before.length)).toEqual(before);
      }),
    );
  });

  it('keep a fenced block and a list with its blank lines whole', () => {
    expect(splitBlocks('a\n\n```\nx\n\ny\n```\n\nb')).toEqual(['a\n\n', '```\nx\n\ny\n```\n\n', 'b']);
    expect(splitBlocks('- a\n\n- b\n\ntext')).toEqual(['- a\n\n- b\n\n', 'text']);
    expect(splitBlocks('````\n```\n\nin\n````\n\nout')).toEqual(['````\n```\n\nin\n````\n\n', 'out']);
  });
});

describe('the direction of a paragraph', () => {
  it.each([
    ['API هذا شرح قصير', 'rtl'],
    ['3 تفاحات', 'rtl'],
    ['(OpenAI) يقدم', 'rtl'],
    ['שלום world', 'rtl'],
    ['The word سلام means peace in Arabic', 'ltr'],
    ['plain', 'ltr'],
    ['', 'ltr'],
  ])('%s is laid out %s', (words, direction) => {
    expect(directionOf(words)).toBe(direction);
  });
});

describe('keys of a list', () => {
  const list = (current: number, count = 5) => ({ count, current, onMove: () => undefined, page: 3 });
  it('walk, and stay within it', () => {
    expect(listTarget('ArrowDown', list(0))).toBe(1);
    expect(listTarget('ArrowDown', list(4))).toBe(4);
    expect(listTarget('ArrowUp', list(0))).toBe(0);
    expect(listTarget('ArrowUp', list(-1))).toBe(4);
    expect(listTarget('PageDown', list(1))).toBe(4);
    expect(listTarget('Home', list(3))).toBe(0);
    expect(listTarget('End', list(3))).toBe(4);
    expect(listTarget('a', list(3))).toBeNull();
    expect(listTarget('ArrowDown', list(-1, 0))).toBeNull();
  });
});

describe('matching', () => {
  it('wants every word, anywhere, in any case, and nothing fuzzy', () => {
    expect(hasAllWords('Photo import after the power cut', 'IMP pow')).toBe(true);
    expect(hasAllWords('Photo import', 'pht')).toBe(false);
    expect(hasAllWords('周末两日菜单', '菜单')).toBe(true);
    expect(hasAllWords('anything', '')).toBe(true);
  });
});
