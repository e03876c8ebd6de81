import { currencyExponent } from '@touchline/domain/money';
import { usePlugin } from '@touchline/plugin-api';
import { AmountField } from '@touchline/ui/forms';
import type { ComponentProps } from 'react';
import type { AmountLimits } from './read-amount.ts';

/** Usual payments, as multiples of the currency's usual stake. */
export const USUAL_PAYMENTS = [4, 10, 20] as const;

/** The field for the amount of a deposit or a withdrawal, with the limits of its method. */
export function PaymentAmount({
  limits: { currency, minimum, maximum },
  text,
  error,
  quick,
  onType,
}: {
  readonly limits: AmountLimits;
  readonly text: string;
  /** What is wrong with it, in the player's language. */
  readonly error: string | undefined;
  /** Amounts to press. */
  readonly quick: ComponentProps<typeof AmountField>['quick'];
  readonly onType: (text: string) => void;
}) {
  const { i18n } = usePlugin();
  return (
    <AmountField
      label={i18n.t('amount')}
      name="amount"
      value={text}
      onChange={onType}
      decimals={currencyExponent(currency)}
      currency={currency}
      hint={i18n.t('amountRange', {
        minimum: i18n.money(minimum, currency),
        maximum: i18n.money(maximum, currency),
      })}
      error={error}
      quick={quick}
    />
  );
}
