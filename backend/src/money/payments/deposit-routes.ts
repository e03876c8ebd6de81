import { CreateDeposit, DepositAnswer, PaymentMethodsAnswer } from '@touchline/contracts/money';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import type { App } from '../../platform/http/app.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Deposits } from './deposits.ts';
import type { LimitPrompt } from './limit-prompt.ts';
import { publicPayment } from './payment-store.ts';

const TAGS = { tags: ['payments'] };

/** Deposit methods, and deposits. */
export function registerDepositRoutes(
  app: App,
  { deposits, prompt }: { readonly deposits: Deposits; readonly prompt: LimitPrompt },
): void {
  const preHandler = app.requirePlayer;

  app.get(
    '/payments-api/v1/deposit-methods',
    {
      schema: {
        ...TAGS,
        querystring: z.object({ accountId: text().check(z.maxLength(40)) }),
        response: { 200: PaymentMethodsAnswer },
      },
      preHandler,
    },
    async (request, reply) => {
      const playerId = playerOf(request).id;
      const { accountId } = request.query;
      reply.header('cache-control', 'no-store');
      const [methods, limitPromptRequired] = await Promise.all([
        deposits.methods({ playerId, accountId }),
        prompt.required(playerId),
      ]);
      return { methods: [...methods], limitPromptRequired };
    },
  );

  app.post(
    '/payments-api/v1/deposits',
    {
      config: rateClass('money'),
      schema: { ...TAGS, body: CreateDeposit, response: { 200: DepositAnswer } },
      preHandler,
    },
    async (request) => {
      const { payment, redirectUrl } = await deposits.create({
        playerId: playerOf(request).id,
        key: idempotencyKeyOf(request),
        form: request.body,
      });
      return { payment: publicPayment(payment), redirectUrl };
    },
  );
}
