import type {
  BattlesDiscipline,
  FightSport,
  Finish,
  FirstToSport,
  RoundsDiscipline,
  Score,
  Side,
  Sport,
  TurnsSport,
} from '@touchline/domain/markets';

/** What every match state has. */
interface StateOf<Name extends Sport> {
  readonly sport: Name;
  /** Real seconds since the match began, breaks included; grows only through `advance`. */
  readonly elapsed: number;
}

export type FootballPhase = 'not-started' | 'first-half' | 'half-time' | 'second-half' | 'finished';

export interface FootballState extends StateOf<'football'> {
  readonly phase: FootballPhase;
  /** Seconds played of the running half, added time included; 0 in the other phases. */
  readonly phaseSeconds: number;
  readonly score: Score;
  /** Score at half-time, once it is known. */
  readonly halfTime?: Score;
  /** Who scored each goal, in order. */
  readonly goals: readonly Side[];
}

export interface BattlesState<Name extends BattlesDiscipline = BattlesDiscipline>
  extends StateOf<Name> {
  readonly phase: 'not-started' | 'playing' | 'finished';
  readonly bestOf: 1 | 3;
  /** Towers that each side took on each completed map, and kills. */
  readonly maps: readonly Score[];
  readonly mapKills: readonly Score[];
  /** Towers and kills of the running map. */
  readonly towers: Score;
  readonly kills: Score;
  /** Real second at which the running map began or begins. */
  readonly mapStartsAt: number;
  readonly played: number;
}

export interface EsoccerState
  extends StateOf<'esoccer'>,
    Pick<FootballState, 'phase' | 'phaseSeconds' | 'score' | 'halfTime' | 'goals'> {}

export type PlayPhase = 'not-started' | 'playing' | 'break' | 'overtime' | 'finished';

export interface IceHockeyState extends StateOf<'ice-hockey'> {
  readonly phase: PlayPhase;
  /** The running period 1–3, or the last one played; 4 in overtime. */
  readonly period: number;
  /** Seconds played of the running period. */
  readonly phaseSeconds: number;
  /** Goals of each period so far, the running one last. */
  readonly periods: readonly Score[];
  readonly goals: readonly Side[];
  readonly overtimeWinner?: Side;
}

export interface BasketballState extends StateOf<'basketball'> {
  readonly phase: PlayPhase;
  /** The running quarter 1–4, or the last one played; above 4 in overtime. */
  readonly quarter: number;
  /** Seconds played of the running quarter. */
  readonly phaseSeconds: number;
  /** Points of each quarter so far, the running one last; overtime periods follow the fourth. */
  readonly quarters: readonly Score[];
  readonly overtimeWinner?: Side;
}

export interface TennisState extends StateOf<'tennis'> {
  readonly phase: 'not-started' | 'playing' | 'finished';
  readonly bestOf: 3 | 5;
  /** Games of each completed set. */
  readonly sets: readonly Score[];
  /** Games of the running set. */
  readonly games: Score;
  /** Points of the running game or tie-break, counted 0, 1, 2, 3 …. */
  readonly points: Score;
  /** Who serves the next point. */
  readonly server: Side;
  /** Who won each game, by set, the running set last. */
  readonly gameWinners: readonly (readonly Side[])[];
  /** Real second at which the next point ends. */
  readonly nextAt: number;
  /** Points played so far. */
  readonly played: number;
}

export interface VolleyballState extends StateOf<'volleyball'> {
  readonly phase: 'not-started' | 'playing' | 'finished';
  /** Points of each completed set. */
  readonly sets: readonly Score[];
  /** Points of the running set. */
  readonly points: Score;
  readonly server: Side;
  /** Who served first in the running set. */
  readonly firstServer: Side;
  readonly nextAt: number;
  readonly played: number;
}

/** A fight of boxing or mixed martial arts. */
export interface FightState<Name extends FightSport = FightSport> extends StateOf<Name> {
  readonly phase: 'not-started' | 'playing' | 'break' | 'finished';
  readonly rounds: number;
  /** The running round, or the last one fought, from 1. */
  readonly round: number;
  /** Seconds of the running round or break. */
  readonly phaseSeconds: number;
  /** Points of each completed round, by one card. */
  readonly cards: readonly Score[];
  readonly finish?: Finish;
}

