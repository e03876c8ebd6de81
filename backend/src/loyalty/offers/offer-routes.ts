import { PlayerOffersAnswer } from '@touchline/contracts/special-offers';
import * as z from 'zod/mini';
import type { App } from '../../platform/http/app.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { enterOffer, type PlayerOffersOptions, readOffers } from './player-offers.ts';

const BASE = '/loyalty-api/v1/special-offers';
const TAGS = { tags: ['loyalty'] };
const Parameters = z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) });

/** The offers that a player reads and takes part in. */
export function registerOffers(app: App, options: PlayerOffersOptions): void {
  const preHandler = app.requirePlayer;
  app.get(
    BASE,
    { preHandler, schema: { ...TAGS, response: { 200: PlayerOffersAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id: playerId } = playerOf(request);
      return readOffers(options, { playerId, language: languageOf(request) });
    },
  );
  app.post(
    `${BASE}/:id/entry`,
    {
      preHandler,
      config: rateClass('money'),
      schema: { ...TAGS, params: Parameters, response: { 200: PlayerOffersAnswer } },
    },
    async (request) => {
      const { id: playerId } = playerOf(request);
      await enterOffer(options, { playerId, offerId: request.params.id });
      return readOffers(options, { playerId, language: languageOf(request) });
    },
  );
}
