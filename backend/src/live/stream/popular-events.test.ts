import { DISCIPLINES, mainMarkets, type Sport, sportIds } from '@touchline/domain/markets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTestEvent } from '../../../test/live/add-test-event.ts';
import { createMarketBook } from '../../pricing/book/market-book.ts';
import { choosePopularEvents, type PopularChoice } from './popular-events.ts';

const NOW = 1_000_000_000;
const HOUR = 60 * 60_000;

interface Match {
  readonly sport: Sport;
  readonly tier: number;
  readonly isLive: boolean;
  /** From now on; negative for one that has begun. */
  readonly hours: number;
  readonly favourite: number | undefined;
  readonly bets: number;
}

const match = fc.record<Match>({
  sport: fc.constantFrom(...(Object.keys(sportIds) as Sport[])),
  tier: fc.integer({ min: 1, max: 3 }),
  isLive: fc.boolean(),
  hours: fc.integer({ min: 1, max: 60 }),
  favourite: fc.option(fc.integer({ min: 101, max: 400 }), { nil: undefined }),
  bets: fc.integer({ min: 0, max: 3 }),
});

const USUAL: Match = {
  sport: 'football',
  tier: 1,
  isLive: false,
  hours: 2,
  favourite: 180,
  bets: 0,
};

function choose(matches: readonly Match[], given: Partial<PopularChoice> = {}) {
  const book = createMarketBook();
  for (const [at, { sport, tier, isLive, hours, favourite }] of matches.entries()) {
    const id = at + 1;
    book.add(
      {
        id,
        sport,
        sportId: sportIds[sport],
        champ: { id: tier, name: `Tier ${tier}`, slug: `tier-${tier}`, country: 'ES', tier },
        slug: `match-${id}`,
        home: { id: id * 2, name: `Home ${id}` },
        away: { id: id * 2 + 1, name: `Away ${id}` },
        startsAt: NOW + (isLive ? -hours * 60_000 : hours * HOUR),
      },
      { status: 'scheduled' },
    );
    if (isLive) {
      book.goLive(id, { status: 'live' });
    }
    if (favourite !== undefined) {
      const prices = [(favourite / 100).toFixed(2), '9.00'];
      book.offer(id, [{ key: mainMarkets(sport)[0] ?? '', codes: ['home', 'away'], prices }]);
    }
  }
  const interest = (id: number) => matches[id - 1]?.bets ?? 0;
  return choosePopularEvents(book.events(), { interest, now: NOW, shown: [], ...given });
}

describe('the popular matches', () => {
  it('popular matches are never decided, and none is without a price', () => {
    fc.assert(
      fc.property(fc.array(match, { maxLength: 40 }), (matches) => {
        const prices = choose(matches).map((id) => matches[id - 1]?.favourite ?? 0);
        expect(prices.filter((price) => price < 125)).toEqual([]);
      }),
    );
  });

  it('popular matches begin with the big competitions, and within one with what is bet on most', () => {
    fc.assert(
      fc.property(fc.array(match, { maxLength: 40 }), (matches) => {
        const ranks = choose(matches).map((id) => {
          const { tier = 0, bets = 0 } = matches[id - 1] ?? {};
          return tier * 10 - bets;
        });
        expect(ranks).toEqual(ranks.toSorted((left, right) => left - right));
      }),
    );
  });

  it('the minute of a live match has no part in its place', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 4 }),
        (minutes) => {
          const live = minutes.map((hours) => ({ ...USUAL, isLive: true, hours }));
          expect(choose(live)).toEqual(minutes.map((_, at) => at + 1));
        },
      ),
    );
  });

  it('one sport and what is live never take all the places', () => {
    const football = Array.from({ length: 20 }, () => USUAL);
    const live = Array.from({ length: 20 }, (_, at) => ({
      ...USUAL,
      isLive: true,
      sport: at % 2 === 0 ? ('tennis' as const) : ('basketball' as const),
    }));
    expect(choose(football)).toHaveLength(5);
    expect(choose([...live, ...football])).toHaveLength(9);
  });

  it('a match whose favourite is not offered any more is decided', () => {
    const book = createMarketBook();
    addTestEvent(book, { id: 1 });
    const shown = [1];
    const choice = { interest: () => 0, now: 0, shown };
    expect(choosePopularEvents(book.events(), choice)).toEqual([1]);
    const prices = [undefined, '22.00'];
    book.offer(1, [{ key: 'ft-total@0.5', codes: ['over', 'under'], prices }]);
    expect(choosePopularEvents(book.events(), choice)).toEqual([]);
  });

  it('esports are in no list of popular matches, however much is bet on them', () => {
    const matches = DISCIPLINES.map((sport) => ({ ...USUAL, sport, bets: 3 }));
    expect(choose([...matches, USUAL])).toEqual([matches.length + 1]);
  });

  it('a match of the day after tomorrow is not popular yet', () => {
    expect(choose([{ ...USUAL, hours: 35 }])).toEqual([1]);
    expect(choose([{ ...USUAL, hours: 37 }])).toEqual([]);
  });

  it('a match that is shown stays while its price moves about the border, or is taken away for a moment', () => {
    const at = (favourite: number | undefined, shown: readonly number[]) =>
      choose([{ ...USUAL, favourite }], { shown });
    expect(at(120, [])).toEqual([]);
    expect(at(120, [1])).toEqual([1]);
    expect(at(111, [1])).toEqual([]);
    expect(at(undefined, [])).toEqual([]);
    expect(at(undefined, [1])).toEqual([1]);
  });
});
