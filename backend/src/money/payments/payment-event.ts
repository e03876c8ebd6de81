import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';

const id = () => text().check(z.minLength(1), z.maxLength(200));

const PaymentMeans = z.object({
  id: id(),
  /** As its owner recognises it, e.g. `•••• 4242`. */
  label: id(),
});

const PaymentEvent = z.object({
  /** The provider's own; the same event may be reported many times. */
  eventId: id(),
  paymentId: z.uuid(),
  outcome: z.enum(['succeeded', 'failed', 'cancelled']),
  /** Minor units. */
  amount: z.number().check(z.int(), z.positive()),
  currency: text().check(z.regex(/^[A-Z]{3}$/)),
  /** What a deposit was paid with, where money can go back to it. */
  means: z.optional(PaymentMeans),
});

/** A card, wallet or bank account of a player, by the provider's own id. */
export type PaymentMeans = z.infer<typeof PaymentMeans>;

/** What a provider says has happened, once its signature has been checked. */
export type PaymentEvent = z.infer<typeof PaymentEvent>;

/**
 * Reads what an adapter has made of a callback: a genuine signature says who wrote it, not that it
 * can be stored.
 * @throws ApiError `validation_failed`
 */
export function readPaymentEvent(stated: unknown): PaymentEvent {
  const event = z.safeParse(PaymentEvent, stated);
  if (!event.success) {
    throw new ApiError('validation_failed', 'this is not what a provider may report');
  }
  return event.data;
}

/**
 * Reads the body of a callback that is JSON, for adapters.
 * @throws ApiError `validation_failed`
 */
export function readJsonBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new ApiError('validation_failed', 'the callback is not JSON', { cause: error });
  }
}
