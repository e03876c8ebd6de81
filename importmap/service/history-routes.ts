import { DiffAnswer, HistoryAnswer } from '@touchline/contracts/releases';
import { READS } from './audit.ts';
import type { Credentials } from './credentials.ts';
import type { ImportMapService } from './import-map-service.ts';
import { DiffQuery, HistoryQuery } from './queries.ts';
import { requireAccess } from './require-access.ts';
import { type AnyApp, REFUSALS, TAGS, typedApp } from './route-schema.ts';

/** Registers the history of decisions and what differs between two revisions. */
export function registerHistoryRoutes(
  instance: AnyApp,
  options: { readonly service: ImportMapService; readonly credentials: Credentials },
): void {
  const { service, credentials } = options;
  const app = typedApp(instance);

  app.get(
    '/import-map-service/history',
    {
      ...READS,
      schema: { ...TAGS, querystring: HistoryQuery, response: { 200: HistoryAnswer, ...REFUSALS } },
    },
    async (request, reply) => {
      await requireAccess(credentials, request, reply);
      const { env, ...search } = request.query;
      return { revisions: [...(await service.history({ ...search, environment: env }))] };
    },
  );

  app.get(
    '/import-map-service/diff',
    {
      ...READS,
      schema: { ...TAGS, querystring: DiffQuery, response: { 200: DiffAnswer, ...REFUSALS } },
    },
    async (request, reply) => {
      await requireAccess(credentials, request, reply);
      const { env, from, to } = request.query;
      return { differences: [...(await service.diff({ environment: env, from, to }))] };
    },
  );
}
