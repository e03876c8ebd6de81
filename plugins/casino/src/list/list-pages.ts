import type { PluginContext, RouteTarget } from '@touchline/plugin-api';

/** The routes of the lists that have a page of their own; others are pages of the casino. */
const ROUTES: Readonly<Record<string, string>> = {
  slots: 'slots',
  'live-casino': 'liveCasino',
  'crash-games': 'crashGames',
  'fast-games': 'fastGames',
  'card-games': 'cardGames',
  keno: 'keno',
  scratchcards: 'scratchcards',
  poker: 'poker',
  bingo: 'bingo',
  virtualsports: 'virtualSports',
  tvgames: 'tvGames',
  'skill-games': 'skillGames',
  fishinghunting: 'fishingHunting',
  'asian-games': 'asianGames',
  'fast-bet': 'fastBet',
  othergames: 'otherGames',
};
const LISTS = Object.fromEntries(Object.entries(ROUTES).map(([list, route]) => [route, list]));

/** The list that a route shows. */
export function listOf(route: string): string | undefined {
  return route === 'slotsVulkan' ? 'vulkan' : LISTS[route];
}

/** A provider's word for a category or a feature, as it is read: `free-spins` is “Free spins”. */
export function wordsOf(word: string): string {
  const words = word.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a list is called; one that only the operator knows by its own word. */
export function listName(list: string, i18n: PluginContext['i18n']): string {
  const route = ROUTES[list];
  if (route !== undefined) {
    return i18n.t(`title.${route}`);
  }
  return list === 'table-games' ? i18n.t('lobby.tableGames') : wordsOf(list);
}

/** The page of a list. */
export function listTarget(list: string): RouteTarget {
  const route = ROUTES[list];
  return route === undefined ? { route: 'casino', params: { subcategory: list } } : { route };
}
