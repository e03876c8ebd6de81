import type { PaymentMethod } from '@touchline/contracts/money';
import type { IncomingHttpHeaders } from 'node:http';

/** The payment that a provider has to collect. */
export interface DepositOrder {
  /** Ours; a provider called twice for the same payment answers the same. */
  readonly paymentId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly language: string;
  /** After this moment (ms since epoch) the provider must no longer take the money. */
  readonly expiresAt: number;
  /** Where the provider sends the browser afterwards. */
  readonly returnTo: { readonly success: string; readonly fail: string; readonly cancel: string };
}

/** What a provider says has happened, once its signature has been checked. */
export interface PaymentEvent {
  /** The provider's own; the same event may be reported many times. */
  readonly eventId: string;
  readonly paymentId: string;
  readonly outcome: 'succeeded' | 'failed' | 'cancelled';
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** One way to take money in. Another provider is another implementation of this, and nothing else. */
export interface PaymentProvider {
  readonly id: string;
  /** The methods offered for a currency; amounts in its minor units. */
  readonly methods: (currency: string) => Promise<readonly PaymentMethod[]>;
  /** Opens a deposit at the provider; idempotent by `paymentId`. */
  readonly createDeposit: (order: DepositOrder) => Promise<{ readonly redirectUrl: string }>;
  /** Sends a deposit back to where it came from; idempotent by `paymentId`. */
  readonly refundDeposit: (deposit: {
    readonly paymentId: string;
    /** Minor units. */
    readonly amount: number;
    readonly currency: string;
  }) => Promise<void>;
  /**
   * Reads a callback.
   * @throws ApiError `payment_signature_invalid`
   */
  readonly verifyCallback: (callback: {
    readonly headers: IncomingHttpHeaders;
    /** The body as it came: signatures are over bytes. */
    readonly body: string;
  }) => PaymentEvent;
}
