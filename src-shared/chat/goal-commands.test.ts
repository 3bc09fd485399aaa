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
  ['gate', { what: 'show' }],
  ['draft a letter', { what: 'draft', text: 'a letter' }],
  ['draft', { what: 'set', text: 'draft' }],
  ['wait 4711', { what: 'wait', on: { what: 'process', pid: 4711 }, reason: '' }],
  ['wait 10m the build', { what: 'wait', on: { what: 'time', seconds: 600 }, reason: 'the build' }],
  ['WAIT 2H', { what: 'wait', on: { what: 'time', seconds: 7200 }, reason: '' }],
  ['wait 0', { what: 'set', text: 'wait 0' }],
  ['wait for the bus', { what: 'set', text: 'wait for the bus' }],
  ['gate add npm test -- --run', { what: 'gate', change: { what: 'add', command: 'npm test -- --run' } }],
  ['gate remove 2', { what: 'gate', change: { what: 'remove', at: 2 } }],
  ['gate clear', { what: 'gate', change: { what: 'clear' } }],
  ['gate keeper, a story', { what: 'set', text: 'gate keeper, a story' }],
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
