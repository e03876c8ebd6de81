import { findMarketType, type Grade } from '@touchline/domain/markets';
import type { MarketOffer } from '../book/book-event.ts';
import { type PricingSettings, priceOutcomes } from '../models/index.ts';
import type { BookedMarket } from './betfair-schema.ts';
import type { StreamedMarket } from './market-cache.ts';
import type { KnownMarket } from './market-types.ts';

/** Back and lay further apart than this, in probability, say nothing about what is fair. */
const WIDEST_SPREAD = 0.08;

/** The fair chance of a runner between what it is backed and laid at. */
function chanceOf(best: { readonly back?: number; readonly lay?: number } | undefined): number {
  const { back, lay } = best ?? {};
  if (back === undefined || lay === undefined || back <= 1 || lay < back) {
    return Number.NaN;
  }
  const [high, low] = [1 / back, 1 / lay];
  return high - low > WIDEST_SPREAD ? Number.NaN : (high + low) / 2;
}

/**
 * A market at our own margin around the middle of the exchange's prices; undefined while these are too few or too
 * far apart.
 */
export function readOffer(
  market: StreamedMarket,
  known: KnownMarket,
  {
    settings,
    isLive,
    extraMargin,
  }: {
    readonly settings: PricingSettings;
    readonly isLive: boolean;
    readonly extraMargin: number;
  },
): MarketOffer | undefined {
  const code = known.key.split('@', 1)[0] ?? '';
  const codes = findMarketType(code)?.kind.outcomes ?? [];
  const runners = Object.entries(known.codes);
  const chances = codes.map((outcome) => {
    const runner = runners.find(([, each]) => each === outcome)?.[0];
    return chanceOf(runner === undefined ? undefined : market.best.get(Number(runner)));
  });
  const sum = chances.reduce((all, one) => all + one, 0);
  if (!(sum > 0.9 && sum < 1.1)) {
    return undefined;
  }
  const own = settings.overround[code] ?? settings.defaultOverround;
  const overround = own + (isLive ? settings.liveExtra : 0) + extraMargin;
  return {
    key: known.key,
    codes,
    prices: priceOutcomes(
      chances.map((one) => one / sum),
      overround,
    ),
  };
}

/** How each outcome of a market has ended; undefined while it has not. */
export function readResults(
  market: {
    readonly status: BookedMarket['status'];
    readonly runners: readonly {
      readonly id: number;
      readonly status: BookedMarket['runners'][number]['status'];
    }[];
  },
  known: KnownMarket,
): Readonly<Record<string, Grade>> | undefined {
  if (market.status !== 'CLOSED') {
    return undefined;
  }
  const results = market.runners.flatMap(({ id, status }) => {
    const code = known.codes[id];
    const result: Grade | undefined =
      status === 'WINNER'
        ? 'won'
        : status === 'LOSER'
          ? 'lost'
          : status === 'REMOVED' || status === 'REMOVED_VACANT'
            ? 'void'
            : undefined;
    return code === undefined || result === undefined ? [] : [[code, result] as const];
  });
  // Half of a result decides nothing: the exchange settles all runners at once.
  return results.length === Object.keys(known.codes).length
    ? Object.fromEntries(results)
    : undefined;
}
