import { expect, it } from 'vitest';
import { hiddenSportIds, isSportHidden } from './hidden-sports.ts';

it.each([
  ['before a match', 'line', true],
  ['live', 'live', false],
] as const)('a sport is hidden in its own section alone: %s', (_, section, isHidden) => {
  const hidden = { line: [1, 4], live: [2] };
  expect(isSportHidden(hidden, { sport: 'football', section })).toBe(isHidden);
});

it('a sport that the house does not price is never hidden', () => {
  expect(isSportHidden({ line: [1], live: [1] }, { sport: 'chess', section: 'live' })).toBe(false);
});

it('hidden sports of a visitor are none', () => {
  expect(isSportHidden(undefined, { sport: 'football', section: 'live' })).toBe(false);
  expect(hiddenSportIds(undefined)).toEqual([]);
  expect(hiddenSportIds('')).toEqual([]);
  expect(hiddenSportIds('1,66')).toEqual([1, 66]);
});
