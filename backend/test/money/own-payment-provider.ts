import * as z from 'zod/mini';
import type { PaymentEvent } from '../../src/money/payments/payment-event.ts';
import type { PaymentAdapter, PaymentProviderNeeds } from '../../src/money/payments/provider.ts';
import { ApiError } from '../../src/platform/http/api-error.ts';
import { defineProvider } from '../../src/platform/providers/provider-registry.ts';

/** The header that authenticates its callbacks. */
export const OWN_SIGNATURE = 'x-own-signature';

/** A provider as an operator would add one, with settings of its own. */
export const ownPaymentProvider = defineProvider({
  id: 'own',
  settings: z.object({ OWN_PAYMENT_KEY: z.string().check(z.minLength(8)) }),
  create: (_needs: PaymentProviderNeeds, { OWN_PAYMENT_KEY: key }): PaymentAdapter => ({
    methods: async (currency) => [
      {
        id: 'own-card',
        name: 'Card',
        kind: 'card',
        currency,
        minimum: 500,
        maximum: 50_000,
        usualTime: 'instant',
        isTest: false,
      },
    ],
    createDeposit: async ({ paymentId }) => ({
      redirectUrl: `https://own.example/pay/${paymentId}`,
    }),
    refundDeposit: async () => undefined,
    verifyCallback: ({ headers, body }) => {
      if (headers[OWN_SIGNATURE] !== key) {
        throw new ApiError('payment_signature_invalid', 'the signature is not valid');
      }
      return JSON.parse(body) as PaymentEvent;
    },
  }),
});
