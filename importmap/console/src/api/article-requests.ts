import {
  type ArticleKind,
  OperatorArticle,
  OperatorArticles,
  type PublishArticle,
} from '@touchline/contracts/site';
import { call } from './call.ts';

const ARTICLES = '/content-api/v1/operator/articles';

/** The articles of the site, each with its latest version. */
export function readArticles() {
  return call({ path: ARTICLES, answer: OperatorArticles });
}

/** The latest version of an article, as it was written. */
export function readArticle(kind: ArticleKind) {
  return call({ path: `${ARTICLES}/${kind}`, answer: OperatorArticle });
}

/** Publishes the next version. @throws CallError `revision_stale`, `validation_failed` */
export function publishArticle({
  kind,
  article,
}: {
  readonly kind: ArticleKind;
  readonly article: PublishArticle;
}) {
  return call({
    path: `${ARTICLES}/${kind}/versions`,
    method: 'POST',
    body: article,
    answer: OperatorArticle,
  });
}
