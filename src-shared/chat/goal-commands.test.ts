import { expect, it } from 'vitest';
import { readGoalCommand, readSubgoalCommand } from './goal-commands.ts';

it.each([
  ['', { what: 'show' }],
  [' Status ', { what: 'show' }],
  ['pause', { what: 'pause' }],
  ['RESUME', { what: 'resume' }],
  ['unwait', { what: 'resume' }],
  ['clear', { what: 'clear' }],
  ['clear the table', { what: 'set', text: 'clear the table' }],
  ['写三页', { what: 'set', text: '写三页' }],
])('/goal %j', (args, command) => {
  expect(readGoalCommand(args)).toEqual(command);
});

it.each([
  ['', null],
  ['with tests', { what: 'add', text: 'with tests' }],
  ['remove 2', { what: 'remove', at: 2 }],
  ['remove 0', { what: 'add', text: 'remove 0' }],
  ['remove the second', { what: 'add', text: 'remove the second' }],
  ['clear', { what: 'clear' }],
])('/subgoal %j', (args, change) => {
  expect(readSubgoalCommand(args)).toEqual(change);
});
