import { CouponTypeId } from '@touchline/contracts/betting';
import { BonusCostsAnswer, BonusesAnswer } from '@touchline/contracts/money';
import { Period } from '@touchline/contracts/period';
import * as z from 'zod';
import { reasonOf } from '../../platform/audit/operator-acts.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { LATEST_EXPIRY } from '../../platform/latest-expiry.ts';
import { auditActorOf, requireOperator } from '../../platform/http/operator.ts';
import { bonusCosts } from './bonus-costs.ts';
import { giveBonus, listBonuses } from './bonuses.ts';
import { withdrawBonus } from './withdraw-bonus.ts';

const TAGS = { tags: ['wallet'] };
const BonusId = z.string().regex(/^\d{1,18}$/);
const GiftParameters = z.object({
  id: z.string().regex(/^\d{8,9}$/),
  reference: z.string().regex(/^[\w.:-]{3,64}$/),
});
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

interface BonusDeskOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly operatorToken: string;
}

/** What promotions have cost, for operators. */
export function registerBonusCosts(app: App, options: BonusDeskOptions): void {
  const { pool, clock, operatorToken } = options;
  app.get(
    '/wallet-api/v1/operator/bonuses',
    {
      preHandler: requireOperator(operatorToken),
      config: { permission: 'bonuses.read' },
      schema: { ...TAGS, querystring: Period, response: { 200: BonusCostsAnswer } },
    },
    ({ query: { from = '0', to = String(clock()) } }) =>
      bonusCosts(pool, { from: Number(from), to: Number(to) }),
  );
}

/** Giving a player bonuses, seeing them and taking them back. */
export function registerBonusOperatorRoutes(app: App, options: BonusDeskOptions): void {
  const { pool, clock, operatorToken } = options;
  const desk = { preHandler: requireOperator(operatorToken) };
  const answer = async (playerId: string) => ({
    bonuses: [...(await listBonuses(pool, playerId))],
  });

  app.put(
    '/wallet-api/v1/operator/players/:id/bonuses/:reference',
    {
      ...desk,
      config: { permission: 'bonuses.give', audit: { action: 'bonus.give' } },
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

  app.get(
    '/wallet-api/v1/operator/players/:id/bonuses',
    {
      ...desk,
      config: { permission: 'bonuses.read' },
      schema: { ...TAGS, params: z.object({ id: PlayerId }), response: { 200: BonusesAnswer } },
    },
    async ({ params: { id } }) => answer(id),
  );
  app.delete(
    '/wallet-api/v1/operator/players/:id/bonuses/:bonusId',
    {
      ...desk,
      config: {
        permission: 'bonuses.give',
        audit: { action: 'bonus.withdraw', reason: 'required' },
      },
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
