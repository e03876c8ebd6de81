import type { GameRoute } from './decision.ts';

/** The bonus games with the bare paths they used to have (platform specification §2). */
export const BONUS_GAMES: readonly GameRoute[] = [
  { route: 'fortuna-bonus', oldRoute: 'fortuna' },
  { route: 'chest-bonus', oldRoute: 'chest' },
  { route: 'memory-bonus', oldRoute: 'memory' },
  { route: 'safe-bonus', oldRoute: 'safe' },
  { route: 'lottery-bonus', oldRoute: 'lottery' },
  { route: 'dragon-bonus', oldRoute: 'dragon' },
];

/** The present route of a game, by the route it has or used to have. */
export function currentGameRoute(
  asked: string | undefined,
  games: readonly GameRoute[],
): string | undefined {
  return [...games, ...BONUS_GAMES].find(
    ({ route, oldRoute }) => route === asked || oldRoute === asked,
  )?.route;
}
