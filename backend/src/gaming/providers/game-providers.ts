import type { ProviderKind } from '../../platform/providers/provider-registry.ts';
import { houseGames } from '../house/house-provider.ts';
import { hub88Games } from '../hub88/hub88-provider.ts';
import { pragmaticGames } from '../pragmatic/pragmatic-provider.ts';
import type { GameProvider, GameProviderNeeds } from './game-provider.ts';

/** Every provider of games that a site can be started with; a new one is its folder and a line here. */
export const gameProviders: ProviderKind<GameProviderNeeds, GameProvider> = {
  name: 'game',
  variable: 'GAME_PROVIDERS',
  definitions: [houseGames, hub88Games, pragmaticGames],
};
