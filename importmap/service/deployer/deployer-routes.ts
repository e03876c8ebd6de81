import type { FastifyInstance } from 'fastify';
import type { ImportMapService } from '../import-map-service.ts';
import type { DeployerOptions } from './deployer-request.ts';
import { READS } from '../audit.ts';
import { registerMapMerge } from './map-merge.ts';
import { registerServiceRoutes } from './service-routes.ts';

/** Larger than any map; what is longer was not meant for us. */
const BODY_LIMIT = 1024 * 1024;

/** The environments as import-map-deployer lists them: the first one also under the name `default`. */
function environmentsOf({ environments }: ImportMapService) {
  const [main = 'production', ...others] = environments;
  return [
    { name: 'default', aliases: [main], isDefault: true },
    { name: main, aliases: ['default'], isDefault: true },
    ...others.map((name) => ({ name, aliases: [], isDefault: false })),
  ];
}

/**
 * Registers the HTTP API of import-map-deployer, so that pipelines written for it work: its routes,
 * response shapes and error texts. Differences, all on the safe side: an unknown environment is a
 * 404 for writes too, integrity is kept and worked out where it is missing, addresses are trusted
 * by origin and path segment, checks time out and stay off private networks, writes of two
 * replicas both count, and what protects players stays.
 */
export function registerDeployerRoutes(
  app: Pick<FastifyInstance, 'register'>,
  options: DeployerOptions,
): void {
  const { service } = options;
  void app.register(async (scope) => {
    // Clients send JSON under any content type, or none that declares it.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    scope.get('/import-map-service/environments', READS, async () => ({
      environments: environmentsOf(service),
    }));
    registerServiceRoutes(scope, options);
    registerMapMerge(scope, options);
  });
}
