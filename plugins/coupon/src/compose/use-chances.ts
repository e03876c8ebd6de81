import type { StoredCoupon } from '@touchline/contracts/betting';
import { findCouponTraits } from '@touchline/domain/coupon';
import { fairChance } from '@touchline/domain/odds';
import { type PluginContext, usePlugin, useStore } from '@touchline/plugin-api';
import { useMemo } from 'react';
import { joinedStores } from '../slip/joined-stores.ts';
import { useShallowStable } from './use-shallow-stable.ts';

/** The chances of legs without margin, by outcome id; of those whose market is known. */
export type Chances = Readonly<Record<string, string>>;

const NO_LEGS: StoredCoupon['bets'] = [];

/** Outcome ids of the market of an outcome, in the market's order; empty until it is known. */
function marketOf(live: PluginContext['live'], outcomeId: string): readonly string[] {
  const marketId = outcomeId.slice(0, outcomeId.lastIndexOf('~'));
  const codes = live.market(marketId).get()?.outcomeCodes ?? [];
  return codes.map((code) => `${marketId}~${code}`);
}

/** An outcome's chance by the prices that its market has now, as the server works it out. */
function chanceOf(live: PluginContext['live'], outcomeId: string): string | undefined {
  const market = marketOf(live, outcomeId);
  const at = market.indexOf(outcomeId);
  const prices = market.map((id) => live.outcome(id).get()?.price);
  return prices[at] === undefined ? undefined : fairChance(prices, at);
}

/** The chances that an anti-express is priced by, current; empty for other types. */
export function useChances({ typeId, bets }: StoredCoupon): Chances {
  const { live } = usePlugin();
  const legs = findCouponTraits(typeId)?.isAgainst ? bets : NO_LEGS;
  const markets = useMemo(
    () =>
      joinedStores(
        legs.map(({ outcomeId }) => live.market(outcomeId.slice(0, outcomeId.lastIndexOf('~')))),
      ),
    [legs, live],
  );
  const known = useStore(markets);
  const prices = useMemo(
    () =>
      joinedStores(
        legs.flatMap(({ outcomeId }) => marketOf(live, outcomeId).map((id) => live.outcome(id))),
      ),
    // A market that has become known has outcomes to watch.
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks/exhaustive-deps
    [legs, live, known],
  );
  useStore(prices);
  return useShallowStable(
    Object.fromEntries(
      legs.flatMap(({ outcomeId }) => {
        const chance = chanceOf(live, outcomeId);
        return chance === undefined ? [] : [[outcomeId, chance]];
      }),
    ),
  );
}
