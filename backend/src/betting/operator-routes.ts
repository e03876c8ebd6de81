import { STAKE_FACTOR_REASONS } from '@touchline/contracts';
import * as z from 'zod';
import type { App } from '../platform/app.ts';
import { requireOperator } from '../platform/operator.ts';
import type { StakeFactors } from './stake-factors.ts';

const TAGS = { tags: ['betting'] };
const PlayerParameters = z.object({ id: z.string().regex(/^\d{8,9}$/) });
const Factor = z.object({
  /** 0.5 halves the player's maximum stakes, 1 is everybody's. */
  factor: z.number().min(0.0001).max(10),
  reason: z.enum(STAKE_FACTOR_REASONS),
});
const FactorAnswer = z.object({ stakeFactor: Factor.optional() });

export interface BettingOperatorOptions {
  readonly operatorToken: string;
  readonly stakeFactors: StakeFactors;
}

/** What an operator decides about single players' bets. Each change is in the audit log. */
export function registerBettingOperatorRoutes(app: App, options: BettingOperatorOptions): void {
  const { stakeFactors, operatorToken } = options;
  const isOperators = { preHandler: requireOperator(operatorToken) };
  const path = '/betting-api/v1/operator/players/:id/stake-factor';
  const schema = { ...TAGS, params: PlayerParameters, response: { 200: FactorAnswer } };
  const actor = 'operator:token';

  async function answer(id: string) {
    const stakeFactor = await stakeFactors.of(id);
    return stakeFactor === undefined ? {} : { stakeFactor };
  }

  app.get(path, { ...isOperators, schema }, async ({ params: { id } }) => answer(id));
  app.put(path, { ...isOperators, schema: { ...schema, body: Factor } }, async (request) => {
    const { id } = request.params;
    await stakeFactors.set(id, { next: request.body, actor });
    return answer(id);
  });
  app.delete(path, { ...isOperators, schema }, async ({ params: { id } }) => {
    await stakeFactors.set(id, { next: undefined, actor });
    return answer(id);
  });
}
