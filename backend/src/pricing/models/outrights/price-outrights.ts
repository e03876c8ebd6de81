import {
  competitorCode,
  EACH_WAY_TERMS,
  type EachWayTerms,
  outrightKey,
  type OutrightMarket,
  placePrice,
} from '@touchline/domain/markets';
import { marginShare } from '../pricing/margin.ts';
import { quotedPrice } from '../pricing/price-ladder.ts';
import type { PricingSettings } from '../pricing/pricing-settings.ts';
import type { TableSimulation } from './simulate-table.ts';

/** An outright market: who is offered at which price; a place part may have none. */
export interface PricedOutright {
  readonly key: string;
  readonly codes: readonly string[];
  readonly prices: readonly (string | undefined)[];
}

export interface OutrightsToPrice {
  readonly simulation: TableSimulation;
  /** Ids, by position in the simulation; shown the likeliest first. */
  readonly competitors: readonly number[];
  /** The numbers of first places that are offered: 4 is "top 4". */
  readonly top: readonly number[];
  /** How many of the last are relegated. */
  readonly bottom?: number | undefined;
  readonly settings: PricingSettings;
  /** Of the place part of each-way bets; without them there is none. */
  readonly eachWay?: EachWayTerms | undefined;
}

/** Rarer than this nothing is quoted: what was counted so seldom is known too badly. */
const LEAST = 0.0015;
/** What a place part may return of its stake on average, at most. */
const MOST_PLACE_RETURN = 0.96;

/** The probability of each competitor to end at one of the ranks, counted from 0. */
function within(
  { simulation, competitors }: Pick<OutrightsToPrice, 'simulation' | 'competitors'>,
  [from, to]: readonly [from: number, to: number],
): readonly number[] {
  return competitors.map((_, competitor) => {
    let sum = 0;
    for (let rank = from; rank < to; rank += 1) sum += simulation.probability(competitor, rank);
    return sum;
  });
}

/**
 * Prices of a market with so many winners by the house's margin rule. What was counted is taken one standard error
 * higher, so that chance never favours the player; what is computed has no end of seasons.
 */
export function quoteField(
  fair: readonly number[],
  about: { readonly winners: number; readonly overround: number; readonly seasons: number },
): readonly (string | undefined)[] {
  const { winners, overround, seasons } = about;
  const spread = fair.reduce((sum, one) => sum + one * (1 - one), 0);
  const share = marginShare(spread, winners, overround);
  return fair.map((one) => {
    const variance = one * (1 - one);
    const implied = one + share * variance + Math.sqrt(variance / Math.max(1, seasons));
    const price = one < LEAST ? 0 : quotedPrice(implied);
    return price === 0 ? undefined : (price / 1000).toFixed(2);
  });
}

function market(
  toPrice: OutrightsToPrice,
  { type, places }: { readonly type: OutrightMarket; readonly places?: number },
): readonly PricedOutright[] {
  const { competitors, settings, simulation } = toPrice;
  const winners = places ?? 1;
  const last = competitors.length;
  const ranks =
    type === 'outright-bottom' ? ([last - winners, last] as const) : ([0, winners] as const);
  const fair = within(toPrice, ranks);
  const prices = quoteField(fair, {
    winners,
    overround: settings.overround[type] ?? settings.defaultOverround,
    seasons: simulation.seasons,
  });
  const isChoice = prices.filter((price) => price !== undefined).length > 1;
  return isChoice ? [inOrder({ key: outrightKey(type, places), competitors, fair, prices })] : [];
}

/** A market of those who have a price, the likeliest first; those level stay as the competitors are. */
export function inOrder(market: {
  readonly key: string;
  readonly competitors: readonly number[];
  readonly fair: readonly number[];
  readonly prices: readonly (string | undefined)[];
}): PricedOutright {
  const { key, competitors, fair, prices } = market;
  const order = [...competitors.keys()]
    .filter((at) => prices[at] !== undefined)
    .sort((left, right) => (fair[right] ?? 0) - (fair[left] ?? 0));
  return {
    key,
    codes: order.map((at) => competitorCode(competitors[at] ?? 0)),
    prices: order.map((at) => prices[at]),
  };
}

/** The price of each competitor's place part; undefined where it would return too much. */
function placePrices(
  toPrice: Pick<OutrightsToPrice, 'simulation' | 'competitors'>,
  { winner, terms }: { readonly winner: PricedOutright; readonly terms: EachWayTerms },
): readonly (string | undefined)[] {
  const chances = new Map(
    within(toPrice, [0, terms.places]).map((chance, at) => [
      competitorCode(toPrice.competitors[at] ?? 0),
      chance,
    ]),
  );
  return fairPlacePrices(winner, { terms, chances });
}

/**
 * The prices of place parts by those of the winner; undefined where one would return too much.
 * @param chances of ending among the places, by outcome code
 */
export function fairPlacePrices(
  winner: Pick<PricedOutright, 'codes' | 'prices'>,
  {
    terms,
    chances,
  }: { readonly terms: EachWayTerms; readonly chances: ReadonlyMap<string, number> },
): readonly (string | undefined)[] {
  return winner.prices.map((price, at) => {
    const place = price === undefined ? undefined : placePrice(price, terms);
    const isFair = Number(place) * (chances.get(winner.codes[at] ?? '') ?? 1) <= MOST_PLACE_RETURN;
    return isFair ? place : undefined;
  });
}

/** The markets of an outright that leave something to choose. */
export function priceOutrights(toPrice: OutrightsToPrice): readonly PricedOutright[] {
  const { competitors, top, bottom, eachWay } = toPrice;
  const most = competitors.length - 1;
  const [winner] = market(toPrice, { type: 'outright-winner' });
  return [
    ...(winner === undefined ? [] : [winner]),
    ...(winner === undefined || eachWay === undefined
      ? []
      : [
          {
            key: outrightKey('outright-place', eachWay.places),
            codes: winner.codes,
            prices: placePrices(toPrice, { winner, terms: eachWay }),
          },
        ]),
    ...top
      .filter((places) => places < most)
      .flatMap((places) => market(toPrice, { type: 'outright-top', places })),
    ...(bottom === undefined || bottom >= most
      ? []
      : market(toPrice, { type: 'outright-bottom', places: bottom })),
  ];
}

/** The most generous terms at which no place part returns too much; undefined where there are none. */
export function chooseEachWay(toPrice: OutrightsToPrice): EachWayTerms | undefined {
  const [winner] = market(toPrice, { type: 'outright-winner' });
  if (winner === undefined) {
    return undefined;
  }
  const offered = winner.prices.filter((price) => price !== undefined).length;
  return EACH_WAY_TERMS.find(
    (terms) =>
      terms.places * 2 <= offered &&
      placePrices(toPrice, { winner, terms }).every(
        (price, at) => (price === undefined) === (winner.prices[at] === undefined),
      ),
  );
}
