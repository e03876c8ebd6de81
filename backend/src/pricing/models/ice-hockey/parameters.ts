/** House constants of the ice-hockey model. Goals come at a constant rate through all periods. */
export const periodSeconds = 20 * 60;
export const periodCount = 3;
export const breakSeconds = 15 * 60;
/** Sudden death of five minutes, then a shoot-out that is even. */
export const overtimeSeconds = 5 * 60;

/** Expected goals of average sides, at home and away. */
export const averageHomeGoals = 2.9;
export const averageAwayGoals = 2.6;
