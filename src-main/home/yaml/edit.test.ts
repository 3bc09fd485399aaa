import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '@shared/contract/common.ts';
import { describeWithHermes, runHermes } from '../testing/hermes.ts';
import { editText } from './edit-text.ts';
import { EditRefused } from './edit.ts';
import { encode, fromPython, pythonReader } from './fixtures/encode.ts';
import { parseYaml } from './read.ts';
import { toJson } from './scalars.ts';

const fixture = (name: string): string => readFileSync(new URL(`fixtures/${name}.yaml.txt`, import.meta.url), 'utf8');
const commented = fixture('commented');
const dumped = fixture('dumped');

function set(text: string, key: string, value: Json | undefined): string {
  return editText(text, key.split('.'), value) ?? text;
}

/** The lines only one of the two has: `-` of the old, `+` of the new. */
function changes(before: string, after: string): string[] {
  const old = before.split('\n');
  const now = after.split('\n');
  let head = 0;
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < Math.min(old.length, now.length) - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  return [
    ...old.slice(head, old.length - tail).map((line) => `-${line}`),
    ...now.slice(head, now.length - tail).map((line) => `+${line}`),
  ];
}

function valueAt(text: string, key: string): Json | undefined {
  let at: Json | undefined = toJson(parseYaml(text));
  for (const part of key.split('.')) at = (at as Record<string, Json> | null | undefined)?.[part];
  return at;
}

