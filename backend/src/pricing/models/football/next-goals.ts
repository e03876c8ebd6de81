import type { PriceSheet } from '../pricing/price-sheet.ts';
import { lowScoreFactor } from './dixon-coles.ts';
import type { RemainingGoals } from './remaining-goals.ts';
import type { ScoreGrid } from './score-grid.ts';

export interface NextGoalsToPrice {
  readonly sheet: PriceSheet;
  readonly type: number;
  readonly grid: ScoreGrid;
  readonly goals: RemainingGoals;
}

/**
 * The next goal and the one after it. Among independent Poisson goals each is the home side's in
 * proportion to its mean, whatever the order. What Dixon–Coles adds to a low final score goes to
 * the side that scores that goal on the way there, to both alike on the way from 0–0 to 1–1.
 */
export function addNextGoals({ sheet, type, grid, goals }: NextGoalsToPrice): void {
  const homeLeft = goals.firstHomeMean + goals.secondHomeMean;
  const awayLeft = goals.firstAwayMean + goals.secondAwayMean;
  const left = homeLeft + awayLeft;
  if (left === 0) return;
  const { homeBase, awayBase } = grid;
  const none = Math.exp(-left);
  const shift = (home: number, away: number): number =>
    home > 1 || away > 1 || home < homeBase || away < awayBase
      ? 0
      : (lowScoreFactor(home, away, goals.homeMean, goals.awayMean) - 1) *
        none *
        (home > homeBase ? homeLeft : 1) *
        (away > awayBase ? awayLeft : 1);
  const noMore = shift(homeBase, awayBase);
  const onlyHome = shift(homeBase + 1, awayBase);
  const onlyAway = shift(homeBase, awayBase + 1);
  // Two more goals end in a low score only on the way from 0–0, one by each side.
  const both = shift(homeBase + 1, awayBase + 1) / 2;

  function add(ordinal: number, plainNone: number, shifts: readonly [number, number, number]) {
    const [homeShift, noneShift, awayShift] = shifts;
    const home = ((1 - plainNone) * homeLeft) / left + homeShift;
    const away = ((1 - plainNone) * awayLeft) / left + awayShift;
    const missing = plainNone + noneShift;
    const sum = home + missing + away;
    sheet.three(type, ordinal * 4, home / sum, missing / sum, away / sum);
  }

  const next = homeBase + awayBase + 1;
  add(next, none, [onlyHome + both, noMore, onlyAway + both]);
  add(next + 1, none * (1 + left), [both, noMore + onlyHome + onlyAway, both]);
}
