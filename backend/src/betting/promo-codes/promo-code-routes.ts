import {
  OneStakeTypeId,
  PromoCode,
  PromoCodesAnswer,
  PROMO_CODE_KINDS,
} from '@touchline/contracts/betting';
import * as z from 'zod';
import { reasonOf } from '../../platform/audit/operator-acts.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { auditActorOf, requireOperator } from '../../platform/http/operator.ts';
import { playerOf } from '../../platform/http/player.ts';
import { givePromoCode } from './give-promo-code.ts';
import { readPromoCodes, withdrawPromoCode } from './promo-code-desk.ts';
import { listPromoCodes } from './promo-codes.ts';

/** The beginning of the year 2100; dates far beyond are none. */
const LATEST_EXPIRY = 4_102_444_800_000;
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

/** The codes a player may still use; giving them, seeing their use, and ending them. */
export function registerPromoCodeRoutes(
  app: App,
  options: { readonly pool: Pool; readonly clock: Clock; readonly operatorToken: string },
): void {
  const { pool, clock, operatorToken } = options;

  app.get(
    '/betting-api/v1/promo-codes',
    { preHandler: app.requirePlayer, schema: { ...TAGS, response: { 200: PromoCodesAnswer } } },
    async (request) => {
      const question = { playerId: playerOf(request).id, now: clock() };
      return { promoCodes: [...(await listPromoCodes(pool, question))] };
    },
  );

  app.put(
    '/betting-api/v1/operator/promo-codes/:code',
    {
      preHandler: requireOperator(operatorToken),
      config: { audit: { action: 'promo-code.give' } },
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

  const desk = { preHandler: requireOperator(operatorToken) };
  const given = async (question: Parameters<typeof readPromoCodes>[1]) => ({
    promoCodes: (await readPromoCodes(pool, question)).map(({ uses, ...code }) => ({
      ...code,
      uses: [...uses],
    })),
  });

  app.get(
    '/betting-api/v1/operator/promo-codes',
    {
      ...desk,
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
      config: { audit: { action: 'promo-code.withdraw', reason: 'required' } },
      schema: { ...TAGS, params: CodeParameters, response: { 200: GivenCodes } },
    },
    async (request) => {
      const { code } = request.params;
      await withdrawPromoCode({ pool, clock }, { code, audit: request.audit });
      return given({ code });
    },
  );
}
