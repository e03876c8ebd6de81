import type { Score, Side } from '@touchline/domain/markets';
import type { Buy } from '../match-state.ts';
import { HALF_ROUNDS, ROUNDS_TO_WIN, type RoundsRules } from './parameters.ts';

/** Rounds without overtime, and those of a half of CS2's overtime. */
const REGULAR_ROUNDS = 2 * HALF_ROUNDS;
const OVERTIME_HALF = 3;

/** Whether a map has ended at a score. */
export function mapIsOver({ home, away }: Score, { overtime }: RoundsRules): boolean {
  const most = Math.max(home, away);
  const least = Math.min(home, away);
  if (least < HALF_ROUNDS || overtime === 'by-two') {
    return most >= ROUNDS_TO_WIN && most - least >= 2;
  }
  // Each overtime begins level, is six rounds at most, and is won by the fourth.
  const began = HALF_ROUNDS + OVERTIME_HALF * Math.floor((least - HALF_ROUNDS) / OVERTIME_HALF);
  return most === began + OVERTIME_HALF + 1;
}

/**
 * Whether the side that defended first defends in a round.
 * @param round of the map, from 0
 */
export function firstDefends(round: number, { overtime }: RoundsRules): boolean {
  if (round < REGULAR_ROUNDS) {
    return round < HALF_ROUNDS;
  }
  const extra = round - REGULAR_ROUNDS;
  if (overtime === 'by-two') {
    return extra % 2 === 0;
  }
  // Sides stay as they were when an overtime begins, and change in its middle.
  const half = Math.floor(extra / OVERTIME_HALF);
  return Math.floor((half + 1) / 2) % 2 === 1;
}

/** What both sides have at the beginning of a half, where they have the same; `undefined` within one. */
export function freshBuy(round: number, { overtime }: RoundsRules): Buy | undefined {
  if (round < REGULAR_ROUNDS) {
    return round % HALF_ROUNDS === 0 ? 'pistol' : undefined;
  }
  const isFresh = overtime === 'by-two' || (round - REGULAR_ROUNDS) % OVERTIME_HALF === 0;
  return isFresh ? 'full' : undefined;
}

/** What a side buys after a round: a winner can afford all, a loser one more full buy and then saves. */
export function buyAfter(buy: Buy, hasWon: boolean): Buy {
  if (hasWon) {
    return 'full';
  }
  return buy === 'full' || buy === 'eco' ? 'last' : 'eco';
}

/** What both sides buy in the next round. @param round the next one, from 0 */
export function buysAfter(
  buys: Readonly<Record<Side, Buy>>,
  {
    winner,
    round,
    rules,
  }: { readonly winner: Side; readonly round: number; readonly rules: RoundsRules },
): Readonly<Record<Side, Buy>> {
  const fresh = freshBuy(round, rules);
  return {
    home: fresh ?? buyAfter(buys.home, winner === 'home'),
    away: fresh ?? buyAfter(buys.away, winner === 'away'),
  };
}

/** Probability that the home side wins a round. */
export function homeWinsRound(
  round: {
    readonly homeEdge: number;
    readonly homeDefends: boolean;
    readonly home: Buy;
    readonly away: Buy;
  },
  { defence, buy }: RoundsRules,
): number {
  const means = Number(round.away === 'eco') - Number(round.home === 'eco');
  const odds = round.homeEdge + (round.homeDefends ? defence : -defence) + means * buy;
  return 1 / (1 + Math.exp(-odds));
}
