import { PlayerFreeRoundsAnswer } from '@touchline/contracts/free-rounds';
import { defineResource } from '@touchline/plugin-api';

/** The free rounds that the player can play, what expires first before the rest. */
export const freeRoundsResource = defineResource({
  name: 'office.free-rounds',
  path: (_parameters: Record<string, never>) => '/loyalty-api/v1/free-rounds',
  schema: PlayerFreeRoundsAnswer,
  authentication: 'required',
  interval: 30_000,
});
