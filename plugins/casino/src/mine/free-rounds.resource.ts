import { PlayerFreeRoundsAnswer } from '@touchline/contracts/free-rounds';
import { defineResource } from '@touchline/plugin-api';

/** What is invalidated when a round was played. */
export const FREE_ROUNDS = 'casino.free-rounds';

/** The free rounds that the player can play, what expires first before the rest. */
export const freeRoundsResource = defineResource({
  name: FREE_ROUNDS,
  path: (_parameters: Record<string, never>) => '/loyalty-api/v1/free-rounds',
  schema: PlayerFreeRoundsAnswer,
  authentication: 'required',
});
