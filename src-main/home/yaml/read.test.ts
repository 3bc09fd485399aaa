import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeWithHermes, runHermes } from '../testing/hermes.ts';
import { encode, fromPython, pythonReader } from './fixtures/encode.ts';
import fixtures from './fixtures/pyyaml.json' with { type: 'json' };
import { parseYaml, YamlError } from './read.ts';

interface Row {
  readonly text: string;
  readonly value?: unknown;
  readonly refused?: boolean;
}
const rows = fixtures as readonly Row[];

function ours(text: string): unknown {
  try {
    return encode(parseYaml(text));
  } catch (error) {
    if (error instanceof YamlError) return 'refused';
    throw error;
  }
}

function theirs(row: Omit<Row, 'text'>): unknown {
  return row.refused === true ? 'refused' : fromPython(row.value);
}

describe('parseYaml', () => {
  it.each(rows)('reads $text as PyYAML does', (row) => {
    expect(ours(row.text)).toEqual(theirs(row));
  });

  it('names the line and column of what it refuses', () => {
    const refuse = (text: string): YamlError => {
      try {
        parseYaml(text);
      } catch (error) {
        if (error instanceof YamlError) return error;
        throw error;
      }
      throw new Error(`accepted ${text}`);
    };
    expect(refuse('a: 1\nb: @x\n')).toMatchObject({ line: 2, column: 4 });
    expect(refuse('a: 1\nb:\tc\n')).toMatchObject({ line: 2, column: 3 });
    expect(refuse('a: 1\ntags: [a, {{X}}]\n')).toMatchObject({ line: 2 });
    expect(refuse('a: 1\n\nb: !!python/name:os.system x\n')).toMatchObject({ line: 3 });
  });

  it('refuses a file whose aliases would expand without bound, and at once', () => {
    const levels = Array.from({ length: 30 }, (_, at) =>
      at === 0 ? 'l0: &l0 [x, x]' : `l${at}: &l${at} [*l${at - 1}, *l${at - 1}, *l${at - 1}]`,
    );
    expect(() => parseYaml(levels.join('\n'))).toThrow(/far too many/);
  });

  it('refuses what is nested without end', () => {
    expect(() => parseYaml('['.repeat(50_000))).toThrow(YamlError);
    expect(() => parseYaml(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toThrow(YamlError);
  });

  it('never throws anything but YamlError, whatever the text', () => {
    const soup = fc.array(
      fc.constantFrom(
        'a',
        ': ',
        ':',
        '- ',
        '\n',
        '  ',
        '[',
        ']',
        '{',
        '}',
        ',',
        '&x',
        '*x',
        '|',
        '>',
        '"',
        "'",
        '#',
        '\t',
        '!',
        '? ',
        '<<',
        '%',
        '---',
        '\r\n',
        'é',
        '\u{1F331}',
      ),
      { maxLength: 24 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          soup.map((parts) => parts.join('')),
        ),
        (text) => {
          try {
            parseYaml(text);
          } catch (error) {
            expect(error).toBeInstanceOf(YamlError);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describeWithHermes('parseYaml beside PyYAML itself', () => {
  it('agrees on the fixtures, so they are not out of date', () => {
    const answers = runHermes(
      pythonReader,
      rows.map(({ text }) => text),
    ) as Omit<Row, 'text'>[];
    expect(answers.map(theirs)).toEqual(rows.map(theirs));
  });

  it('agrees on settings-like files of scalars nobody thought of', () => {
    const scalar = fc.oneof(
      fc.stringMatching(/^[-+]?[0-9_.:eExXobT]{1,8}$/),
      fc.stringMatching(/^[a-zA-Z0-9~.<=?!%$ _:-]{1,10}$/),
      fc.constantFrom(
        'on',
        'Off',
        'NULL',
        '~',
        '.inf',
        '-.INF',
        '.nan',
        '0o7',
        '2026-02-30',
        '2026-02-28 1:02:03',
        '<<',
        '=',
      ),
    );
    const line = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), scalar).map(([key, value]) => `${key}: ${value}\n`);
    const texts = fc
      .sample(fc.array(line, { minLength: 1, maxLength: 4 }), { numRuns: 3000, seed: 7 })
      .map((lines) => lines.join(''));
    const answers = runHermes(pythonReader, texts) as Omit<Row, 'text'>[];
    const wrong = texts.filter((text, at) => JSON.stringify(ours(text)) !== JSON.stringify(theirs(answers[at] ?? {})));
    expect(wrong).toEqual([]);
  });
});
