import {
  ChangeAnswer,
  EnvironmentQuery,
  RollbackRequest,
  type StateChange,
} from '@touchline/contracts/releases';
import { audited } from './audit.ts';
import { authoriseChanges, type Credentials } from './credentials.ts';
import { expectedRevision } from './etag.ts';
import { ImportMapError } from './import-map-error.ts';
import type { ImportMapService } from './import-map-service.ts';
import { requireAccess } from './require-access.ts';
import { type AnyApp, REFUSALS, TAGS, typedApp } from './route-schema.ts';

/** The restoration of a revision, for one plugin or for all. */
function restoration(revision: number, plugin: string | undefined): StateChange {
  return { kind: 'restore', revision, ...(plugin && { plugin }) };
}

/** Registers the rollback of the last decision, about one plugin or about all. */
export function registerRollbackRoutes(
  instance: AnyApp,
  options: { readonly service: ImportMapService; readonly credentials: Credentials },
): void {
  const { service, credentials } = options;
  const app = typedApp(instance);

  app.post(
    '/import-map-service/rollback',
    {
      ...audited('import-map.change'),
      schema: {
        ...TAGS,
        querystring: EnvironmentQuery,
        body: RollbackRequest,
        response: { 200: ChangeAnswer, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const access = await requireAccess(credentials, request, reply);
      const { env: environment } = request.query;
      const now = await service.state(environment);
      const { reason, plugin, dryRun } = request.body;
      if (!dryRun) {
        authoriseChanges(access, [restoration(0, plugin)]);
      }
      const before =
        plugin === undefined
          ? now.revision - 1
          : await service.lastOtherDecision({ environment, plugin });
      const { revision = before } = request.body;
      if (revision < 0) {
        throw new ImportMapError('not_found', `"${environment}" has nothing to go back to`);
      }
      const answer = await service.change({
        changes: [restoration(revision, plugin)],
        reason,
        dryRun,
        environment,
        actor: access.actor,
        expected: expectedRevision(request.headers['if-match']) ?? now.revision,
      });
      reply.header('etag', `"${answer.revision}"`);
      return answer;
    },
  );
}
