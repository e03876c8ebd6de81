import type { BuilderPart, MatchResult, ResultShape, Sport } from '@touchline/domain/markets';
import type {
  Incident,
  MatchFormat,
  MatchSport,
  MatchState,
  PricedMarket,
  PricingSettings,
  Random,
  SportModels,
  Strengths,
  TeamRatings,
} from '../models/index.ts';

/** A sport's model with its sport forgotten: states and strengths handed in must be of its sport. */
export interface AnyModel {
  readonly sport: Sport;
  strengthsFrom(ratings: TeamRatings): Strengths;
  newMatch(format?: MatchFormat): MatchState;
  priceMatch(match: {
    readonly state: MatchState;
    readonly strengths: Strengths;
    readonly settings: PricingSettings;
    readonly shape?: ResultShape;
  }): readonly PricedMarket[];
  advance(match: {
    readonly state: MatchState;
    readonly strengths: Strengths;
    readonly seconds: number;
    readonly random: Random;
  }): { readonly state: MatchState; readonly incidents: readonly Incident[] };
  resultOf(state: MatchState): MatchResult | undefined;
  jointOf?(match: {
    readonly state: MatchState;
    readonly strengths: Strengths;
    readonly parts: readonly BuilderPart[];
  }): Float64Array | undefined;
}

/** The model of a sport, for code that treats all sports alike. */
export function modelOf(models: SportModels, sport: MatchSport): AnyModel {
  // Sound as long as one match's state and strengths stay together, which fixtures see to.
  return models[sport] as unknown as AnyModel;
}
