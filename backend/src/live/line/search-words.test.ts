import { expect, it } from 'vitest';
import { searchWords } from './event-search.ts';

it.each([
  ['Real Madrid', ['real', 'madrid']],
  ['a b c d e f g h i j', ['a']],
  ['f c barcelona 2', ['f', 'barcelona']],
  ['home 2', ['home', '2']],
  ['one,two;three four.five six seven eight', ['one', 'two', 'three', 'four', 'five', 'six']],
  ['madrid madrid MADRID', ['madrid']],
  ['  ', []],
])('a search for %j looks up %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

it('forty words cost what six do', () => {
  const text = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
  expect(searchWords(text)).toHaveLength(6);
});
