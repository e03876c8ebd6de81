import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { demoFacts } from './article-facts.ts';
import { registerArticleOperatorRoutes } from './article-operator-routes.ts';
import { registerArticleRoutes } from './article-routes.ts';
import { createArticles } from './articles.ts';
import { seedArticles } from './seed-articles.ts';

/** Publishes the first articles of a new site, and serves all of them; warns of facts that are a demo's. */
export async function registerArticles(
  app: App,
  options: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly log: Pick<FastifyBaseLogger, 'warn'>;
    readonly operatorToken: string;
    readonly configuration: Pick<Configuration, 'read'>;
  },
): Promise<void> {
  await seedArticles(options);
  const articles = createArticles(options);
  registerArticleRoutes(app, articles);
  registerArticleOperatorRoutes(app, { ...options, articles });
  const facts = demoFacts((await options.configuration.read()).company);
  if (facts.length > 0) {
    options.log.warn(
      { facts },
      'the articles state facts of a demo company; fill in the group "company" of the configuration',
    );
  }
}
