import type { OfferedGame } from '../../src/gaming/providers/game-provider.ts';

/** For tests: a game as its provider offers it. */
export function offeredGame(game: Partial<OfferedGame> & Pick<OfferedGame, 'code'>): OfferedGame {
  return {
    name: game.code,
    maker: undefined,
    category: 'fast-games',
    features: [],
    volatility: undefined,
    rtp: { least: 97, most: 97 },
    isDemoPossible: true,
    hasFreeRounds: false,
    mostWin: undefined,
    stakes: {},
    ...game,
  };
}
