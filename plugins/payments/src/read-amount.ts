import { parseAmount } from '@touchline/domain/money';

/** What may be paid in or out at once, in minor units. */
export interface AmountLimits {
  readonly currency: string;
  readonly minimum: number;
  readonly maximum: number;
}

export type AmountFault = 'amountInvalid' | 'amountBelow' | 'amountAbove';

/** Amount in minor units, or the key of what is wrong with it. */
export function readAmount(
  text: string,
  { currency, minimum, maximum }: AmountLimits,
): number | AmountFault {
  try {
    const amount = parseAmount({ text, currency });
    if (amount < minimum) {
      return 'amountBelow';
    }
    return amount > maximum ? 'amountAbove' : amount;
  } catch {
    return 'amountInvalid';
  }
}
