import { findMarketType } from '@touchline/domain/markets';

const SCORES: ReadonlySet<string> = new Set([
  'correct-score',
  'half-correct-score',
  'set-score-best-of-3',
  'set-score-best-of-5',
  'map-score-best-of-3',
  'frame-score-best-of-7',
  'frame-score-best-of-9',
  'frame-score-best-of-11',
  'tennis-set-score',
]);

/** Whether the outcomes of a market are scores such as `2-1`. */
export function hasScores(code: string): boolean {
  return SCORES.has(findMarketType(code)?.kindName ?? '');
}

/** The scores of a market that one result has. */
export interface ScoreColumn {
  readonly result: 'home' | 'draw' | 'away';
  readonly codes: readonly string[];
}

const RESULTS = ['home', 'draw', 'away'] as const;

interface ReadScore {
  readonly code: string;
  readonly result: ScoreColumn['result'] | undefined;
  /** The winner's number, and the loser's; "any other" is after all of them. */
  readonly order: readonly [number, number];
}

function readScore(code: string): ReadScore {
  const [first = '', second = ''] = code.split('-');
  if (second === 'other') {
    const result = RESULTS.find((one) => one === first);
    return { code, result, order: [Number.POSITIVE_INFINITY, 0] };
  }
  const home = Number(first);
  const away = Number(second);
  const result = home === away ? 'draw' : home > away ? 'home' : 'away';
  return { code, result, order: [Math.max(home, away), Math.min(home, away)] };
}

/**
 * Outcome codes of a correct score in the columns of a coupon: home wins, draws, away wins, each from
 * the lowest score up with "any other" last. A result that no outcome has gets no column.
 */
export function scoreColumns(codes: readonly string[]): readonly ScoreColumn[] {
  const scores = codes.map(readScore).toSorted((left, right) => {
    const [winner, loser] = left.order;
    return winner === right.order[0] ? loser - right.order[1] : winner - right.order[0];
  });
  return RESULTS.flatMap((result) => {
    const column = scores.filter((score) => score.result === result);
    return column.length === 0 ? [] : [{ result, codes: column.map(({ code }) => code) }];
  });
}
