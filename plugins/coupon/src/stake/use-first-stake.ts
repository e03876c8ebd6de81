import type { StoredCoupon } from '@touchline/contracts/betting';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { useEffect, useRef } from 'react';
import { isOfSingles, splittingLegs } from '../compose/split-stake.ts';
import { stakeTimes } from '../compose/staked-lines.ts';
import type { Composition } from '../compose/use-composition.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { slipOf } from '../slip/slip.store.ts';
import { rememberedStakesOf } from './remembered-stakes.store.ts';
import { payable, stakeAmounts, typedAmount } from './stake-amounts.ts';
import { stakeKind } from './stake-kind.ts';
import { typedLimit } from './typed-limit.ts';

/** The player is in a field: what they type is not to meet an amount that arrives under their hands. */
function isTyping(): boolean {
  return document.activeElement instanceof HTMLInputElement;
}

/** How often an amount is paid: for each line or single, or once. */
function paidTimes(state: StoredCoupon): number {
  const isEachSingle = isOfSingles(state) && splittingLegs(state).length === 0;
  return isEachSingle ? state.bets.length : stakeTimes(state);
}

/**
 * Puts a first amount into a stake field without typed text: what was staked last on such a coupon,
 * else the currency's usual first amount; nothing where the account cannot pay it or the coupon takes
 * no so small a stake. What the player typed or emptied is left alone.
 */
export function useFirstStake({
  state,
  account,
  currency,
  terms,
  stakeLimits,
}: Pick<Composition, 'state' | 'account' | 'currency' | 'terms' | 'stakeLimits'>): void {
  const context = usePlugin();
  const settings = useStore(couponSettingsOf(context));
  const { typeId } = state;
  const slip = slipOf(context);
  const given = useRef('');
  // The currency is known for sure with the account, the house's amounts with its terms.
  const isKnown = account !== undefined && terms !== undefined;
  const balance = Math.floor((account?.balance ?? 0) / paidTimes(state));
  const least = typedLimit(stakeLimits.least ?? 0, state, Math.ceil);
  const { isEach, isSplit } = stakeKind(state, currency);
  const usual = typedAmount(stakeAmounts({ currency, terms, settings }).initial, currency);
  useEffect(() => {
    const { amount, isAutoMax } = slip.store.get();
    if (isKnown && !isAutoMax && amount === given.current && !isTyping()) {
      const remembered = rememberedStakesOf(context).last({ typeId, currency, isEach, isSplit });
      given.current = payable({ text: remembered ?? usual, currency, least, balance });
      slip.setAmount(given.current);
    }
  }, [context, slip, isKnown, typeId, currency, isEach, isSplit, usual, least, balance]);
}
