import { defineResource } from '@touchline/plugin-api';

/** What coupons the site takes, and what it adds to them. */
export const couponTerms = defineResource({
  name: 'coupon.terms',
  path: ({ currency }: { readonly currency: string }) =>
    `/betting-api/v1/coupon-terms?currency=${encodeURIComponent(currency)}`,
  schema: async () => (await import('../answers.ts')).CouponTermsAnswer,
  authentication: 'optional',
  freshFor: 600_000,
});

/** The promo codes a player has been given and not used. */
export const promoCodes = defineResource({
  name: 'coupon.promo-codes',
  path: (_parameters: Record<string, never>) => '/betting-api/v1/promo-codes',
  schema: async () => (await import('../answers.ts')).PromoCodesAnswer,
  authentication: 'required',
});
