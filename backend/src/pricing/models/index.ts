export { calibrateFootball, type FootballPrices } from './football/calibrate.ts';
export { footballStrengths } from './football/football-model.ts';
export {
  breakSeconds,
  firstHalfSeconds,
  firstHalfShare,
  secondHalfSeconds,
} from './football/parameters.ts';
export { createPropsReader, type FootballProps } from './football/players/football-props.ts';
export { createMatchStory } from './football/players/match-story.ts';
export {
  createPropsPricer,
  type PricedProps,
} from './football/players/price-props.ts';
export {
  ELEVEN,
  type Position,
  type Squad,
  type SquadPlayer,
  type Squads,
} from './football/players/squad.ts';
export { createFootballBatcher, type RepricedBatch } from './football/reprice-batch.ts';
export { createKeyedRandom, keyFor } from './keyed-random.ts';
export type {
  BattlesState,
  Buy,
  FightState,
  FootballState,
  InningsState,
  MatchState,
  MatchStateOf,
  FirstToState,
  RoundsState,
  TurnsState,
} from './match-state.ts';
export {
  defaultPricingSettings,
  type PricingSettings,
  withExtraMargin,
} from './pricing/pricing-settings.ts';
export { highestPrice, lowestPrice, quotedPrice } from './pricing/price-ladder.ts';
export { priceOutcomes } from './pricing/price-outcomes.ts';
export { createSheetReader } from './pricing/sheet-reader.ts';
export { createRandom, type Random } from './random.ts';
export { homeDefends } from './rounds/simulate-rounds.ts';
export type { Incident, MatchFormat, PricedMarket } from './sport-model.ts';
export { createSportModels, type MatchSport, type SportModels } from './sport-models.ts';
export type { Strengths, StrengthsOf, TeamRatings } from './strengths.ts';
export { turnsOver } from './turns/turns-left.ts';
export { matchLaw } from './outrights/match-law.ts';
export { chooseEachWay, type PricedOutright, priceOutrights } from './outrights/price-outrights.ts';
export {
  createTableSimulation,
  type OpenMatch,
  type TableToSimulate,
} from './outrights/simulate-table.ts';
export { createFieldLaw } from './racing/field.ts';
export { orderPrice, orderProbability, priceRace, type RaceToPrice } from './racing/price-race.ts';
export { type Finish, runRace } from './racing/run-race.ts';
export { createVirtualFootballPricer } from './virtuals/price-virtual-football.ts';
export { priceVirtualRace } from './virtuals/price-virtual-race.ts';
export { createVirtualTennisPricer } from './virtuals/price-virtual-tennis.ts';
export { virtualSettings } from './virtuals/virtual-settings.ts';
