/**
 * Sports whose sets are races: to points in table tennis and badminton, to legs in darts. A match of snooker is one
 * race, to frames.
 */
export type RaceSport = 'table-tennis' | 'badminton' | 'darts' | 'snooker';
