export { isBuilderMarket } from './builder-market.ts';
export {
  BUILDER_MARKET,
  BUILDER_PARTS,
  type BuilderPart,
  builderCode,
  builderOutcomeId,
  builderParts,
  builderPercent,
  mostBuilderMargin,
  partsKey,
  partsOfOutcome,
} from './builder.ts';
export {
  findMarketType,
  findMarketTypeById,
  marketGroups,
  marketType,
  marketTypes,
} from './catalogue.ts';
export { EACH_WAY_TERMS, type EachWayTerms, placePrice } from './each-way.ts';
export {
  gradeRaceOrder,
  isOrderMarket,
  type OrderMarket,
  orderCode,
  type RaceOrder,
  raceOrder,
  runnersOf,
} from './race-orders.ts';
export { namedRunners } from './named-runners.ts';
export { isRaceSport, RACE_SPORTS, type RaceSport } from './race-sport.ts';
export {
  imitatedSport,
  isVirtualSport,
  VIRTUAL_SPORTS,
  type VirtualSport,
} from './virtual-sport.ts';
export { raceEachWay } from './race-terms.ts';
export { deductedPrice, deductionAfter, ruleFourPercent, type Withdrawal } from './rule-four.ts';
export { eventName, legName } from './event-name.ts';
export { decidingScore, finalScore } from './final-score.ts';
export { canGrade, gradeOutcome, type OutcomeToGrade } from './grade-outcome.ts';
export { competitorCode, competitorOf } from './competitor.ts';
export { type Grade, hasOutcome } from './kind.ts';
export {
  legProgress,
  type LegProgress,
  type RunningScore,
  type ScoreNeed,
} from './leg-progress.ts';
export {
  buildMarketId,
  buildOutcomeId,
  type MarketId,
  type OutcomeId,
  type ParsedMarketId,
  type ParsedOutcomeId,
  parseMarketId,
  parseOutcomeId,
} from './market-id.ts';
export {
  asMarketKey,
  buildMarketKey,
  type MarketKey,
  type ParsedMarketKey,
  parseMarketKey,
} from './market-key.ts';
export { findMarketLabel, type MarketLabel, marketLabels } from './market-label.ts';
export { formatLine, type LineRule, parseLine } from './market-line.ts';
export {
  isCarried,
  LIST_MARKETS,
  type ListMarket,
  listMarketCode,
  listMarkets,
  mainMarkets,
  toListMarket,
} from './list-markets.ts';
export type { MarketGroup, MarketType, MarketUnit, Period } from './market-type.ts';
export {
  type BaseballResult,
  type BasketballResult,
  type BattlesResult,
  type CricketInnings,
  type CricketResult,
  type EsoccerResult,
  type FightResult,
  type Finish,
  type FootballResult,
  type IceHockeyResult,
  type MatchResult,
  type FirstToResult,
  type PlayerRecord,
  type PlayersResult,
  type ResultFact,
  type ResultShape,
  type ResultStatus,
  type RoundsResult,
  type Score,
  type Side,
  shapeOf,
  type TennisResult,
  type TurnsResult,
  type VolleyballResult,
} from './match-result.ts';
export {
  findOutrightMarket,
  gradeOutright,
  isOutrightKey,
  OUTRIGHT_MARKETS,
  type OutrightGrade,
  outrightKey,
  type OutrightMarket,
  type OutrightResult,
  type SharedPlaces,
} from './outrights.ts';
export {
  type BattlesDiscipline,
  type Discipline,
  DISCIPLINES,
  ESPORTS_TYPES,
  type EsportsType,
  esportsTypeOf,
  type RoundsDiscipline,
} from './discipline.ts';
export type { FightSport, FirstToSport, TurnsSport } from './families.ts';
export { NO_SCORER } from './player-kinds.ts';
export { orderOf, partsOf, scoreOf } from './result-score.ts';
export { type Sport, sportIds, sportOfId } from './sport.ts';
