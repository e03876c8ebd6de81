import type { IncomingHttpHeaders } from 'node:http';
import type { CheckNews } from '@touchline/domain/verification';
import type {
  ProviderNeeds,
  SelectedProvider,
} from '../../platform/providers/provider-registry.ts';

/** A check that a player is sent to. */
export interface CheckOrder {
  /** Names the player at the provider; the same one each time. */
  readonly reference: string;
  /** Two letters. */
  readonly language: string;
  /** Addresses of the site that the player returns to. What they say is no result. */
  readonly returnTo: { readonly done: string; readonly again: string };
}

/** What a provider says about the check of one player. */
export interface CheckReport extends CheckNews {
  readonly reference: string;
  /** Names the player within the provider. */
  readonly applicantId: string;
}

/** What checks identities in place of the house's operators; its folder declares it with `defineProvider`. */
export interface CheckAdapter {
  /**
   * Opens the provider's page for a player; may be called as often as the player asks.
   * @returns its address, on an origin of the provider
   * @throws ApiError `unavailable`
   */
  readonly open: (order: CheckOrder) => Promise<{ readonly url: string }>;
  /**
   * Reads how far a check is, for reports that were lost.
   * @returns undefined where the provider does not know the player yet
   * @throws ApiError `unavailable`
   */
  readonly read: (reference: string) => Promise<CheckReport | undefined>;
  /** Lets a player do the check again, from its beginning. @throws ApiError `unavailable` */
  readonly reset: (applicantId: string) => Promise<void>;
  /**
   * Reads a report. Undefined where a genuine one says nothing about how far a check is.
   * @throws ApiError `identity_check_signature_invalid`, `validation_failed`
   */
  readonly readReport: (report: {
    readonly headers: IncomingHttpHeaders;
    /** The body as it came: signatures are over bytes. */
    readonly body: string;
  }) => CheckReport | undefined;
}

/** The provider that the site was started with. */
export interface CheckProvider extends CheckAdapter {
  readonly id: string;
}

export type SelectedCheckProvider = SelectedProvider<ProviderNeeds, CheckAdapter>;
