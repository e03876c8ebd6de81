import * as z from 'zod/mini';
import { ApiError } from '../../../platform/http/api-error.ts';

const DEADLINE_MS = 10_000;
const Link = z.object({ id: z.string(), url: z.string() });
const Modification = z.object({ pspReference: z.string(), status: z.literal('received') });

export interface AdyenSettings {
  /** Of the Checkout API with its version, e.g. `https://checkout-test.adyen.com/v71`. */
  readonly endpoint: string;
  readonly apiKey: string;
  readonly account: string;
}

/** The calls of the Checkout API that deposits need. They throw `unavailable` when they are to be tried again. */
export interface AdyenClient {
  /** Makes a page on which an order is paid; called again with its key it answers the same page. */
  readonly createLink: (link: object, key: string) => Promise<{ readonly url: string }>;
  /** Sends a payment back. */
  readonly refund: (pspReference: string, refund: object, key: string) => Promise<void>;
}

/** Makes a client of the Checkout API. */
export function createAdyenClient({ endpoint, apiKey, account }: AdyenSettings): AdyenClient {
  async function call<Answer>(
    path: string,
    { body, key, schema }: { body: object; key: string; schema: z.ZodMiniType<Answer> },
  ): Promise<Answer> {
    const response = await fetch(`${endpoint}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': apiKey,
        'idempotency-key': key,
      },
      body: JSON.stringify({ ...body, merchantAccount: account }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch((cause: unknown) => {
      throw new ApiError('unavailable', `Adyen does not answer (${path})`, { cause });
    });
    const answer: unknown = await response.json().catch(() => undefined);
    const parsed = z.safeParse(schema, answer);
    if (!response.ok || !parsed.success) {
      throw new ApiError('unavailable', `Adyen answers with status ${response.status} (${path})`);
    }
    return parsed.data;
  }
  return {
    createLink: (body, key) => call('/paymentLinks', { body, key, schema: Link }),
    refund: async (pspReference, body, key) => {
      const path = `/payments/${encodeURIComponent(pspReference)}/refunds`;
      await call(path, { body, key, schema: Modification });
    },
  };
}
