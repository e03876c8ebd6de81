import { raceEachWay, type EachWayTerms } from '@touchline/domain/markets';
import type { VirtualRaceCard } from '@touchline/domain/virtuals';
import type { PricedOutright } from '../outrights/price-outrights.ts';
import type { FieldLaw } from '../racing/field.ts';
import { priceByLaw } from '../racing/price-race.ts';
import { createWeightLaw } from './weight-law.ts';

/** What a virtual race can be bet on. */
export interface PricedVirtualRace {
  readonly markets: readonly PricedOutright[];
  readonly eachWay: EachWayTerms | undefined;
  /** Ids of the runners, as the law counts them. */
  readonly runners: readonly number[];
  readonly law: FieldLaw;
}

/** Prices a virtual race with the margins of other races. There is no starting price: no price ever moves. */
export function priceVirtualRace({ runners }: VirtualRaceCard): PricedVirtualRace {
  const ids = runners.map(({ id }) => id);
  const law = createWeightLaw(runners.map(({ weight }) => weight));
  const eachWay = raceEachWay({ runners: ids.length, isHandicap: false });
  return { markets: priceByLaw({ runners: ids, eachWay }, law), eachWay, runners: ids, law };
}
