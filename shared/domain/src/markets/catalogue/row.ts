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

/** A market that parts of a match have alike: end of the code, number, kind, its tab if it differs. */
export type PartMarket = readonly [
  code: string,
  number: number,
  kind: KindName,
  group?: MarketGroup,
];

/** Writes the rows of each part out: `tennis-` with `s2` and `total` is `tennis-s2-total`. */
export function partRows(options: {
  readonly prefix: string;
  /** The number of the first part's first type is one above; each part's are `step` further. */
  readonly from: number;
  readonly step: number;
  readonly periods: readonly Period[];
  readonly group: MarketGroup;
  readonly unit?: MarketUnit;
  readonly markets: readonly PartMarket[];
}): readonly MarketRow[] {
  const { prefix, from, step, periods, unit, markets } = options;
  return periods.flatMap((period, at) =>
    markets.map(
      ([code, number, kind, group = options.group]): MarketRow => [
        `${prefix}${period}-${code}`,
        from + at * step + number,
        group,
        period,
        kind,
        ...(unit === undefined ? ([] as const) : ([unit] as const)),
      ],
    ),
  );
}
