import type { MatchResult, ResultShape, Sport } from '@touchline/domain';
import { createFootballModel } from '../models/football/football-model.ts';
import type { MatchState } from '../models/match-state.ts';
import type { PricingSettings } from '../models/pricing/pricing-settings.ts';
import type { Random } from '../models/random.ts';
import type { Advanced, MatchFormat, PricedMarket, SportModel } from '../models/sport-model.ts';
import type { Strengths, TeamRatings } from '../models/strengths.ts';

/** A sport's model with its sport forgotten: state and strengths handed in must be of one sport. */
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
  }): Advanced<Sport> & { readonly state: MatchState };
  resultOf(state: MatchState): MatchResult | undefined;
}

export type SportModels = ReadonlyMap<Sport, AnyModel>;

function forgetSport<Name extends Sport>(model: SportModel<Name>): AnyModel {
  return model as unknown as AnyModel;
}

/** The model of every sport, each with scratch memory of its own: one set a thread. */
export function createSportModels(): SportModels {
  const models = [forgetSport(createFootballModel())];
  return new Map(models.map((model) => [model.sport, model]));
}

/** @throws RangeError when there is no model of the sport */
export function modelOf(models: SportModels, sport: Sport): AnyModel {
  const model = models.get(sport);
  if (model === undefined) {
    throw new RangeError(`no model of ${sport}`);
  }
  return model;
}
