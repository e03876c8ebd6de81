import * as z from 'zod/mini';
import { ApiError } from '../../../platform/http/api-error.ts';

const DEADLINE_MS = 10_000;
const Link = z.object({ id: z.string(), url: z.string() });
const Modification = z.object({ pspReference: z.string(), status: z.literal('received') });

const Transferred = z.object({
  id: z.string(),
  status: z.string(),
  reason: z.optional(z.string()),
});

/** Where payouts are ordered, and out of which account. */
export interface TransferSettings {
  /** Of the Transfers API with its version, e.g. `https://balanceplatform-api-test.adyen.com/btl/v4`. */
  readonly endpoint: string;
  readonly apiKey: string;
  readonly balanceAccount: string;
  /** Of the webhooks about transfers, hexadecimal. */
  readonly hmacKey: string;
}

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

/** The call of the Transfers API that payouts need. */
export interface TransferClient {
  /** Pays out; called again with its key it pays once. @throws `unavailable` when it is to be tried again */
  readonly transfer: (transfer: object, key: string) => Promise<z.infer<typeof Transferred>>;
}

async function call<Answer>(
  { endpoint, apiKey }: { readonly endpoint: string; readonly apiKey: string },
  path: string,
  {
    body,
    key,
    schema,
  }: { readonly body: object; readonly key: string; readonly schema: z.ZodMiniType<Answer> },
): Promise<Answer> {
  const response = await fetch(`${endpoint}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey, 'idempotency-key': key },
    body: JSON.stringify(body),
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

/** Makes a client of the Checkout API. */
export function createAdyenClient({ account, ...server }: AdyenSettings): AdyenClient {
  const sent = (body: object) => ({ ...body, merchantAccount: account });
  return {
    createLink: (body, key) =>
      call(server, '/paymentLinks', { body: sent(body), key, schema: Link }),
    refund: async (pspReference, body, key) => {
      const path = `/payments/${encodeURIComponent(pspReference)}/refunds`;
      await call(server, path, { body: sent(body), key, schema: Modification });
    },
  };
}

/** Makes a client of the Transfers API. */
export function createTransferClient(settings: TransferSettings): TransferClient {
  return {
    transfer: (body, key) => call(settings, '/transfers', { body, key, schema: Transferred }),
  };
}
