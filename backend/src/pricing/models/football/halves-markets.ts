import { noLine, type PriceSheet } from '../pricing/price-sheet.ts';
import type { FootballSlots } from './football-slots.ts';
import { lowCourses, type MatchGrids } from './match-grids.ts';
import type { ScoreGrid } from './score-grid.ts';

export interface HalvesToPrice {
  readonly sheet: PriceSheet;
  readonly slots: FootballSlots;
  readonly grids: MatchGrids;
  readonly list: Float64Array;
  /** Half-time and full-time is only of interest while the half-time score is open. */
  readonly firstHalfOpen: boolean;
}

/** Outcome index each low course has, per market over both halves. */
interface CourseOutcomes {
  readonly halfTimeFullTime: readonly number[];
  readonly highest: readonly number[];
  readonly homeHighest: readonly number[];
  readonly awayHighest: readonly number[];
  readonly goalInBoth: readonly number[];
  readonly homeWinsEither: readonly number[];
  readonly awayWinsEither: readonly number[];
  /** Needs two goals of a side: no low course has it. */
  readonly never: readonly number[];
}

type Pair = readonly [number, number];

/** 0 home, 1 draw, 2 away. */
function winnerOf([home, away]: Pair): number {
  return 1 - Math.sign(home - away);
}

/** 0 first half, 1 second half, 2 equal. */
function higherOf(first: number, second: number): number {
  if (first === second) return 2;
  return first > second ? 0 : 1;
}

export function courseOutcomes(): CourseOutcomes {
  const by = (outcome: (first: Pair, second: Pair) => number): readonly number[] =>
    lowCourses.map(({ first, second }) => outcome(first, second));
  const yes = (happens: boolean): number => (happens ? 0 : 1);
  return {
    halfTimeFullTime: by(
      (first, second) =>
        winnerOf(first) * 3 + winnerOf([first[0] + second[0], first[1] + second[1]]),
    ),
    highest: by((first, second) => higherOf(first[0] + first[1], second[0] + second[1])),
    homeHighest: by((first, second) => higherOf(first[0], second[0])),
    awayHighest: by((first, second) => higherOf(first[1], second[1])),
    goalInBoth: by((first, second) => yes(first[0] + first[1] > 0 && second[0] + second[1] > 0)),
    homeWinsEither: by((first, second) => yes(first[0] > first[1] || second[0] > second[1])),
    awayWinsEither: by((first, second) => yes(first[1] > first[0] || second[1] > second[0])),
    never: by(() => 1),
  };
}

/**
 * Adds the markets over both halves. Before the Dixon–Coles factors the halves are independent, so
 * each probability is a product over halves plus the shifts of the few low courses, scaled.
 */
export function addHalvesMarkets(match: HalvesToPrice, outcomes: CourseOutcomes): void {
  const { slots, grids, list } = match;
  const { first, second } = grids;
  if (match.firstHalfOpen) {
    fillHalfTimeFullTime(first, second, list);
    addList(match, slots.halfTimeFullTime, outcomes.halfTimeFullTime, 9);
  }
  const { plainTotal: one } = first;
  const { plainTotal: other } = second;
  fillHigher(list, one, first.total.low, spanOf(first), other, second.total.low, spanOf(second));
  addList(match, slots.highestHalf, outcomes.highest, 3);
  fillHigher(
    list,
    first.home,
    first.homeBase,
    first.homeCount,
    second.home,
    second.homeBase,
    second.homeCount,
  );
  addList(match, slots.homeHighestHalf, outcomes.homeHighest, 3);
  fillHigher(
    list,
    first.away,
    first.awayBase,
    first.awayCount,
    second.away,
    second.awayBase,
    second.awayCount,
  );
  addList(match, slots.awayHighestHalf, outcomes.awayHighest, 3);

  const home = scores(first.home, first.homeBase);
  const away = scores(first.away, first.awayBase);
  const homeAgain = scores(second.home, second.homeBase);
  const awayAgain = scores(second.away, second.awayBase);
  const goal = 1 - (1 - home) * (1 - away);
  const goalAgain = 1 - (1 - homeAgain) * (1 - awayAgain);
  addYesNo(match, slots.goalInBoth, outcomes.goalInBoth, goal * goalAgain);
  addYesNo(match, slots.bothScoreInBoth, outcomes.never, home * away * homeAgain * awayAgain);
  addYesNo(match, slots.homeScoresInBoth, outcomes.never, home * homeAgain);
  addYesNo(match, slots.awayScoresInBoth, outcomes.never, away * awayAgain);

  const homeFirst = winsPlain(first, 1);
  const homeSecond = winsPlain(second, 1);
  const awayFirst = winsPlain(first, -1);
  const awaySecond = winsPlain(second, -1);
  const homeEither = 1 - (1 - homeFirst) * (1 - homeSecond);
  const awayEither = 1 - (1 - awayFirst) * (1 - awaySecond);
  addYesNo(match, slots.homeWinsBoth, outcomes.never, homeFirst * homeSecond);
  addYesNo(match, slots.awayWinsBoth, outcomes.never, awayFirst * awaySecond);
  addYesNo(match, slots.homeWinsEither, outcomes.homeWinsEither, homeEither);
  addYesNo(match, slots.awayWinsEither, outcomes.awayWinsEither, awayEither);
}

