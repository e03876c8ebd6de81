/** Constants of the football model, each with where it comes from. */

/**
 * Dixon–Coles dependence of low scores (Dixon & Coles 1997, eq. 4.2). This value reproduces the
 * average closing 1X2 and over/under 2.5 prices of 932 English matches of 2019/20 best
 * (football-data.co.uk; error of the draw 0.005, against 0.019 without dependence).
 */
export const lowScoreDependence = -0.09;

/** Share of goals in first halves: 0.444 in those 932 matches, 0.438 in 2,006 of 2025/26. */
export const firstHalfShare = 0.44;

/** Goals a match of the same 932 matches, home and away. */
export const averageHomeGoals = 1.45;
export const averageAwayGoals = 1.22;

/** Length of each half with its usual added time, and of the break, in seconds. */
export const firstHalfSeconds = 47 * 60;
export const secondHalfSeconds = 49 * 60;
export const breakSeconds = 15 * 60;

/** While a half outlasts its usual length, this much play is still expected, in seconds. */
export const overrunSeconds = 15;
