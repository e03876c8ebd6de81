import { BonusesAnswer } from '@touchline/contracts/money';
import * as z from 'zod';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { listBonuses } from './bonuses.ts';
import { withdrawBonus } from './withdraw-bonus.ts';

const TAGS = { tags: ['wallet'] };
const BonusId = z.string().regex(/^\d{1,18}$/);

/** A player's bonuses, and giving one up. */
export function registerBonusRoutes(
  app: App,
  options: { readonly pool: Pool; readonly clock: Clock },
): void {
  const { pool, clock } = options;
  const answer = async (playerId: string) => ({
    bonuses: [...(await listBonuses(pool, playerId))],
  });

  app.get(
    '/wallet-api/v1/bonuses',
    { preHandler: app.requirePlayer, schema: { ...TAGS, response: { 200: BonusesAnswer } } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return answer(playerOf(request).id);
    },
  );

  app.delete(
    '/wallet-api/v1/bonuses/:id',
    {
      preHandler: app.requirePlayer,
      config: rateClass('money'),
      schema: { ...TAGS, params: z.object({ id: BonusId }), response: { 200: BonusesAnswer } },
    },
    async (request) => {
      const { id: playerId } = playerOf(request);
      const bonusId = request.params.id;
      await withdrawBonus({ pool, clock }, { playerId, bonusId, actor: `player:${playerId}` });
      return answer(playerId);
    },
  );
}
