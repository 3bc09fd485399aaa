import { expect, it } from 'vitest';
import { readCompressWish } from './compress-words.ts';

it.each([
  ['', { focus: '', keep: null }],
  ['here', { focus: '', keep: 2 }],
  [' HERE  5 ', { focus: '', keep: 5 }],
  ['here 0', { focus: '', keep: 1 }],
  ['here and now', { focus: 'here and now', keep: null }],
  ['here 5 apples', { focus: 'here 5 apples', keep: null }],
  [' the garden ', { focus: 'the garden', keep: null }],
])('/compress %j asks for %j', (args, wish) => {
  expect(readCompressWish(args)).toEqual(wish);
});
