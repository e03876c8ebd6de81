import { BetAnswer, PlaceBet, PlacementState } from '@touchline/contracts/betting';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { registerBetHistoryRoutes } from '../bets/history-routes.ts';
import { placementState } from './pending-placements.ts';
import type { PlaceBetService } from './place-bet.ts';
import { registerStakeLimitRoutes, type StakeLimitsOptions } from './stake-limit-routes.ts';

export interface BettingRoutesOptions extends StakeLimitsOptions {
  readonly clock: Clock;
  readonly placeBet: PlaceBetService;
  /** Refuses a placement whose sender must first prove something; everybody passes without it. */
  readonly admit?: ((request: FastifyRequest) => Promise<void>) | undefined;
}

const TAGS = { tags: ['betting'] };

function registerPlacing(app: App, { admit, placeBet }: BettingRoutesOptions): void {
  app.post(
    '/betting-api/v1/bets',
    {
      preHandler: app.requirePlayer,
      config: rateClass('money'),
      schema: { ...TAGS, body: PlaceBet, response: { 200: BetAnswer } },
    },
    async (request) => {
      await admit?.(request);
      return placeBet({
        playerId: playerOf(request).id,
        idempotencyKey: idempotencyKeyOf(request),
        payload: request.body,
      });
    },
  );
}

/** What became of a placement that the page lost sight of. */
function registerPlacements(app: App, { pool, clock }: BettingRoutesOptions): void {
  app.get(
    '/betting-api/v1/placements/:key',
    {
      preHandler: app.requirePlayer,
      schema: {
        ...TAGS,
        params: z.object({ key: z.string().regex(/^[\w.:-]{8,100}$/) }),
        response: { 200: PlacementState },
      },
    },
    async (request) => {
      const { id: playerId } = playerOf(request);
      return placementState(pool, { playerId, key: request.params.key, now: clock() });
    },
  );
}

/** Placing bets, their history, and what a stake may be. */
export function registerBettingRoutes(app: App, options: BettingRoutesOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/betting-api/')) {
      reply.header('cache-control', 'no-store');
    }
  });
  registerPlacing(app, options);
  registerPlacements(app, options);
  registerBetHistoryRoutes(app, options);
  registerStakeLimitRoutes(app, options);
}
