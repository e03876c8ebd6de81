import { parseAmount } from '@touchline/domain/money';

/** What may be paid in or out at once, in minor units. */
export interface AmountLimits {
  readonly currency: string;
  readonly minimum: number;
  readonly maximum: number;
}

export type AmountFault = 'invalid' | 'below' | 'above';

/** Amount in minor units, or what is wrong with it. */
export function readAmount(
  text: string,
  { currency, minimum, maximum }: AmountLimits,
): number | AmountFault {
  try {
    const amount = parseAmount({ text, currency });
    if (amount < minimum) {
      return 'below';
    }
    return amount > maximum ? 'above' : amount;
  } catch {
    return 'invalid';
  }
}
