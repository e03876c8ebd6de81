import type { OfferedNetwork, SocialCodeNetwork } from '@touchline/contracts/identity';
import type { CodeNetwork, IdentityNetworks, NetworkSettings } from '../identity-provider.ts';
import { createCodeNetwork } from './code-network.ts';

function describedAs(
  network: OfferedNetwork,
  { codeNetworks }: NetworkSettings,
): SocialCodeNetwork | undefined {
  return codeNetworks.find((known) => known.network === network);
}

/** The networks of the code flow that the operator offers and has described. @param secrets by network */
export function createCodeNetworks({
  secrets,
}: {
  readonly secrets: ReadonlyMap<string, string>;
}): IdentityNetworks {
  /** Each is asked once how it is spoken to, and again once the operator describes it otherwise. */
  const known = new Map<string, CodeNetwork>();

  return {
    offered: (settings) =>
      settings.socialNetworks.filter((network) => describedAs(network, settings) !== undefined),
    provider: () => undefined,
    redirecting: (network, settings) => {
      const described = describedAs(network, settings);
      if (described === undefined) {
        return undefined;
      }
      const key = JSON.stringify(described);
      const found = known.get(key) ?? createCodeNetwork(described, secrets.get(network));
      known.set(key, found);
      return found;
    },
  };
}
