import type {
  CouponTermsAnswer,
  StakeLimitsAnswer,
  StoredCoupon,
} from '@touchline/contracts/betting';
import type { Account, AccountsAnswer } from '@touchline/contracts/money';
import { payingAccount } from '@touchline/domain/money';
import type { Selection } from '@touchline/contracts/plugins';
import {
  autoMaxStake,
  COUPON_TYPE,
  couponOutlay,
  findCouponTraits,
  isVipAvailable,
  type OpenCoupon,
  type PlacedLeg,
  type StakeLimits,
} from '@touchline/domain/coupon';
import type { MinorUnits } from '@touchline/domain/money';
import {
  createStore,
  type PluginContext,
  type ReadableStore,
  type ResourceState,
  usePlugin,
  useResource,
  useStore,
} from '@touchline/plugin-api';
import { useEffect, useMemo } from 'react';
import { couponAccounts, stakeLimits } from '../money.resource.ts';
import type { PriceMove } from '../slip/price-agreement.ts';
import { slipOf } from '../slip/slip.store.ts';
import { chosenEachWay, type EachWayOffer, useEachWay } from './each-way.ts';
import { limitsOfCoupon, limitsOfType } from './limits-of-type.ts';
import { type Prepaid, prepaidOf } from './prepaid.ts';
import type { ReadStakes } from './read-stakes.ts';
import { hasSingles, type Singles, singlesOf } from './singles.ts';
import { slipFaults, type SlipFaults } from './slip-faults.ts';
import { couponTerms } from './terms.resource.ts';
import { useCoupon } from './use-coupon.ts';
import { useShallowStable } from './use-shallow-stable.ts';

/** The slip with everything that decides what it would be as a bet of this player. */
export interface Composition {
  readonly state: StoredCoupon;
  readonly accounts: readonly Account[];
  readonly account: Account | undefined;
  readonly currency: string;
  readonly limits: StakeLimitsAnswer | undefined;
  readonly terms: CouponTermsAnswer | undefined;
  /** What the stake of this coupon may be now. */
  readonly stakeLimits: StakeLimits;
  /** What "maximum" would stake; absent where the account has too little. */
  readonly largest: MinorUnits | undefined;
  readonly isVipAvailable: boolean;
  readonly stakes: ReadStakes;
  readonly prepaid: Prepaid;
  readonly coupon: OpenCoupon<PlacedLeg>;
  /** What is bet on single legs beside the coupon. */
  readonly singles: Singles;
  /** The place part that the only selection can have, and where the player has chosen it. */
  readonly eachWayOffer: EachWayOffer | undefined;
  readonly eachWay: EachWayOffer | undefined;
  /** What is paid for all of it, in minor units. */
  readonly outlay: number;
  readonly faults: SlipFaults;
}

/** Whether a leg is live now, which it may have become since it was chosen. */
function isLive({ live }: PluginContext, { eventId, section }: Selection): boolean {
  return (live.event(eventId).get()?.section ?? section) === 'live';
}

/** What "maximum" stakes: on each leg, where each has a stake of its own. */
function largestStake({
  state: { typeId, bets },
  limits,
  balance,
}: {
  readonly state: StoredCoupon;
  readonly limits: StakeLimits;
  readonly balance: number;
}): MinorUnits | undefined {
  const isStakedByLeg = findCouponTraits(typeId)?.stakes === 'each-leg';
  const stakeCount = isStakedByLeg ? Math.max(1, bets.length) : 1;
  return autoMaxStake({ limits, balance: Math.floor(balance / stakeCount) });
}

/**
 * Puts the slip together with the player's accounts, limits and the site's terms. The same object
 * until one of them changes, whatever prices do that are only asked about.
 */
export function useComposition({ moves }: { readonly moves: readonly PriceMove[] }): Composition {
  const context = usePlugin();
  const state = useStore(slipOf(context).store);
  const defaultCurrency = useStore(context.config.core, ({ currencies }) => currencies[0]);
  const accounts = useAccounts();
  const account = accounts.find(({ id }) => id === state.accountId) ?? payingAccount(accounts);
  const currency = account?.currency ?? defaultCurrency ?? 'EUR';
  const limits = useResource(stakeLimits, { currency, accountId: account?.id }).data;
  const terms = useResource(couponTerms, { currency }).data;

  const eachWayOffer = useEachWay(state);
  const isEachWayTaken = terms?.types.includes(COUPON_TYPE.eachWay) === true;
  const offeredEachWay = isEachWayTaken ? eachWayOffer : undefined;
  const eachWay = chosenEachWay(state, offeredEachWay);
  const counts = {
    type: eachWay === undefined ? state.typeId : COUPON_TYPE.eachWay,
    legs: state.bets.length,
    bankers: state.bankers.length,
    systemSize: state.systemValue,
  };
  const ordinary = limitsOfCoupon(limits, { counts, isVip: false });
  const canBeVip = isVipAvailable({
    isShown: terms?.isVipShown === true && !hasSingles(state),
    type: state.typeId,
    maxBetAmount: ordinary.most ?? Infinity,
    legs: state.bets.map((bet) => ({ isLive: isLive(context, bet) })),
  });
  const ofCoupon = useShallowStable(
    limitsOfCoupon(limits, { counts, isVip: canBeVip && state.isVip }),
  );
  const largest = account && largestStake({ state, limits: ordinary, balance: account.balance });
  const { stakes, coupon } = useCoupon({
    state,
    moves,
    currency,
    largest,
    terms,
    maxPayout: limits?.maxPayout,
    eachWay,
  });
  const singles = useMemo(() => singlesOf({ state, stakes, coupon }), [state, stakes, coupon]);
  const prepaid = useShallowStable(prepaidOf({ state, coupon, account, limits }));
  const balance = account && account.balance + prepaid.amount;
  const { least, most } = limitsOfType(limits, COUPON_TYPE.multipleSingles);
  const faults = useMemo(
    () =>
      slipFaults({
        state,
        coupon,
        stakes,
        limits: ofCoupon,
        balance,
        singles: { ...singles, limits: { least, most } },
      }),
    [state, coupon, stakes, ofCoupon, balance, singles, least, most],
  );
  return useShallowStable({
    state,
    accounts,
    account,
    currency,
    limits,
    terms,
    stakeLimits: ofCoupon,
    largest,
    isVipAvailable: canBeVip,
    stakes,
    prepaid,
    coupon,
    singles,
    eachWayOffer: offeredEachWay,
    eachWay,
    outlay: couponOutlay(coupon) + singles.outlay,
    faults,
  });
}

// Made once and never changed: what a visitor's accounts look like.
const NO_ACCOUNTS: ReadableStore<Pick<ResourceState<AccountsAnswer>, 'data'>> = createStore({
  data: undefined,
});
const NONE: readonly Account[] = [];

/** The signed-in player's accounts, refetched when money has moved; a visitor has none. */
function useAccounts(): readonly Account[] {
  const { bus, resources, session } = usePlugin();
  const isSignedIn = useStore(session.state, ({ userId }) => userId !== undefined);
  const watched = useMemo(
    () => (isSignedIn ? resources.watch(couponAccounts, {}) : undefined),
    [resources, isSignedIn],
  );
  useEffect(
    () => watched && bus.on('balance.changed', () => void watched.refresh()),
    [bus, watched],
  );
  return (
    useStore<Pick<ResourceState<AccountsAnswer>, 'data'>>(watched ?? NO_ACCOUNTS).data?.accounts ??
    NONE
  );
}
