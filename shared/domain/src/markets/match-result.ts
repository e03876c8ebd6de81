import type { BattlesDiscipline, RoundsDiscipline } from './discipline.ts';
import type { FightSport, FirstToSport, TurnsSport } from './families.ts';
import type { Sport } from './sport.ts';

export type Side = 'home' | 'away';

export interface Score {
  readonly home: number;
  readonly away: number;
}

/**
 * How the match ended. `finished`: played to its end. `abandoned`: broken off (a retirement too);
 * what was complete by then is graded, the rest is void. `cancelled`: everything is void.
 */
export type ResultStatus = 'finished' | 'abandoned' | 'cancelled';

interface ResultOf<Name extends Sport> {
  readonly sport: Name;
  readonly status: ResultStatus;
}

/** Scores after 90 minutes and added time; extra time and penalties never count. */
export interface FootballResult extends ResultOf<'football'> {
  readonly fullTime?: Score;
  readonly halfTime?: Score;
  /** Who scored each goal, in order, where the source lists them. */
  readonly goals?: readonly Side[];
  /** Corner kicks of each side, and cards: a yellow or a straight red is one, the red of a second yellow none. */
  readonly corners?: Score;
  readonly cards?: Score;
  readonly players?: PlayersResult;
}

/** What a player did who took part. What is absent is none. */
export interface PlayerRecord {
  readonly id: number;
  /** Own goals are no one's. */
  readonly goals?: number;
  readonly assists?: number;
  readonly shots?: number;
  readonly cards?: number;
  /** He came on once the first goal that is no own goal had been scored. */
  readonly isLate?: boolean;
}

/** What the players of a match did. */
export interface PlayersResult {
  /** Who scored the first goal that was no own goal; absent when no one did. */
  readonly firstScorer?: number;
  /** Everybody who took part. */
  readonly records: readonly PlayerRecord[];
}

/** Football played on a console: two halves of minutes, no extra time. */
export interface EsoccerResult
  extends ResultOf<'esoccer'>,
    Pick<FootballResult, 'fullTime' | 'halfTime' | 'goals'> {}

export interface IceHockeyResult extends ResultOf<'ice-hockey'> {
  /** Goals of each of the three periods. */
  readonly periods?: readonly Score[];
  /** Score after 60 minutes. */
  readonly regulation?: Score;
  /** Who won in overtime or the shoot-out; goes with `regulation` when that was a draw. */
  readonly overtimeWinner?: Side;
  /** Who scored each goal of regulation time, in order. */
  readonly goals?: readonly Side[];
}

export interface BasketballResult extends ResultOf<'basketball'> {
  /** Points of each of the four quarters. */
  readonly quarters?: readonly Score[];
  /** Score after four quarters. */
  readonly regulation?: Score;
  /** Who won in overtime; goes with `regulation` when that was a draw. */
  readonly overtimeWinner?: Side;
}

export interface TennisResult extends ResultOf<'tennis'> {
  /** Sets won. */
  readonly setsWon?: Score;
  /** Games of each completed set. */
  readonly sets?: readonly Score[];
  /** Who won each game, in order, by set; a tie-break is a game. */
  readonly games?: readonly (readonly Side[])[];
}

export interface VolleyballResult extends ResultOf<'volleyball'> {
  readonly setsWon?: Score;
  /** Points of each completed set. */
  readonly sets?: readonly Score[];
}

export interface CricketInnings {
  readonly batting: Side;
  readonly runs: number;
  readonly wickets: number;
  /** Runs of the first powerplay: six overs of twenty, ten of fifty. */
  readonly powerplayRuns: number;
  /** Runs on the board when the first wicket fell, or at the innings' end when none fell. */
  readonly firstWicketRuns: number;
}

/** A match whose sets are races to points or legs; of snooker, one race to frames. */
export interface FirstToResult extends ResultOf<FirstToSport> {
  /** Sets won; frames in snooker. */
  readonly setsWon?: Score;
  /** Points or legs of each completed set; none in snooker. */
  readonly sets?: readonly Score[];
  /** Darts: who won each leg, in order, by set; snooker: who won each frame, in one list. */
  readonly winners?: readonly (readonly Side[])[];
}

/** A match of halves or quarters in which every attack may bring points. */
export interface TurnsResult extends ResultOf<TurnsSport> {
  /** Points of each half or quarter of the regular time. */
  readonly parts?: readonly Score[];
  /** Score after the regular time. */
  readonly regulation?: Score;
  /** American football: who won in overtime; goes with `regulation` when that was a draw. */
  readonly overtimeWinner?: Side;
}

