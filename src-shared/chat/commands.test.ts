import { expect, it } from 'vitest';
import { readCommand } from './commands.ts';

it.each([
  ['/compress', { name: 'compress', focus: '' }],
  ['  /compress  the blue door\n', { name: 'compress', focus: 'the blue door' }],
  ['/stop', { name: 'stop' }],
  ['/retry ', { name: 'retry' }],
  ['/new', { name: 'new' }],
  ['/queue then the roof', { name: 'queue', text: 'then the roof' }],
  ['/steer\nleft', { name: 'steer', text: 'left' }],
  ['/stop the presses', null],
  ['/queue', null],
  ['/compressed', null],
  ['/etc/hosts', null],
  ['/new/file.txt', null],
  ['Use /compress', null],
  ['', null],
])('%j is the command %j', (text, command) => {
  expect(readCommand(text)).toEqual(command);
});
