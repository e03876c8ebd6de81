import type { RoutingSettings } from './decision.ts';

/** What the configuration decides about addresses: page server and shell use the same. */
export function routingSettings({
  bannedAddress,
  routing,
}: {
  readonly bannedAddress: string;
  readonly routing?: Partial<Omit<RoutingSettings, 'bannedAddress'>> | undefined;
}): RoutingSettings {
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
