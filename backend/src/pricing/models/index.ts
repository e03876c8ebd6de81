export { calibrateFootball, type FootballPrices } from './football/calibrate.ts';
export { footballStrengths } from './football/football-model.ts';
export {
  breakSeconds,
  firstHalfSeconds,
  firstHalfShare,
  secondHalfSeconds,
} from './football/parameters.ts';
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
export { defaultPricingSettings, type PricingSettings } from './pricing/pricing-settings.ts';
export { highestPrice, lowestPrice } from './pricing/price-ladder.ts';
export { createSheetReader } from './pricing/sheet-reader.ts';
export { createRandom, type Random } from './random.ts';
export { homeDefends } from './rounds/simulate-rounds.ts';
export type { Incident, MatchFormat, PricedMarket } from './sport-model.ts';
export { createSportModels, type SportModels } from './sport-models.ts';
export type { Strengths, StrengthsOf, TeamRatings } from './strengths.ts';
export { turnsOver } from './turns/turns-left.ts';
export { matchLaw } from './outrights/match-law.ts';
export { chooseEachWay, priceOutrights } from './outrights/price-outrights.ts';
export {
  createTableSimulation,
  type OpenMatch,
  type TableToSimulate,
} from './outrights/simulate-table.ts';
