import type { MarketGroup, MarketUnit, Period } from '../market-type.ts';
import type { KindName } from '../kinds.ts';

/** One line of a catalogue: code, type id (never reused), tab, period, kind, what is counted. */
export type MarketRow = readonly [
  code: string,
  typeId: number,
  group: MarketGroup,
  period: Period,
  kind: KindName,
  unit?: MarketUnit,
];
