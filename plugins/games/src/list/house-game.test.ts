import type { CasinoGame } from '@touchline/contracts/casino';
import { describe, expect, it } from 'vitest';
import { houseGameOf, houseGames, playTarget } from './house-game.ts';

function game(id: string): CasinoGame {
  const provider = { id: id.split(':')[0] ?? '', name: 'Provider' };
  return {
    id,
    name: id,
    provider,
    category: 'fast',
    features: [],
    isDemoPossible: true,
    isNew: false,
  };
}

const GAMES = [game('house:crash'), game('other:crash'), game('house:video-poker')];

describe('games of the house', () => {
  it('a list has the games of the house and of nobody else', () => {
    expect(houseGames(GAMES).map(({ id }) => id)).toEqual(['house:crash', 'house:video-poker']);
  });

  it('an address names a game of the house by its code, whole', () => {
    expect(houseGameOf(GAMES, 'crash')).toBe(GAMES[0]);
    expect(houseGameOf(GAMES, 'video')).toBeUndefined();
    expect(houseGameOf(GAMES, undefined)).toBeUndefined();
  });

  it('a game is played on its page in the casino', () => {
    expect(playTarget(game('house:video-poker'))).toEqual({
      route: 'casinoGame',
      params: { gameId: 'house.video-poker', gameName: 'video-poker' },
    });
  });
});
