import { describe, expect, it } from 'vitest';
import { marketType } from './catalogue.ts';
import {
  isCarried,
  LIST_MARKETS,
  listMarketCode,
  listMarkets,
  mainMarkets,
  toListMarket,
} from './list-markets.ts';
import { type Sport, sportIds } from './sport.ts';
import { imitatedSport } from './virtual-sport.ts';

const sports = Object.keys(sportIds) as Sport[];

describe('the markets of a list', () => {
  it.each(sports)(
    'the markets of a list of %s are of its own types or those it imitates, each once',
    (sport) => {
      const codes = listMarkets(sport).map((market) => listMarketCode(sport, market) ?? '');
      expect(new Set(codes).size).toBe(codes.length);
      for (const code of codes) {
        expect(marketType(code).sport).toBe(imitatedSport(sport));
      }
    },
  );

  it.each(sports)('a list of %s carries the first three of its markets', (sport) => {
    const carried = listMarkets(sport).filter(isCarried);
    expect(listMarkets(sport).slice(0, 3)).toEqual(carried);
    expect(mainMarkets(sport)).toEqual(carried.map((market) => listMarketCode(sport, market)));
  });

  it('a market of a list is known by its name, and no other is', () => {
    expect(LIST_MARKETS.map(toListMarket)).toEqual(LIST_MARKETS);
    expect(toListMarket('nonsense')).toBeUndefined();
    expect(toListMarket(undefined)).toBeUndefined();
  });

  it('a market that a sport does not have has no code in it', () => {
    expect(listMarketCode('tennis', 'both-score')).toBeUndefined();
  });
});
