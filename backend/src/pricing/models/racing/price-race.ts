import {
  competitorCode,
  type EachWayTerms,
  outrightKey,
  type OrderMarket,
  raceOrder,
} from '@touchline/domain/markets';
import {
  fairPlacePrices,
  inOrder,
  type PricedOutright,
  quoteField,
} from '../outrights/price-outrights.ts';
import { createFieldLaw, type FieldLaw, ordersOf, type Speeds } from './field.ts';
import { LEAST_ORDER_PRICE, MOST_ORDER_PRICE, ORDER_MARGIN, raceOverround } from './parameters.ts';

const WINNER = outrightKey('outright-winner');

/** The runners of a race. */
export interface FieldToPrice {
  /** Ids, by place in the field. */
  readonly runners: readonly number[];
  /** Of each-way bets; undefined where there are none. */
  readonly eachWay: EachWayTerms | undefined;
}

/** The runners that are to start, as the model sees them now. */
export interface RaceToPrice extends FieldToPrice {
  readonly speeds: Speeds;
}

function market(
  { runners }: FieldToPrice,
  {
    key,
    fair,
    winners,
  }: { readonly key: string; readonly fair: readonly number[]; winners: number },
): PricedOutright {
  const prices = quoteField(fair, {
    winners,
    overround: raceOverround(runners.length),
    seasons: Number.POSITIVE_INFINITY,
  });
  return inOrder({ key, competitors: runners, fair, prices });
}

/** The markets of a race that list its runners: to win, at the starting price, to be placed, and the place part. */
export function priceRace(race: RaceToPrice): readonly PricedOutright[] {
  const priced = priceByLaw(race, createFieldLaw(race.speeds));
  const atStart = priced
    .filter(({ key }) => key === WINNER)
    .map((winner) => ({ ...winner, key: outrightKey('race-sp') }));
  return priced.flatMap((one) => (one.key === WINNER ? [one, ...atStart] : [one]));
}

/** The markets that list the runners of a field, by whatever law it finishes: to win, to be placed, the place part. */
export function priceByLaw(race: FieldToPrice, law: FieldLaw): readonly PricedOutright[] {
  const { runners, eachWay } = race;
  const winner = market(race, { key: WINNER, fair: law.amongFirst(1), winners: 1 });
  if (eachWay === undefined) {
    return [winner];
  }
  const { places } = eachWay;
  const placed = law.amongFirst(places);
  const chances = new Map(runners.map((id, at) => [competitorCode(id), placed[at] ?? 1]));
  return [
    winner,
    {
      ...winner,
      key: outrightKey('outright-place', places),
      prices: fairPlacePrices(winner, { terms: eachWay, chances }),
    },
    market(race, { key: outrightKey('outright-top', places), fair: placed, winners: places }),
  ];
}

/** The probability of an outcome on several runners; undefined where one of them does not start. */
export function orderProbability(
  { runners }: Pick<RaceToPrice, 'runners'>,
  law: FieldLaw,
  asked: { readonly market: OrderMarket; readonly outcomeCode: string },
): number | undefined {
  const order = raceOrder(asked.market, asked.outcomeCode);
  const places = order?.runners.map((id) => runners.indexOf(id));
  if (order === undefined || places === undefined || places.includes(-1)) {
    return undefined;
  }
  const all = order.isOrdered ? [places] : ordersOf(places, order.places);
  return all.reduce((sum, one) => sum + law.inOrder(one), 0);
}

/**
 * The price of an outcome on several runners, rounded down to hundredths; undefined beyond what the house quotes.
 * @param places how many first places it is about
 */
export function orderPrice(probability: number, places: number): string | undefined {
  const price = (1 - (ORDER_MARGIN[places] ?? 0)) / probability;
  return price >= LEAST_ORDER_PRICE && price <= MOST_ORDER_PRICE
    ? (Math.floor(price * 100 + 1e-6) / 100).toFixed(2)
    : undefined;
}