describe('editText', () => {
  it.each<[string, Json, string[]]>([
    [
      'memory.write_approval',
      true,
      ['-  write_approval: off     # ask me first?', '+  write_approval: on     # ask me first?'],
    ],
    ['memory.memory_enabled', false, ['-  memory_enabled: yes', '+  memory_enabled: no']],
    ['skills.write_approval', true, ['-    write_approval: False', '+    write_approval: True']],
    ['memory.memory_char_limit', 5000, ['-  memory_char_limit: 2_200', '+  memory_char_limit: 5000']],
    ['model.default', 'fox-7b', ['-  default: "owl-32b"   # the local one', '+  default: "fox-7b"   # the local one']],
    ['model.provider', 'on', ['-  provider: custom', "+  provider: 'on'"]],
    ['memory.user_char_limit', 1500, ['+  user_char_limit: 1500']],
    [
      'display.compact',
      true,
      [
        `-'display': {compact: no, "personality": 'kawaii', busy_input_mode: interrupt}   # one line`,
        `+'display': {compact: yes, "personality": 'kawaii', busy_input_mode: interrupt}   # one line`,
      ],
    ],
    [
      'display.streaming',
      true,
      [
        `-'display': {compact: no, "personality": 'kawaii', busy_input_mode: interrupt}   # one line`,
        `+'display': {compact: no, "personality": 'kawaii', busy_input_mode: interrupt, streaming: true}   # one line`,
      ],
    ],
    [
      'greeting',
      'hi',
      ['-greeting: |', '-  (=^･ω･^=)  good morning', '-  # this is text, not a comment', '+greeting: hi'],
    ],
    ['fast.retries', 9, ['+  retries: 9']],
    ['same', null, ['-same: *defaults', '+same: null']],
    ['same.timeout', 1, ['-same: *defaults', '+same:', '+  timeout: 1', '+  retries: 2']],
    ['empty', 'x', ['-empty:', '+empty: x']],
    ['empty.deep.er', 1, ['+  deep:', '+    er: 1']],
    ['nothing.a', '1', ['-nothing: {}', '+nothing:', "+  a: '1'"]],
    ['at', '12:30', ['-at: 12:30', "+at: '12:30'"]],
    [
      'skills.external_dirs',
      ['~/a'],
      [
        '-        - ~/skills/shared   # with friends',
        '-        # - ~/skills/private',
        '-',
        '-        - "/srv/skills"',
        '+        - ~/a',
      ],
    ],
    ['skills.external_dirs', ['~/skills/shared', '/srv/skills', 'on'], ["+        - 'on'"]],
    ['skills.external_dirs', ['/srv/skills'], ['-        - ~/skills/shared   # with friends']],
    ['skills.external_dirs', ['~/skills/shared', '~/new', '/srv/skills'], ['+        - ~/new']],
  ])('changes %s in a commented file and nothing else', (key, value, expected) => {
    const after = set(commented, key, value);
    expect(changes(commented, after)).toEqual(expected);
    expect(valueAt(after, key)).toEqual(value);
  });

  it('puts a new section at the end of the values, before comments that follow them', () => {
    expect(changes(commented, set(commented, 'desk.theme', 'dark'))).toEqual(['+desk:', '+  theme: dark']);
  });

  it.each<[string, Json, string[]]>([
    ['memory.write_approval', true, ['-  write_approval: false', '+  write_approval: true']],
    ['memory.provider', 'honcho', ["-  provider: ''", "+  provider: 'honcho'"]],
    ['mcp_servers.files.args', ['-y', '@scope/other'], ["-    - '@scope/pkg'", "+    - '@scope/other'"]],
    [
      'mcp_servers.maps',
      { url: 'http://127.0.0.1:7788/mcp', args: ['a: b', ''], on: true },
      [
        '+  maps:',
        '+    url: http://127.0.0.1:7788/mcp',
        '+    args:',
        "+    - 'a: b'",
        "+    - ''",
        "+    'on': true",
      ],
    ],
    ['quick_commands.hi', 'x', ['-quick_commands: {}', '+quick_commands:', '+  hi: x']],
    ['stt.local', { model: 'tiny' }, ['-  local: null', '+  local:', '+    model: tiny']],
    ['desk.shortcuts', {}, ['+desk:', '+  shortcuts: {}']],
  ])('changes %s in a file PyYAML wrote and nothing else', (key, value, expected) => {
    const after = set(dumped, key, value);
    expect(changes(dumped, after)).toEqual(expected);
    expect(valueAt(after, key)).toEqual(value);
  });

  it.each<[string, string[]]>([
    ['memory.nudge_interval', ['-  nudge_interval: 10']],
    ['greeting', ['-greeting: |', '-  (=^･ω･^=)  good morning', '-  # this is text, not a comment']],
    ['nothing', ['-nothing: {}']],
    [
      'display.personality',
      [
        `-'display': {compact: no, "personality": 'kawaii', busy_input_mode: interrupt}   # one line`,
        `+'display': {compact: no, busy_input_mode: interrupt}   # one line`,
      ],
    ],
  ])('removes %s and nothing else', (key, expected) => {
    expect(changes(commented, set(commented, key, undefined))).toEqual(expected);
  });

  it('takes a mapping that would be left empty away with its last key', () => {
    expect(set('a: 1\nb:\n  c:\n    d: 2\n', 'b.c.d', undefined)).toBe('a: 1\n');
    expect(set('b:\n  # why\n  c: 2\n', 'b.c', undefined)).toBe('  # why\n');
    expect(set('a: {b: 1}\nc: 2\n', 'a.b', undefined)).toBe('c: 2\n');
  });

  it('restores the file byte for byte when a switch is put back', () => {
    for (const [text, keys] of [
      [commented, ['memory.write_approval', 'memory.memory_enabled', 'skills.write_approval', 'display.compact']],
      [dumped, ['memory.write_approval', 'memory.memory_enabled']],
    ] as const) {
      for (const key of keys) {
        const was = valueAt(text, key) === true;
        expect(set(set(text, key, !was), key, was)).toBe(text);
      }
    }
  });

  it('writes nothing when the value stands there already', () => {
    expect(editText(commented, ['memory', 'memory_char_limit'], 2200)).toBeNull();
    expect(editText(commented, ['memory', 'unknown'], undefined)).toBeNull();
    expect(editText('', ['a'], undefined)).toBeNull();
  });

  it('changes the last of duplicate blocks, the one in force, and keeps the first as it is', () => {
    const text = 'memory:\n  a: 1\n  write_approval: false\nx: 1\nmemory:\n  b: 2\n';
    expect(set(text, 'memory.write_approval', true)).toBe(`${text}  write_approval: true\n`);
    expect(set(text, 'memory.b', 3)).toBe(text.replace('b: 2', 'b: 3'));
    expect(set(text, 'memory', undefined)).toBe('x: 1\n');
    expect(set('a: 1\na: 2\n', 'a', undefined)).toBe('');
  });

  it('keeps BOM and line ends', () => {
    expect(set('\uFEFFa: 1\r\nb: 2\r\n', 'a', 3)).toBe('\uFEFFa: 3\r\nb: 2\r\n');
    expect(set('a: 1\r\nb:\r\n  c: 1\r\n# end\r\n', 'b.d', 'x')).toBe('a: 1\r\nb:\r\n  c: 1\r\n  d: x\r\n# end\r\n');
    expect(set('a: 1\r\nb: 2\nc: |\r\n  x\r\n', 'd', 1)).toBe('a: 1\r\nb: 2\nc: |\r\n  x\r\nd: 1\r\n');
    expect(set('a: 1\rb: 2', 'b', 3)).toBe('a: 1\rb: 3');
  });

  it('fills files that hold no values', () => {
    expect(set('', 'a.b', 'no')).toBe("a:\n  b: 'no'\n");
    expect(set('# only', 'a', 1)).toBe('# only\na: 1');
    expect(set('{}\n', 'a', 1)).toBe('a: 1\n');
    expect(set('---\n', 'a', 1)).toBe('---\na: 1\n');
  });

  it('refuses rather than touch what an anchor shares, or what is no mapping', () => {
    expect(() => set('a: 5\n', 'a.b', 1)).toThrow(EditRefused);
    expect(() => set('a: [1]\n', 'a.0', 1)).toThrow(EditRefused);
  });

  it('changes a value with an anchor only where the other places can keep theirs', () => {
    expect(() => set('a: &x 5\nb: *x\n', 'a', 6)).toThrow(EditRefused);
    expect(valueAt(set('a: &x 5\nb: *x\n', 'b', 6), 'b')).toBe(6);
  });
});

