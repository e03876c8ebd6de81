import type { ConfigurationValues } from '@touchline/contracts/configuration';
import type { PaymentMethod, WithdrawalMethod } from '@touchline/contracts/money';
import type { IncomingHttpHeaders } from 'node:http';
import type { App } from '../../platform/http/app.ts';
import type {
  ProviderNeeds,
  SelectedProvider,
} from '../../platform/providers/provider-registry.ts';
import type { PaymentEvent, PaymentMeans } from './payment-event.ts';

/** The payment that a provider has to collect. */
export interface DepositOrder {
  /** Ours; a provider called twice for the same payment answers the same. */
  readonly paymentId: string;
  readonly playerId: string;
  readonly methodId: string;
  /** What the player has paid with before and pays with again; without it the provider asks. */
  readonly meansId: string | undefined;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly language: string;
  /** After this moment (ms since epoch) the provider must no longer take the money. */
  readonly expiresAt: number;
  /** Where the provider sends the browser afterwards. */
  readonly returnTo: { readonly success: string; readonly fail: string; readonly cancel: string };
}

/** Whose an account must be: the name on the player's documents. */
export interface AccountHolder {
  readonly name: string;
  readonly surname: string;
}

/** Money that a provider has to pay to a player. */
export interface PayoutOrder {
  /** Ours; a provider called twice for the same payment pays once. */
  readonly paymentId: string;
  readonly playerId: string;
  /** Undefined while the player is not verified. */
  readonly holder: AccountHolder | undefined;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly methodId: string;
  readonly meansId: string;
}

/** Accounts of players that have brought no money in. */
export interface OwnAccounts {
  /** Those of its payout methods that can pay to an account number (IBAN). */
  readonly methods: readonly string[];
  /**
   * Asks the bank whether an account is the holder's, and keeps it; idempotent by player and number.
   * @returns the means, `refused` where the bank does not confirm the name or the account cannot be paid to
   * @throws when it is to be tried again
   */
  readonly add: (account: {
    readonly playerId: string;
    readonly methodId: string;
    /** A valid IBAN, without spaces. */
    readonly accountNumber: string;
    readonly holder: AccountHolder;
  }) => Promise<PaymentMeans | 'refused'>;
}

/** What a provider can pay out by one of its methods. */
export type PayoutMethod = PaymentMethod & Pick<WithdrawalMethod, 'feeMinor'>;

/** The payouts of a provider, which reports them with callbacks as it does deposits. */
export interface Payouts {
  /** The methods offered for a currency, with the ids that they have for deposits. */
  readonly methods: (currency: string) => Promise<readonly PayoutMethod[]>;
  /**
   * Orders a payout; idempotent by `paymentId`.
   * @returns `refused` where it will never be paid, e.g. because the card is gone
   * @throws when it is to be tried again
   */
  readonly order: (order: PayoutOrder) => Promise<'accepted' | 'refused'>;
  /** Absent where a provider pays back alone. */
  readonly own?: OwnAccounts;
}

/** One movement of money, as a provider has it in its own books. */
export interface StatementLine {
  readonly paymentId: string;
  readonly kind: 'deposit' | 'refund' | 'payout';
  /** Minor units, positive. */
  readonly amount: number;
  readonly currency: string;
  /** Milliseconds since epoch, by the provider's clock. */
  readonly at: number;
}

/** Answers all that a provider moved for us within a span of time (ms since epoch). */
export type Statement = (span: {
  readonly from: number;
  readonly until: number;
}) => Promise<readonly StatementLine[]>;

/** What a payment provider implements; its folder declares it with `defineProvider`. */
export interface PaymentAdapter {
  /**
   * The methods offered for a currency; amounts in its minor units. Their ids are stored with payments
   * and must differ from those of other providers, e.g. `acme-card`.
   */
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
  /** Absent where a provider only takes money in. */
  readonly payouts?: Payouts;
  /** Compared with the ledger each day; absent where a provider publishes no such list. */
  readonly statement?: Statement;
  /**
   * Reads a callback; what it returns is checked again before anything is stored. Undefined where a genuine
   * callback says nothing about a payment's outcome.
   * @throws ApiError `payment_signature_invalid`, `validation_failed`
   */
  readonly verifyCallback: (callback: {
    readonly headers: IncomingHttpHeaders;
    /** The body as it came: signatures are over bytes. */
    readonly body: string;
  }) => PaymentEvent | undefined;
  /** The text that a handled callback is answered with, for providers that wait for one. */
  readonly acknowledgement?: string;
  /** Registers pages and endpoints of its own. */
  readonly register?: (app: App) => Promise<void>;
  /** Retries what failed; called every 30 s. */
  readonly retry?: () => Promise<void>;
  /** Completes a deposit without a player; only test providers have it. */
  readonly completeDeposit?: (paymentId: string) => Promise<void>;
}

/** A provider that the site was started with. */
export interface PaymentProvider extends PaymentAdapter {
  readonly id: string;
}

/** What a provider may use of the site. */
export interface PaymentProviderNeeds extends ProviderNeeds {
  readonly configuration: {
    readonly read: () => Promise<Pick<ConfigurationValues, 'payments'>>;
  };
  /**
   * Sends a callback of this provider to the site, for a provider in the same process: through all of the
   * HTTP stack but no socket, so that it works on any port and behind any certificate.
   * @returns the HTTP status
   */
  readonly deliver: (callback: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }) => Promise<number>;
}

export type SelectedPaymentProvider = SelectedProvider<PaymentProviderNeeds, PaymentAdapter>;
