import type {
  OfferedNetwork,
  SocialCodeNetwork,
  SocialProvider,
} from '@touchline/contracts/identity';
import type { App } from '../../platform/http/app.ts';
import type {
  ProviderNeeds,
  SelectedProvider,
} from '../../platform/providers/provider-registry.ts';

/** A person as a social network knows them. */
export interface Identity {
  /** The network's own name for the person; it never changes and belongs to no one else. */
  readonly subject: string;
  /** How to address the person; not to be relied on for anything. */
  readonly name: string | undefined;
  /** The person's address, where the network vouches for it. */
  readonly email: string | undefined;
  /** When the proof ends, milliseconds since epoch. */
  readonly expiresAt: number;
}

/** One network to sign in with. */
export interface IdentityProvider {
  readonly network: OfferedNetwork;
  /** What the network knows this site by. */
  readonly clientId: string;
  /** Where browsers get the script that prompts the person. */
  readonly script: string;
  /**
   * Who a credential proves the person to be.
   * @param nonce what this browser was given; the credential must have been made for it
   * @throws ApiError `social_credential_invalid`; `unavailable` when the network's keys cannot be had
   */
  readonly verify: (credential: string, nonce: string) => Promise<Identity>;
}

/** What a visitor who is sent to a network must come back with. */
export interface CodeChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A network that sends visitors back with a code. */
export interface CodeNetwork {
  readonly network: OfferedNetwork;
  /** Where a visitor is sent. @throws ApiError `unavailable` when the network cannot be reached */
  readonly address: (redirectUri: string, checks: CodeChecks) => Promise<string>;
  /**
   * Who comes back.
   * @param returned the address that the network has redirected to
   * @throws ApiError `social_credential_invalid`; `unavailable` when the network cannot be reached
   */
  readonly identify: (
    returned: URL,
    checks: CodeChecks,
  ) => Promise<Pick<Identity, 'subject' | 'name' | 'email'>>;
}

/** What the operator has set of social networks. */
export interface NetworkSettings {
  readonly socialNetworks: readonly OfferedNetwork[];
  readonly providers: readonly SocialProvider[];
  readonly codeNetworks: readonly SocialCodeNetwork[];
  readonly testProvider: boolean;
}

/** The networks of one protocol. Another protocol is another implementation of this. */
export interface IdentityNetworks {
  /** Those that the operator's settings offer, in the order of their buttons. */
  readonly offered: (settings: NetworkSettings) => readonly OfferedNetwork[];
  /** One of those that are offered; undefined for any other. */
  readonly provider: (
    network: OfferedNetwork,
    settings: NetworkSettings,
  ) => IdentityProvider | undefined;
  /** One of those that visitors are redirected to; undefined for any other. */
  readonly redirecting?: (
    network: OfferedNetwork,
    settings: NetworkSettings,
  ) => CodeNetwork | undefined;
  /** Registers pages and endpoints of its own. */
  readonly register?: (app: App, settings: () => Promise<NetworkSettings>) => void;
}

export type SelectedIdentityNetworks = SelectedProvider<ProviderNeeds, IdentityNetworks>;
