import { EnvironmentAnswer, EnvironmentRequest } from '@touchline/contracts/releases';
import { audited } from '../audit.ts';
import type { Credentials } from '../credentials.ts';
import type { ImportMapService } from '../import-map-service.ts';
import { requireOperator } from '../require-access.ts';
import { type AnyApp, REFUSALS, TAGS, typedApp } from '../route-schema.ts';

/** Registers the making of environments; who reads them speaks to the deployer's routes. */
export function registerEnvironmentRoutes(
  instance: AnyApp,
  {
    service,
    credentials,
  }: { readonly service: ImportMapService; readonly credentials: Credentials },
): void {
  const app = typedApp(instance);

  app.post(
    '/import-map-service/environments',
    {
      ...audited('environment.make'),
      schema: {
        ...TAGS,
        body: EnvironmentRequest,
        response: { 200: EnvironmentAnswer, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { actor } = await requireOperator(credentials, request, reply);
      const revision = await service.makeEnvironment({ ...request.body, actor });
      return { name: request.body.name, revision };
    },
  );
}
