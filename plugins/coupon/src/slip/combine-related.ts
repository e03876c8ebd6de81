import type { Selection } from '@touchline/contracts/plugins';
import {
  BUILDER_PARTS,
  builderOutcomeId,
  isBuilderMarket,
  partsOfOutcome,
} from '@touchline/domain/markets';
import type { PluginContext } from '@touchline/plugin-api';
import { builderPrice } from './builder-price.resource.ts';
import { slipOf } from './slip.store.ts';
import { withLeg, withoutLegs } from './state/legs.ts';

/** Legs of one event that may be one leg of a bet builder. */
export interface Combinable {
  readonly legs: readonly [Selection, ...Selection[]];
  /** What they are together. */
  readonly outcomeId: string;
}

function partsOf({ outcomeId }: Selection) {
  const [, marketKey = '', outcomeCode = ''] = outcomeId.split('~');
  return partsOfOutcome(outcomeId) ?? [{ marketKey, outcomeCode }];
}

/** The first event of the slip whose legs may be one; whether they have a price together, the server says. */
export function combinableLegs(bets: readonly Selection[]): Combinable | undefined {
  for (const eventId of new Set(bets.map((bet) => bet.eventId))) {
    const [first, ...others] = bets.filter((bet) => bet.eventId === eventId);
    const parts = [...(first === undefined ? [] : [first]), ...others].flatMap(partsOf);
    const markets = new Set(parts.map(({ marketKey }) => marketKey));
    const isSuited =
      markets.size === parts.length &&
      parts.length <= BUILDER_PARTS.most &&
      parts.every(({ marketKey }) => isBuilderMarket(marketKey));
    if (first !== undefined && others.length > 0 && isSuited) {
      return { legs: [first, ...others], outcomeId: builderOutcomeId(eventId, parts) };
    }
  }
  return undefined;
}

/** Puts one leg in place of several of its event, at the price of now; says why where there is none. */
export async function combineLegs(
  context: PluginContext,
  { legs: [first, ...others], outcomeId }: Combinable,
): Promise<void> {
  const { resources, clock, notify } = context;
  try {
    const { price } = await resources.fetch(builderPrice, { outcomeId });
    const replaced = [first, ...others].map((leg) => leg.outcomeId);
    slipOf(context).change((state) =>
      withLeg(withoutLegs(state, replaced), { ...first, outcomeId, price }, clock.now()),
    );
  } catch (error) {
    notify.show({ kind: 'error', id: 'builder', error });
  }
}
