import { defineResource } from '@touchline/plugin-api';

/** What several selections of one event cost as one leg now. */
export const builderQuote = defineResource({
  name: 'coupon.builder-quote',
  path: ({ outcomeId }: { readonly outcomeId: string }) =>
    `/line-api/v1/outcomes?ids=${encodeURIComponent(outcomeId)}`,
  // The schema comes with the first builder: most slips have none.
  schema: async () => (await import('@touchline/contracts/line')).OutcomesAnswer,
  interval: 'coupon',
});
