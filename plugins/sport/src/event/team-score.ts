import type { EventState } from '@touchline/contracts';

export interface TeamScore {
  readonly score: string | undefined;
  /** Sets, quarters and the points of the running game, oldest first. */
  readonly parts: readonly string[];
  readonly isServing: boolean;
}

/** Sports whose parts are worth showing beside the total in a list. */
const WITH_PARTS = new Set(['tennis', 'volleyball', 'basketball']);

/** What stands behind a team's name. */
export function teamScore(state: EventState, sport: string, side: 'home' | 'away'): TeamScore {
  const { score } = state;
  if (score === undefined) {
    return { score: undefined, parts: [], isServing: false };
  }
  const at = side === 'home' ? 0 : 1;
  const { detail } = score;
  const parts = WITH_PARTS.has(sport) ? score.periods.map((period) => String(period[at])) : [];
  const points = detail?.points?.[at];
  const wickets = detail?.wickets?.[at];
  const total = String(score.total[at]);
  return {
    score: wickets === undefined ? total : `${total}/${wickets}`,
    parts: points === undefined ? parts : [...parts, points],
    isServing: detail?.serving === side,
  };
}
