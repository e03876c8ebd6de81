import { PromoCodesAnswer } from '@touchline/contracts/betting';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { playerOf } from '../../platform/http/player.ts';
import { listPromoCodes } from './promo-codes.ts';

/** The codes a player may still use. */
export function registerPromoCodeRoutes(
  app: App,
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
): void {
  app.get(
    '/betting-api/v1/promo-codes',
    {
      preHandler: app.requirePlayer,
      schema: { tags: ['betting'], response: { 200: PromoCodesAnswer } },
    },
    async (request) => {
      const question = { playerId: playerOf(request).id, now: clock() };
      return { promoCodes: [...(await listPromoCodes(pool, question))] };
    },
  );
}
