import fc from 'fast-check';
import { expect, it } from 'vitest';
import { facetsOf, filterGames } from './filter-games.ts';
import type { StoredGame } from './game-store.ts';

const word = fc.constantFrom('one', 'two', 'three');
const gameOf = fc.record({
  maker: word,
  features: fc.uniqueArray(word),
  volatility: fc.constantFrom('low' as const, 'high' as const, undefined),
  least: fc.option(fc.integer({ min: 90, max: 100 })),
  isDemoPossible: fc.boolean(),
});
const chosen = fc.option(
  fc.uniqueArray(word, { minLength: 1 }).map((words) => words.join(',')),
  { nil: undefined },
);
const filters = fc.record({
  provider: chosen,
  feature: chosen,
  volatility: fc.constantFrom(undefined, 'low', 'low,high'),
  rtp: fc.constantFrom(undefined, '94' as const, '98' as const),
  demo: fc.constantFrom(undefined, '1' as const),
});
const games = fc.array(gameOf).map((all) =>
  all.map(
    ({ maker, features, volatility, least, isDemoPossible }, at): StoredGame => ({
      id: `house:${at}`,
      providerId: 'house',
      code: String(at),
      name: String(at),
      maker: { id: maker, name: maker },
      category: 'slots',
      features,
      volatility,
      rtp: least === null ? undefined : { least, most: least + 1 },
      isDemoPossible,
      hasFreeRounds: false,
      mostWin: undefined,
      stakes: {},
      addedAt: 0,
      isOriginal: true,
    }),
  ),
);

it('a filter’s count is the number of games that choosing its value alone leaves, with the others as they are', () => {
  fc.assert(
    fc.property(games, filters, (all, set) => {
      const facets = facetsOf(all, set);
      for (const [name, values] of Object.entries(facets)) {
        for (const { value, count } of values) {
          expect(filterGames(all, { ...set, [name]: value })).toHaveLength(count);
        }
      }
    }),
  );
});

it('a filter leaves the games that pass each of the filters by itself', () => {
  fc.assert(
    fc.property(games, filters, (all, set) => {
      const alone = Object.entries(set).map(
        ([name, value]) => new Set(filterGames(all, { [name]: value })),
      );
      const every = all.filter((game) => alone.every((some) => some.has(game)));
      expect(filterGames(all, set)).toEqual(every);
    }),
  );
});
