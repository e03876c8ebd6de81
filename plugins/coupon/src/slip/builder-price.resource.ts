import { BuilderAnswer } from '@touchline/contracts/betting';
import { defineResource } from '@touchline/plugin-api';

/** What several selections of one event cost as one leg; a coded error says why they cannot be one. */
export const builderPrice = defineResource({
  name: 'coupon.builder-price',
  path: ({ outcomeId }: { readonly outcomeId: string }) =>
    `/betting-api/v1/builder-prices?outcomeId=${encodeURIComponent(outcomeId)}`,
  schema: BuilderAnswer,
  authentication: 'none',
});
