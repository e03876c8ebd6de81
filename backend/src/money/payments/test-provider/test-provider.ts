import type { PaymentMethod } from '@touchline/contracts/money';
import { currencyExponent } from '@touchline/domain/money';
import type { Pool } from '../../../platform/database/queryable.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type PaymentEvent, readJsonBody, readPaymentEvent } from '../payment-event.ts';
import type { PaymentAdapter, PayoutMethod } from '../provider.ts';
import { type Charge, type ChargeStore, type Outcome, createChargeStore } from './charge-store.ts';
import { createPayoutStore } from './payout-store.ts';
import { SIGNATURE_HEADER, isGenuine, sign } from './signature.ts';
import { createTestStatement } from './test-statement.ts';
import { offeredMethod, TEST_METHODS, testMethod } from './test-methods.ts';
import { isOwnAccount, TEST_OWN_ACCOUNTS } from './own-accounts.ts';

/** A payout is decided this long after it was ordered. */
const PAYOUT_TAKES_MS = 2_000;
/** Payouts whose minor units end in these digits fail: `12.13`. */
const FAILING = 13;

/** Sends a callback to the merchant and answers its HTTP status. */
export type SendCallback = (callback: {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}) => Promise<number>;

export interface TestProvider {
  readonly adapter: PaymentAdapter;
  readonly charges: ChargeStore;
  /** Decides a charge, paid with one of the means of its method, and notifies the merchant. */
  readonly decide: (
    charge: Charge,
    decision: { readonly outcome: Outcome; readonly meansId?: string | undefined },
  ) => Promise<Charge>;
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
  /** Runs something later; the process may end before. */
  readonly later: (work: () => Promise<void>, ms: number) => void;
}

/** A payment provider that takes no real money, behind the interface of the real ones. */
export function createTestProvider(options: TestProviderOptions): TestProvider {
  const { pool, clock, secret, send } = options;
  const charges = createChargeStore(pool);
  const payouts = createPayoutStore(pool);

  /** What a deposit or payout may be, in minor units. */
  async function boundsIn(currency: string) {
    const bounds = await options.bounds();
    const minor = (major: number) => Math.round(major * 10 ** currencyExponent(currency));
    return (
      bounds && {
        currency,
        minimum: minor(bounds.minimumMajor),
        maximum: minor(bounds.maximumMajor),
      }
    );
  }

  async function methods(currency: string): Promise<readonly PaymentMethod[]> {
    const bounds = await boundsIn(currency);
    return bounds === undefined ? [] : TEST_METHODS.map((method) => offeredMethod(method, bounds));
  }

  async function payoutMethods(currency: string): Promise<readonly PayoutMethod[]> {
    const bounds = await boundsIn(currency);
    return bounds === undefined
      ? []
      : TEST_METHODS.filter(({ means }) => means.length > 0).map((method) => ({
          ...offeredMethod(method, bounds),
          feeMinor: 0,
          usualTime: method.payoutTime,
        }));
  }

  /** Sends a callback; @returns whether the merchant has answered, which need not be sent again */
  async function report(event: PaymentEvent): Promise<boolean> {
    const body = JSON.stringify(event);
    const status = await send({
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: sign({ secret, body, time: clock() }),
      },
      body,
    });
    // A refusal is an answer too: saying it again would not change it.
    return status < 500 && status !== 429;
  }

  async function notify(charge: Charge) {
    const { id: eventId, paymentId, outcome, amount, currency, methodId, meansId } = charge;
    if (outcome === undefined) {
      return;
    }
    const used = testMethod(methodId).means.find(({ id }) => id === meansId);
    const means = outcome === 'succeeded' && used !== undefined ? { means: used } : {};
    if (await report({ eventId, paymentId, outcome, amount, currency, ...means })) {
      await charges.acknowledge(eventId, clock());
    }
  }

  async function reportPayouts(): Promise<void> {
    for (const { id: eventId, ...payout } of await payouts.due(clock())) {
      if (await report({ eventId, ...payout }).catch(() => false)) {
        await payouts.acknowledge(eventId, clock());
      }
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
      payouts: {
        methods: payoutMethods,
        order: async (order) => {
          const isKnown = testMethod(order.methodId).means.some(({ id }) => id === order.meansId);
          if (!isKnown && !isOwnAccount(order)) {
            return 'refused';
          }
          const outcome = order.amount % 100 === FAILING ? 'failed' : 'succeeded';
          await payouts.take(order, { outcome, dueAt: clock() + PAYOUT_TAKES_MS });
          options.later(reportPayouts, PAYOUT_TAKES_MS);
          return 'accepted';
        },
        own: TEST_OWN_ACCOUNTS,
      },
      statement: createTestStatement(pool),
      refundDeposit: ({ paymentId }) => charges.refund(paymentId, clock()),
      verifyCallback: ({ headers, body }) => {
        const header = headers[SIGNATURE_HEADER];
        if (typeof header !== 'string' || !isGenuine(header, { secret, body, time: clock() })) {
          throw new ApiError('payment_signature_invalid', 'the signature is not valid');
        }
        return readPaymentEvent(readJsonBody(body));
      },
    },
    decide: async (charge, { outcome, meansId }) => {
      const { means } = testMethod(charge.methodId);
      const chosen = means.find(({ id }) => id === (meansId ?? charge.meansId)) ?? means[0];
      const decision = { outcome, meansId: chosen?.id, at: clock() };
      const decided = (await charges.decide(charge.id, decision)) ?? charge;
      // Not answered now: `redeliver` will say it again; the player is not kept waiting.
      await notify(decided).catch(() => undefined);
      return decided;
    },
    redeliver: async () => {
      for (const charge of await charges.unacknowledged()) {
        await notify(charge).catch(() => undefined);
      }
      await reportPayouts();
    },
  };
}
