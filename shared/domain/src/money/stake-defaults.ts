import { parseAmount } from './amount-text.ts';
import type { MinorUnits } from './money.ts';

/** Amounts of the stake field in major units, as decimal text. */
export interface StakeAmounts {
  /** What the field holds at first. */
  readonly initial: string;
  /** What one press of plus or minus changes. */
  readonly step: string;
}

/** The specification's figures; an operator adds or replaces currencies by configuration. */
export const STAKE_AMOUNTS: Readonly<Record<string, StakeAmounts>> = {
  RUB: { initial: '150', step: '100' },
  USD: { initial: '5', step: '2.5' },
  EUR: { initial: '5', step: '2.5' },
  TRY: { initial: '50', step: '10' },
};

const FALLBACK: StakeAmounts = { initial: '150', step: '100' };

/**
 * First amount and step of the stake field in minor units; a currency without figures takes the
 * rouble's. Throws `currency_unknown`, and the errors of `parseAmount` for wrong configuration.
 */
export function stakeDefaults({
  currency,
  configured = {},
}: {
  currency: string;
  configured?: Readonly<Record<string, StakeAmounts>> | undefined;
}): { readonly initial: MinorUnits; readonly step: MinorUnits } {
  const amounts = configured[currency] ?? STAKE_AMOUNTS[currency] ?? FALLBACK;
  return {
    initial: parseAmount({ text: amounts.initial, currency }),
    step: parseAmount({ text: amounts.step, currency }),
  };
}
