import { OwnStakeFactor, StakeBoundsAnswer, StakeFactorAnswer } from '@touchline/contracts/betting';
import * as z from 'zod';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import type { StakeFactors } from './stake-factors.ts';

const TAGS = { tags: ['betting'] };
const PlayerParameters = z.object({ id: z.string().regex(/^\d{8,9}$/) });
const BoundsQuery = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
});

/** The bounds of stakes for operators: those of the house, and of whom they differ for. */
export function registerStakeBoundsRoute(
  app: App,
  {
    operatorToken,
    boundsAfter,
  }: {
    readonly operatorToken: string;
    /** A page of players behind the one that the cursor names. */
    readonly boundsAfter: (cursor: string | undefined) => Promise<StakeBoundsAnswer>;
  },
): void {
  app.get(
    '/betting-api/v1/operator/stake-bounds',
    {
      preHandler: requireOperator(operatorToken),
      config: { permission: 'bets.read' },
      schema: { ...TAGS, querystring: BoundsQuery, response: { 200: StakeBoundsAnswer } },
    },
    ({ query }) => boundsAfter(query.cursor),
  );
}

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
  const schema = { ...TAGS, params: PlayerParameters, response: { 200: StakeFactorAnswer } };

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
      schema: { ...schema, body: OwnStakeFactor },
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
