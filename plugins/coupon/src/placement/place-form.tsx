import { type OutcomeState, payingAccount, type Selection } from '@touchline/contracts';
import { amountText, currencyExponent, parseAmount, stakeDefaults } from '@touchline/domain';
import { usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, Money } from '@touchline/ui';
import { AmountField } from '@touchline/ui/forms';
import { useEffect, useId, useState } from 'react';
import { couponAccounts, stakeLimits } from '../money.resource.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import type { PriceMove } from '../slip/price-agreement.ts';
import { possibleReturn, readStake, shownTotalOdds } from '../slip/slip-figures.ts';
import { slipOf } from '../slip/slip.store.ts';
import { PlaceAction } from './place-action.tsx';
import { placingOf } from './placement.ts';
import styles from './placement.module.css';

export interface PlaceFormProps {
  readonly bets: readonly Selection[];
  readonly moves: readonly PriceMove[];
  readonly closed: ReadonlyMap<string, OutcomeState>;
  readonly hasRelated: boolean;
}

function SignedOut({ bets }: Pick<PlaceFormProps, 'bets'>) {
  const { i18n, modals, navigation } = usePlugin();
  return (
    <div className={styles.form}>
      {bets.length > 1 ? (
        <dl className={styles.figures}>
          <div>
            <dt>{i18n.t('totalOdds')}</dt>
            <dd>{shownTotalOdds(bets)}</dd>
          </div>
        </dl>
      ) : undefined}
      <p className={styles.muted}>{i18n.t('signInHint')}</p>
      <Button variant="primary" wide onClick={() => void modals.open('login')}>
        {i18n.t('signIn')}
      </Button>
      <Button wide href={navigation.href({ route: 'registration' })}>
        {i18n.t('register')}
      </Button>
    </div>
  );
}

/** Stake, possible return and the button; a visitor is asked to sign in and keeps the slip. */
export function PlaceForm(props: PlaceFormProps) {
  const { session } = usePlugin();
  const userId = useStore(session.state, (state) => state.userId);
  return userId === undefined ? <SignedOut bets={props.bets} /> : <SignedInForm {...props} />;
}

function SignedInForm({ bets, moves, closed, hasRelated }: PlaceFormProps) {
  const context = usePlugin();
  const { i18n, bus } = context;
  const slip = slipOf(context);
  const placing = placingOf(context);
  const { amount: text } = useStore(slip.store);
  const { changeCoefAction } = useStore(couponSettingsOf(context));
  const accounts = useResource(couponAccounts, {});
  const account = payingAccount(accounts.data?.accounts);
  const currency = account?.currency ?? 'EUR';
  const limits = useResource(stakeLimits, { currency }).data;
  const [touched, setTouched] = useState(false);
  const totals = useId();
  const { refresh } = accounts;
  useEffect(() => bus.on('balance.changed', () => void refresh()), [bus, refresh]);

  const minimum = limits?.minimum ?? 0;
  const maximum = limits?.maximum ?? Number.MAX_SAFE_INTEGER;
  const stake = readStake({ text, currency, minimum, maximum, balance: account?.balance ?? 0 });
  const amount = 'amount' in stake ? stake.amount : undefined;
  const fault = 'fault' in stake ? stake.fault : undefined;
  const shown = fault === 'missing' ? (touched ? i18n.t('stakeMissing') : undefined) : faultText();
  const { initial, step } = stakeDefaults({ currency });

  function faultText(): string | undefined {
    switch (fault) {
      case undefined:
      case 'missing':
        return undefined;
      case 'stake_below_minimum':
        return i18n.t('belowMinimum', { minimum: i18n.money(minimum, currency) });
      case 'stake_above_maximum':
        return i18n.t('aboveMaximum', { maximum: i18n.money(maximum, currency) });
      case 'stake_invalid':
      case 'balance_insufficient':
        return i18n.error({ code: fault });
    }
  }

  function stepBy(direction: 'less' | 'more'): void {
    let now = 0;
    try {
      now = parseAmount({ text: text === '' ? '0' : text, currency });
    } catch {
      // What cannot be read is stepped from nothing.
    }
    const next = Math.max(minimum, now + (direction === 'more' ? step : -step));
    slip.setAmount(amountText({ amount: next, currency }));
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTouched(true);
        if (amount !== undefined && account !== undefined) {
          void placing.place({ accountId: account.id, amount, changeCoefAction });
        }
      }}
    >
      <AmountField
        label={i18n.t('stake')}
        value={text}
        onChange={slip.setAmount}
        decimals={currencyExponent(currency)}
        currency={currency}
        error={shown}
        hint={
          account === undefined
            ? undefined
            : i18n.t('balance', { balance: i18n.money(account.balance, currency) })
        }
        step={{ lessText: i18n.t('less'), moreText: i18n.t('more'), onStep: stepBy }}
        quick={[1, 2, 5].map((times) => {
          const quick = initial * times;
          return {
            text: i18n.money(quick, currency),
            onPress: () => slip.setAmount(amountText({ amount: quick, currency })),
          };
        })}
      />
      <dl className={styles.figures} id={totals} aria-live="polite">
        <div>
          <dt>{i18n.t('totalOdds')}</dt>
          <dd data-figure="total-odds">{shownTotalOdds(bets)}</dd>
        </div>
        <div>
          <dt>{i18n.t('possibleReturn')}</dt>
          <dd data-figure="possible-return">
            <Money
              strong
              text={
                amount === undefined
                  ? '–'
                  : i18n.money(
                      possibleReturn({
                        bets,
                        stake: amount,
                        currency,
                        maxPayout: limits?.maxPayout,
                      }),
                      currency,
                    )
              }
            />
          </dd>
        </div>
      </dl>
      <PlaceAction
        bets={bets}
        moves={moves}
        closed={closed}
        hasRelated={hasRelated}
        amount={amount}
        currency={currency}
      />
    </form>
  );
}