const keyName = fc.constantFrom('a', 'b', 'on', 'key with space', '1', 'x.y', 'ü');
const leaf = fc.oneof(
  fc.constantFrom<Json>(
    'on',
    'no',
    '',
    '012',
    '1e3',
    '12:30',
    '~',
    'null',
    ' x',
    'a: b',
    '#x',
    '- x',
    "it's",
    '"q"',
    'two\nlines',
    'tab\there',
    '2026-01-01',
    '=',
    '<<',
    '{a}',
    '[b]',
    'x, y',
    '\u2028',
    '🌱',
    '\u0007',
    '!x',
    '&x',
    '%',
    '@',
    'y',
    '.5',
    '-',
    '?',
    ':',
    '...',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => text.isWellFormed()),
  fc.boolean(),
  fc.integer(),
  // Whole numbers beyond 2^53 are read as their exact digits, which no JSON number can carry.
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((n) => !Number.isInteger(n) || Math.abs(n) >= 1e21),
  fc.constant(null),
);
const json: fc.Arbitrary<Json> = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('node'), { maxLength: 3 }),
    fc.dictionary(keyName, tie('node'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).node;

describe('editText, whatever the value', () => {
  it('reads back what was set, and leaves every other value of the file alone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(commented, dumped, '', '{}\n', '{a: {b: 1}, c: 2}\n'),
        fc.constantFrom('a', 'a.b', 'memory.new', 'model.default', 'c'),
        json,
        (text, key, value) => {
          const before = toJson(parseYaml(text)) ?? {};
          let after: string;
          try {
            after = set(text, key, value);
          } catch (error) {
            expect(error).toBeInstanceOf(EditRefused);
            return;
          }
          expect(valueAt(after, key)).toEqual(value === null ? null : JSON.parse(JSON.stringify(value)));
          const top = key.split('.')[0] ?? '';
          const rest = (all: Json): [string, Json][] =>
            Object.entries(all as Record<string, Json>).filter(([name]) => name !== top);
          expect(rest(toJson(parseYaml(after)))).toEqual(rest(before));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describeWithHermes('editText beside PyYAML itself', () => {
  it('writes every value so that PyYAML reads the same', () => {
    const values = fc.sample(json, { numRuns: 500, seed: 11 });
    const texts = values.map((value) => set(dumped, 'memory.new', value));
    const answers = runHermes(pythonReader, texts) as { value?: unknown }[];
    const wrong = texts.filter(
      (text, at) => JSON.stringify(encode(parseYaml(text))) !== JSON.stringify(fromPython(answers[at]?.value)),
    );
    expect(wrong).toEqual([]);
  });
});
