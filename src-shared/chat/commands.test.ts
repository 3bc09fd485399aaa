import { describe, expect, it } from 'vitest';
import { commandLength, commandNames, commandOf, readCommand, typedCommand, usageOf } from './commands.ts';

const command = (name: string, args = '', typed = name): unknown => ({ kind: 'command', name, typed, args });

describe('a text that begins with a slash', () => {
  it.each([
    ['/compress', command('compress')],
    ['  /compress  the blue door\n', command('compress', 'the blue door')],
    ['/stop', command('stop')],
    ['/retry ', command('retry')],
    ['/NEW', command('new', '', 'NEW')],
    ['/new The garden', command('new', 'The garden')],
    ['/reset', command('new', '', 'reset')],
    ['/fork', command('branch', '', 'fork')],
    ['/queue then the roof', command('queue', 'then the roof')],
    ['/steer\nleft', command('steer', 'left')],
    ['/skills', command('skills')],
    ['/skills pending', command('skills', 'pending')],
    ['/skills diff 0000000a', command('skills', 'diff 0000000a')],
    ['/memory approve all', command('memory', 'approve all')],
    ['/memory APPROVAL on', command('memory', 'APPROVAL on')],
    ['/memory apply 0000000a', command('memory', 'apply 0000000a')],
    ['/learning list', command('journey', 'list', 'learning')],
    ['/comp', command('compress', '', 'comp')],
    ['/mod gpt', command('model', 'gpt', 'mod')],
    ['/remember user: likes tea', command('remember', 'user: likes tea')],
  ])('%j is the command %j', (text, expected) => {
    expect(readCommand(text)).toEqual(expected);
  });

  it.each(['/etc/hosts', '/new/file.txt', 'Use /compress', '', '/', '/ new', '/2nd', '// new', '/new: a list'])(
    '%j is words for the model',
    (text) => {
      expect(readCommand(text)).toBeNull();
    },
  );

  it.each([
    ['/stop the presses', 'stop'],
    ['/queue', 'queue'],
    ['/memory approval maybe', 'memory'],
    ['/memory approve', 'memory'],
    ['/skills are useful', 'skills'],
    ['/export pdf', 'export'],
  ])('%j is no use of %s, which is told instead of sent', (text, name) => {
    expect(readCommand(text)).toMatchObject({ kind: 'misused', name });
  });

  it.each([
    ['/comprss', ['compress']],
    ['/brnach', ['branch']],
    ['/histori', ['sessions']],
    ['/tmp is full', []],
    ['/zzzzzz', []],
  ])('%j is told to be unknown, with the nearest names %j', (text, near) => {
    expect(readCommand(text)).toMatchObject({ kind: 'unknown', near });
  });

  it('is told to be the beginning of several names', () => {
    const read = readCommand('/re');
    expect(read?.kind).toBe('ambiguous');
    const near = read?.kind === 'ambiguous' ? read.near : [];
    expect(near).toEqual(['resume', 'retry', 'remember', 'reject', 'reasoning', 'refine']);
  });
});

describe('the table', () => {
  it('has no name or alias twice, each a word that can be read', () => {
    const all = commandNames.flatMap((name) => [name, ...commandOf(name).aliases]);
    expect(new Set(all).size).toBe(all.length);
    for (const name of all) expect(name).toMatch(/^[a-z][a-z-]*$/);
  });

  it.each(commandNames)('/%s says what it is for in every language, and can be read back as it is offered', (name) => {
    const { help } = commandOf(name);
    expect(help.en).toMatch(/^[A-Z][^.]+$/);
    expect(help.zh).toMatch(/\p{Script=Han}/u);
    expect(help.zh).not.toMatch(/[\p{Script=Han}][,;:?!]/u);
    for (const usage of usageOf(name)) {
      expect(readCommand(usage.replace(/<.*>/, 'something'))).toMatchObject({ kind: 'command', name });
    }
  });
});

describe('a command being typed', () => {
  it.each([
    ['/', { kind: 'name', start: 0, query: '' }],
    ['/me', { kind: 'name', start: 0, query: 'me' }],
    ['/memory ', { kind: 'argument', name: 'memory', start: 8, query: '', lists: [] }],
    ['/memory appr', { kind: 'argument', name: 'memory', start: 8, query: 'appr' }],
    ['/memory approval o', { kind: 'argument', name: 'memory', start: 17, query: 'o', words: ['on', 'off'] }],
    ['/memory approve ', { kind: 'argument', name: 'memory', start: 16, query: '', words: [], lists: ['staged'] }],
    ['/model gp', { kind: 'argument', name: 'model', start: 7, query: 'gp', lists: ['model'] }],
    ['/resume the gar', { kind: 'argument', name: 'resume', start: 8, query: 'the gar', lists: ['session'] }],
  ])('%j is completed as %j', (text, expected) => {
    expect(typedCommand(text, text.length)).toMatchObject(expected);
  });

  it.each(['/stop ', '/nothing x', 'words', '/etc/ho', '/compress the blue', '/new\nlines'])(
    'nothing is offered for %j',
    (text) => {
      expect(typedCommand(text, text.length)).toBeNull();
    },
  );

  it('is what stands before the caret', () => {
    expect(typedCommand('/memory on', 3)).toEqual({ kind: 'name', start: 0, query: 'me' });
  });

  it.each([
    ['/new', 4],
    ['/new x', 4],
    ['/fork it', 5],
    ['/newer', 0],
    [' /new', 0],
    ['new', 0],
  ])('the name in %j takes %i characters', (text, length) => {
    expect(commandLength(text)).toBe(length);
  });
});
