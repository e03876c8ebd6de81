import { amountText, stakeDefaults } from '@touchline/domain/money';
import { usePlugin } from '@touchline/plugin-api';
import { PaymentAmount, USUAL_PAYMENTS } from '../payment-amount.tsx';
import { type AmountFault, type AmountLimits, readAmount } from '../read-amount.ts';

/** What may be withdrawn at once, in minor units: within the limits of the method and what there is. */
export interface WithdrawalLimits extends AmountLimits {
  readonly available: number;
}

export type WithdrawalFault = AmountFault | 'aboveAvailable';

/** Amount in minor units, or what is wrong with it. */
export function readWithdrawal(text: string, limits: WithdrawalLimits): number | WithdrawalFault {
  const amount = readAmount(text, limits);
  return typeof amount === 'number' && amount > limits.available ? 'aboveAvailable' : amount;
}

/** The field for the amount, with usual ones to press, and all there is. */
export function WithdrawalAmount({
  limits,
  text,
  error,
  onType,
}: {
  readonly limits: WithdrawalLimits;
  readonly text: string;
  /** What is wrong with it, in the player's language. */
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
}) {
  const { i18n } = usePlugin();
  const { currency, minimum, maximum, available } = limits;
  const { initial } = stakeDefaults({ currency });
  const most = Math.min(available, maximum);
  const money = (amount: number) => i18n.money(amount, currency);
  const take = (amount: number) => () => onType(amountText({ amount, currency }));
  const usual = USUAL_PAYMENTS.map((times) => initial * times).filter(
    (amount) => amount >= minimum && amount < most,
  );
  const maxText = i18n.t(most === available ? 'withdrawal.all' : 'withdrawal.most');
  return (
    <PaymentAmount
      limits={limits}
      text={text}
      onType={onType}
      error={error}
      quick={[
        ...usual.map((amount) => ({ text: money(amount), onPress: take(amount) })),
        ...(most >= minimum
          ? [{ text: maxText, label: `${maxText}, ${money(most)}`, onPress: take(most) }]
          : []),
      ]}
    />
  );
}
