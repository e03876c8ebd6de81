/** House constants of the cricket model: limited overs, one innings a side, no extras. */
export const ballsInOver = 6;
export const wicketsInInnings = 10;

/** Runs a ball can bring, and how often it does when a side scores at the base rate. */
export const runsOfBall = [1, 2, 3, 4, 6] as const;
export const sharesOfBall = [0.38, 0.066, 0.004, 0.119, 0.057] as const;

/** Expected runs and wickets a ball of average sides, in matches of 20 and of 50 overs. */
export const averageRates = {
  twenty: { runs: 1.34, wickets: 0.052 },
  fifty: { runs: 0.9, wickets: 0.027 },
} as const;

/** Balls of the first powerplay: six overs of twenty, ten of fifty. */
export function powerplayBalls(overs: number): number {
  return (overs > 20 ? 10 : 6) * ballsInOver;
}

/** Seconds between balls, at least and at most more, the pause after an over, and the break. */
export const leastBallSeconds = 28;
export const moreBallSeconds = 14;
export const overSeconds = 35;
export const breakSeconds = 15 * 60;
