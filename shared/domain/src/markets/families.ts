/**
 * Sports whose sets are races: to points in table tennis and badminton, to legs in darts. A match of snooker is one
 * race, to frames.
 */
export type FirstToSport = 'table-tennis' | 'badminton' | 'darts' | 'snooker';

/** Sports by the clock whose sides attack in turns, and count what each turn brings. */
export type TurnsSport = 'handball' | 'rugby' | 'american-football';

/** Sports of two fighters, which end before their time or by the judges. */
export type FightSport = 'boxing' | 'mma';
