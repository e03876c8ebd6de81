/** House constants of football on a console: two halves of six minutes, and a minute between them. */
export const HALF_SECONDS = 6 * 60;
export const BREAK_SECONDS = 60;

/** Expected goals of an average side: about twice those of football, in an eighth of its time. */
export const AVERAGE_GOALS = 2.4;
/** One standard deviation of rating multiplies a side's goals by e^0.14, and divides the other's. */
export const GOALS_PER_RATING = 0.14;
