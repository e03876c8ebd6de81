import type { OfferedNetwork, SocialProvider } from '@touchline/contracts/identity';
import { createRemoteJWKSet, customFetch, type FetchImplementation } from 'jose';
import type { Clock } from '../../../platform/clock.ts';
import type { IdentityNetworks, NetworkSettings } from '../identity-provider.ts';
import { createTokenProvider } from '../token-provider.ts';

function describedAs(
  network: OfferedNetwork,
  { providers }: NetworkSettings,
): SocialProvider | undefined {
  return providers.find((known) => known.network === network);
}

/**
 * The networks that the operator offers and has described.
 * @param options.fetch gets the networks' keys in place of the platform's own
 */
export function createOpenIdNetworks({
  clock,
  fetch,
}: {
  readonly clock: Clock;
  readonly fetch?: FetchImplementation;
}): IdentityNetworks {
  /** Keys are fetched once for each address, and again when a new one is used. */
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

  function keysAt(address: string): ReturnType<typeof createRemoteJWKSet> {
    const known =
      keySets.get(address) ??
      createRemoteJWKSet(new URL(address), fetch === undefined ? {} : { [customFetch]: fetch });
    keySets.set(address, known);
    return known;
  }

  return {
    offered: (settings) =>
      settings.socialNetworks.filter((network) => describedAs(network, settings) !== undefined),
    provider: (network, settings) => {
      const described = describedAs(network, settings);
      return (
        described && createTokenProvider({ ...described, keys: keysAt(described.keys), clock })
      );
    },
  };
}
