import * as z from 'zod/mini';
import { defineProvider } from '../../../platform/providers/provider-registry.ts';
import type { PaymentAdapter, PaymentProviderNeeds } from '../provider.ts';

const HTTPS = z.string().check(z.regex(/^https:\/\/\S+$/, 'must be an https address'));

const API_KEY = z.string().check(z.minLength(16, 'must have at least 16 characters'));
const HMAC_KEY = z
  .string()
  .check(z.regex(/^[0-9A-Fa-f]{64}$/, 'must be the 64 hexadecimal digits of the webhook'));
/** Payouts have all of these, or none. */
const TRANSFERS = [
  'ADYEN_TRANSFERS_ENDPOINT',
  'ADYEN_TRANSFERS_API_KEY',
  'ADYEN_BALANCE_ACCOUNT',
  'ADYEN_TRANSFERS_HMAC_KEY',
] as const;

/** Deposits and payouts through Adyen; its notifications go to `/payments-api/v1/callbacks/adyen`. */
export const adyenPayments = defineProvider({
  id: 'adyen',
  settings: z
    .object({
      ADYEN_ENDPOINT: HTTPS,
      ADYEN_API_KEY: API_KEY,
      ADYEN_MERCHANT_ACCOUNT: z.string().check(z.minLength(1)),
      ADYEN_HMAC_KEY: HMAC_KEY,
      PUBLIC_URL: HTTPS,
      ADYEN_TRANSFERS_ENDPOINT: z.optional(HTTPS),
      ADYEN_TRANSFERS_API_KEY: z.optional(API_KEY),
      ADYEN_BALANCE_ACCOUNT: z.optional(z.string().check(z.minLength(1))),
      ADYEN_TRANSFERS_HMAC_KEY: z.optional(HMAC_KEY),
    })
    .check((context) => {
      const missing = TRANSFERS.filter((name) => context.value[name] === undefined);
      if (missing.length < TRANSFERS.length) {
        context.issues.push(
          ...missing.map((name) => ({
            code: 'custom' as const,
            path: [name],
            message: 'payouts need it',
            input: undefined,
          })),
        );
      }
    }),
  create: async ({ pool }: PaymentProviderNeeds, settings): Promise<PaymentAdapter> => {
    const { createAdyenAdapter } = await import('./create-adyen-adapter.ts');
    const {
      ADYEN_TRANSFERS_ENDPOINT: endpoint,
      ADYEN_TRANSFERS_API_KEY: apiKey,
      ADYEN_BALANCE_ACCOUNT: balanceAccount,
      ADYEN_TRANSFERS_HMAC_KEY: hmacKey,
    } = settings;
    return createAdyenAdapter({
      pool,
      endpoint: settings.ADYEN_ENDPOINT.replace(/\/+$/, ''),
      apiKey: settings.ADYEN_API_KEY,
      account: settings.ADYEN_MERCHANT_ACCOUNT,
      hmacKey: settings.ADYEN_HMAC_KEY,
      origin: settings.PUBLIC_URL,
      transfers:
        endpoint === undefined ||
        apiKey === undefined ||
        balanceAccount === undefined ||
        hmacKey === undefined
          ? undefined
          : { endpoint: endpoint.replace(/\/+$/, ''), apiKey, balanceAccount, hmacKey },
    });
  },
});
