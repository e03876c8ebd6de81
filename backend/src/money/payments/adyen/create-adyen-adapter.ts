import type { PaymentKind, PaymentMethod, UsualTime } from '@touchline/contracts/money';
import { currencyExponent } from '@touchline/domain/money';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Pool } from '../../../platform/database/queryable.ts';
import type { DepositOrder, PaymentAdapter, Payouts } from '../provider.ts';
import {
  type AdyenSettings,
  createAdyenClient,
  createTransferClient,
  type TransferSettings,
} from './adyen-client.ts';
import { pspReferenceIn, readNotification } from './adyen-notification.ts';
import {
  cardHolder,
  PAYOUT_CURRENCIES,
  readTransfer,
  TRANSFER_SIGNATURE_HEADER,
  transferOf,
} from './adyen-transfers.ts';

const CARD = 'adyen-card';

/** Methods by our id, with what Adyen calls them. */
const METHODS: readonly {
  readonly id: string;
  readonly name: string;
  readonly kind: PaymentKind;
  readonly types: readonly string[];
  readonly usualTime: UsualTime;
}[] = [
  { id: CARD, name: 'Card', kind: 'card', types: ['scheme'], usualTime: 'instant' },
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

/** Why a card is not paid to, now or later; whatever else Adyen refuses may be possible another time. */
const CARD_REFUSED = /^(counterparty|routeNotFound|declined)/;

/** The page that is asked for; Adyen adds what it must know of the player there. */
function linkOf(
  { paymentId, playerId, methodId, amount, currency, language, returnTo, expiresAt }: DepositOrder,
  { origin, isStored }: { readonly origin: string; readonly isStored: boolean },
): object {
  return {
    shopperReference: playerId,
    // Money goes back to the card that it came from, so the card is stored.
    ...(isStored
      ? { storePaymentMethodMode: 'enabled', recurringProcessingModel: 'UnscheduledCardOnFile' }
      : {}),
    reference: paymentId,
    amount: { value: amount, currency },
    allowedPaymentMethods: METHODS.find(({ id }) => id === methodId)?.types ?? [],
    returnUrl: new URL(returnTo.success, origin).href,
    expiresAt: new Date(expiresAt).toISOString(),
    shopperLocale: language,
    reusable: false,
  };
}

/** Payouts to the cards that players have paid with. */
function cardPayouts(
  settings: TransferSettings,
  methods: (currency: string) => readonly PaymentMethod[],
): Payouts {
  const client = createTransferClient(settings);
  return {
    methods: async (currency) =>
      methods(currency)
        .filter(({ id }) => id === CARD && PAYOUT_CURRENCIES.has(currency))
        .map((method) => ({ ...method, feeMinor: 0 })),
    order: async (order) => {
      const { paymentId, playerId, holder } = order;
      if (holder === undefined) {
        throw new Error(`Adyen pays verified players; the withdrawal ${paymentId} waits`);
      }
      const named = cardHolder({ playerId, holder });
      if (named === undefined) {
        return 'refused';
      }
      const { balanceAccount } = settings;
      const transfer = transferOf(order, { balanceAccount, holder: named });
      const { status, reason = '' } = await client.transfer(transfer, `payout-${paymentId}`);
      if (status !== 'refused') {
        return 'accepted';
      }
      if (CARD_REFUSED.test(reason)) {
        return 'refused';
      }
      throw new ApiError('unavailable', `Adyen refuses the payout ${paymentId}: ${reason}`);
    },
  };
}

/** Deposits on Adyen's hosted pages: Pay by Link, standard notifications, refunds; payouts where they are set up. */
export function createAdyenAdapter({
  pool,
  origin,
  hmacKey,
  transfers,
  ...settings
}: AdyenSettings & {
  readonly pool: Pool;
  /** Where players come back to. */
  readonly origin: string;
  readonly hmacKey: string;
  /** Undefined where money only comes in. */
  readonly transfers?: TransferSettings | undefined;
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
      const isStored = transfers !== undefined && order.methodId === CARD;
      const link = linkOf(order, { origin, isStored });
      const { url } = await client.createLink(link, order.paymentId);
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
    ...(transfers === undefined ? {} : { payouts: cardPayouts(transfers, methods) }),
    verifyCallback: ({ headers, body }) => {
      const signature = headers[TRANSFER_SIGNATURE_HEADER];
      return typeof signature === 'string' && transfers !== undefined
        ? readTransfer(body, { signature, key: transfers.hmacKey })
        : readNotification(body, { account, hmacKey });
    },
    acknowledgement: '[accepted]',
  };
}
