import {
  PromoCheckAnswer,
  PromoCodesAnswer,
  PromoHistoryAnswer,
} from '@touchline/contracts/betting';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { checkPromoCode, listPromoCodes, listPromoUses } from './promo-codes.ts';

const TAGS = { tags: ['betting'] };
const Check = z.object({ code: text().check(z.regex(/^[A-Za-z0-9-]{3,32}$/)) });

/** The codes a player may still use, whether one can be used, and those that were. */
export function registerPromoCodeRoutes(
  app: App,
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
): void {
  app.get(
    '/betting-api/v1/promo-codes',
    {
      preHandler: app.requirePlayer,
      schema: { ...TAGS, response: { 200: PromoCodesAnswer } },
    },
    async (request) => {
      const question = { playerId: playerOf(request).id, now: clock() };
      return { promoCodes: [...(await listPromoCodes(pool, question))] };
    },
  );

  app.get(
    '/betting-api/v1/promo-codes/check',
    {
      preHandler: app.requirePlayer,
      // Nobody finds a common code by trying all there are.
      config: rateClass('proof'),
      schema: { ...TAGS, querystring: Check, response: { 200: PromoCheckAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const question = { playerId: playerOf(request).id, now: clock(), code: request.query.code };
      return { promoCode: await checkPromoCode(pool, question) };
    },
  );

  app.get(
    '/betting-api/v1/promo-codes/history',
    {
      preHandler: app.requirePlayer,
      schema: { ...TAGS, response: { 200: PromoHistoryAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { uses: [...(await listPromoUses(pool, playerOf(request).id))] };
    },
  );
}
