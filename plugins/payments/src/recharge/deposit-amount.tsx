import { amountText, stakeDefaults } from '@touchline/domain/money';
import { usePlugin } from '@touchline/plugin-api';
import { PaymentAmount, USUAL_PAYMENTS } from '../payment-amount.tsx';
import type { AmountFault, AmountLimits } from '../read-amount.ts';

/** The field for the amount, with usual ones to press. */
export function DepositAmount({
  limits,
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
  const { currency, minimum, maximum } = limits;
  const { initial } = stakeDefaults({ currency });
  const values = { minimum: i18n.money(minimum, currency), maximum: i18n.money(maximum, currency) };
  return (
    <PaymentAmount
      limits={limits}
      text={text}
      onType={onType}
      error={fault === undefined ? undefined : i18n.t(`amountFault.${fault}`, values)}
      quick={USUAL_PAYMENTS.map((times) => ({
        text: i18n.money(initial * times, currency),
        onPress: () => onType(amountText({ amount: initial * times, currency })),
      }))}
    />
  );
}
