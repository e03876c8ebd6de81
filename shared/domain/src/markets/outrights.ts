import { competitorOf } from './competitor.ts';
import { CodedError } from '../errors/coded-error.ts';
import type { Grade } from './kind.ts';
import type { MarketErrorCode } from './market-error.ts';
import { parseLine } from './market-line.ts';
import type { Withdrawal } from './rule-four.ts';

/**
 * The markets of an outright: who wins a competition, who ends among the first or the last `@n`, the place part
 * of an each-way bet, and who wins a race at the starting price. Their outcomes are the competitors, so that they
 * are in no catalogue.
 */
export const OUTRIGHT_MARKETS = [
  'outright-winner',
  'outright-top',
  'outright-bottom',
  'outright-place',
  'race-sp',
] as const;
export type OutrightMarket = (typeof OUTRIGHT_MARKETS)[number];

/** `tied` competitors share `places` of those that pay: that share of the stake wins at full odds. */
export interface SharedPlaces {
  readonly places: number;
  readonly tied: number;
}

/** How an outcome of an outright ended. */
export type OutrightGrade = Grade | SharedPlaces;

/** How a competition ended. */
export interface OutrightResult {
  readonly status: 'finished' | 'cancelled';
  /** Everybody who was placed; those level have the same rank: 1, 2, 2, 4. */
  readonly ranks: readonly { readonly competitorId: number; readonly rank: number }[];
  /** Those who never took part: bets on them are void. */
  readonly nonRunners?: readonly number[] | undefined;
  /** Races: those withdrawn after betting had begun, with what they take from winnings on the others. */
  readonly withdrawals?: readonly Withdrawal[] | undefined;
  /** Races: the last price of each runner before the off, decimal text by competitor id. */
  readonly startingPrices?: Readonly<Record<number, string>> | undefined;
}

/** Outright markets with one winner, whose keys have no number of places. */
const ONE_WINNER: ReadonlySet<OutrightMarket> = new Set(['outright-winner', 'race-sp']);

/** The key of an outright market; `places` for all but the winner. */
export function outrightKey(market: OutrightMarket, places?: number): string {
  return places === undefined ? market : `${market}@${places}`;
}

/** An outright market by its key; undefined for the key of a match's market. */
export function findOutrightMarket(
  key: string,
): { readonly market: OutrightMarket; readonly places: number } | undefined {
  const [code, line] = key.split('@');
  const market = OUTRIGHT_MARKETS.find((known) => known === code);
  if (market === undefined || (line === undefined) !== ONE_WINNER.has(market)) {
    return undefined;
  }
  const places = line === undefined ? 1 : parseLine(line);
  return Number.isInteger(places) && places > 0 ? { market, places } : undefined;
}

/** Whether a market is an outright's. */
export function isOutrightKey(key: string): boolean {
  return findOutrightMarket(key) !== undefined;
}

/**
 * How an outcome of an outright ended. Competitors that are level take the places from their rank on
 * together: where only some of these pay it is a dead heat, and the stake is divided by how many are level.
 * A non-runner is void, whoever was not placed has lost.
 * @throws CodedError `market_key_malformed`, `outcome_unknown`
 */
export function gradeOutright(outcome: {
  readonly marketKey: string;
  readonly outcomeCode: string;
  readonly result: OutrightResult;
}): OutrightGrade {
  const { marketKey, outcomeCode, result } = outcome;
  const market = findOutrightMarket(marketKey);
  const competitor = competitorOf(outcomeCode);
  if (market === undefined) {
    throw new CodedError<MarketErrorCode>('market_key_malformed', `"${marketKey}" is no outright`);
  }
  if (competitor === undefined) {
    throw new CodedError<MarketErrorCode>('outcome_unknown', `"${outcomeCode}" is no competitor`);
  }
  const { status, ranks, nonRunners = [] } = result;
  if (status === 'cancelled' || nonRunners.includes(competitor)) {
    return 'void';
  }
  const rank = ranks.find(({ competitorId }) => competitorId === competitor)?.rank;
  if (rank === undefined) {
    return 'lost';
  }
  const tied = ranks.filter((other) => other.rank === rank).length;
  const [first, last] = payingPlaces(market, ranks.length);
  const places = Math.min(rank + tied - 1, last) - Math.max(rank, first) + 1;
  if (places <= 0) {
    return 'lost';
  }
  return places >= tied ? 'won' : { places, tied };
}

function payingPlaces(
  { market, places }: { readonly market: OutrightMarket; readonly places: number },
  placed: number,
): readonly [first: number, last: number] {
  return market === 'outright-bottom' ? [placed - places + 1, placed] : [1, places];
}
