import { atMost } from '../pricing/fair-line.ts';
import { addAsianLines, addHalfLines, addHandicaps, addOddEven } from '../pricing/line-ladder.ts';
import { noLine, type PriceSheet } from '../pricing/price-sheet.ts';
import type { PeriodSlots } from './football-slots.ts';
import { type ScoreGrid, scoreProbability } from './score-grid.ts';

/** How lopsided the outermost half lines, and quarter lines, may be. */
const leastOfHalfLines = 0.04;
const leastOfQuarterLines = 0.1;

export interface PeriodToPrice {
  readonly sheet: PriceSheet;
  readonly slots: PeriodSlots;
  readonly grid: ScoreGrid;
  /** Scratch for long lists of outcomes. */
  readonly list: Float64Array;
  /** Highest goals a side in the list of correct scores, and of the exact total. */
  readonly mostInScore: number;
  readonly mostInTotal: number;
}

/** Adds the markets that the whole match and each half have alike. */
export function addPeriodMarkets(period: PeriodToPrice): void {
  const { sheet, slots, grid } = period;
  const { difference, total, homeGoals, awayGoals } = grid;
  const upToDraw = atMost(difference, 0);
  const away = atMost(difference, -1);
  const home = 1 - upToDraw;
  const draw = upToDraw - away;
  sheet.three(slots.result, noLine, home, draw, away);
  sheet.three(slots.doubleChance, noLine, home + draw, home + away, draw + away);
  if (home + away > 0) sheet.two(slots.drawNoBet, noLine, home / (home + away));
  sheet.two(slots.bothScore, noLine, bothScoreProbability(grid));

  addHalfLines({ sheet, type: slots.total, distribution: total, least: leastOfHalfLines });
  addHandicaps({
    sheet,
    type: slots.handicap,
    distribution: difference,
    least: leastOfQuarterLines,
    step: 1,
    now: grid.homeBase - grid.awayBase,
  });
  addAsianLines({ sheet, type: slots.asianTotal, distribution: total, least: leastOfQuarterLines });
  addHalfLines({ sheet, type: slots.homeTotal, distribution: homeGoals, least: leastOfHalfLines });
  addHalfLines({ sheet, type: slots.awayTotal, distribution: awayGoals, least: leastOfHalfLines });
  addOddEven({ sheet, type: slots.oddEven, distribution: total });
  addExactTotal(period);
  addCorrectScore(period);
}

export function bothScoreProbability(grid: ScoreGrid): number {
  const homeNone = atMost(grid.homeGoals, 0);
  const awayNone = atMost(grid.awayGoals, 0);
  return 1 - homeNone - awayNone + scoreProbability(grid, 0, 0);
}

function addExactTotal({ sheet, slots, grid, list, mostInTotal }: PeriodToPrice): void {
  for (let goals = 0; goals < mostInTotal; goals += 1) {
    list[goals] = atMost(grid.total, goals) - atMost(grid.total, goals - 1);
  }
  list[mostInTotal] = 1 - atMost(grid.total, mostInTotal - 1);
  sheet.list(slots.exactTotal, noLine, list, mostInTotal + 1);
}

/** Every score up to the most, then what is left of each winner. */
function addCorrectScore({ sheet, slots, grid, list, mostInScore }: PeriodToPrice): void {
  const upToDraw = atMost(grid.difference, 0);
  let away = atMost(grid.difference, -1);
  let home = 1 - upToDraw;
  let draw = upToDraw - away;
  let count = 0;
  for (let homeGoals = 0; homeGoals <= mostInScore; homeGoals += 1) {
    for (let awayGoals = 0; awayGoals <= mostInScore; awayGoals += 1) {
      const probability = scoreProbability(grid, homeGoals, awayGoals);
      if (homeGoals > awayGoals) home -= probability;
      else if (homeGoals === awayGoals) draw -= probability;
      else away -= probability;
      list[count] = probability;
      count += 1;
    }
  }
  // Differences of sums close to each other may end a hair below zero.
  list[count] = Math.max(0, home);
  list[count + 1] = Math.max(0, draw);
  list[count + 2] = Math.max(0, away);
  sheet.list(slots.correctScore, noLine, list, count + 3);
}
