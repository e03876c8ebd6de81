import * as z from 'zod/mini';
import { Bet } from './bet.ts';

/** GET /betting-api/v1/operator/bets/:id: any player's bet, for operators. */
export const OperatorBet = z.object({ ...Bet.shape, playerId: z.string() });
export type OperatorBet = z.infer<typeof OperatorBet>;
