import type { CouponTermsAnswer, StoredCouponSettings } from '@touchline/contracts/betting';
import { amountText, type MinorUnits, minorUnits, stakeDefaults } from '@touchline/domain/money';
import { readAmount } from '../compose/read-stakes.ts';

/** An amount as a player would type it: whole ones without their zeros. */
export function typedAmount(amount: number, currency: string): string {
  return amountText({ amount, currency }).replace(/\.0+$/, '');
}

/**
 * The amount as typed where the balance pays it and it is no less than the least, else nothing: also
 * where it is no amount at all. Minor units.
 */
export function payable({
  text,
  currency,
  least,
  balance,
}: {
  readonly text: string;
  readonly currency: string;
  readonly least: number;
  readonly balance: number;
}): string {
  const read = readAmount(text, currency);
  return 'amount' in read && read.amount >= least && read.amount <= balance ? text : '';
}

/** First amount of a slip and what one press of plus or minus changes, in minor units. */
export interface StakeAmounts {
  readonly initial: MinorUnits;
  readonly step: MinorUnits;
}

/**
 * The amounts the stake field works with: the player's own step, else what the house says, else the
 * table of currencies (product.txt §9).
 */
export function stakeAmounts({
  currency,
  terms,
  settings,
}: {
  readonly currency: string;
  readonly terms: Pick<CouponTermsAnswer, 'amounts' | 'currency'> | undefined;
  readonly settings: Pick<StoredCouponSettings, 'amountStep'>;
}): StakeAmounts {
  const usual =
    terms?.currency === currency
      ? { initial: minorUnits(terms.amounts.initial), step: minorUnits(terms.amounts.step) }
      : stakeDefaults({ currency });
  const own = readAmount(settings.amountStep[currency] ?? '', currency);
  return 'amount' in own && own.amount > 0 ? { ...usual, step: own.amount } : usual;
}
