import { CouponTypeId } from '@touchline/contracts/betting';
import { BonusesAnswer } from '@touchline/contracts/money';
import * as z from 'zod';
import { reasonOf } from '../../platform/audit/operator-acts.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { auditActorOf, requireOperator } from '../../platform/http/operator.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { giveBonus, listBonuses } from './bonuses.ts';
import { withdrawBonus } from './withdraw-bonus.ts';

/** The beginning of the year 2100; dates far beyond are none. */
const LATEST_EXPIRY = 4_102_444_800_000;
const TAGS = { tags: ['wallet'] };
const GiftParameters = z.object({
  id: z.string().regex(/^\d{8,9}$/),
  reference: z.string().regex(/^[\w.:-]{3,64}$/),
});
const BonusId = z.string().regex(/^\d{1,18}$/);
const PlayerId = z.string().regex(/^\d{8,9}$/);
const Gift = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Minor units. */
  amount: z.number().int().positive().max(1_000_000_000),
  wagerTimes: z.number().min(1).max(100),
  types: z.array(CouponTypeId).min(1).optional(),
  minLegs: z.number().int().min(1).max(50).default(1),
  minCoef: z
    .string()
    .regex(/^\d{1,4}(?:\.\d{1,3})?$/)
    .default('1.01'),
  /** Milliseconds since epoch. */
  expiresAt: z.number().int().positive().max(LATEST_EXPIRY),
});

/** A player's bonuses; giving them up, giving them and taking them back. */
export function registerBonusRoutes(
  app: App,
  options: { readonly pool: Pool; readonly clock: Clock; readonly operatorToken: string },
): void {
  const { pool, clock, operatorToken } = options;
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

  app.put(
    '/wallet-api/v1/operator/players/:id/bonuses/:reference',
    {
      preHandler: requireOperator(operatorToken),
      config: { audit: { action: 'bonus.give' } },
      schema: { ...TAGS, params: GiftParameters, body: Gift, response: { 200: BonusesAnswer } },
    },
    async (request) => {
      const { id: playerId, reference } = request.params;
      const actor = auditActorOf(request);
      const reason = reasonOf(request);
      await giveBonus({ pool, clock }, { ...request.body, playerId, reference, actor, reason });
      return answer(playerId);
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

  const desk = { preHandler: requireOperator(operatorToken) };
  app.get(
    '/wallet-api/v1/operator/players/:id/bonuses',
    {
      ...desk,
      schema: { ...TAGS, params: z.object({ id: PlayerId }), response: { 200: BonusesAnswer } },
    },
    async ({ params: { id } }) => answer(id),
  );
  app.delete(
    '/wallet-api/v1/operator/players/:id/bonuses/:bonusId',
    {
      ...desk,
      config: { audit: { action: 'bonus.withdraw', reason: 'required' } },
      schema: {
        ...TAGS,
        params: z.object({ id: PlayerId, bonusId: BonusId }),
        response: { 200: BonusesAnswer },
      },
    },
    async (request) => {
      const { id: playerId, bonusId } = request.params;
      const by = { actor: auditActorOf(request), reason: reasonOf(request) };
      await withdrawBonus({ pool, clock }, { playerId, bonusId, ...by });
      return answer(playerId);
    },
  );
}
