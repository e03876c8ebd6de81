import { mostBuilderMargin, partsKey } from '@touchline/domain/markets';
import { highestPrice, lowestPrice } from '../models/index.ts';

/** Why selections of one event cannot be one leg. Places are those of the parts. */
export interface BuilderRefusal {
  /**
   * `contradictory`: `parts` never win together. `redundant`: the parts `by` win only if the first of `parts`
   * does. `unpriced`: they can win together, but not at a price that the house quotes.
   */
  readonly reason: 'contradictory' | 'redundant' | 'unpriced';
  readonly parts: readonly number[];
  readonly by?: readonly number[];
}

/** What selections of one event cost as one leg. Decimal text. */
export interface BuilderPrice {
  readonly price: string;
  /**
   * By the places of the parts that are left, `0,2`: the price once the others are void. Agreed when the bet
   * is placed; a single part has its own price.
   */
  readonly reduced: Readonly<Record<string, string>>;
}

interface PartsToPrice {
  /** The parts' own prices, decimal text. */
  readonly prices: readonly string[];
  /** As `JointOfParts` gives them. */
  readonly joint: Float64Array;
}

/** Below this share of a probability a difference is rounding. */
const ROUNDING = 1e-9;

function placesOf(set: number): readonly number[] {
  return Array.from({ length: 32 - Math.clz32(set) }, (_, place) => place).filter(
    (place) => (set & (1 << place)) !== 0,
  );
}

/** All sets of parts but the empty one, the smallest first. */
function setsOf(joint: Float64Array): readonly number[] {
  return Array.from({ length: joint.length - 1 }, (_, at) => at + 1).toSorted(
    (left, right) => placesOf(left).length - placesOf(right).length || left - right,
  );
}

function contradiction(joint: Float64Array): BuilderRefusal | undefined {
  const set = setsOf(joint).find((one) => joint[one] === 0);
  return set === undefined ? undefined : { reason: 'contradictory', parts: placesOf(set) };
}

/** A part that wins whenever some others do: it would add nothing to the price. */
function redundancy(joint: Float64Array): BuilderRefusal | undefined {
  for (const set of [0, ...setsOf(joint)]) {
    const without = joint[set] as number;
    for (let part = 0; 1 << part < joint.length; part += 1) {
      const bit = 1 << part;
      const adds = without - (joint[set | bit] as number);
      if ((set & bit) === 0 && adds <= without * ROUNDING) {
        return { reason: 'redundant', parts: [part], by: placesOf(set) };
      }
    }
  }
  return undefined;
}

/**
 * The price of a set of parts in hundredths. Each part brings the margin of its own price, all together never
 * more than the published bound; the price is never below that of any of the parts, nor above the fair one.
 */
function hundredthsOf({ prices, joint }: PartsToPrice, set: number): number {
  const places = placesOf(set);
  const own = places.map((place) => Number(prices[place]));
  if (own.length === 1) {
    return Math.round((own[0] ?? 0) * 100);
  }
  const fair = 100 / (joint[set] as number);
  const kept = places.reduce((all, place, at) => {
    const single = (own[at] ?? 0) * (joint[1 << place] as number);
    return all * Math.min(1, single);
  }, 1);
  const bound = Math.ceil(fair * (1 - mostBuilderMargin(places.length)) - ROUNDING);
  const wanted = Math.max(Math.floor(fair * kept), bound, Math.round(Math.max(...own) * 100));
  return Math.max(Math.min(wanted, Math.floor(fair + ROUNDING)), lowestPrice / 10);
}

function text(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

/** Prices selections of one event as one leg, or says why they cannot be one. */
export function priceBuilder(parts: PartsToPrice): BuilderPrice | BuilderRefusal {
  const { joint } = parts;
  const all = joint.length - 1;
  const refusal = contradiction(joint) ?? redundancy(joint);
  if (refusal !== undefined) {
    return refusal;
  }
  const fair = 1_000 / (joint[all] as number);
  const price = hundredthsOf(parts, all);
  if (fair < lowestPrice || price * 10 > highestPrice) {
    return { reason: 'unpriced', parts: placesOf(all) };
  }
  const reduced = setsOf(joint)
    .filter((set) => set !== all)
    .map((set) => [partsKey(placesOf(set)), text(hundredthsOf(parts, set))] as const);
  return { price: text(price), reduced: Object.fromEntries(reduced) };
}

/** What a leg whose selections have begun to be decided is worth now; undefined once it cannot win. */
export function builderPriceNow(parts: PartsToPrice): string | undefined {
  const all = parts.joint.length - 1;
  return (parts.joint[all] as number) > 0
    ? text(Math.min(hundredthsOf(parts, all), highestPrice / 10))
    : undefined;
}
