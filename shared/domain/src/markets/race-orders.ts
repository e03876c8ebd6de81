import { CodedError } from '../errors/coded-error.ts';
import { competitorCode, competitorOf } from './competitor.ts';
import type { MarketErrorCode } from './market-error.ts';
import type { OutrightGrade, OutrightResult } from './outrights.ts';

/**
 * The markets of a race whose outcomes name several runners: the first two or three in the order of the code, or the
 * first two or three being among those named, in whatever order. They are too many to list; each is made on demand.
 */
const ORDER_MARKETS = {
  forecast: { places: 2, isOrdered: true, most: 2 },
  'reverse-forecast': { places: 2, isOrdered: false, most: 6 },
  tricast: { places: 3, isOrdered: true, most: 3 },
  'combination-tricast': { places: 3, isOrdered: false, most: 6 },
} as const;
export type OrderMarket = keyof typeof ORDER_MARKETS;

/** What an outcome of several runners asks of a race. */
export interface RaceOrder {
  readonly market: OrderMarket;
  /** How many first places it is about. */
  readonly places: number;
  /** Whether the runners must finish in the order they are named in. */
  readonly isOrdered: boolean;
  /** Ids of the runners. */
  readonly runners: readonly number[];
}

/** Whether a key is that of a market whose outcomes name several runners. */
export function isOrderMarket(key: string): key is OrderMarket {
  return Object.hasOwn(ORDER_MARKETS, key);
}

/** How many runners an outcome of the market names at least and at most. */
export function runnersOf(market: OrderMarket): { readonly least: number; readonly most: number } {
  const { places, most } = ORDER_MARKETS[market];
  return { least: places, most };
}

/**
 * The code of an outcome on several runners, `c12-c7`: in their order where it counts, else sorted, so that the
 * same runners are the same outcome in whatever order they were chosen.
 */
export function orderCode(market: OrderMarket, runners: readonly number[]): string {
  const shown = ORDER_MARKETS[market].isOrdered
    ? runners
    : runners.toSorted((left, right) => left - right);
  return shown.map(competitorCode).join('-');
}

/** What an outcome on several runners asks; undefined for a code that is none of its market. */
export function raceOrder(marketKey: string, code: string): RaceOrder | undefined {
  if (!isOrderMarket(marketKey)) {
    return undefined;
  }
  const runners = code.split('-').flatMap((part) => competitorOf(part) ?? []);
  const { places, isOrdered, most } = ORDER_MARKETS[marketKey];
  const isWhole =
    runners.length >= places &&
    runners.length <= most &&
    new Set(runners).size === runners.length &&
    orderCode(marketKey, runners) === code;
  return isWhole ? { market: marketKey, places, isOrdered, runners } : undefined;
}

/**
 * How an outcome on several runners ended. Runners that are level share their places in every order they could have
 * finished in: the share of those orders that the outcome asks for is the share of the stake that wins at full odds.
 * It is void if one of its runners did not start, or fewer finished than it has places.
 * @throws CodedError `outcome_unknown`
 */
export function gradeRaceOrder(outcome: {
  readonly marketKey: string;
  readonly outcomeCode: string;
  readonly result: OutrightResult;
}): OutrightGrade {
  const { marketKey, outcomeCode, result } = outcome;
  const order = raceOrder(marketKey, outcomeCode);
  if (order === undefined) {
    throw new CodedError<MarketErrorCode>(
      'outcome_unknown',
      `"${outcomeCode}" is no outcome of "${marketKey}"`,
    );
  }
  const { status, ranks, nonRunners = [] } = result;
  const isVoid =
    status === 'cancelled' ||
    ranks.length < order.places ||
    order.runners.some((runner) => nonRunners.includes(runner));
  if (isVoid) {
    return 'void';
  }
  const all = firstPlaces(ranks, order.places);
  const asked = all.filter((first) => isAsked(order, first)).length;
  if (asked === 0) {
    return 'lost';
  }
  return asked === all.length ? 'won' : { places: asked, tied: all.length };
}

function isAsked({ isOrdered, runners }: RaceOrder, first: readonly number[]): boolean {
  return isOrdered
    ? first.every((runner, at) => runner === runners[at])
    : first.every((runner) => runners.includes(runner));
}

/** Every order in which the first places can be read: more than one only where runners are level. */
function firstPlaces(
  ranks: OutrightResult['ranks'],
  places: number,
): readonly (readonly number[])[] {
  if (places === 0 || ranks.length === 0) {
    return [[]];
  }
  const best = Math.min(...ranks.map(({ rank }) => rank));
  return ranks
    .filter(({ rank }) => rank === best)
    .flatMap(({ competitorId }) =>
      firstPlaces(
        ranks.filter((other) => other.competitorId !== competitorId),
        places - 1,
      ).map((rest) => [competitorId, ...rest]),
    );
}
