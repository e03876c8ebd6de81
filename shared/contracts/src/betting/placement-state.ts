import * as z from 'zod/mini';
import { BetAnswer } from './bet.ts';

/**
 * GET /betting-api/v1/placements/:key, for a page that sent a placement and lost sight of it.
 * `pending`: the delay of a live bet runs until `until` (milliseconds since epoch); retry then.
 * `unknown`: there is no bet and none is on its way, because it was refused, never arrived or its
 * server ended; nothing was staked, and it may be sent again with the same key.
 */
export const PlacementState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending'), until: z.number() }),
  z.object({ state: z.literal('placed'), answer: BetAnswer }),
  z.object({ state: z.literal('unknown') }),
]);
export type PlacementState = z.infer<typeof PlacementState>;
