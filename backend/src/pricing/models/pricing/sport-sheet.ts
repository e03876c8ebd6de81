import { marketType, marketTypes, type Sport } from '@touchline/domain/markets';
import { above, below, cumulativeOf, type Distribution, minus, plus } from './distribution.ts';
import { atMost, type Cumulative } from './fair-line.ts';
import { addAsianLines, addHandicaps } from './line-ladder.ts';
import { noLine, type PriceSheet } from './price-sheet.ts';

/** Adds markets to a sheet by their type codes, from distributions. */
export interface SportSheet {
  /** Two outcomes by the first one's probability. */
  two(code: string, first: number, line?: number): void;
  /** Any number of outcomes; sums other than 1 by neglected tails are scaled. */
  list(code: string, probabilities: readonly number[], line?: number): void;
  /** Outcomes of which two win: their probabilities add up to 2. */
  pair(code: string, probabilities: readonly number[]): void;
  /** Home, draw, away by the distribution of home − away. */
  result(code: string, difference: Distribution): void;
  /** Over/under on the half lines nearest to even. */
  totals(code: string, value: Distribution, count: number): void;
  /** Handicaps on half lines nearest to even, by the distribution of home − away. */
  handicaps(code: string, difference: Distribution, count: number): void;
  /** Over/under on whole and quarter lines. */
  asianTotals(code: string, value: Distribution): void;
  /** Handicaps on all quarter lines. */
  allHandicaps(code: string, difference: Distribution): void;
  oddEven(code: string, value: Distribution): void;
}

/** How lopsided quarter lines may be. */
const leastOfQuarterLines = 0.12;
/** Beyond this a line is decided, or all but. */
const leastOfLines = 0.02;

/** Prepares the look-up of a sport's codes once; `on` binds it to the sheet being filled. */
export function createSportSheet(sport: Sport): { on(sheet: PriceSheet): SportSheet } {
  const types = marketTypes(sport);
  const slots = new Map<string, number>();
  const slot = (code: string): number => {
    const known = slots.get(code) ?? types.indexOf(marketType(code));
    slots.set(code, known);
    return known;
  };
  return { on: (sheet) => bind(sheet, slot) };
}

function bind(sheet: PriceSheet, slot: (code: string) => number): SportSheet {
  return {
    two(code, first, line) {
      sheet.two(slot(code), quarters(line), first);
    },
    list(code, probabilities, line) {
      const sum = probabilities.reduce((all, one) => all + one, 0);
      const scaled = Float64Array.from(probabilities, (one) => one / sum);
      sheet.list(slot(code), quarters(line), scaled, scaled.length);
    },
    pair(code, probabilities) {
      sheet.list(slot(code), noLine, Float64Array.from(probabilities), probabilities.length);
    },
    result(code, difference) {
      const home = above(difference, 0);
      const away = below(difference, 0);
      sheet.three(slot(code), noLine, home, 1 - home - away, away);
    },
    totals(code, value, count) {
      const distribution = cumulativeOf(value);
      for (const threshold of centralThresholds(distribution, count)) {
        sheet.two(slot(code), threshold * 4 + 2, 1 - atMost(distribution, threshold));
      }
    },
    handicaps(code, difference, count) {
      const distribution = cumulativeOf(difference);
      const lines = centralThresholds(distribution, count).filter((threshold) =>
        isDistinct(distribution, threshold),
      );
      for (const threshold of lines.toReversed()) {
        sheet.two(slot(code), -(threshold * 4 + 2), 1 - atMost(distribution, threshold));
      }
    },
    asianTotals(code, value) {
      const distribution = cumulativeOf(value);
      addAsianLines({ sheet, type: slot(code), distribution, least: leastOfQuarterLines });
    },
    allHandicaps(code, value) {
      const distribution = cumulativeOf(value);
      const least = leastOfQuarterLines;
      addHandicaps({ sheet, type: slot(code), distribution, least, step: 1 });
    },
    oddEven(code, { low, probabilities }) {
      let odd = 0;
      let all = 0;
      for (const [offset, probability] of probabilities.entries()) {
        if ((low + offset) & 1) odd += probability;
        all += probability;
      }
      sheet.two(slot(code), noLine, odd / all);
    },
  };
}

function quarters(line: number | undefined): number {
  return line === undefined ? noLine : line * 4;
}

/** Whole numbers below the half lines nearest to even, ascending. */
function centralThresholds(distribution: Cumulative, count: number): readonly number[] {
  const { low, high } = distribution;
  let middle = low;
  while (middle < high && atMost(distribution, middle) < 0.5) middle += 1;
  const even = (threshold: number): number => Math.abs(atMost(distribution, threshold) - 0.5);
  const first = even(middle - 1) < even(middle) ? middle - 1 : middle;
  const thresholds = Array.from({ length: count }, (_, index) => first - (count >> 1) + index);
  return thresholds.filter((threshold) => even(threshold) <= 0.5 - leastOfLines);
}

/** Differences rarer than this cannot happen. */
const IMPOSSIBLE = 1e-9;

/**
 * Whether the handicap beyond a difference asks what no other line asks: one of a difference that cannot happen is
 * the same as its neighbour, and where there are no draws, the one that says who wins is another market.
 */
function isDistinct(distribution: Cumulative, threshold: number): boolean {
  const upTo = atMost(distribution, threshold);
  const hasDraws = atMost(distribution, 0) - atMost(distribution, -1) > IMPOSSIBLE;
  const isWinner = !hasDraws && Math.abs(upTo - atMost(distribution, 0)) < IMPOSSIBLE;
  return !isWinner && upTo - atMost(distribution, threshold - 1) > IMPOSSIBLE;
}

/** Two independent scores and what markets ask of them. */
export interface IndependentScores {
  readonly home: Distribution;
  readonly away: Distribution;
  readonly total: Distribution;
  readonly difference: Distribution;
}

export function independentScores(home: Distribution, away: Distribution): IndependentScores {
  return { home, away, total: plus(home, away), difference: minus(home, away) };
}
