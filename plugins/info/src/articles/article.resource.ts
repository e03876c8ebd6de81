import { Article, type ArticleKind, ArticleList, articlePath } from '@touchline/contracts/site';
import { defineResource } from '@touchline/plugin-api';

const FRESH_MS = 300_000;

/** A version of an article, the latest unless one is named. */
export const articleResource = defineResource({
  name: 'info.article',
  path: ({
    language,
    kind,
    version,
  }: {
    readonly language: string;
    readonly kind: ArticleKind;
    readonly version?: number | undefined;
  }) => articlePath(language, kind, version),
  schema: Article,
  freshFor: FRESH_MS,
});

/** What there is to read. */
export const articlesResource = defineResource({
  name: 'info.articles',
  path: ({ language }: { readonly language: string }) => `/content-api/v1/${language}/articles`,
  schema: ArticleList,
  freshFor: FRESH_MS,
});
