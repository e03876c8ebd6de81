import {
  amountText,
  COUPON_TYPE,
  currencyExponent,
  parseAmount,
  stakeDefaults,
} from '@touchline/domain';
import { type I18n, usePlugin } from '@touchline/plugin-api';
import { AmountField } from '@touchline/ui/forms';
import { faultText } from '../compose/fault-text.ts';
import type { Composition } from '../compose/use-composition.ts';
import { slipOf } from '../slip/slip.store.ts';
import type { Placement } from './placement.ts';
import { stakeRefusal } from './stake-refusal.ts';

interface StakeFieldProps {
  readonly composition: Composition;
  readonly isTouched: boolean;
  readonly placement: Placement;
}

/** The slip's stake, with what is wrong with it beside it. */
export function StakeField({ composition, isTouched, placement }: StakeFieldProps) {
  const context = usePlugin();
  const { i18n } = context;
  const slip = slipOf(context);
  const { state, currency, faults, largest, stakes } = composition;
  const { initial, step } = stakeDefaults({ currency });
  const text =
    state.isAutoMax && 'amount' in stakes.main
      ? amountText({ amount: stakes.main.amount, currency })
      : state.amount;
  const fault = faults.main;
  const isShown = fault !== undefined && (fault.code !== 'stake_missing' || isTouched);
  const error = isShown
    ? faultText({ i18n, currency, fault })
    : stakeRefusal(i18n, placement, currency);

  function stepBy(direction: 'less' | 'more'): void {
    let now = 0;
    try {
      now = parseAmount({ text: text === '' ? '0' : text, currency });
    } catch {
      // What cannot be read is stepped from nothing.
    }
    const least = composition.stakeLimits.least ?? 0;
    const next = Math.max(least, now + (direction === 'more' ? step : -step));
    slip.setAmount(amountText({ amount: next, currency }));
  }

  const quick = [1, 2, 5].map((times) => {
    const amount = initial * times;
    return {
      text: i18n.money(amount, currency),
      onPress: () => slip.setAmount(amountText({ amount, currency })),
    };
  });
  const maximum = {
    text: i18n.t('maximum'),
    onPress: () => slip.change((now) => ({ ...now, isAutoMax: true })),
  };
  return (
    <AmountField
      label={i18n.t(state.typeId === COUPON_TYPE.multipleSingles ? 'stakeEach' : 'stake')}
      value={text}
      onChange={slip.setAmount}
      decimals={currencyExponent(currency)}
      currency={currency}
      error={error}
      hint={limitHint(i18n, composition)}
      step={{ lessText: i18n.t('less'), moreText: i18n.t('more'), onStep: stepBy }}
      quick={largest === undefined ? quick : [...quick, maximum]}
    />
  );
}

/** The balance; where the house limits this player more than others, how far and why. */
function limitHint(i18n: I18n, { account, limits, currency }: Composition): string | undefined {
  const balance =
    account === undefined
      ? undefined
      : i18n.t('balance', { balance: i18n.money(account.balance, currency) });
  const factor = limits?.stakeFactor;
  if (factor === undefined) {
    return balance;
  }
  const limited = i18n.t('stakeFactor', {
    maximum: i18n.money(limits?.maximum ?? 0, currency),
    reason: i18n.t(`stakeFactorReason.${factor.reason}`),
  });
  return balance === undefined ? limited : `${balance} · ${limited}`;
}
