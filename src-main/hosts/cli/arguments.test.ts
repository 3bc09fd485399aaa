import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';
import { choose } from './choose.ts';
import type { Command } from './command.ts';
import { commonOptions } from './table.ts';

const specs = { query: { value: 'TEXT', short: 'q', about: '' }, all: { about: '' } };

describe('parseArguments', () => {
  it('takes any text whatever as the value of an option, and anything behind -- as a word', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (value, words) => {
        const args = parseArguments(['-q', value, '--', ...words], specs);
        expect(args.option('query')).toBe(value);
        expect(args.words).toEqual(words);
      }),
    );
  });

  it('reads --name=value, switches, and - as a word', () => {
    const args = parseArguments(['--query=a=b', '--all', '-', 'x'], specs);
    expect([args.option('query'), args.has('all'), args.words]).toEqual(['a=b', true, ['-', 'x']]);
  });

  it('takes for a word what has not the form of an option', () => {
    const words = ['-5', '-.5 degrees', '- a list item', '-recipes', '-> there', '—dash', '--all of it', '---'];
    expect(parseArguments([...words, '--all'], specs)).toMatchObject({ words });
  });

  it.each([[['--what']], [['-x']], [['--query']], [['--all=1']]])('refuses %j as wrong words', (argv) => {
    expect(() => parseArguments(argv, specs)).toThrow(expect.objectContaining({ code: 'usage' }) as Error);
  });
});

describe('choose', () => {
  const command = (name: string, most = 2): Command => ({
    name,
    words: '',
    about: '',
    count: [0, most],
    run: () => Promise.resolve({}),
  });
  const commands = [command('journey'), command('journey list'), command('memory add')];
  const chosen = (...argv: string[]): string => {
    const choice = choose(argv, commands, commonOptions);
    return choice.kind === 'help' ? `help ${choice.area}` : choice.command.name;
  };

  it('finds the longest name, with common options anywhere between', () => {
    expect(chosen('journey')).toBe('journey');
    expect(chosen('journey', 'list')).toBe('journey list');
    expect(chosen('--home', '/h', 'memory', '--json', 'add', 'user', 'x')).toBe('memory add');
    expect(chosen('--home=/h', 'journey', '--json', 'list')).toBe('journey list');
  });

  it('leaves the words of the command alone', () => {
    const choice = choose(['memory', 'add', 'user', '--', '--json'], commands, commonOptions);
    if (choice.kind !== 'command') throw new Error('not a command');
    expect(choice.args.words).toEqual(['user', '--json']);
    expect(choice.args.has('json')).toBe(false);
  });

  it('gives help of everything, or of an area', () => {
    expect(chosen('--help')).toBe('help ');
    expect(chosen('help')).toBe('help ');
    expect(chosen('memory', '-h')).toBe('help memory');
  });

  it.each([[[]], [['memory']], [['memory', 'nothing']], [['nothing']], [['journey', 'a', 'b', 'c']]])(
    'refuses %j',
    (argv) => {
      expect(() => choose(argv, commands, commonOptions)).toThrow(expect.objectContaining({ code: 'usage' }) as Error);
    },
  );
});
