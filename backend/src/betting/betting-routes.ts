import { Bet, BetAnswer, BetsAnswer, PlaceBet, StakeLimitsAnswer } from '@touchline/contracts';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import * as z from 'zod';
import { ApiError } from '../platform/api-error.ts';
import type { App } from '../platform/app.ts';
import { idempotencyKeyOf } from '../platform/idempotency.ts';
import { playerOf } from '../platform/player.ts';
import { rateClass } from '../platform/rate-limits.ts';
import { findBet, listBets } from './bet-store.ts';
import { type BettingSettings, stakeLimits } from './betting-settings.ts';
import type { PlaceBetService } from './place-bet.ts';

export interface BettingRoutesOptions {
  readonly pool: Pool;
  readonly placeBet: PlaceBetService;
  readonly settings: () => BettingSettings | Promise<BettingSettings>;
  /** Refuses a placement whose sender must first prove something; everybody passes without it. */
  readonly admit?: ((request: FastifyRequest) => Promise<void>) | undefined;
}

const TAGS = { tags: ['betting'] };

const ListQuery = z.object({
  status: z.enum(['open', 'settled']).optional(),
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});
const LimitsQuery = z.object({ currency: z.string().regex(/^[A-Z]{3}$/) });

/** Placing bets, their history, and what a stake may be. */
export function registerBettingRoutes(app: App, options: BettingRoutesOptions): void {
  const { pool, placeBet, settings } = options;

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/betting-api/')) {
      reply.header('cache-control', 'no-store');
    }
  });

  app.post(
    '/betting-api/v1/bets',
    {
      preHandler: app.requirePlayer,
      config: rateClass('money'),
      schema: { ...TAGS, body: PlaceBet, response: { 200: BetAnswer } },
    },
    async (request) => {
      await options.admit?.(request);
      return placeBet({
        playerId: playerOf(request).id,
        idempotencyKey: idempotencyKeyOf(request),
        payload: request.body,
      });
    },
  );

  app.get(
    '/betting-api/v1/bets',
    {
      preHandler: app.requirePlayer,
      schema: { ...TAGS, querystring: ListQuery, response: { 200: BetsAnswer } },
    },
    async (request) => {
      const { bets, nextCursor } = await listBets(pool, {
        playerId: playerOf(request).id,
        ...request.query,
      });
      return { bets: [...bets], ...(nextCursor === undefined ? {} : { nextCursor }) };
    },
  );

  app.get(
    '/betting-api/v1/bets/:betId',
    {
      preHandler: app.requirePlayer,
      schema: { ...TAGS, params: z.object({ betId: z.string() }), response: { 200: Bet } },
    },
    async (request) => {
      const { betId } = request.params;
      const bet = await findBet(pool, { playerId: playerOf(request).id, betId });
      if (bet === undefined) {
        throw new ApiError('not_found', 'there is no such bet');
      }
      return bet;
    },
  );

  app.get(
    '/betting-api/v1/limits',
    { schema: { ...TAGS, querystring: LimitsQuery, response: { 200: StakeLimitsAnswer } } },
    async (request) => {
      try {
        return stakeLimits(await settings(), request.query.currency);
      } catch (error) {
        if ((error as { code?: string }).code !== 'currency_unknown') throw error;
        throw new ApiError('validation_failed', `${request.query.currency} is not a currency`, {
          details: [{ path: '/currency', problem: 'unknown' }],
        });
      }
    },
  );
}
