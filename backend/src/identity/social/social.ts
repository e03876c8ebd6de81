import type { OfferedNetwork, SocialProvider } from '@touchline/contracts/identity';
import { type FetchImplementation, createRemoteJWKSet, customFetch } from 'jose';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { createTokenProvider, type IdentityProvider } from './identity-provider.ts';
import { offeredNetworks, providersOf } from './offered-networks.ts';
import { createSocialStore, type SocialStore } from './social-store.ts';
import { createTestIdentities } from './test-provider/test-identities.ts';
import { registerTestIdentities } from './test-provider/test-identity-routes.ts';

export interface SocialOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly settings: () => Promise<Parameters<typeof offeredNetworks>[0]>;
  /** Whether test providers may be offered at all. */
  readonly mayTest: boolean;
  /** Gets the networks' keys in place of the platform's own. */
  readonly fetch?: FetchImplementation;
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
  /** The script and the persons of the test provider. */
  readonly register: (app: App) => void;
}

/** The configured networks and the test provider, behind one interface. */
export async function createSocial(options: SocialOptions): Promise<Social> {
  const { pool, clock, settings, mayTest, fetch } = options;
  const test = await createTestIdentities({ pool, clock });
  /** Keys are fetched once for each address, and again when a new one is used. */
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
  const networks = async () => offeredNetworks(await settings(), mayTest);

  function keysAt(address: string): ReturnType<typeof createRemoteJWKSet> {
    const known =
      keySets.get(address) ??
      createRemoteJWKSet(new URL(address), fetch === undefined ? {} : { [customFetch]: fetch });
    keySets.set(address, known);
    return known;
  }

  function configured({ keys, ...provider }: SocialProvider): IdentityProvider {
    return createTokenProvider({ ...provider, keys: keysAt(keys), clock });
  }

  return {
    store: createSocialStore({ pool, clock }),
    networks,
    provider: async (network) => {
      const offered = await networks();
      const wanted = network ?? offered[0];
      if (wanted === undefined || !offered.includes(wanted)) {
        throw new ApiError('social_unavailable', 'this site has no such social network');
      }
      if (wanted === 'test') {
        return test.provider;
      }
      const found = providersOf(await settings()).find((known) => known.network === wanted);
      if (found === undefined) {
        throw new ApiError('social_unavailable', 'this site has no such social network');
      }
      return configured(found);
    },
    register: (app) =>
      registerTestIdentities(app, {
        identities: test,
        isOffered: async () => (await networks()).includes('test'),
      }),
  };
}
