import type { EventState } from '@touchline/contracts/line';

export interface TeamScore {
  readonly score: string | undefined;
  /** Sets, quarters, maps and the points of the running game, oldest first. */
  readonly parts: readonly string[];
  readonly isServing: boolean;
}

/** Sports whose total alone is not enough for the state of a match. */
const WITH_PARTS = new Set([
  'tennis',
  'volleyball',
  'table-tennis',
  'badminton',
  'darts',
  'basketball',
  'american-football',
  'cs2',
  'valorant',
  'dota2',
  'lol',
]);

/**
 * The score behind a team's name. With `all` parts every sport shows its halves, periods or innings
 * from the second on: a single one equals the total.
 */
export function teamScore(
  state: EventState,
  sport: string,
  side: 'home' | 'away',
  parts?: 'all',
): TeamScore {
  const { score } = state;
  if (score === undefined) {
    return { score: undefined, parts: [], isServing: false };
  }
  const at = side === 'home' ? 0 : 1;
  const { detail } = score;
  const isInParts = WITH_PARTS.has(sport) || (parts && score.periods.length > 1);
  const shown = isInParts ? score.periods.map((period) => String(period[at])) : [];
  const points = detail?.points?.[at];
  const wickets = detail?.wickets?.[at];
  const total = String(score.total[at]);
  return {
    score: wickets === undefined ? total : `${total}/${wickets}`,
    parts: points === undefined ? shown : [...shown, points],
    isServing: detail?.serving === side,
  };
}
