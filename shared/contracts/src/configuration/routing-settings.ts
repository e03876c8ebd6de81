import type { RoutingSettings } from '@touchline/domain/navigation';
import type { CoreConfiguration } from './configuration.ts';

/** What the configuration decides about addresses: page server and shell use the same. */
export function routingSettings({ bannedAddress, routing }: CoreConfiguration): RoutingSettings {
  return {
    bannedAddress,
    notFoundPaths: [],
    legacyPromoPaths: {},
    bonusesAsOffers: false,
    games: [],
    afterSignIn: [],
    ...routing,
  };
}
