import { type BuilderPart, isBuilderMarket } from '@touchline/domain/markets';
import type { FindJoint } from '../book/book-event.ts';
import {
  type BuilderPrice,
  type BuilderRefusal,
  builderPriceNow,
  priceBuilder,
} from './price-builder.ts';

/** A selection of a builder with its own price; without one while it is not offered alone. */
export type PartView = BuilderPart & { readonly price: string | undefined };

/** Several selections of one event as the book offers them in one leg. */
export interface BuilderView {
  readonly parts: readonly PartView[];
  /** Undefined while they cannot be bet on together. */
  readonly price: string | undefined;
  /** Why they never can as things are; `unsuited`: no model of ours knows how these go with others. */
  readonly refusal?:
    | BuilderRefusal
    | { readonly reason: 'unsuited'; readonly parts: readonly number[] }
    | undefined;
  /** As of `BuilderPrice`; empty without a price. */
  readonly reduced: BuilderPrice['reduced'];
  /** Fair probability that all win; 0 where it is not known. */
  readonly probability: number;
  /** What it would be if the parts did not depend on each other. */
  readonly independent: number;
  /** For those who have it: its price, also while selections are decided or not offered alone. */
  readonly priceNow: string | undefined;
}

const NO_PRICE = { price: undefined, reduced: {}, priceNow: undefined } as const;

/** What the house keeps of a selection that has no price of its own at the moment. */
const UNOFFERED_MARGIN = 0.05;

function unsuited(parts: readonly PartView[], places: readonly number[]): BuilderView {
  return {
    parts,
    ...NO_PRICE,
    probability: 0,
    independent: 0,
    refusal: { reason: 'unsuited', parts: places },
  };
}

/** The price of a part for those who have it; decided, it is none. */
function priceAlone(price: string | undefined, fair: number): string {
  return price ?? (fair === 0 || fair === 1 ? 1 : (1 - UNOFFERED_MARGIN) / fair).toFixed(2);
}

/** What selections of one event come to in one leg, by their own prices and their joint probabilities. */
export function viewBuilder(parts: readonly PartView[], findJoint: FindJoint): BuilderView {
  const places = [...parts.keys()];
  const others = places.filter((place) => !isBuilderMarket(parts[place]?.marketKey ?? ''));
  const joint = others.length > 0 ? undefined : findJoint(parts);
  if (joint === undefined) {
    return unsuited(parts, others.length > 0 ? others : places);
  }
  const prices = parts.flatMap(({ price }) => price ?? []);
  const alone = parts.map(({ price }, place) => priceAlone(price, joint[1 << place] ?? 0));
  const view: BuilderView = {
    parts,
    ...NO_PRICE,
    probability: joint.at(-1) ?? 0,
    independent: places.reduce((all, place) => all * (joint[1 << place] ?? 0), 1),
    priceNow: builderPriceNow({ prices: alone, joint }),
  };
  if (prices.length < parts.length) {
    return view;
  }
  const answer = priceBuilder({ prices, joint });
  return 'price' in answer ? { ...view, ...answer } : { ...view, refusal: answer };
}
