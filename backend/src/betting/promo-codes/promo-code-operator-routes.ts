import { OneStakeTypeId, PromoCode, PROMO_CODE_KINDS } from '@touchline/contracts/betting';
import * as z from 'zod';
import { reasonOf } from '../../platform/audit/operator-acts.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { LATEST_EXPIRY } from '../../platform/latest-expiry.ts';
import { auditActorOf, requireOperator } from '../../platform/http/operator.ts';
import { givePromoCode } from './give-promo-code.ts';
import { readPromoCodes, withdrawPromoCode } from './promo-code-desk.ts';

const TAGS = { tags: ['betting'] };
const CodeParameters = z.object({ code: z.string().regex(/^[A-Z0-9-]{3,32}$/) });
const Minor = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const PromoCodeGift = z
  .object({
    /** Whose it is; common, once a player, where omitted. */
    playerId: z
      .string()
      .regex(/^\d{8,9}$/)
      .optional(),
    kind: z.enum(PROMO_CODE_KINDS),
    currency: z.string().regex(/^[A-Z]{3}$/),
    amount: Minor.optional(),
    percent: z.number().positive().max(1000).optional(),
    maximum: Minor.optional(),
    minCoef: z
      .string()
      .regex(/^\d{1,6}(?:\.\d{1,3})?$/)
      .optional(),
    types: z.array(OneStakeTypeId).min(1).optional(),
    expiresAt: z.number().int().positive().max(LATEST_EXPIRY),
  })
  .refine(
    ({ kind, amount, percent, maximum }) =>
      kind === 'free-bet'
        ? amount !== undefined && percent === undefined && maximum === undefined
        : percent !== undefined && amount === undefined,
    { error: 'a free bet has an amount, a win boost a percentage' },
  );

const PlayerId = z.string().regex(/^\d{8,9}$/);
const GivenCodes = z.object({
  promoCodes: z.array(
    z.object({
      promo: PromoCode,
      /** Common, once a player, where missing. */
      playerId: z.string().optional(),
      uses: z.array(z.object({ playerId: z.string(), betId: z.string().optional() })),
    }),
  ),
});

/** Giving promo codes, seeing their use, and ending them. */
export function registerPromoCodeOperatorRoutes(
  app: App,
  options: { readonly pool: Pool; readonly clock: Clock; readonly operatorToken: string },
): void {
  const { pool, clock, operatorToken } = options;
  const desk = { preHandler: requireOperator(operatorToken) };
  const given = async (question: Parameters<typeof readPromoCodes>[1]) => ({
    promoCodes: (await readPromoCodes(pool, question)).map(({ uses, ...code }) => ({
      ...code,
      uses: [...uses],
    })),
  });

  app.put(
    '/betting-api/v1/operator/promo-codes/:code',
    {
      ...desk,
      config: { permission: 'bonuses.give', audit: { action: 'promo-code.give' } },
      schema: {
        ...TAGS,
        params: CodeParameters,
        body: PromoCodeGift,
        response: { 200: PromoCode },
      },
    },
    async (request) => {
      const { playerId, ...promo } = request.body;
      const { code } = request.params;
      const by = { actor: auditActorOf(request), reason: reasonOf(request) };
      return givePromoCode({ pool, clock }, { promo: { code, ...promo }, playerId, ...by });
    },
  );

  app.get(
    '/betting-api/v1/operator/promo-codes',
    {
      ...desk,
      config: { permission: 'bonuses.read' },
      schema: {
        ...TAGS,
        querystring: z.object({ playerId: PlayerId.optional() }),
        response: { 200: GivenCodes },
      },
    },
    async ({ query }) => given(query),
  );

  app.delete(
    '/betting-api/v1/operator/promo-codes/:code',
    {
      ...desk,
      config: {
        permission: 'bonuses.give',
        audit: { action: 'promo-code.withdraw', reason: 'required' },
      },
      schema: { ...TAGS, params: CodeParameters, response: { 200: GivenCodes } },
    },
    async (request) => {
      const { code } = request.params;
      await withdrawPromoCode({ pool, clock }, { code, audit: request.audit });
      return given({ code });
    },
  );
}
