import type {
  BuilderPart,
  MarketKey,
  MatchResult,
  ResultShape,
  Side,
  Sport,
} from '@touchline/domain/markets';
import type { MatchStateOf } from './match-state.ts';
import type { PricingSettings } from './pricing/pricing-settings.ts';
import type { Random } from './random.ts';
import type { StrengthsOf, TeamRatings } from './strengths.ts';

export interface PricedOutcome {
  readonly code: string;
  /** Decimal price as text with two decimals; absent while the outcome is not offered. */
  readonly price?: string;
  /** Fair probability before margin; over a line with a push, of winning given no push. */
  readonly probability: number;
}

export interface PricedMarket {
  readonly marketKey: MarketKey;
  readonly typeId: number;
  /** All outcomes of the type, in the catalogue's display order. */
  readonly outcomes: readonly PricedOutcome[];
}

export interface MatchToPrice<Name extends Sport> {
  readonly state: MatchStateOf<Name>;
  readonly strengths: StrengthsOf<Name>;
  readonly settings: PricingSettings;
  /** What the source of results will deliver; markets it cannot grade are left out. */
  readonly shape?: ResultShape;
}

export type IncidentKind =
  | 'match-start'
  | 'period-start'
  | 'period-end'
  | 'goal'
  | 'points'
  | 'score'
  | 'game'
  | 'leg'
  | 'set'
  | 'runs'
  | 'wicket'
  | 'round'
  | 'map'
  | 'match-end'
  | 'corner'
  | 'shot'
  | 'card'
  | 'substitution';

/** What an incident is in more detail. */
export type IncidentNote =
  | 'own'
  | 'penalty'
  | 'yellow'
  | 'second-yellow'
  | 'red'
  | 'saved'
  | 'blocked'
  | 'wide';

export interface Incident {
  readonly kind: IncidentKind;
  readonly side?: Side;
  /** Goals, points or runs it brought. */
  readonly value?: number;
  /** Ids of whose it is, and of whoever passed or went off. */
  readonly player?: number;
  readonly second?: number;
  readonly note?: IncidentNote;
  /** Real seconds since the match began. */
  readonly at: number;
}

export interface MatchToAdvance<Name extends Sport> {
  readonly state: MatchStateOf<Name>;
  readonly strengths: StrengthsOf<Name>;
  /** Real seconds to play on; a whole number. */
  readonly seconds: number;
  readonly random: Random;
}

export interface Advanced<Name extends Sport> {
  readonly state: MatchStateOf<Name>;
  /** What happened on the way, in order. */
  readonly incidents: readonly Incident[];
}

/** Options of a match that its model must know before the start. */
export interface MatchFormat {
  /** Tennis, darts: best of 3 (default) or 5 sets; snooker: of 7, 9 or 11 frames; esports: of 1 or 3 (default) maps. */
  readonly bestOf?: 1 | 3 | 5 | 7 | 9 | 11;
  /** Boxing: 10 or 12 (default) rounds; mixed martial arts: 3 (default) or 5. */
  readonly rounds?: 3 | 5 | 10 | 12;
  /** Cricket: overs an innings, 20 (default) or 50. */
  readonly overs?: number;
  /**
   * Tennis, volleyball, races: who serves or throws first; cricket: who bats first; esports in rounds: who
   * defends first.
   * Default: home / not known.
   */
  readonly first?: Side;
}

/** Selections of one match whose chance to win together is wanted. */
export interface JointToFind<Name extends Sport> {
  readonly state: MatchStateOf<Name>;
  readonly strengths: StrengthsOf<Name>;
  readonly parts: readonly BuilderPart[];
}

/**
 * Fair probabilities that all parts of a set win, by the set as bits: at 0b101 the first and the third.
 * Undefined for parts that the model cannot decide, and for a match that has ended.
 */
export type JointOfParts<Name extends Sport> = (
  match: JointToFind<Name>,
) => Float64Array | undefined;

/** One sport's probabilities, prices and simulator. All functions are pure. */
export interface SportModel<Name extends Sport> {
  readonly sport: Name;
  /** Strengths of two sides from their ratings. */
  strengthsFrom(ratings: TeamRatings): StrengthsOf<Name>;
  /** The state before the start. */
  newMatch(format?: MatchFormat): MatchStateOf<Name>;
  /** Markets with fair probabilities and prices for this state: line before the start, else live. */
  priceMatch(match: MatchToPrice<Name>): readonly PricedMarket[];
  /**
   * Plays on by drawing from the same model. The draws depend only on the seed behind `random`
   * and the state, so any split of the seconds gives the same match.
   */
  advance(match: MatchToAdvance<Name>): Advanced<Name>;
  /** The result of a finished match; `undefined` before. */
  resultOf(state: MatchStateOf<Name>): MatchResult | undefined;
  /** Only of a model whose states can be enumerated. */
  jointOf?: JointOfParts<Name>;
}