export interface BaseballState extends StateOf<'baseball'> {
  readonly phase: 'not-started' | 'playing' | 'finished';
  /** The running inning, from 1; above 9 while the match is level. */
  readonly inning: number;
  readonly batting: Side;
  readonly outs: number;
  /** Runners as bits: 1 on first, 2 on second, 4 on third base. */
  readonly bases: number;
  /** Runs of each inning so far, the running one last. */
  readonly innings: readonly Score[];
  readonly nextAt: number;
  readonly played: number;
}

/** A match of halves or quarters in which the sides attack in turns. */
export interface TurnsState<Name extends TurnsSport = TurnsSport> extends StateOf<Name> {
  readonly phase: PlayPhase;
  /** The running half or quarter, or the last one played, from 1; one more in overtime. */
  readonly part: number;
  /** Seconds played of the running part, of overtime or of the break. */
  readonly phaseSeconds: number;
  /** Points of each part of the regular time so far, the running one last. */
  readonly parts: readonly Score[];
  readonly overtimeWinner?: Side;
}

/** A match of sets that are races to points or legs; of snooker, one race to frames. */
export interface FirstToState<Name extends FirstToSport = FirstToSport> extends StateOf<Name> {
  readonly phase: 'not-started' | 'playing' | 'finished';
  /** Sets that decide at most; frames in snooker. */
  readonly bestOf: number;
  /** Points or legs of each completed set. */
  readonly sets: readonly Score[];
  /** Points or legs of the running set; frames in snooker. */
  readonly points: Score;
  /** Who serves the next point, or throws first in the next leg. */
  readonly server: Side;
  /** Who served first in the running set. */
  readonly firstServer: Side;
  /** Darts: who won each leg, by set, the running set last; snooker: each frame; else empty. */
  readonly winners: readonly (readonly Side[])[];
  readonly nextAt: number;
  readonly played: number;
}

export interface InningsState {
  readonly batting: Side;
  readonly runs: number;
  readonly wickets: number;
  /** Legal balls bowled. */
  readonly balls: number;
  /** Runs when the powerplay ended; the runs so far before that. */
  readonly powerplayRuns: number;
  /** Runs when the first wicket fell; the runs so far before that. */
  readonly firstWicketRuns: number;
}

export interface CricketState extends StateOf<'cricket'> {
  readonly phase: 'not-started' | 'playing' | 'break' | 'finished';
  /** Overs an innings: 20 or 50. */
  readonly overs: number;
  /** Who bats first, once the toss is known. */
  readonly battingFirst?: Side;
  /** The innings so far, the running one last. */
  readonly innings: readonly InningsState[];
  readonly nextAt: number;
}

/** What a side can afford in a round: `last` is a full buy with nothing left behind it. */
export type Buy = 'pistol' | 'full' | 'last' | 'eco';

export interface RoundsState<Name extends RoundsDiscipline = RoundsDiscipline>
  extends StateOf<Name> {
  readonly phase: 'not-started' | 'playing' | 'finished';
  readonly bestOf: 1 | 3;
  /** Rounds of each completed map. */
  readonly maps: readonly Score[];
  /** Rounds of the running map. */
  readonly rounds: Score;
  /** Who defends first on the running map. */
  readonly firstDefender: Side;
  /** What each side buys in the next round. */
  readonly buys: Readonly<Record<Side, Buy>>;
  /** Who won each round, by map, the running map last. */
  readonly roundWinners: readonly (readonly Side[])[];
  readonly nextAt: number;
  readonly played: number;
}

/** The state of a match, as far as pricing needs it. */
export type MatchState =
  | FootballState
  | IceHockeyState
  | BasketballState
  | TennisState
  | VolleyballState
  | BaseballState
  | FightState<'boxing'>
  | FightState<'mma'>
  | TurnsState<'handball'>
  | TurnsState<'rugby'>
  | TurnsState<'american-football'>
  | FirstToState<'table-tennis'>
  | FirstToState<'badminton'>
  | FirstToState<'darts'>
  | FirstToState<'snooker'>
  | CricketState
  | RoundsState<'cs2'>
  | RoundsState<'valorant'>
  | EsoccerState
  | BattlesState<'dota2'>
  | BattlesState<'lol'>;

export type MatchStateOf<Name extends Sport> = Extract<MatchState, { sport: Name }>;
