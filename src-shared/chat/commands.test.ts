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
  ['/skills', { name: 'skills', what: 'list', id: '' }],
  ['/skills pending', { name: 'skills', what: 'pending', id: '' }],
  ['/skills diff 0000000a', { name: 'skills', what: 'diff', id: '0000000a' }],
  ['/skills approve all', { name: 'skills', what: 'approve', id: 'all' }],
  ['/skills reject 0000000a', { name: 'skills', what: 'reject', id: '0000000a' }],
  ['/skills approve', null],
  ['/skills diff all', null],
  ['/skills approve ../x', null],
  ['/skills are useful', null],
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