function spanOf(grid: ScoreGrid): number {
  return grid.homeCount + grid.awayCount;
}

/** Probability that a side has scored in a half, before factors. */
function scores(more: Float64Array, base: number): number {
  return base > 0 ? 1 : 1 - (more[0] as number);
}

/** Probability that a side wins a half, before factors: 1 the home side, −1 the away side. */
function winsPlain({ plainDifference, difference }: ScoreGrid, side: 1 | -1): number {
  let sum = 0;
  for (let index = 0; index <= difference.high - difference.low; index += 1) {
    if ((difference.low + index) * side > 0) sum += plainDifference[index] as number;
  }
  return sum;
}

/** Writes which of two independent counts is higher: first, second, equal. */
function fillHigher(
  list: Float64Array,
  first: Float64Array,
  firstLow: number,
  firstSpan: number,
  second: Float64Array,
  secondLow: number,
  secondSpan: number,
): void {
  let higher = 0;
  let equal = 0;
  let all = 0;
  let below = 0;
  let next = 0;
  for (let index = 0; index <= firstSpan; index += 1) {
    const value = firstLow + index;
    while (next <= secondSpan && secondLow + next < value) {
      below += second[next] as number;
      next += 1;
    }
    const probability = first[index] as number;
    const same = next <= secondSpan && secondLow + next === value ? (second[next] as number) : 0;
    all += probability;
    higher += probability * below;
    equal += probability * same;
  }
  list[0] = higher;
  list[1] = Math.max(0, all - higher - equal);
  list[2] = equal;
}

function fillHalfTimeFullTime(first: ScoreGrid, second: ScoreGrid, list: Float64Array): void {
  list.fill(0, 0, 9);
  const low = second.difference.low;
  const high = second.difference.high;
  for (let index = 0; index <= first.difference.high - first.difference.low; index += 1) {
    const lead = first.difference.low + index;
    const probability = first.plainDifference[index] as number;
    let homeWins = 0;
    let draw = 0;
    let all = 0;
    for (let more = low; more <= high; more += 1) {
      const weight = second.plainDifference[more - low] as number;
      all += weight;
      if (lead + more > 0) homeWins += weight;
      else if (lead + more === 0) draw = weight;
    }
    const row = (1 - Math.sign(lead)) * 3;
    list[row] = (list[row] as number) + probability * homeWins;
    list[row + 1] = (list[row + 1] as number) + probability * draw;
    list[row + 2] = (list[row + 2] as number) + probability * (all - homeWins - draw);
  }
}

function addList(
  { sheet, grids, list }: HalvesToPrice,
  type: number,
  outcomes: readonly number[],
  count: number,
): void {
  const { courseShifts } = grids;
  for (let index = 0; index < outcomes.length; index += 1) {
    const outcome = outcomes[index] as number;
    list[outcome] = (list[outcome] as number) + (courseShifts[index] as number);
  }
  // Their own sum differs from the full grid's by the neglected tails; it must give exactly 1.
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += list[index] as number;
  for (let index = 0; index < count; index += 1) {
    list[index] = Math.max(0, (list[index] as number) / sum);
  }
  sheet.list(type, noLine, list, count);
}

function addYesNo(
  { sheet, grids }: HalvesToPrice,
  type: number,
  outcomes: readonly number[],
  plain: number,
): void {
  let yes = plain;
  for (let index = 0; index < outcomes.length; index += 1) {
    if (outcomes[index] === 0) yes += grids.courseShifts[index] as number;
  }
  sheet.two(type, noLine, yes * grids.full.scale);
}