/** A match of nine innings and more while it is level. */
export interface BaseballResult extends ResultOf<'baseball'> {
  readonly runs?: Score;
  /** Runs of each inning, those beyond the ninth included; a side that was ahead did not bat in the last. */
  readonly innings?: readonly Score[];
}

/** How a fight ended. */
export interface Finish {
  /** Nobody in a draw. */
  readonly winner?: Side;
  /** `decision`: by the judges, after all rounds. */
  readonly method: 'ko' | 'submission' | 'decision';
  /** The round it ended in, from 1; the last one of a fight that went the distance. */
  readonly round: number;
  /** More than half of that round had been fought, as after all rounds. */
  readonly isLate: boolean;
}

/** A fight of boxing or mixed martial arts. A no contest is cancelled. */
export interface FightResult extends ResultOf<FightSport> {
  readonly finish?: Finish;
  /** Points of the rounds that were completed, by one card: ten for who wins the round, nine for the other. */
  readonly cards?: readonly Score[];
}

/** A limited-overs match of one innings a side; a super over never counts. */
export interface CricketResult extends ResultOf<'cricket'> {
  readonly runs?: Score;
  /** The completed innings in order. */
  readonly innings?: readonly CricketInnings[];
}

/** A match of maps that are won in rounds, overtime included. */
export interface RoundsResult extends ResultOf<RoundsDiscipline> {
  readonly mapsWon?: Score;
  /** Rounds of each completed map. */
  readonly maps?: readonly Score[];
  /** Who won each round, in order, by map. */
  readonly rounds?: readonly (readonly Side[])[];
}

/** A match of maps that are won by taking all towers of the other side. */
export interface BattlesResult extends ResultOf<BattlesDiscipline> {
  readonly mapsWon?: Score;
  /** Towers that each side took on each completed map. */
  readonly maps?: readonly Score[];
  /** Kills of each completed map. */
  readonly kills?: readonly Score[];
}

/** The result of a match, as far as its source reports: an absent part is unknown. */
export type MatchResult =
  | FootballResult
  | IceHockeyResult
  | BasketballResult
  | TennisResult
  | VolleyballResult
  | FirstToResult
  | TurnsResult
  | BaseballResult
  | FightResult
  | CricketResult
  | RoundsResult
  | EsoccerResult
  | BattlesResult;

/**
 * A part of a result that grading may need. `final`: the deciding score. `parts`: scores by half,
 * period, quarter, set, innings or map. `order`: who scored each goal, or won each game, round, leg or
 * frame, in order. `corners`, `cards`: how many of each side. `players`: what each player did.
 */
export type ResultFact = 'final' | 'parts' | 'order' | 'corners' | 'cards' | 'players';

/** Which facts a source of results delivers; decides which markets may be offered at all. */
export interface ResultShape {
  readonly sport: Sport;
  readonly facts: readonly ResultFact[];
}

const FACTS = ['final', 'parts', 'order', 'corners', 'cards', 'players'] as const;

/** The shape of one concrete result. */
export function shapeOf(result: MatchResult): ResultShape {
  const present = factsOf(result);
  const facts = FACTS.filter((fact) => present[fact] !== undefined);
  return { sport: result.sport, facts };
}

function factsOf(result: MatchResult): Partial<Record<ResultFact, unknown>> {
  switch (result.sport) {
    case 'football': {
      const { fullTime, halfTime, goals, corners, cards, players } = result;
      return { final: fullTime, parts: halfTime, order: goals, corners, cards, players };
    }
    case 'esoccer':
      return { final: result.fullTime, parts: result.halfTime, order: result.goals };
    case 'ice-hockey':
      return { final: result.regulation, parts: result.periods, order: result.goals };
    case 'basketball':
      return { final: result.regulation, parts: result.quarters, order: undefined };
    case 'tennis':
      return { final: result.setsWon, parts: result.sets, order: result.games };
    case 'volleyball':
      return { final: result.setsWon, parts: result.sets, order: undefined };
    case 'handball':
    case 'rugby':
    case 'american-football':
      return { final: result.regulation, parts: result.parts, order: undefined };
    case 'table-tennis':
    case 'badminton':
    case 'darts':
    case 'snooker':
      return { final: result.setsWon, parts: result.sets, order: result.winners };
    case 'boxing':
    case 'mma':
      return { final: result.finish, parts: result.cards, order: undefined };
    case 'baseball':
    case 'cricket':
      return { final: result.runs, parts: result.innings, order: undefined };
    case 'cs2':
    case 'valorant':
      return { final: result.mapsWon, parts: result.maps, order: result.rounds };
    case 'dota2':
    case 'lol':
      return { final: result.mapsWon, parts: result.maps && result.kills, order: undefined };
  }
}
