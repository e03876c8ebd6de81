import { BetsAnswer, OperatorBet, VoidBet, VoidBetAnswer } from '@touchline/contracts/betting';
import * as z from 'zod';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { auditActorOf, requireOperator } from '../../platform/http/operator.ts';
import { NumberCursor, PlayerParameters } from '../../platform/http/operator-parameters.ts';
import type { BetsPage } from '../bets/list-bets.ts';
import type { VoidBetCommand } from './void-bet.ts';

const TAGS = { tags: ['betting'] };
const BetParameters = z.object({ id: z.string().regex(/^\d{1,18}$/) });

export interface BetOperatorOptions {
  readonly operatorToken: string;
  readonly findBet: (betId: string) => Promise<OperatorBet | undefined>;
  /** A player's bets, the latest first. */
  readonly betsOf: (playerId: string, cursor: string | undefined) => Promise<BetsPage>;
  readonly voidBet: (command: VoidBetCommand) => Promise<VoidBetAnswer>;
}

/** The bets of a player, for operators. */
function registerPlayerBets(app: App, { operatorToken, betsOf }: BetOperatorOptions): void {
  app.get(
    '/operator-api/v1/players/:id/bets',
    {
      preHandler: requireOperator(operatorToken),
      config: { permission: 'bets.read' },
      schema: {
        tags: ['operator'],
        params: PlayerParameters,
        querystring: NumberCursor,
        response: { 200: BetsAnswer },
      },
    },
    async ({ params: { id }, query: { cursor } }, reply) => {
      void reply.header('cache-control', 'no-store');
      const { bets, nextCursor } = await betsOf(id, cursor);
      return { bets: [...bets], ...(nextCursor !== undefined && { nextCursor }) };
    },
  );
}

/** Bets as an operator sees them, and voiding one. */
export function registerBetOperatorRoutes(app: App, options: BetOperatorOptions): void {
  const { operatorToken, findBet, voidBet } = options;
  registerPlayerBets(app, options);
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
