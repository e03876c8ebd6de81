import { amountText, currencyExponent, stakeDefaults } from '@touchline/domain/money';
import { usePlugin } from '@touchline/plugin-api';
import { AmountField } from '@touchline/ui/forms';
import type { AmountFault, AmountLimits } from '../read-amount.ts';

/** Usual deposits, as multiples of the currency's usual stake. */
const USUAL = [4, 10, 20] as const;

/** The field for the amount, with usual ones to press. */
export function DepositAmount({
  limits: { currency, minimum, maximum },
  text,
  fault,
  onType,
}: {
  readonly limits: AmountLimits;
  readonly text: string;
  readonly fault: AmountFault | undefined;
  readonly onType: (text: string) => void;
}) {
  const { i18n } = usePlugin();
  const { initial } = stakeDefaults({ currency });
  const values = { minimum: i18n.money(minimum, currency), maximum: i18n.money(maximum, currency) };
  return (
    <AmountField
      label={i18n.t('amount')}
      name="amount"
      value={text}
      onChange={onType}
      decimals={currencyExponent(currency)}
      currency={currency}
      hint={i18n.t('amountRange', values)}
      error={fault === undefined ? undefined : i18n.t(`amountFault.${fault}`, values)}
      quick={USUAL.map((times) => ({
        text: i18n.money(initial * times, currency),
        onPress: () => onType(amountText({ amount: initial * times, currency })),
      }))}
    />
  );
}
