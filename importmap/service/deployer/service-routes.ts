import type { FastifyInstance } from 'fastify';
import { audited } from '../audit.ts';
import { requireAccess } from '../require-access.ts';
import { answerTo } from './deployer-answer.ts';
import { parseLevel, parseService, refuseUntrusted } from './deployer-body.ts';
import { changesFor, changesForRemoval } from './deployer-changes.ts';
import {
  asWritten,
  checked,
  type DeployerOptions,
  type DeployerQuery,
  makeChanges,
  mapOf,
} from './deployer-request.ts';

const AUDITED = audited('import-map.change');
const PATH = '/import-map-service/services';

/** Registers the setting and the removal of a single module. */
export function registerServiceRoutes(
  scope: Pick<FastifyInstance, 'patch' | 'delete'>,
  options: DeployerOptions,
): void {
  const { service, credentials, trustedUrls, allowPrivateUrls } = options;

  scope.patch<{ Querystring: DeployerQuery }>(PATH, AUDITED, async (request, reply) => {
    const { query } = request;
    await requireAccess(credentials, request, reply);
    try {
      const level = parseLevel(query.packageDirLevel);
      const { service: specifier, url: asked, integrity } = parseService(request.body);
      const url = asWritten(asked, request);
      service.composition({ environment: query.env });
      refuseUntrusted([url], trustedUrls);
      const module = await checked(
        { specifier, url, integrity, packageDirLevel: level },
        { query, allowPrivateUrls },
      );
      await makeChanges(options, {
        request,
        reply,
        environment: query.env,
        changes: changesFor(service, module),
        reason: `${specifier} set to ${url}`,
      });
      return mapOf(service, query.env);
    } catch (error) {
      return answerTo(error, reply, 'Could not patch service');
    }
  });

  scope.delete<{ Params: { '*': string }; Querystring: DeployerQuery }>(
    `${PATH}/*`,
    AUDITED,
    async (request, reply) => {
      const environment = request.query.env;
      const specifier = request.params['*'];
      await requireAccess(credentials, request, reply);
      try {
        await makeChanges(options, {
          request,
          reply,
          environment,
          changes: await changesForRemoval(service, { specifier, environment }),
          reason: `${specifier} deleted`,
        });
        return mapOf(service, environment);
      } catch (error) {
        return answerTo(error, reply, 'Could not delete service');
      }
    },
  );
}
