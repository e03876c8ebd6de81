import {
  AutomaticCashOut,
  BetAnswer,
  CashOut,
  CashOutMany,
  CashOutManyAnswer,
  OpenBetCostsAnswer,
} from '@touchline/contracts/betting';
import * as z from 'zod';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { CashOuts } from './cash-out.ts';
import { sellMany } from './sell-many.ts';

const TAGS = { tags: ['betting'] };
const Parameters = z.object({ betId: z.string().regex(/^\d{1,18}$/) });

/** What open bets cost, and selling them. */
export function registerCashOutRoutes(
  app: App,
  { cashOuts, clock }: { readonly cashOuts: CashOuts; readonly clock: Clock },
): void {
  const isPlayers = { preHandler: app.requirePlayer };
  const movesMoney = { ...isPlayers, config: rateClass('money') };

  async function costs(playerId: string) {
    return { time: clock(), costs: [...(await cashOuts.costs(playerId))] };
  }

  app.get(
    '/betting-api/v1/opened-costs',
    { ...isPlayers, schema: { ...TAGS, response: { 200: OpenBetCostsAnswer } } },
    async (request) => costs(playerOf(request).id),
  );

  app.post(
    '/betting-api/v1/bets/:betId/cash-out',
    {
      ...movesMoney,
      schema: { ...TAGS, params: Parameters, body: CashOut, response: { 200: BetAnswer } },
    },
    async (request) =>
      cashOuts.sell({
        playerId: playerOf(request).id,
        betId: request.params.betId,
        key: idempotencyKeyOf(request),
        requested: request.body,
      }),
  );

  app.put(
    '/betting-api/v1/bets/:betId/automatic-cash-out',
    {
      ...movesMoney,
      schema: {
        ...TAGS,
        params: Parameters,
        body: AutomaticCashOut,
        response: { 200: OpenBetCostsAnswer },
      },
    },
    async (request) => {
      const { id: playerId } = playerOf(request);
      const { betId } = request.params;
      await cashOuts.setAutomatic({ playerId, betId, amount: request.body.amount });
      return costs(playerId);
    },
  );
}

/** Selling several open bets by one request. */
export function registerCashOutMany(app: App, { cashOuts }: { readonly cashOuts: CashOuts }): void {
  app.post(
    '/betting-api/v1/bets/cash-out',
    {
      preHandler: app.requirePlayer,
      config: rateClass('money'),
      schema: { ...TAGS, body: CashOutMany, response: { 200: CashOutManyAnswer } },
    },
    async (request) => ({
      results: await sellMany(
        { cashOuts, log: request.log },
        { playerId: playerOf(request).id, sales: request.body.sales },
      ),
    }),
  );
}
