import { firstHalfSeconds, breakSeconds } from '../parameters.ts';
import type { StrengthsOf } from '../../strengths.ts';

/**
 * What is played beside the goals. Averages of a match are those of 2,006 English matches of 2025/26 and their
 * statistics (football-data.co.uk): corners 10.2, shots 24.9 of which 2.7 are goals, cards 4.3. They are Poisson, at
 * a constant rate within each half, and do not depend on the score.
 */
export const perMatch = { corners: 10.2, shots: 22.2, cards: 4.3 } as const;
export type Counted = keyof typeof perMatch;

/** Share of them in first halves. */
export const firstHalfShares: Readonly<Record<Counted, number>> = {
  corners: 0.47,
  shots: 0.46,
  cards: 0.37,
};

/** How strongly a side's share follows its share of the goals; the weaker side has more of the cards. */
const leanings: Readonly<Record<Counted, number>> = { corners: 0.6, shots: 0.65, cards: -0.3 };

/** Share of goals that are own goals, and of those that are not the share of penalties. */
export const ownGoalShare = 0.03;
export const penaltyShare = 0.08;
/** Share of goals that another player passed for, among those of open play. */
export const assistedShare = 0.75;

/** Of a card: straight red. */
export const straightRedShare = 0.025;
/** A starter of the field who is not there: another one starts. */
export const absentShare = 0.06;

/** Of shots that are no goals: saved and blocked; the others miss. */
export const savedShare = 0.32;
export const blockedShare = 0.27;

const secondHalfFrom = firstHalfSeconds + breakSeconds;

/** When each side changes a player, in seconds since kick-off, the break included: once in each window. */
export const changeWindows: readonly (readonly [from: number, until: number])[] = [
  [300, 900],
  [900, 1_500],
  [1_500, 2_100],
  [2_100, 2_640],
].map(([from = 0, until = 0]) => [secondHalfFrom + from, secondHalfFrom + until]);

/** Expected number of each side over a whole match. */
export function expectedOf(
  counted: Counted,
  { homeGoals, awayGoals }: StrengthsOf<'football'>,
): { readonly home: number; readonly away: number } {
  const power = leanings[counted];
  const home = homeGoals ** power;
  const share = home / (home + awayGoals ** power);
  return { home: perMatch[counted] * share, away: perMatch[counted] * (1 - share) };
}
