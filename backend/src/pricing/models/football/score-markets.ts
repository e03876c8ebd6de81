import { atMost, type Cumulative } from '../pricing/fair-line.ts';
import { addAsianLines, addOddEven } from '../pricing/line-ladder.ts';
import { noLine, type PriceSheet } from '../pricing/price-sheet.ts';
import type { PeriodSlots } from './football-slots.ts';
import { bothScoreProbability } from './period-markets.ts';
import { type ScoreGrid, scoreProbability } from './score-grid.ts';

export interface ScoreToPrice {
  readonly sheet: PriceSheet;
  readonly slots: PeriodSlots;
  readonly grid: ScoreGrid;
  readonly list: Float64Array;
}

/** Lines of the combined markets before the start, as whole goals below the half line. */
const leastCombined = 1;
const mostCombined = 4;
const leastOfTeamLines = 0.12;
const leastOfHandicap = 0.02;
/** Goals either way from the current score that stay on offer however unlikely they are. */
const nearBy = 2;

/** Adds more markets that the score of a stretch decides: of the match, and late on of its half. */
export function addScoreMarkets(match: ScoreToPrice): void {
  const { sheet, slots, grid, list } = match;
  const { homeGoals, awayGoals } = grid;
  addEuropeanHandicaps(match);
  addAsianLines({
    sheet,
    type: slots.homeAsianTotal,
    distribution: homeGoals,
    least: leastOfTeamLines,
  });
  addAsianLines({
    sheet,
    type: slots.awayAsianTotal,
    distribution: awayGoals,
    least: leastOfTeamLines,
  });
  addExact(sheet, slots.homeExact, homeGoals, list);
  addExact(sheet, slots.awayExact, awayGoals, list);
  const noHome = atMost(homeGoals, 0);
  const noAway = atMost(awayGoals, 0);
  const goalless = scoreProbability(grid, 0, 0);
  sheet.two(slots.homeCleanSheet, noLine, noAway);
  sheet.two(slots.awayCleanSheet, noLine, noHome);
  sheet.two(slots.homeWinToNil, noLine, noAway - goalless);
  sheet.two(slots.awayWinToNil, noLine, noHome - goalless);
  addOddEven({ sheet, type: slots.homeOddEven, distribution: homeGoals });
  addOddEven({ sheet, type: slots.awayOddEven, distribution: awayGoals });
  addTotalRange(match);
  addWinningMargin(match);
  addCombinations(match);
}

function addEuropeanHandicaps({ sheet, slots, grid }: ScoreToPrice): void {
  const now = grid.homeBase - grid.awayBase;
  for (let line = Math.min(-4, -now - nearBy); line <= Math.max(4, nearBy - now); line += 1) {
    const upToDraw = atMost(grid.difference, -line);
    const away = atMost(grid.difference, -line - 1);
    // From the current score the rest of the match stays open until the end, two goals either way too.
    const isNear = Math.abs(now + line) <= nearBy;
    const isLopsided = upToDraw > 1 - leastOfHandicap || away < leastOfHandicap;
    if (line === 0 || (isLopsided && !isNear)) continue;
    sheet.three(slots.europeanHandicap, line * 4, 1 - upToDraw, upToDraw - away, away);
  }
}

function addExact(sheet: PriceSheet, type: number, goals: Cumulative, list: Float64Array): void {
  for (let count = 0; count < 3; count += 1) {
    list[count] = atMost(goals, count) - atMost(goals, count - 1);
  }
  list[3] = 1 - atMost(goals, 2);
  sheet.list(type, noLine, list, 4);
}

function addTotalRange({ sheet, slots, grid, list }: ScoreToPrice): void {
  const upToOne = atMost(grid.total, 1);
  const upToThree = atMost(grid.total, 3);
  const upToSix = atMost(grid.total, 6);
  list[0] = upToOne;
  list[1] = upToThree - upToOne;
  list[2] = upToSix - upToThree;
  list[3] = 1 - upToSix;
  sheet.list(slots.totalRange, noLine, list, 4);
}

