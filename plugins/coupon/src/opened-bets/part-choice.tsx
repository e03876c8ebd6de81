import type { Bet } from '@touchline/contracts/betting';
import { amountText, currencyExponent, parseAmount } from '@touchline/domain/money';
import { usePlugin } from '@touchline/plugin-api';
import { AmountField } from '@touchline/ui/forms';

const QUARTERS = [1, 2, 3, 4] as const;

/** The part of the stake that is typed, in minor units; `undefined` where it is none to sell. */
export function partOf(text: string, { stake, currency }: Bet): number | undefined {
  try {
    const part = parseAmount({ text, currency });
    return part > 0 && part <= stake ? part : undefined;
  } catch {
    return undefined;
  }
}

/** All of the stake as it is typed. */
export function wholeText({ stake, currency }: Bet): string {
  return amountText({ amount: stake, currency });
}

/** How much of the stake is sold: typed, or a quarter, a half, three quarters, all. */
export function PartChoice({
  bet,
  value,
  onChange,
}: {
  readonly bet: Bet;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { i18n } = usePlugin();
  const { stake, currency } = bet;
  return (
    <AmountField
      label={i18n.t('cashOut.part')}
      hint={i18n.t('cashOut.ofStake', { stake: i18n.money(stake, currency) })}
      error={
        partOf(value, bet) === undefined
          ? i18n.t('cashOut.partWrong', { stake: i18n.money(stake, currency) })
          : undefined
      }
      value={value}
      onChange={onChange}
      decimals={currencyExponent(currency)}
      currency={currency}
      quick={QUARTERS.map((quarters) => ({
        text: quarters === 4 ? i18n.t('cashOut.all') : i18n.t('percent', { value: quarters * 25 }),
        onPress: () =>
          onChange(amountText({ amount: Math.floor((stake * quarters) / 4), currency })),
      }))}
    />
  );
}
