import { ErrorBody } from '@touchline/contracts/errors';
import { EnvironmentAnswer, EnvironmentRequest } from '@touchline/contracts/releases';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { audited } from '../audit.ts';
import type { Credentials } from '../credentials.ts';
import type { ImportMapService } from '../import-map-service.ts';
import { requireOperator } from '../require-access.ts';

const TAGS = { tags: ['import map'] };
const refusals = { '4xx': ErrorBody, '5xx': ErrorBody };

/** Registers the making of environments; who reads them speaks to the deployer's routes. */
export function registerEnvironmentRoutes(
  instance: Pick<FastifyInstance, 'withTypeProvider'>,
  {
    service,
    credentials,
  }: { readonly service: ImportMapService; readonly credentials: Credentials },
): void {
  const app = (instance as FastifyInstance).withTypeProvider<ZodTypeProvider>();

  app.post(
    '/import-map-service/environments',
    {
      ...audited('environment.make'),
      schema: {
        ...TAGS,
        body: EnvironmentRequest,
        response: { 200: EnvironmentAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { actor } = await requireOperator(credentials, request, reply);
      const revision = await service.makeEnvironment({ ...request.body, actor });
      return { name: request.body.name, revision };
    },
  );
}
