import {
  ArticleAcceptances,
  ArticleKind,
  OperatorArticle,
  OperatorArticles,
  PublishArticle,
} from '@touchline/contracts/site';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import { operatorOf, requireOperator } from '../../platform/http/operator.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { latestOf, readAcceptances, readTexts, readVersions } from './article-store.ts';
import type { Articles } from './articles.ts';
import { publishArticle } from './publish-article.ts';

const TAGS = { tags: ['articles'] };
const BASE = '/content-api/v1/operator';
/** The texts of one article in all languages. */
const ARTICLE_BYTES = 1_048_576;
const OneArticle = z.object({ kind: ArticleKind });
const OnePlayer = z.object({ id: text().check(z.regex(/^\d{8,9}$/)) });

/** Articles as operators write and publish them, and what players have agreed to. */
export function registerArticleOperatorRoutes(
  app: App,
  options: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly operatorToken: string;
    readonly articles: Pick<Articles, 'list' | 'forget'>;
  },
): void {
  const { pool, articles, operatorToken } = options;
  const forOperators = {
    config: { ...rateClass('session'), permission: 'content.read' },
    preHandler: requireOperator(operatorToken),
  } as const;

  async function article(kind: ArticleKind): Promise<OperatorArticle> {
    const versions = (await readVersions(pool)).filter((one) => one.kind === kind);
    const [latest] = versions;
    const texts = latest === undefined ? [] : await readTexts(pool, latest);
    return { kind, texts: [...texts], versions };
  }

  app.get(
    `${BASE}/articles`,
    { ...forOperators, schema: { ...TAGS, response: { 200: OperatorArticles } } },
    async () => {
      const [versions, titles] = await Promise.all([readVersions(pool), articles.list('en')]);
      return {
        articles: latestOf(versions).map((newest) => ({
          ...newest,
          title: titles.find(({ kind }) => kind === newest.kind)?.title ?? newest.kind,
        })),
      };
    },
  );

  app.get(
    `${BASE}/articles/:kind`,
    {
      ...forOperators,
      schema: { ...TAGS, params: OneArticle, response: { 200: OperatorArticle } },
    },
    async ({ params: { kind } }) => article(kind),
  );

  app.post(
    `${BASE}/articles/:kind/versions`,
    {
      ...forOperators,
      bodyLimit: ARTICLE_BYTES,
      config: {
        ...forOperators.config,
        permission: 'content.publish',
        audit: { action: 'article.publish', reason: 'required' },
      },
      schema: {
        ...TAGS,
        params: OneArticle,
        body: PublishArticle,
        response: { 200: OperatorArticle },
      },
    },
    async (request) => {
      const { kind } = request.params;
      await publishArticle(options, {
        kind,
        article: request.body,
        publishedBy: operatorOf(request),
        audit: request.audit,
      });
      articles.forget();
      return article(kind);
    },
  );

  app.get(
    `${BASE}/players/:id/acceptances`,
    {
      ...forOperators,
      config: { ...forOperators.config, permission: 'players.read' },
      schema: { ...TAGS, params: OnePlayer, response: { 200: ArticleAcceptances } },
    },
    async ({ params: { id } }) => ({ acceptances: await readAcceptances(pool, id) }),
  );
}
