import { expect, it } from 'vitest';
import { offeredOdds } from './offered-odds.ts';

it('the total odds of a single are its price as it was offered', () => {
  expect(offeredOdds({ legs: [{ price: '2.5' }], totalOdds: '2.500' })).toBe('2.5');
});

it('the total odds of several legs, or of none, are those kept with the bet', () => {
  const legs = [{ price: '2.5' }, { price: '2' }];
  expect(offeredOdds({ legs, totalOdds: '5.000' })).toBe('5.000');
  expect(offeredOdds({ legs: [], totalOdds: '5.000' })).toBe('5.000');
});
