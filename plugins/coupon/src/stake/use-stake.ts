import type { StoredCoupon } from '@touchline/contracts/betting';
import { amountText, currencyExponent, parseAmount } from '@touchline/domain/money';
import { type I18n, usePlugin, useStore } from '@touchline/plugin-api';
import type { AmountFieldProps } from '@touchline/ui/forms';
import { faultText } from '../compose/fault-text.ts';
import { maxStakeText } from '../compose/max-stake-text.ts';
import type { StakeFault } from '../compose/slip-faults.ts';
import { stakeTimes } from '../compose/staked-lines.ts';
import type { Composition } from '../compose/use-composition.ts';
import type { Placement } from '../placement/placement-state.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { slipOf } from '../slip/slip.store.ts';
import { stakeAmounts, typedAmount } from './stake-amounts.ts';
import { stakeRefusal } from './stake-refusal.ts';
import { typedLimit } from './typed-limit.ts';
import { useFirstStake } from './use-first-stake.ts';

/** What of a composition a stake needs to know: nothing that moves with the prices. */
export type StakeTerms = Omit<Composition, 'coupon' | 'prepaid' | 'singles' | 'outlay' | 'faults'>;

export interface StakeInput {
  readonly composition: StakeTerms;
  /** What is wrong with the slip's stake. */
  readonly fault: StakeFault | undefined;
  /** Whether the player has tried to place: only then is a missing amount a mistake. */
  readonly isTouched: boolean;
  readonly placement: Placement;
}

/** The slip's stake as a field: its text, what is wrong with it, steps and usual amounts. */
export function useStake({
  composition,
  fault,
  isTouched,
  placement,
}: StakeInput): Omit<AmountFieldProps, 'label'> {
  const context = usePlugin();
  const { i18n } = context;
  const slip = slipOf(context);
  const settings = useStore(couponSettingsOf(context));
  const isSignedIn = useStore(context.session.state, ({ userId }) => userId !== undefined);
  useFirstStake(composition);
  const { state, currency, largest, stakes, terms } = composition;
  const { initial, step } = stakeAmounts({ currency, terms, settings });
  const times = stakeTimes(state);
  const text =
    state.isAutoMax && 'amount' in stakes.main
      ? amountText({ amount: stakes.main.amount / times, currency })
      : state.amount;
  const isShown = fault !== undefined && (fault.code !== 'stake_missing' || isTouched);

  function stepBy(direction: 'less' | 'more'): void {
    let now = 0;
    try {
      now = parseAmount({ text: text === '' ? '0' : text, currency });
    } catch {
      // What cannot be read is stepped from nothing.
    }
    const least = typedLimit(composition.stakeLimits.least ?? 0, state, Math.ceil);
    const next = Math.max(least, now + (direction === 'more' ? step : -step));
    slip.setAmount(typedAmount(next, currency));
  }

  // There before the balance is known: nothing moves when that comes.
  const isMaximumShown = largest !== undefined || (isSignedIn && composition.account === undefined);
  const quick = [1, 2, 5].map((times) => {
    const amount = initial * times;
    return {
      text: i18n.money(amount, currency),
      onPress: () => slip.setAmount(typedAmount(amount, currency)),
    };
  });
  const maximum = {
    text: i18n.t('maximum'),
    onPress: () => slip.change((now) => ({ ...now, isAutoMax: true })),
  };
  return {
    value: text,
    onChange: slip.setAmount,
    decimals: currencyExponent(currency),
    currency,
    error: isShown
      ? faultText({ i18n, composition, fault: typedFault(fault, state) })
      : stakeRefusal(i18n, placement, currency),
    hint: limitHint(i18n, composition, settings.isBalanceShown),
    step: { lessText: i18n.t('less'), moreText: i18n.t('more'), onStep: stepBy },
    quick: isMaximumShown ? [...quick, maximum] : quick,
  };
}

/** The same fault with the limit of what is typed. */
function typedFault(fault: StakeFault, state: StoredCoupon): StakeFault {
  const { code, limit } = fault;
  if (limit === undefined) return fault;
  const round = code === 'stake_below_minimum' ? Math.ceil : Math.floor;
  return { ...fault, limit: typedLimit(limit, state, round) };
}

/** The balance; where the house limits this player more than others, how far and why. */
function limitHint(
  i18n: I18n,
  { account, limits, stakeLimits, currency }: StakeTerms,
  isBalanceShown: boolean,
): string | undefined {
  const balance =
    account === undefined || !isBalanceShown
      ? undefined
      : i18n.t('balance', { balance: i18n.money(account.balance, currency) });
  const stakeFactor = limits?.stakeFactor;
  const maximum = stakeLimits.most;
  // A VIP bet goes beyond it.
  if (stakeFactor === undefined || maximum === undefined) {
    return balance;
  }
  const limited = maxStakeText(i18n, { maximum, currency, stakeFactor });
  return balance === undefined ? limited : `${balance} · ${limited}`;
}
