import { parseAmount } from './amount-text.ts';
import type { MinorUnits } from './money.ts';
import { type StakeAmounts, stakeClass } from './stake-classes.ts';

/** The rouble's figures, which an unknown currency takes. */
const FALLBACK: StakeAmounts = { initial: '150', step: '100' };

/**
 * First amount and step of the stake field in minor units: the operator's own figures, else those
 * of the currency's class, else the rouble's. Throws `currency_unknown`, and the errors of
 * `parseAmount` for wrong configuration.
 */
export function stakeDefaults({
  currency,
  configured = {},
}: {
  currency: string;
  configured?: Readonly<Record<string, StakeAmounts>> | undefined;
}): { readonly initial: MinorUnits; readonly step: MinorUnits } {
  const amounts = configured[currency] ?? stakeClass(currency) ?? FALLBACK;
  return {
    initial: parseAmount({ text: amounts.initial, currency }),
    step: parseAmount({ text: amounts.step, currency }),
  };
}
