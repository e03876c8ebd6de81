import { OperatorBet, VoidBet, VoidBetAnswer } from '@touchline/contracts/betting';
import * as z from 'zod';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { auditActorOf, requireOperator } from '../../platform/http/operator.ts';
import type { VoidBetCommand } from './void-bet.ts';

const TAGS = { tags: ['betting'] };
const BetParameters = z.object({ id: z.string().regex(/^\d{1,18}$/) });

export interface BetOperatorOptions {
  readonly operatorToken: string;
  readonly findBet: (betId: string) => Promise<OperatorBet | undefined>;
  readonly voidBet: (command: VoidBetCommand) => Promise<VoidBetAnswer>;
}

/** A bet as an operator sees it, and voiding it. */
export function registerBetOperatorRoutes(
  app: App,
  { operatorToken, findBet, voidBet }: BetOperatorOptions,
): void {
  const isOperators = { preHandler: requireOperator(operatorToken) };

  app.get(
    '/betting-api/v1/operator/bets/:id',
    {
      ...isOperators,
      config: { permission: 'bets.read' },
      schema: { ...TAGS, params: BetParameters, response: { 200: OperatorBet } },
    },
    async ({ params: { id } }) => {
      const bet = await findBet(id);
      if (bet === undefined) {
        throw new ApiError('not_found', `there is no bet ${id}`);
      }
      return bet;
    },
  );

  app.post(
    '/betting-api/v1/operator/bets/:id/void',
    {
      ...isOperators,
      config: { permission: 'bets.void', audit: { action: 'bet.void', reason: 'required' } },
      schema: {
        ...TAGS,
        params: BetParameters,
        body: VoidBet,
        response: { 200: VoidBetAnswer },
      },
    },
    async (request) =>
      voidBet({
        betId: request.params.id,
        ...request.body,
        actor: auditActorOf(request),
      }),
  );
}
