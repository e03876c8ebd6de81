import type { RouteDefinition } from '@touchline/plugin-api';
import { routesLike } from '@touchline/plugin-api/routes';

const COMMON = {
  layout: 'third-party',
  access: 'any',
  title: (name: string) => `title.${name}`,
} as const;

const lobby = routesLike({ ...COMMON, view: () => import('./lobby/lobby.view.tsx') });
const list = routesLike({ ...COMMON, view: () => import('./list/list.view.tsx') });
const game = routesLike({
  layout: 'third-party',
  access: 'any',
  title: () => 'title.casinoGame',
  keepHeader: true,
  view: () => import('./game/game.view.tsx'),
});
const mine = routesLike({
  layout: 'third-party',
  access: 'auth',
  title: () => 'title.myCasino',
  view: () => import('./mine/my-casino.view.tsx'),
});

/** The lobby, the lists of games, the games themselves, and a player's own. */
export const gameRoutes: readonly RouteDefinition[] = [
  lobby('casino', '/casino/:subcategory?'),
  lobby('casinoLobby', '/casino-lobby'),
  game('casinoGame', '/casino/:subcategory?/game/:gameId/:gameName'),
  list('slots', '/slots/:subcategory?'),
  game('slotsGame', '/slots/:subcategory?/game/:gameId/:gameName'),
  list('slotsVulkan', '/slots/vulkan', { title: 'title.slots' }),
  list('bingo', '/bingo'),
  list('virtualSports', '/virtualsports', {
    view: () => import('./virtuals/virtual-sports.view.tsx'),
  }),
  list('fastBet', '/fast-bet'),
  list('scratchcards', '/scratchcards'),
  list('tvGames', '/tvgames'),
  list('fishingHunting', '/fishinghunting'),
  list('crashGames', '/crash-games'),
  list('fastGames', '/fast-games'),
  list('keno', '/keno'),
  list('asianGames', '/asian-games'),
  list('cardGames', '/card-games'),
  list('skillGames', '/skill-games'),
  list('poker', '/poker/:game?'),
  list('otherGames', '/othergames'),
  list('liveCasino', '/live-casino'),
  list('brands', '/providers', {
    hide: ['brands'],
    view: () => import('./providers/providers.view.tsx'),
  }),
  list('provider', '/providers/:provider', {
    title: 'title.brands',
    hide: ['brands'],
    view: () => import('./providers/provider.view.tsx'),
  }),
  list('casinoSearch', '/casino-search', { view: () => import('./search/search.view.tsx') }),
  mine('myCasino', '/my-casino'),
  mine('myCasinoFavorites', '/my-casino/favorites'),
  mine('myCasinoRecommended', '/my-casino/recommended'),
  mine('myCasinoAuthorization', '/my-casino/authorization', {
    access: 'guest',
    view: () => import('./mine/authorization.view.tsx'),
  }),
];
