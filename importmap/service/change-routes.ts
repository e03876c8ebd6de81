import { ChangeAnswer, ChangeRequest, EnvironmentQuery } from '@touchline/contracts/releases';
import { audited } from './audit.ts';
import { authoriseChanges, type Credentials } from './credentials.ts';
import { expectedRevision } from './etag.ts';
import type { ImportMapService } from './import-map-service.ts';
import { requireAccess } from './require-access.ts';
import { type AnyApp, REFUSALS, TAGS, typedApp } from './route-schema.ts';

/** Registers the change of an environment's state, or its dry run. */
export function registerChangeRoutes(
  instance: AnyApp,
  options: { readonly service: ImportMapService; readonly credentials: Credentials },
): void {
  const { service, credentials } = options;
  const app = typedApp(instance);

  app.post(
    '/import-map-service/changes',
    {
      ...audited('import-map.change'),
      schema: {
        ...TAGS,
        querystring: EnvironmentQuery,
        body: ChangeRequest,
        response: { 200: ChangeAnswer, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const access = await requireAccess(credentials, request, reply);
      if (!request.body.dryRun) {
        authoriseChanges(access, request.body.changes);
      }
      const answer = await service.change({
        ...request.body,
        environment: request.query.env,
        actor: access.actor,
        expected: expectedRevision(request.headers['if-match']),
      });
      reply.header('etag', `"${answer.revision}"`);
      return answer;
    },
  );
}
