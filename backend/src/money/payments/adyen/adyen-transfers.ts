import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { ApiError } from '../../../platform/http/api-error.ts';
import { type PaymentEvent, readJsonBody } from '../payment-event.ts';
import type { AccountHolder, PayoutOrder } from '../provider.ts';
import { isSameSignature, webhookSignature } from './adyen-signature.ts';

/** Where webhooks of the balance platform carry their signature. */
export const TRANSFER_SIGNATURE_HEADER = 'hmacsignature';

/** What Adyen pays out to cards in (docs.adyen.com, "Pay out to third-party cards"). */
export const PAYOUT_CURRENCIES: ReadonlySet<string> = new Set(
  'EUR GBP USD CZK DKK HUF NOK PLN RON SEK'.split(' '),
);

/** A name in the letters that Adyen takes; undefined where it has others. */
function plainName(name: string): string | undefined {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('’', '-')
    .replaceAll("'", '-')
    .trim();
  return /^[A-Za-z][A-Za-z\-./ ]*$/.test(plain) ? plain : undefined;
}

/** How a card's owner is named to Adyen; undefined where their name cannot be written there. */
export function cardHolder({
  playerId,
  holder,
}: {
  readonly playerId: string;
  readonly holder: AccountHolder;
}): object | undefined {
  const firstName = plainName(holder.name);
  const lastName = plainName(holder.surname);
  return firstName === undefined || lastName === undefined
    ? undefined
    : { type: 'individual', firstName, lastName, reference: playerId };
}

/** The transfer that pays an order to a stored card. */
export function transferOf(
  { paymentId, amount, currency, meansId }: PayoutOrder,
  { balanceAccount, holder }: { readonly balanceAccount: string; readonly holder: object },
): object {
  return {
    amount: { value: amount, currency },
    balanceAccountId: balanceAccount,
    category: 'card',
    counterparty: {
      card: { cardHolder: holder, cardIdentification: { storedPaymentMethodId: meansId } },
    },
    reference: paymentId,
  };
}

const Transfer = z.object({
  type: z.enum(['balancePlatform.transfer.created', 'balancePlatform.transfer.updated']),
  data: z.object({
    id: text(),
    category: text(),
    direction: text(),
    reference: z.uuid(),
    status: text(),
    amount: z.object({ value: z.int(), currency: text() }),
  }),
});

/** What ends a transfer without the money having arrived. */
const FAILED = new Set([
  'refused',
  'rejected',
  'failed',
  'returned',
  'cancelled',
  'error',
  'expired',
]);

/**
 * Reads a webhook of the balance platform. A payout is paid once it is booked; steps before that, and whatever else moves on the
 * platform, change nothing here.
 * @throws ApiError `validation_failed`, `payment_signature_invalid`
 */
export function readTransfer(
  body: string,
  { signature, key }: { readonly signature: string; readonly key: string },
): PaymentEvent | undefined {
  if (!isSameSignature(webhookSignature(body, key), signature)) {
    throw new ApiError('payment_signature_invalid', 'the signature is not valid');
  }
  const parsed = z.safeParse(Transfer, readJsonBody(body));
  if (!parsed.success || parsed.data.data.direction !== 'outgoing') {
    return undefined;
  }
  const { id, category, reference, status, amount } = parsed.data.data;
  const isFailed = FAILED.has(status);
  if (category !== 'card' || (status !== 'booked' && !isFailed)) {
    return undefined;
  }
  return {
    eventId: `${id}:${status}`,
    paymentId: reference,
    outcome: isFailed ? 'failed' : 'succeeded',
    amount: Math.abs(amount.value),
    currency: amount.currency,
  };
}
