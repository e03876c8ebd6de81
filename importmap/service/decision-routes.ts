import { EnvironmentQuery, ServicesAnswer, StateAnswer } from '@touchline/contracts/releases';
import { READS } from './audit.ts';
import type { Credentials } from './credentials.ts';
import type { ImportMapService } from './import-map-service.ts';
import { requireAccess } from './require-access.ts';
import { type AnyApp, REFUSALS, TAGS, typedApp } from './route-schema.ts';

/** Registers what is live in an environment, and what was decided about it. */
export function registerDecisionRoutes(
  instance: AnyApp,
  options: { readonly service: ImportMapService; readonly credentials: Credentials },
): void {
  const { service, credentials } = options;
  const app = typedApp(instance);

  app.get(
    '/import-map-service/services',
    {
      ...READS,
      schema: {
        ...TAGS,
        querystring: EnvironmentQuery,
        response: { 200: ServicesAnswer, ...REFUSALS },
      },
    },
    async (request, reply) => {
      await requireAccess(credentials, request, reply);
      const { env } = request.query;
      const lastChanges = await service.lastChanges(env).catch(() => undefined);
      return {
        release: service.composition({ environment: env }).release,
        services: [...service.services(env)],
        ...(lastChanges && { lastChanges: [...lastChanges] }),
      };
    },
  );

  app.get(
    '/import-map-service/state',
    {
      ...READS,
      schema: {
        ...TAGS,
        querystring: EnvironmentQuery,
        response: { 200: StateAnswer, ...REFUSALS },
      },
    },
    async (request, reply) => {
      await requireAccess(credentials, request, reply);
      const body = await service.state(request.query.env);
      reply.header('cache-control', 'no-store').header('etag', `"${body.revision}"`);
      return body;
    },
  );
}
