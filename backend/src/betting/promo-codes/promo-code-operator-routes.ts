import {
  GivePromoCode,
  OperatorPromoCodesAnswer,
  OperatorPromoCodesQuery,
  PromoCode,
  PromoCodeText,
} from '@touchline/contracts/betting';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { reasonOf } from '../../platform/audit/operator-acts.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { auditActorOf, requireOperator } from '../../platform/http/operator.ts';
import { givePromoCode } from './give-promo-code.ts';
import { readPromoCodes, withdrawPromoCode } from './promo-code-desk.ts';

const TAGS = { tags: ['betting'] };
const CodeParameters = z.object({ code: PromoCodeText });
const EndQuery = z.object({ reason: z.optional(text().check(z.maxLength(500))) });

/** Giving promo codes, seeing their use, and ending them. */
export function registerPromoCodeOperatorRoutes(
  app: App,
  options: { readonly pool: Pool; readonly clock: Clock; readonly operatorToken: string },
): void {
  const { pool, clock, operatorToken } = options;
  const desk = { preHandler: requireOperator(operatorToken) };
  app.put(
    '/betting-api/v1/operator/promo-codes/:code',
    {
      ...desk,
      config: { permission: 'bonuses.give', audit: { action: 'promo-code.give' } },
      schema: {
        ...TAGS,
        params: CodeParameters,
        body: GivePromoCode,
        response: { 200: PromoCode },
      },
    },
    async (request) => {
      const { playerId, reason: _audited, ...promo } = request.body;
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
        querystring: OperatorPromoCodesQuery,
        response: { 200: OperatorPromoCodesAnswer },
      },
    },
    async ({ query }, reply) => {
      void reply.header('cache-control', 'no-store');
      return readPromoCodes(pool, query);
    },
  );

  app.delete(
    '/betting-api/v1/operator/promo-codes/:code',
    {
      ...desk,
      config: {
        permission: 'bonuses.give',
        audit: { action: 'promo-code.withdraw', reason: 'required' },
      },
      schema: {
        ...TAGS,
        params: CodeParameters,
        querystring: EndQuery,
        response: { 200: OperatorPromoCodesAnswer },
      },
    },
    async (request) => {
      const { code } = request.params;
      await withdrawPromoCode({ pool, clock }, { code, audit: request.audit });
      return readPromoCodes(pool, { code });
    },
  );
}
