import { RecommendationsAnswer } from '@touchline/contracts/betting';
import { OutcomesAnswer } from '@touchline/contracts/line';
import { defineResource } from '@touchline/plugin-api';

interface Asked {
  readonly outcomeIds: readonly string[];
  readonly section?: string | undefined;
}

/** What else those backed who backed these outcomes; twenty of a slip are asked about. */
export const recommendationsResource = defineResource({
  name: 'promo.recommendations',
  path: ({ outcomeIds, section }: Asked) => {
    const query = new URLSearchParams({ outcomes: outcomeIds.slice(0, 20).join(',') });
    if (section !== undefined) query.set('section', section);
    return `/betting-api/v1/recommendations?${query}`;
  },
  schema: RecommendationsAnswer,
  authentication: 'optional',
  interval: 'recommendedGamesLine',
});

/** What is recommended, at its prices of now. */
export const recommendedQuotes = defineResource({
  name: 'promo.recommended-quotes',
  path: ({ ids }: { readonly ids: readonly string[] }) =>
    `/line-api/v1/outcomes?ids=${encodeURIComponent(ids.join(','))}`,
  schema: OutcomesAnswer,
  interval: 'recommendedGamesLive',
});
