import type { CasinoLobbyAnswer, MyCasinoAnswer } from '@touchline/contracts/casino';

export type Rails = CasinoLobbyAnswer['rails'];

/** The rails that are a player's own. */
const OWN = {
  continue: 'recent',
  favourites: 'favourites',
  recommended: 'recommended',
} as const satisfies Record<string, keyof MyCasinoAnswer>;
const isOwn = (rail: string): rail is keyof typeof OWN => Object.hasOwn(OWN, rail);
const NAMED = new Set(['continue', 'favourites', 'recommended', 'new', 'popular', 'more']);
/** Whether a rail is no list of the operator's, and has no page behind it. */
export const isNamed = (rail: string): boolean => NAMED.has(rail);
/** A list with fewer games has no rail of its own: its games share one. */
const RAIL_LEAST = 3;

/** The operator's rails, those of a player filled, and the games of the shortest lists in a rail at the end. */
export function filledRails(rails: Rails, mine: MyCasinoAnswer | undefined): Rails {
  const filled = rails
    .map((one) => (isOwn(one.rail) ? { ...one, games: mine?.[OWN[one.rail]] ?? [] } : one))
    .filter(({ games }) => games.length > 0);
  const isShort = ({ rail, total }: Rails[number]) => !isNamed(rail) && total < RAIL_LEAST;
  const long = filled.filter((one) => !isShort(one));
  const inLists = new Set(
    long.filter(({ rail }) => !isNamed(rail)).flatMap(({ games }) => games.map(({ id }) => id)),
  );
  const rest = new Map(
    filled
      .filter(isShort)
      .flatMap(({ games }) => games)
      .filter(({ id }) => !inLists.has(id))
      .map((game) => [game.id, game]),
  );
  return rest.size === 0
    ? long
    : [...long, { rail: 'more', total: rest.size, games: [...rest.values()] }];
}
