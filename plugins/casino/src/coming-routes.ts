import type { RouteDefinition } from '@touchline/plugin-api';
import { routesLike } from '@touchline/plugin-api/routes';

const coming = routesLike({
  layout: 'third-party',
  access: 'any',
  title: (name) => `title.${name}`,
  view: () => import('@touchline/ui/coming'),
});

/** Pages still to come, each with what its route already decides: layout, access, conditions. */
export const comingRoutes: readonly RouteDefinition[] = [
  coming('slots', '/slots/:subcategory?'),
  coming('slotsGame', '/slots/:subcategory?/game/:gameId/:gameName', {
    title: 'title.casinoGame',
    keepHeader: true,
  }),
  coming('slotsVulkan', '/slots/vulkan', { title: 'title.slots' }),
  coming('bingo', '/bingo'),
  coming('casinoLobby', '/casino-lobby'),
  coming('virtualSports', '/virtualsports'),
  coming('fastBet', '/fast-bet'),
  coming('scratchcards', '/scratchcards'),
  coming('tvGames', '/tvgames'),
  coming('fishingHunting', '/fishinghunting'),
  coming('crashGames', '/crash-games'),
  coming('keno', '/keno'),
  coming('asianGames', '/asian-games'),
  coming('cardGames', '/card-games'),
  coming('skillGames', '/skill-games'),
  coming('poker', '/poker/:game?'),
  coming('brands', '/providers', { hide: ['brands'] }),
  coming('provider', '/providers/:provider', { title: 'title.brands', hide: ['brands'] }),
  coming('casinoSearch', '/casino-search'),
  coming('otherGames', '/othergames'),
  coming('myCasinoFavorites', '/my-casino/favorites', { title: 'title.myCasino', access: 'auth' }),
  coming('myCasinoRecommended', '/my-casino/recommended', {
    title: 'title.myCasino',
    access: 'auth',
  }),
  coming('myCasinoAuthorization', '/my-casino/authorization', {
    title: 'title.myCasino',
    access: 'guest',
  }),
  coming('myCasino', '/my-casino', { access: 'auth' }),
  coming('casinoPromotions', '/bonus/casino/promotions'),
  coming('casinoDailyChallenges', '/bonus/casino/daily-challenges'),
  coming('casinoPromotion', '/bonus/casino/promotions/:id', { title: 'title.casinoPromotions' }),
  coming('casinoBonusItem', '/bonus/casino/:id', { title: 'title.casinoBonus' }),
  coming('liveCasino', '/live-casino'),
];
