import { BetAnswer, ChangeBet, PowerBetOffer } from '@touchline/contracts/betting';
import { limitsOfLines, stakeLimitsOf } from '@touchline/domain/coupon';
import * as z from 'zod';
import type { App } from '../../platform/http/app.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { currencyRules } from '../placement/betting-settings.ts';
import { findOpenBet } from './cash-out-quote.ts';
import { type BetChangesOptions, createBetChanges } from './change-bet.ts';
import { createCostMemo } from './cost-memo.ts';
import { powerBetOffer } from '../placement/power-bet.ts';

const TAGS = { tags: ['betting'] };
const Parameters = z.object({ betId: z.string().regex(/^\d{1,18}$/) });

/** Changing open bets: other legs, or more money on the same. */
export function registerChangeRoutes(app: App, options: BetChangesOptions): void {
  const { pool, book, clock, quoteSecret, memo = createCostMemo() } = options;
  const change = createBetChanges({ ...options, memo });

  app.get(
    '/betting-api/v1/bets/:betId/power-bet',
    {
      preHandler: app.requirePlayer,
      schema: { ...TAGS, params: Parameters, response: { 200: PowerBetOffer } },
    },
    async (request) => {
      const { id: playerId } = playerOf(request);
      const settings = await options.settings();
      const bet = await findOpenBet(pool, { playerId, betId: request.params.betId });
      const ofType = stakeLimitsOf({
        rules: currencyRules(settings, bet.currency),
        type: bet.type,
        stakeFactor: (await options.stakeFactors?.of(playerId))?.factor,
      });
      const limits = limitsOfLines(ofType, {
        type: bet.type,
        legs: bet.legs.length,
        bankers: bet.terms?.parts?.filter(({ banker }) => banker).length,
        systemSize: bet.terms?.systemSize,
      });
      return powerBetOffer(bet, { book, settings, memo, quoteSecret, now: clock(), limits });
    },
  );

  app.post(
    '/betting-api/v1/bets/:betId/changes',
    {
      preHandler: app.requirePlayer,
      config: rateClass('money'),
      schema: { ...TAGS, params: Parameters, body: ChangeBet, response: { 200: BetAnswer } },
    },
    async (request) =>
      change({
        playerId: playerOf(request).id,
        betId: request.params.betId,
        key: idempotencyKeyOf(request),
        requested: request.body,
      }),
  );
}
