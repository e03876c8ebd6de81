/**
 * House constants of the basketball model, at the pace of the international game (FIBA: four
 * quarters of ten minutes, overtime of five).
 */
export const quarterSeconds = 10 * 60;
export const overtimeSeconds = 5 * 60;
export const quarterCount = 4;
export const breakSeconds = 2 * 60;
export const halfTimeSeconds = 15 * 60;

/** Possessions of each side in a quarter, and in overtime; the sides take turns. */
export const possessionsInQuarter = 18;
export const possessionsInOvertime = 9;

/** Expected points of average sides over four quarters, at home and away. */
export const averageHomePoints = 80;
export const averageAwayPoints = 77;

/**
 * How often an average possession brings 1, 2 or 3 points. With 72 possessions a side the score
 * difference has a standard deviation near 13, close to the normal model of H. Stern (1994).
 */
export const pointsOfPossession = [0.06, 0.39, 0.07] as const;
