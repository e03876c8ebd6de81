import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { ApiError } from '../../../platform/http/api-error.ts';
import { type PaymentEvent, type PaymentMeans, readJsonBody } from '../payment-event.ts';
import { isSameSignature, signatureOf } from './adyen-signature.ts';

const Item = z.object({
  pspReference: text(),
  originalReference: z.optional(text()),
  merchantAccountCode: text(),
  merchantReference: text(),
  amount: z.object({ value: z.int(), currency: text() }),
  eventCode: text(),
  success: z.enum(['true', 'false']),
  additionalData: z.object({
    hmacSignature: text(),
    /** A card that was stored, under its newer name or its older one, and the end of its number. */
    'tokenization.storedPaymentMethodId': z.optional(text()),
    'recurring.recurringDetailReference': z.optional(text()),
    cardSummary: z.optional(text()),
  }),
});

/** A notification by JSON has one item. */
const Notification = z.object({
  notificationItems: z
    .array(z.object({ NotificationRequestItem: Item }))
    .check(z.minLength(1), z.maxLength(1)),
});

/** The notification's own id, from which its payment can be refunded. */
export function eventIdOf(pspReference: string): string {
  return `${pspReference}:AUTHORISATION`;
}

/** @returns the provider's reference within an id of `eventIdOf` */
export function pspReferenceIn(eventId: string): string {
  return eventId.slice(0, eventId.lastIndexOf(':'));
}

/** The card that a deposit was paid with and money can go back to, where Adyen has stored it. */
function meansOf({ additionalData }: z.infer<typeof Item>): PaymentMeans | undefined {
  const id =
    additionalData['tokenization.storedPaymentMethodId'] ??
    additionalData['recurring.recurringDetailReference'];
  const { cardSummary } = additionalData;
  return id === undefined || cardSummary === undefined
    ? undefined
    : { id, label: `•••• ${cardSummary}` };
}

/**
 * Reads a notification. Money is taken with its authorisation; whatever else is reported changes nothing here.
 * @throws ApiError `validation_failed`, `payment_signature_invalid`
 */
export function readNotification(
  body: string,
  { account, hmacKey }: { readonly account: string; readonly hmacKey: string },
): PaymentEvent | undefined {
  const parsed = z.safeParse(Notification, readJsonBody(body));
  const item = parsed.success
    ? parsed.data.notificationItems[0]?.NotificationRequestItem
    : undefined;
  if (item === undefined) {
    throw new ApiError('validation_failed', 'this is no notification of one item');
  }
  if (
    item.merchantAccountCode !== account ||
    !isSameSignature(signatureOf(item, hmacKey), item.additionalData.hmacSignature)
  ) {
    throw new ApiError('payment_signature_invalid', 'the signature is not valid');
  }
  if (item.eventCode !== 'AUTHORISATION') {
    return undefined;
  }
  const means = meansOf(item);
  return {
    eventId: eventIdOf(item.pspReference),
    paymentId: item.merchantReference,
    outcome: item.success === 'true' ? 'succeeded' : 'failed',
    amount: item.amount.value,
    currency: item.amount.currency,
    ...(means === undefined ? {} : { means }),
  };
}
