import { GameLandingAnswer } from '@touchline/contracts/casino';
import { defineResource } from '@touchline/plugin-api';

/** A page that presents a game; `not_found` where operators have made none. */
export const landingResource = defineResource({
  name: 'games.landing',
  path: ({ route }: { readonly route: string; readonly language: string }) =>
    `/casino-api/v1/landings/${encodeURIComponent(route)}`,
  schema: GameLandingAnswer,
});
