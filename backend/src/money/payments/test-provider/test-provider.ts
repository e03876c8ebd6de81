import type { PaymentMethod } from '@touchline/contracts/money';
import { currencyExponent } from '@touchline/domain/money';
import * as z from 'zod/mini';
import type { Pool } from '../../../platform/database/queryable.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { PaymentAdapter } from '../provider.ts';
import { type Charge, type ChargeStore, type Outcome, createChargeStore } from './charge-store.ts';
import { SIGNATURE_HEADER, isGenuine, sign } from './signature.ts';

const TEST_METHOD = 'test-card';

const CallbackBody = z.object({
  eventId: z.string(),
  paymentId: z.uuid(),
  outcome: z.enum(['succeeded', 'failed', 'cancelled']),
  amount: z.number().check(z.int(), z.positive()),
  currency: z.string(),
});

/** Sends a callback to the merchant and answers its HTTP status. */
export type SendCallback = (callback: {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}) => Promise<number>;

export interface TestProvider {
  readonly adapter: PaymentAdapter;
  readonly charges: ChargeStore;
  /** Decides a charge and notifies the merchant. */
  readonly decide: (charge: Charge, outcome: Outcome) => Promise<Charge>;
  /** Notifies the merchant again of what it has not answered, e.g. because one of us was killed. */
  readonly redeliver: () => Promise<void>;
}

export interface TestProviderOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly secret: Uint8Array;
  readonly send: SendCallback;
  /** What a deposit may be, in major units; the method is not offered when undefined. */
  readonly bounds: () => Promise<
    { readonly minimumMajor: number; readonly maximumMajor: number } | undefined
  >;
}

/** A payment provider that takes no real money, behind the interface of the real ones. */
export function createTestProvider(options: TestProviderOptions): TestProvider {
  const { pool, clock, secret, send } = options;
  const charges = createChargeStore(pool);

  async function methods(currency: string): Promise<readonly PaymentMethod[]> {
    const bounds = await options.bounds();
    if (bounds === undefined) {
      return [];
    }
    const minor = (major: number) => Math.round(major * 10 ** currencyExponent(currency));
    return [
      {
        id: TEST_METHOD,
        name: 'Test card',
        icon: 'card',
        currency,
        minimum: minor(bounds.minimumMajor),
        maximum: minor(bounds.maximumMajor),
        isTest: true,
      },
    ];
  }

  async function notify(charge: Charge): Promise<void> {
    const { paymentId, outcome, amount, currency } = charge;
    const body = JSON.stringify({ eventId: charge.id, paymentId, outcome, amount, currency });
    const status = await send({
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: sign({ secret, body, time: clock() }),
      },
      body,
    });
    // A refusal is an answer too: saying it again would not change it.
    if (status < 500 && status !== 429) {
      await charges.acknowledge(charge.id, clock());
    }
  }

  return {
    charges,
    adapter: {
      methods,
      createDeposit: async (order) => {
        const charge = await charges.open(order);
        return { redirectUrl: `/test-provider/pay/${charge.id}` };
      },
      refundDeposit: ({ paymentId }) => charges.refund(paymentId, clock()),
      verifyCallback: ({ headers, body }) => {
        const header = headers[SIGNATURE_HEADER];
        if (typeof header !== 'string' || !isGenuine(header, { secret, body, time: clock() })) {
          throw new ApiError('payment_signature_invalid', 'the signature is not valid');
        }
        const event = z.safeParse(CallbackBody, JSON.parse(body));
        if (!event.success) {
          throw new ApiError('validation_failed', 'this is not a callback of the test provider');
        }
        return event.data;
      },
    },
    decide: async (charge, outcome) => {
      const decided = (await charges.decide(charge.id, outcome, clock())) ?? charge;
      // Not answered now: `redeliver` will say it again; the player is not kept waiting.
      await notify(decided).catch(() => undefined);
      return decided;
    },
    redeliver: async () => {
      for (const charge of await charges.unacknowledged()) {
        await notify(charge).catch(() => undefined);
      }
    },
  };
}
