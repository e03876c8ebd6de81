import { Article, articlePath } from '@touchline/contracts/site';
import { defineResource } from '@touchline/plugin-api';

/** Questions and answers, as the house has published them. */
export const helpResource = defineResource({
  name: 'support.help',
  path: ({ language }: { readonly language: string }) => articlePath(language, 'help'),
  schema: Article,
  freshFor: 300_000,
});
