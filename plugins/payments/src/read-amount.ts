import { amountText, parseAmount } from '@touchline/domain/money';

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

/**
 * What the field of a deposit begins with where the address names an amount, as the slip's does for what
 * a bet is short of: at least what the method takes; nothing where the address names no amount.
 */
export function firstAmount(text: string | undefined, limits: AmountLimits): string {
  const amount = readAmount(text ?? '', limits);
  if (amount === 'invalid') {
    return '';
  }
  const { minimum, currency } = limits;
  return amount === 'below' ? amountText({ amount: minimum, currency }) : (text ?? '');
}
