import * as z from 'zod/mini';
import { defineProvider } from '../../../platform/providers/provider-registry.ts';
import type { PaymentAdapter, PaymentProviderNeeds } from '../provider.ts';

const HTTPS = z.string().check(z.regex(/^https:\/\/\S+$/, 'must be an https address'));

/** Deposits through Adyen; its notifications go to `/payments-api/v1/callbacks/adyen`. */
export const adyenPayments = defineProvider({
  id: 'adyen',
  settings: z.object({
    ADYEN_ENDPOINT: HTTPS,
    ADYEN_API_KEY: z.string().check(z.minLength(16, 'must have at least 16 characters')),
    ADYEN_MERCHANT_ACCOUNT: z.string().check(z.minLength(1)),
    ADYEN_HMAC_KEY: z
      .string()
      .check(z.regex(/^[0-9A-Fa-f]{64}$/, 'must be the 64 hexadecimal digits of the notification')),
    PUBLIC_URL: HTTPS,
  }),
  create: async ({ pool }: PaymentProviderNeeds, settings): Promise<PaymentAdapter> => {
    const { createAdyenAdapter } = await import('./create-adyen-adapter.ts');
    return createAdyenAdapter({
      pool,
      endpoint: settings.ADYEN_ENDPOINT.replace(/\/+$/, ''),
      apiKey: settings.ADYEN_API_KEY,
      account: settings.ADYEN_MERCHANT_ACCOUNT,
      hmacKey: settings.ADYEN_HMAC_KEY,
      origin: settings.PUBLIC_URL,
    });
  },
});
