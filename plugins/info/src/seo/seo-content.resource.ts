import { SeoContent, type SeoPlace } from '@touchline/contracts/site';
import { defineResource } from '@touchline/plugin-api';

/** What operators have written below a page. */
export const seoContentResource = defineResource({
  name: 'info.seo-content',
  path: (place: SeoPlace) => `/seo-api/v1/content?${new URLSearchParams(place).toString()}`,
  schema: SeoContent,
  freshFor: 300_000,
});
