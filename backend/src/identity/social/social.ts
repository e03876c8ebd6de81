import type { OfferedNetwork } from '@touchline/contracts/identity';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type {
  CodeNetwork,
  IdentityNetworks,
  IdentityProvider,
  NetworkSettings,
} from './identity-provider.ts';
import { createSocialStore, type SocialStore } from './social-store.ts';

export interface SocialOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly settings: () => Promise<NetworkSettings>;
  /** In the order in which their networks are offered. */
  readonly protocols: readonly IdentityNetworks[];
}

/** Signing in with what a social network says of a person. */
export interface Social {
  readonly store: SocialStore;
  /** The networks that buttons are shown for, the one-tap's first. */
  readonly networks: () => Promise<readonly OfferedNetwork[]>;
  /**
   * The provider of a network, or of the first one that is offered.
   * @throws ApiError `social_unavailable`
   */
  readonly provider: (network?: OfferedNetwork | undefined) => Promise<IdentityProvider>;
  /** The networks that visitors are redirected to. */
  readonly allRedirecting: () => Promise<readonly OfferedNetwork[]>;
  /** One of them. @throws ApiError `social_unavailable` */
  readonly redirecting: (network: OfferedNetwork) => Promise<CodeNetwork>;
  /** Where browsers get the scripts of the networks that are offered with these settings. */
  readonly scripts: (settings: NetworkSettings) => readonly string[];
  /** The endpoints of the protocols. */
  readonly register: (app: App) => void;
}

/** The networks of all protocols, behind one interface. */
export function createSocial({ pool, clock, settings, protocols }: SocialOptions): Social {
  return {
    store: createSocialStore({ pool, clock }),
    networks: async () => {
      const current = await settings();
      return [...new Set(protocols.flatMap(({ offered }) => offered(current)))];
    },
    provider: async (network) => {
      const current = await settings();
      for (const { offered, provider } of protocols) {
        const [first] = offered(current);
        const requested = network ?? first;
        if (requested !== undefined && offered(current).includes(requested)) {
          const found = provider(requested, current);
          if (found !== undefined) {
            return found;
          }
        }
      }
      throw new ApiError('social_unavailable', 'this site has no such social network');
    },
    allRedirecting: async () => {
      const current = await settings();
      return protocols.flatMap(({ offered, redirecting }) =>
        redirecting === undefined ? [] : offered(current),
      );
    },
    redirecting: async (network) => {
      const current = await settings();
      for (const { offered, redirecting } of protocols) {
        const found = offered(current).includes(network)
          ? redirecting?.(network, current)
          : undefined;
        if (found !== undefined) {
          return found;
        }
      }
      throw new ApiError('social_unavailable', 'this site redirects to no such social network');
    },
    scripts: (current) =>
      protocols.flatMap(({ offered, provider }) =>
        offered(current).flatMap((network) => provider(network, current)?.script ?? []),
      ),
    register: (app) => {
      for (const { register } of protocols) {
        register?.(app, settings);
      }
    },
  };
}
