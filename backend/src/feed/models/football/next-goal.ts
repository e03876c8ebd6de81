import type { PriceSheet } from '../pricing/price-sheet.ts';
import { lowScoreFactor } from './dixon-coles.ts';
import type { RemainingGoals } from './remaining-goals.ts';
import type { ScoreGrid } from './score-grid.ts';

export interface NextGoalToPrice {
  readonly sheet: PriceSheet;
  readonly type: number;
  readonly grid: ScoreGrid;
  readonly goals: RemainingGoals;
}

/**
 * The next goal: among independent Poisson goals it is the home side's in proportion to its mean;
 * what Dixon–Coles adds to a low final score goes to whoever scores first on the way there, to
 * both alike on the way from 0–0 to 1–1.
 */
export function addNextGoal({ sheet, type, grid, goals }: NextGoalToPrice): void {
  const homeLeft = goals.firstHomeMean + goals.secondHomeMean;
  const awayLeft = goals.firstAwayMean + goals.secondAwayMean;
  const { homeBase, awayBase } = grid;
  const none = Math.exp(-homeLeft - awayLeft);
  if (homeLeft + awayLeft === 0) return;
  const shift = (home: number, away: number): number =>
    home > 1 || away > 1
      ? 0
      : (lowScoreFactor(home, away, goals.homeMean, goals.awayMean) - 1) *
        none *
        (home > homeBase ? homeLeft : 1) *
        (away > awayBase ? awayLeft : 1);
  let home = ((1 - none) * homeLeft) / (homeLeft + awayLeft);
  let away = ((1 - none) * awayLeft) / (homeLeft + awayLeft);
  const noMore = none + shift(homeBase, awayBase);
  if (homeBase === 0) home += shift(1, awayBase);
  if (awayBase === 0) away += shift(homeBase, 1);
  if (homeBase === 0 && awayBase === 0) {
    home += shift(1, 1) / 2;
    away += shift(1, 1) / 2;
  }
  const sum = home + noMore + away;
  const ordinal = (homeBase + awayBase + 1) * 4;
  sheet.three(type, ordinal, home / sum, noMore / sum, away / sum);
}
