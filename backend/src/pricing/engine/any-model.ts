import type { MatchResult, ResultShape, Sport } from '@touchline/domain';
import type { MatchState } from '../models/match-state.ts';
import type { PricingSettings } from '../models/pricing/pricing-settings.ts';
import type { Random } from '../models/random.ts';
import type { Incident, MatchFormat, PricedMarket } from '../models/sport-model.ts';
import type { SportModels } from '../models/sport-models.ts';
import type { Strengths, TeamRatings } from '../models/strengths.ts';

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
}

/** The model of a sport, for code that treats all sports alike. */
export function modelOf(models: SportModels, sport: Sport): AnyModel {
  // Sound as long as one match's state and strengths stay together, which fixtures see to.
  return models[sport] as unknown as AnyModel;
}
