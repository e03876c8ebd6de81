import { stakeDefaults } from '../money/stake-defaults.ts';

const LINES_OF_A_STAKE = 5;

/**
 * What a line of any lottery costs in a currency, in minor units: a fifth of the currency's usual stake, 1.00 in
 * euros. @throws `currency_unknown`
 */
export function linePrice(currency: string): number {
  return Math.floor(stakeDefaults({ currency }).initial / LINES_OF_A_STAKE);
}
