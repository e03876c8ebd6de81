import { CasinoGamesAnswer } from '@touchline/contracts/casino';
import { defineResource } from '@touchline/plugin-api';

/** The games that can be played now, of all providers. */
export const gamesResource = defineResource({
  name: 'games.games',
  path: (_parameters: Record<string, never>) => '/casino-api/v1/games',
  schema: CasinoGamesAnswer,
});
