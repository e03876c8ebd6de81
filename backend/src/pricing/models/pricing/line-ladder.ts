import { atMost, type Cumulative, fairOver } from './fair-line.ts';
import { noLine, type PriceSheet } from './price-sheet.ts';

export interface LineLadder {
  readonly sheet: PriceSheet;
  readonly type: number;
  readonly distribution: Cumulative;
  /** How lopsided the outermost lines may be: both sides' fair probability is at least this. */
  readonly least: number;
}

/**
 * Adds over/under markets on half lines; one that is decided or too lopsided is left out, except
 * the first two above what has been scored: they stay open as long as they have a price.
 */
export function addHalfLines({ sheet, type, distribution, least }: LineLadder): void {
  const { low, high } = distribution;
  for (let value = low; value < high; value += 1) {
    const over = 1 - atMost(distribution, value);
    if (over < least && value > low + 1) return;
    if (over <= 1 - least) sheet.two(type, value * 4 + 2, over);
  }
}

/** Adds over/under markets on whole and quarter lines; as far as the first goal they always stay. */
export function addAsianLines({ sheet, type, distribution, least }: LineLadder): void {
  const last = distribution.high * 4;
  for (let line = distribution.low * 4; line <= last; line += 1) {
    if ((line & 3) === 2) continue;
    const over = fairOver(distribution, line);
    if (over < least && line >= (distribution.low + 1) * 4) return;
    if (over <= 1 - least) sheet.two(type, line, over);
  }
}

/**
 * Adds handicaps on the home side from the distribution of home − away: the home side covers
 * line L when the difference is over −L. `step` is 1 for all quarter lines, 4 for half lines only.
 * Lines within a goal of the current score `now` always stay.
 */
export function addHandicaps(
  ladder: LineLadder & { readonly step: 1 | 4; readonly now?: number },
): void {
  const { sheet, type, distribution, least, step, now = Number.NaN } = ladder;
  const first = distribution.high * 4 - (step === 4 ? 2 : 0);
  for (let threshold = first; threshold >= distribution.low * 4; threshold -= step) {
    const home = fairOver(distribution, threshold);
    const isNear = Math.abs(threshold - now * 4) < 4;
    if (home > 1 - least && !isNear) return;
    if (home >= least || isNear) sheet.two(type, threshold === 0 ? 0 : -threshold, home);
  }
}

/** Adds a market without a line on whether the value is odd. */
export function addOddEven({ sheet, type, distribution }: Omit<LineLadder, 'least'>): void {
  let odd = 0;
  let below = 0;
  for (let value = distribution.low; value <= distribution.high; value += 1) {
    const upTo = atMost(distribution, value);
    if (value & 1) odd += upTo - below;
    below = upTo;
  }
  sheet.two(type, noLine, odd);
}
