import type { DepositBonusAnswer } from '@touchline/contracts/money';
import { parseAmount } from '@touchline/domain/money';
import type { Rules } from './offers.resource.ts';

/** What a first deposit brings; amounts in minor units. */
export interface DepositOffer {
  readonly currency: string;
  readonly percent: number;
  readonly maximum: number;
  readonly minimumDeposit: number;
  readonly wagerTimes: number;
}

/** A promotion that the site's rules make; nothing here is only announced. */
export type Offer =
  | ({ readonly kind: 'deposit' } & DepositOffer)
  | { readonly kind: 'dayExpress'; readonly percent: number }
  | {
      readonly kind: 'accaBoost';
      readonly percent: number;
      readonly legs: number;
      readonly price: string;
    };

/** What a visitor would get for a first deposit, in the first of the site's currencies that has it. */
export function visitorsDeposit(
  { firstDepositBonus: bonus }: Rules['payments'],
  currencies: readonly string[],
): DepositOffer | undefined {
  const currency = currencies.find((code) => bonus.amounts[code] !== undefined);
  const amounts = currency === undefined ? undefined : bonus.amounts[currency];
  if (!bonus.isOffered || currency === undefined || amounts === undefined) {
    return undefined;
  }
  const minor = (text: string) => parseAmount({ text, currency });
  const { percent, wagerTimes } = bonus;
  return {
    currency,
    percent,
    wagerTimes,
    maximum: minor(amounts.maximum),
    minimumDeposit: minor(amounts.minimumDeposit),
  };
}

/** What a player would still get for a first deposit. */
export function playersDeposit({ state, offer }: DepositBonusAnswer): DepositOffer | undefined {
  return state === 'offered' || state === 'available' ? offer : undefined;
}

/** The promotions in force, the most generous first. */
export function offersOf(
  { betting }: Pick<Rules, 'betting'>,
  deposit: DepositOffer | undefined,
): readonly Offer[] {
  const { dayExpresses, hyperBonus } = betting;
  const best = hyperBonus.steps.toSorted((left, right) => right.percent - left.percent)[0];
  return [
    ...(deposit === undefined ? [] : [{ kind: 'deposit' as const, ...deposit }]),
    ...(best === undefined
      ? []
      : [{ kind: 'accaBoost' as const, ...best, price: hyperBonus.minCoef }]),
    ...(dayExpresses.isOffered && dayExpresses.bonusPercent > 0
      ? [{ kind: 'dayExpress' as const, percent: dayExpresses.bonusPercent }]
      : []),
  ];
}
