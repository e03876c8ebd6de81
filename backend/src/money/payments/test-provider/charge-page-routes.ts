import formbody from '@fastify/formbody';
import type { FastifyReply } from 'fastify';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { App } from '../../../platform/http/app.ts';
import type { Clock } from '../../../platform/clock.ts';
import { rateClass } from '../../../platform/http/rate-limits.ts';
import type { Charge, Outcome } from './charge-store.ts';
import { sendHostedPage } from '../../../platform/http/hosted-page.ts';
import { chargePage, type PageState } from './charge-page.ts';
import type { TestProvider } from './test-provider.ts';

const OUTCOMES: Readonly<Record<'approve' | 'decline' | 'cancel', Outcome>> = {
  approve: 'succeeded',
  decline: 'failed',
  cancel: 'cancelled',
};

const RETURN: Readonly<Record<Outcome, keyof Charge['returnTo']>> = {
  succeeded: 'success',
  failed: 'fail',
  cancelled: 'cancel',
};

const Decision = z.object({
  decision: z.enum(['approve', 'decline', 'cancel']),
  means: z.optional(text().check(z.maxLength(80))),
});

/** The test provider's hosted page, `/test-provider/pay/:id`. */
export async function registerTestProviderPage(
  app: App,
  options: { readonly testProvider: TestProvider; readonly clock: Clock },
): Promise<void> {
  const { testProvider, clock } = options;
  const params = z.object({ id: z.uuid() });

  async function chargeOf(id: string): Promise<Charge> {
    const charge = await testProvider.charges.find(id);
    if (charge === undefined) {
      throw new ApiError('not_found', 'there is no such payment');
    }
    return charge;
  }

  function stateOf(charge: Charge): PageState {
    if (charge.outcome !== undefined) {
      return 'decided';
    }
    return charge.expiresAt <= clock() ? 'expired' : 'open';
  }

  function show(reply: FastifyReply, charge: Charge): FastifyReply {
    return sendHostedPage(reply, {
      ...chargePage({ charge, state: stateOf(charge) }),
      hasForm: true,
    });
  }

  await app.register(async (scope: App) => {
    await scope.register(formbody);
    scope.get(
      '/test-provider/pay/:id',
      { schema: { hide: true, params } },
      async (request, reply) => show(reply, await chargeOf(request.params.id)),
    );
    scope.post(
      '/test-provider/pay/:id',
      {
        config: rateClass('money'),
        schema: {
          hide: true,
          params,
          body: Decision,
        },
      },
      async (request, reply) => {
        const charge = await chargeOf(request.params.id);
        if (stateOf(charge) === 'expired') {
          return show(reply, charge);
        }
        const { decision, means: meansId } = request.body;
        const decided = await testProvider.decide(charge, {
          outcome: OUTCOMES[decision],
          meansId,
        });
        return reply.redirect(decided.returnTo[RETURN[decided.outcome ?? 'cancelled']], 303);
      },
    );
  });
}
