import type { CouponTermsAnswer } from '@touchline/contracts/betting';

/** What a site takes that takes everything and adds the hyper-bonus: the terms of tests. */
export function testTerms(change: Partial<CouponTermsAnswer> = {}): CouponTermsAnswer {
  return {
    currency: 'EUR',
    types: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    antiExpress: { margin: '1.1165', edge: '0.05' },
    hyperBonus: { steps: [{ legs: 3, percent: 10 }], minCoef: '1.40' },
    isBonusBetOffered: false,
    singleOnlyMarkets: [],
    isVipShown: true,
    isPromoCodeShown: true,
    isCashOutOffered: true,
    isPrepaidOffered: true,
    amounts: { initial: 500, step: 250 },
    ...change,
  };
}
