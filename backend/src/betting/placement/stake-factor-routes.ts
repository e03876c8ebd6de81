import { STAKE_FACTOR_REASONS } from '@touchline/contracts/betting';
import * as z from 'zod';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import type { StakeFactors } from './stake-factors.ts';

const TAGS = { tags: ['betting'] };
const PlayerParameters = z.object({ id: z.string().regex(/^\d{8,9}$/) });
const Factor = z.object({
  /** 0.5 halves the player's maximum stakes, 1 is everybody's. */
  factor: z.number().min(0.0001).max(10),
  reason: z.enum(STAKE_FACTOR_REASONS),
});
const FactorAnswer = z.object({ stakeFactor: Factor.optional() });

/** The factor of a player's maximum stakes, as an operator sees, sets and removes it. */
export function registerStakeFactorRoutes(
  app: App,
  {
    operatorToken,
    stakeFactors,
  }: { readonly operatorToken: string; readonly stakeFactors: StakeFactors },
): void {
  const isOperators = { preHandler: requireOperator(operatorToken) };
  const path = '/betting-api/v1/operator/players/:id/stake-factor';
  const schema = { ...TAGS, params: PlayerParameters, response: { 200: FactorAnswer } };

  async function answer(id: string) {
    const stakeFactor = await stakeFactors.of(id);
    return stakeFactor === undefined ? {} : { stakeFactor };
  }

  app.get(
    path,
    { ...isOperators, config: { permission: 'bets.read' }, schema },
    async ({ params: { id } }) => answer(id),
  );
  app.put(
    path,
    {
      ...isOperators,
      config: { permission: 'bets.limit', audit: { action: 'stake-factor.set' } },
      schema: { ...schema, body: Factor },
    },
    async ({ params: { id }, body: next, audit }) => {
      await stakeFactors.set(id, { next, audit });
      return answer(id);
    },
  );
  app.delete(
    path,
    {
      ...isOperators,
      config: { permission: 'bets.limit', audit: { action: 'stake-factor.remove' } },
      schema,
    },
    async ({ params: { id }, audit }) => {
      await stakeFactors.set(id, { next: undefined, audit });
      return answer(id);
    },
  );
}
