import type {
  BattlesDiscipline,
  FightSport,
  FirstToSport,
  RoundsDiscipline,
  Sport,
  TurnsSport,
} from '@touchline/domain/markets';

/** Expected goals of each side over a whole match, home advantage included. */
export interface GoalStrengths<Name extends 'football' | 'ice-hockey' | 'esoccer'> {
  readonly sport: Name;
  readonly homeGoals: number;
  readonly awayGoals: number;
}

/** Expected points of each side over the regular time. */
export interface PointsStrengths<Name extends 'basketball' | TurnsSport> {
  readonly sport: Name;
  readonly homePoints: number;
  readonly awayPoints: number;
}

/** Probability that each side wins a point on its own serve; a leg, frame or rally that it begins. */
export interface ServeStrengths<Name extends 'tennis' | 'volleyball' | FirstToSport> {
  readonly sport: Name;
  readonly homeServe: number;
  readonly awayServe: number;
}

/** Shares of the home side: of stoppages, and of rounds that judges give. */
export interface FightStrengths<Name extends FightSport> {
  readonly sport: Name;
  readonly homeStops: number;
  readonly homeRound: number;
}

/** Probability that a plate appearance of each side is not an out. */
export interface BaseballStrengths {
  readonly sport: 'baseball';
  readonly homeReach: number;
  readonly awayReach: number;
}

/** Expected runs a ball and probability of a wicket a ball, of each side when it bats. */
export interface CricketStrengths {
  readonly sport: 'cricket';
  readonly homeRunRate: number;
  readonly awayRunRate: number;
  readonly homeWicketRate: number;
  readonly awayWicketRate: number;
}

/** A discipline of rounds: log-odds of the home side in a round of equal means, its role aside. */
export interface RoundsStrengths<Name extends RoundsDiscipline = RoundsDiscipline> {
  readonly sport: Name;
  readonly homeEdge: number;
}

/** A discipline of battles: log-odds of the home side to take the next tower of a level map. */
export interface BattlesStrengths<Name extends BattlesDiscipline = BattlesDiscipline> {
  readonly sport: Name;
  readonly homeEdge: number;
}

/** What the model of a sport needs to know about the two sides. */
export type Strengths =
  | GoalStrengths<'football'>
  | GoalStrengths<'ice-hockey'>
  | PointsStrengths<'basketball'>
  | BaseballStrengths
  | FightStrengths<'boxing'>
  | FightStrengths<'mma'>
  | PointsStrengths<'handball'>
  | PointsStrengths<'rugby'>
  | PointsStrengths<'american-football'>
  | ServeStrengths<'tennis'>
  | ServeStrengths<'volleyball'>
  | ServeStrengths<'table-tennis'>
  | ServeStrengths<'badminton'>
  | ServeStrengths<'darts'>
  | ServeStrengths<'snooker'>
  | CricketStrengths
  | RoundsStrengths<'cs2'>
  | RoundsStrengths<'valorant'>
  | GoalStrengths<'esoccer'>
  | BattlesStrengths<'dota2'>
  | BattlesStrengths<'lol'>;

export type StrengthsOf<Name extends Sport> = Extract<Strengths, { sport: Name }>;

/**
 * Ratings on one scale for all sports: 0 is an average side of its competition, +1 one standard
 * deviation better. `neutral` takes home advantage away.
 */
export interface TeamRatings {
  readonly home: number;
  readonly away: number;
  readonly neutral?: boolean;
}
