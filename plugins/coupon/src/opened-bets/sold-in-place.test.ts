import type { Bet } from '@touchline/contracts/betting';
import { expect, it } from 'vitest';
import { wasOnFirstPage, withSold } from './sold-in-place.ts';

const bet = (placedAt: number) => ({ id: `b${placedAt}`, placedAt }) as Bet;
const ids = (bets: readonly Bet[]) => bets.map(({ id }) => id);

it('a sold bet stays where it was among the open bets, newest first', () => {
  const page = { bets: [bet(5), bet(3), bet(1)] };
  expect(ids(withSold(page, [bet(4)]))).toEqual(['b5', 'b4', 'b3', 'b1']);
  expect(ids(withSold({ bets: [] }, [bet(4)]))).toEqual(['b4']);
});

it('a sold bet that is still listed is shown once', () => {
  expect(ids(withSold({ bets: [bet(5), bet(4)] }, [bet(4)]))).toEqual(['b5', 'b4']);
});

it('a sold bet of a later page is not put on the first', () => {
  const page = { bets: [bet(5), bet(3)], nextCursor: 'c' };
  expect(wasOnFirstPage(bet(2), page)).toBe(false);
  expect(ids(withSold(page, [bet(2), bet(4)]))).toEqual(['b5', 'b4', 'b3']);
});
