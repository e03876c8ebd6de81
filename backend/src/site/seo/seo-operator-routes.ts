import { SeoPage, SeoPlace } from '@touchline/contracts/site';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { SeoPages } from './seo-pages.ts';

const TAGS = { tags: ['seo'] };

/** What is written about pages, and its change by operators. */
export function registerSeoOperatorRoutes(
  app: App,
  { pages, operatorToken }: { readonly pages: SeoPages; readonly operatorToken: string },
): void {
  const forOperators = {
    config: { ...rateClass('session'), permission: 'content.read' },
    preHandler: requireOperator(operatorToken),
  } as const;

  app.get(
    '/seo-api/v1/pages',
    { ...forOperators, schema: { ...TAGS, response: { 200: z.array(SeoPage) } } },
    async () => [...(await pages.list())],
  );

  app.put(
    '/seo-api/v1/pages',
    {
      ...forOperators,
      config: {
        ...forOperators.config,
        permission: 'content.publish',
        audit: { action: 'seo-page.put' },
      },
      schema: { ...TAGS, body: SeoPage, response: { 200: SeoPage } },
    },
    async (request) => {
      await pages.put(request.body, request.audit);
      return request.body;
    },
  );

  app.delete(
    '/seo-api/v1/pages',
    {
      ...forOperators,
      config: {
        ...forOperators.config,
        permission: 'content.publish',
        audit: { action: 'seo-page.remove', reason: 'required' },
      },
      schema: { ...TAGS, querystring: SeoPlace, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      if (!(await pages.remove(request.query, request.audit))) {
        throw new ApiError('not_found', 'nothing is written about this page');
      }
      return reply.code(204).send();
    },
  );
}