function addWinningMargin({ sheet, slots, grid, list }: ScoreToPrice): void {
  const { difference } = grid;
  list[0] = atMost(difference, 1) - atMost(difference, 0);
  list[1] = atMost(difference, 2) - atMost(difference, 1);
  list[2] = 1 - atMost(difference, 2);
  list[3] = atMost(difference, 0) - atMost(difference, -1);
  list[4] = atMost(difference, -1) - atMost(difference, -2);
  list[5] = atMost(difference, -2) - atMost(difference, -3);
  list[6] = atMost(difference, -3);
  sheet.list(slots.winningMargin, noLine, list, 7);
}

function addCombinations(match: ScoreToPrice): void {
  const { sheet, slots, grid, list } = match;
  const { total, difference } = grid;
  const upToDraw = atMost(difference, 0);
  const away = atMost(difference, -1);
  const bothScored = bothScoreProbability(grid);
  const drawScored = sumOf(grid, grid.draws, total.high, true);
  const homeScored = sumOf(grid, grid.homeWins, total.high, true);
  list[0] = homeScored;
  list[1] = Math.max(0, 1 - upToDraw - homeScored);
  list[2] = drawScored;
  list[3] = Math.max(0, upToDraw - away - drawScored);
  list[4] = Math.max(0, bothScored - homeScored - drawScored);
  list[5] = Math.max(0, away - (bothScored - homeScored - drawScored));
  sheet.list(slots.resultAndBothScore, noLine, list, 6);
  // The lines as far as the next two goals are open until the end, however many there have been.
  const last = Math.max(mostCombined, total.low + 1);
  for (let goals = Math.max(leastCombined, total.low); goals <= last; goals += 1) {
    addWithTotal(match, goals, bothScored);
  }
}

/** Sums by-total probabilities up to a total; `scored` keeps only scores with goals on both sides. */
function sumOf(grid: ScoreGrid, byTotal: Float64Array, upTo: number, scored: boolean): number {
  let sum = 0;
  for (let goals = grid.total.low; goals <= upTo && goals <= grid.total.high; goals += 1) {
    sum += byTotal[goals] as number;
  }
  if (!scored) return sum;
  // A win or draw without goals on both sides is one to nil, or goalless.
  if (byTotal === grid.draws) return sum - scoreProbability(grid, 0, 0);
  return sum - (atMost(grid.awayGoals, 0) - scoreProbability(grid, 0, 0));
}

/** Result, double chance and both-score, each with over or under `goals` and a half. */
function addWithTotal(match: ScoreToPrice, goals: number, bothScored: number): void {
  const { sheet, slots, grid, list } = match;
  const upToDraw = atMost(grid.difference, 0);
  const away = atMost(grid.difference, -1);
  const homeUnder = sumOf(grid, grid.homeWins, goals, false);
  const drawUnder = sumOf(grid, grid.draws, goals, false);
  const awayUnder = sumOf(grid, grid.awayWins, goals, false);
  const homeOver = Math.max(0, 1 - upToDraw - homeUnder);
  const drawOver = Math.max(0, upToDraw - away - drawUnder);
  const awayOver = Math.max(0, away - awayUnder);
  const line = goals * 4 + 2;
  list[0] = homeOver;
  list[1] = homeUnder;
  list[2] = drawOver;
  list[3] = drawUnder;
  list[4] = awayOver;
  list[5] = awayUnder;
  sheet.list(slots.resultAndTotal, line, list, 6);
  list[0] = homeOver + drawOver;
  list[1] = homeUnder + drawUnder;
  list[2] = homeOver + awayOver;
  list[3] = homeUnder + awayUnder;
  list[4] = drawOver + awayOver;
  list[5] = drawUnder + awayUnder;
  sheet.list(slots.doubleChanceAndTotal, line, list, 6);
  const scoredUnder = sumOf(grid, grid.bothScored, goals, false);
  const under = atMost(grid.total, goals);
  list[0] = Math.max(0, bothScored - scoredUnder);
  list[1] = scoredUnder;
  list[2] = Math.max(0, 1 - under - (bothScored - scoredUnder));
  list[3] = Math.max(0, under - scoredUnder);
  sheet.list(slots.bothScoreAndTotal, line, list, 4);
}
