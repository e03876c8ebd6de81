import type { ConfigurationValues } from '@touchline/contracts/configuration';
import type { DepositBonusOffer } from '@touchline/contracts/money';
import { parseAmount } from '@touchline/domain/money';

/** How the site offers the bonus of a first deposit, as its operator has set it. */
export type DepositBonusSettings = ConfigurationValues['payments']['firstDepositBonus'];

/** What the site offers for a first deposit in a currency; undefined for nothing. */
export function depositBonusOffer(
  { isOffered, amounts, ...terms }: DepositBonusSettings,
  currency: string,
): DepositBonusOffer | undefined {
  const amount = amounts[currency];
  if (!isOffered || amount === undefined) {
    return undefined;
  }
  return {
    ...terms,
    currency,
    maximum: parseAmount({ text: amount.maximum, currency }),
    minimumDeposit: parseAmount({ text: amount.minimumDeposit, currency }),
  };
}

/** What a first deposit brings by an offer, in whole minor units; 0 for nothing. */
export function depositBonusOf(offer: DepositBonusOffer, deposited: number): number {
  const share = (BigInt(deposited) * BigInt(Math.round(offer.percent * 100))) / 10_000n;
  return deposited < offer.minimumDeposit ? 0 : Math.min(Number(share), offer.maximum);
}
