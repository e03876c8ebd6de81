import type { Selection } from '@touchline/contracts/plugins';
import { currencyExponent } from '@touchline/domain/money';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { AmountField } from '@touchline/ui/forms';
import { slipOf } from '../slip/slip.store.ts';
import { setBetAmount } from '../slip/state/amounts.ts';
import { useSlipCurrency } from './slip-currency.tsx';
import { usualStake } from './usual-stake.ts';
import styles from './choices.module.css';

/** A leg's own stake among multiple singles; left empty it is the slip's, or its share of that. Of a single beside a coupon: without one it is not bet on. */
export function LegStake({
  bet: { outcomeId },
  outcome,
  error,
  returns,
}: {
  readonly bet: Selection;
  readonly outcome: string;
  readonly error: string | undefined;
  /** What it pays with its stake, where it has one. */
  readonly returns: string | undefined;
}) {
  const context = usePlugin();
  const { i18n } = context;
  const currency = useSlipCurrency();
  const slip = slipOf(context);
  const amount = useStore(slip.store, ({ amountByBetId }) => amountByBetId[outcomeId] ?? '');
  const usual = useStore(slip.store, (state) => usualStake(state, { outcomeId, currency }));
  return (
    <div className={styles.stake}>
      {returns === undefined ? undefined : (
        <span className={styles.returns} data-figure="leg-return">
          {i18n.t('legReturn', { amount: returns })}
        </span>
      )}
      <AmountField
        label={i18n.t('legStake', { outcome })}
        isLabelHidden
        placeholder={usual}
        value={amount}
        onChange={(text) => slip.change((state) => setBetAmount(state, outcomeId, text))}
        decimals={currencyExponent(currency)}
        currency={currency}
        error={error}
      />
    </div>
  );
}
