import type { PaymentKind, PaymentMethod, UsualTime } from '@touchline/contracts/money';
import { currencyExponent } from '@touchline/domain/money';
import type { Pool } from '../../../platform/database/queryable.ts';
import type { DepositOrder, PaymentAdapter } from '../provider.ts';
import { type AdyenSettings, createAdyenClient } from './adyen-client.ts';
import { pspReferenceIn, readNotification } from './adyen-notification.ts';

/** Methods by our id, with what Adyen calls them. */
const METHODS: readonly {
  readonly id: string;
  readonly name: string;
  readonly kind: PaymentKind;
  readonly types: readonly string[];
  readonly usualTime: UsualTime;
}[] = [
  { id: 'adyen-card', name: 'Card', kind: 'card', types: ['scheme'], usualTime: 'instant' },
  { id: 'adyen-bank', name: 'Trustly', kind: 'bank', types: ['trustly'], usualTime: 'instant' },
  {
    id: 'adyen-wallet',
    name: 'Skrill',
    kind: 'wallet',
    types: ['moneybookers'],
    usualTime: 'instant',
  },
];
const SMALLEST_MAJOR = 1;
const LARGEST_MAJOR = 50_000;
/** Adyen counts their minor units otherwise than ISO 4217 (docs.adyen.com, "Currency codes"). */
const OTHERWISE_COUNTED: ReadonlySet<string> = new Set(['CLP', 'CVE', 'IDR', 'ISK']);

/** The page that is asked for; Adyen adds what it must know of the player there. */
function linkOf(
  { paymentId, methodId, amount, currency, language, returnTo, expiresAt }: DepositOrder,
  origin: string,
): object {
  return {
    reference: paymentId,
    amount: { value: amount, currency },
    allowedPaymentMethods: METHODS.find(({ id }) => id === methodId)?.types ?? [],
    returnUrl: new URL(returnTo.success, origin).href,
    expiresAt: new Date(expiresAt).toISOString(),
    shopperLocale: language,
    reusable: false,
  };
}

/** Deposits on Adyen's hosted pages: Pay by Link, standard notifications, refunds. */
export function createAdyenAdapter({
  pool,
  origin,
  hmacKey,
  ...settings
}: AdyenSettings & {
  readonly pool: Pool;
  /** Where players come back to. */
  readonly origin: string;
  readonly hmacKey: string;
}): PaymentAdapter {
  const client = createAdyenClient(settings);
  const { account } = settings;

  function methods(currency: string): readonly PaymentMethod[] {
    if (OTHERWISE_COUNTED.has(currency)) {
      return [];
    }
    const unit = 10 ** currencyExponent(currency);
    return METHODS.map(({ id, name, kind, usualTime }) => ({
      id,
      name,
      kind,
      usualTime,
      currency,
      minimum: SMALLEST_MAJOR * unit,
      maximum: LARGEST_MAJOR * unit,
      isTest: false,
    }));
  }

  return {
    methods: async (currency) => methods(currency),
    createDeposit: async (order) => {
      const { url } = await client.createLink(linkOf(order, origin), order.paymentId);
      return { redirectUrl: url };
    },
    refundDeposit: async ({ paymentId, amount, currency }) => {
      const { rows } = await pool.query(
        `SELECT event_id FROM payment_event
         WHERE provider = 'adyen' AND payment_id = $1 AND outcome = 'succeeded' LIMIT 1`,
        [paymentId],
      );
      const eventId = rows[0]?.event_id;
      if (eventId === undefined) {
        throw new Error(`Adyen has reported no success of the payment ${paymentId}`);
      }
      const refund = { amount: { value: amount, currency }, reference: paymentId };
      await client.refund(pspReferenceIn(eventId), refund, `refund-${paymentId}`);
    },
    verifyCallback: ({ body }) => readNotification(body, { account, hmacKey }),
    acknowledgement: '[accepted]',
  };
}
