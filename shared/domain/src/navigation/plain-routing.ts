import type { RoutingSettings } from './decision.ts';

/** Addresses of a site whose configuration changes none of them. */
export const PLAIN_ROUTING: RoutingSettings = {
  bannedAddress: '/blocked',
  notFoundPaths: [],
  legacyPromoPaths: {},
  bonusesAsOffers: false,
  games: [],
  afterSignIn: [],
};
