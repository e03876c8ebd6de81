import {
  decidingScore,
  type MatchResult,
  partsOf,
  type Score,
  scoreOf,
  type Side,
} from '../markets/index.ts';

/** A result as lists of results show it; an absent part is unknown. */
export interface ShownResult {
  /** The final score: sets or maps in sports of those; of basketball after four quarters, since overtime points are unknown. */
  readonly score?: Score;
  /** The scores of halves, periods, quarters or sets, in order. */
  readonly parts: readonly Score[];
  /** Who won after the regular time was drawn: in overtime or by penalty shots. */
  readonly overtime?: Side;
  /** Wickets lost by each side, in cricket. */
  readonly wickets?: Score;
}

const FULL_TIME = { period: 'ft' } as const;

/** As every table of results writes it: the winner in overtime gets the goal that decided. */
function tableScore(result: MatchResult): Score | undefined {
  return result.sport === 'ice-hockey' && result.overtimeWinner !== undefined
    ? scoreOf(result, { period: 'match', unit: undefined })
    : decidingScore(result);
}

/** What a page shows of a result. */
export function shownResult(result: MatchResult): ShownResult {
  const score = tableScore(result);
  const wickets =
    result.sport === 'cricket' ? scoreOf(result, { ...FULL_TIME, unit: 'wickets' }) : undefined;
  return {
    ...(score && { score }),
    parts: partsOf(result) ?? [],
    ...('overtimeWinner' in result &&
      result.overtimeWinner !== undefined && { overtime: result.overtimeWinner }),
    ...(wickets && result.sport === 'cricket' && (result.innings?.length ?? 0) > 1 && { wickets }),
  };
}

/** How a match ended for one of its sides. */
export type SideOutcome = 'won' | 'overtime-won' | 'drawn' | 'overtime-lost' | 'lost';

/**
 * How a match that was played to its end ended for a side; undefined when it was not, or when the
 * source does not have its score.
 */
export function outcomeOf(result: MatchResult, side: Side): SideOutcome | undefined {
  const { score, overtime } = shownResult(result);
  if (result.status !== 'finished' || score === undefined) {
    return undefined;
  }
  if (overtime !== undefined) {
    return overtime === side ? 'overtime-won' : 'overtime-lost';
  }
  const other = side === 'home' ? 'away' : 'home';
  if (score[side] === score[other]) {
    return 'drawn';
  }
  return score[side] > score[other] ? 'won' : 'lost';
}
