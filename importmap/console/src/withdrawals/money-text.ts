import { currencyCode, formatMoney, minorUnits } from '@touchline/domain/money';

/** Minor units as the operator reads them. */
export function moneyText({
  amount,
  currency,
  language,
}: {
  readonly amount: number;
  readonly currency: string;
  readonly language: string;
}): string {
  return formatMoney({
    amount: minorUnits(amount),
    currency: currencyCode(currency),
    locale: language,
  });
}
