import type { CasinoGame, MyCasinoAnswer } from '@touchline/contracts/casino';
import { expect, it } from 'vitest';
import { filledRails } from './filled-rails.ts';

const games = (...ids: string[]) => ids.map((id) => ({ id }) as CasinoGame);
const rail = (name: string, ...ids: string[]) => ({
  rail: name,
  total: ids.length,
  games: games(...ids),
});
const shown = (...given: Parameters<typeof filledRails>) =>
  filledRails(...given).map(({ rail: name, games: list }) => [name, list.map(({ id }) => id)]);

it('a list of a few games has no rail of its own, its games are together at the end, each once', () => {
  expect(
    shown(
      [
        rail('slots', 'a'),
        rail('fast-games', 'b', 'c', 'd'),
        rail('poker', 'e'),
        rail('cards', 'e', 'd'),
      ],
      undefined,
    ),
  ).toEqual([
    ['fast-games', ['b', 'c', 'd']],
    ['more', ['a', 'e']],
  ]);
});

it('a player’s own rail is filled with their games, however few, and left out when there are none', () => {
  const mine = { recent: games('a'), favourites: [], recommended: [] } as unknown as MyCasinoAnswer;
  const own = [rail('continue'), rail('favourites'), rail('popular', 'b')];
  expect(shown(own, mine)).toEqual([
    ['continue', ['a']],
    ['popular', ['b']],
  ]);
  expect(shown(own, undefined)).toEqual([['popular', ['b']]]);
});
