import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a notification's signature is over. */
export interface SignedItem {
  readonly pspReference: string;
  readonly originalReference?: string | undefined;
  readonly merchantAccountCode: string;
  readonly merchantReference: string;
  readonly amount: { readonly value: number; readonly currency: string };
  readonly eventCode: string;
  readonly success: string;
}

/**
 * The signature of a standard notification: HMAC-SHA256 over its values joined by colons, as base64
 * (docs.adyen.com, "Verify HMAC signatures").
 * @param key as the customer area shows it, hexadecimal
 */
export function signatureOf(item: SignedItem, key: string): string {
  const signed = [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':');
  return webhookSignature(signed, key);
}

/**
 * The signature of a webhook of the balance platform: HMAC-SHA256 over the body as it came, as base64.
 * @param key as the customer area shows it, hexadecimal
 */
export function webhookSignature(body: string, key: string): string {
  return createHmac('sha256', Buffer.from(key, 'hex')).update(body).digest('base64');
}

/** Whether a signature is the expected one, compared in constant time. */
export function isSameSignature(expectedOne: string, given: string): boolean {
  const expected = Buffer.from(expectedOne);
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
