import {
  EnvironmentQuery,
  ErrorBody,
  ImportMap,
  ReleaseAnswer,
  ServiceChange,
  ServiceHealth,
  ServiceState,
  ServicesAnswer,
} from '@touchline/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { ImportMapError } from './import-map-error.ts';
import type { ImportMapService } from './import-map-service.ts';
import { isOperator } from './operator-credentials.ts';

const TAGS = { tags: ['import map'] };
const refusals = { '4xx': ErrorBody, '5xx': ErrorBody };

/** Any Fastify instance, whatever logger and server it was made with. */
type AnyApp = Pick<FastifyInstance, 'withTypeProvider' | 'register'>;

/** Small, asked for often and changing at any moment: always checked, seldom sent. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, tag: string, body: object) {
  const etag = `"${tag}"`;
  reply.header('cache-control', 'no-cache').header('etag', etag);
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body);
}

/**
 * Registers the import-map service's HTTP API below `/import-map-service`. Refusals are thrown with
 * a code of the common catalogue; the app's error handler words them.
 */
export function registerImportMapRoutes(
  instance: AnyApp,
  options: { readonly service: ImportMapService; readonly operatorToken: string },
): void {
  const { service, operatorToken } = options;
  const app = (instance as FastifyInstance).withTypeProvider<ZodTypeProvider>();

  async function requireOperator(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!isOperator(request.headers.authorization, operatorToken)) {
      reply.header('www-authenticate', 'Basic realm="import map", charset="UTF-8"');
      throw new ImportMapError('unauthorized', 'sign in as operator with the operator token');
    }
  }

  app.get(
    '/import-map-service/',
    { schema: { ...TAGS, response: { 200: ServiceHealth } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return {
        status: service.isFresh() ? ('ok' as const) : ('last-known-good' as const),
        environments: [...service.environments],
        release: service.composition().release,
      };
    },
  );

  app.get(
    '/import-map-service/import-map.json',
    {
      schema: { ...TAGS, querystring: EnvironmentQuery, response: { 200: ImportMap, ...refusals } },
    },
    async (request, reply) => {
      const { importMap, release } = service.composition(request.query.env);
      return sendTagged(request, reply, release, importMap);
    },
  );

  app.get(
    '/import-map-service/release.json',
    {
      schema: {
        ...TAGS,
        querystring: EnvironmentQuery,
        response: { 200: ReleaseAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { importMap, release, artefacts } = service.composition(request.query.env);
      const manifests = artefacts.flatMap(({ manifest }) => manifest ?? []);
      return sendTagged(request, reply, release, { release, importMap, manifests });
    },
  );

  app.get(
    '/import-map-service/services',
    {
      schema: {
        ...TAGS,
        querystring: EnvironmentQuery,
        response: { 200: ServicesAnswer, ...refusals },
      },
      preHandler: requireOperator,
    },
    async (request) => ({
      release: service.composition(request.query.env).release,
      services: [...service.services(request.query.env)],
    }),
  );

  app.patch(
    '/import-map-service/services/:id',
    {
      schema: {
        ...TAGS,
        params: z.object({ id: z.string() }),
        querystring: EnvironmentQuery,
        body: ServiceChange,
        response: { 200: ServiceState, ...refusals },
      },
      preHandler: requireOperator,
    },
    (request) =>
      service.setEnabled({
        environment: request.query.env,
        id: request.params.id,
        enabled: request.body.enabled,
        actor: 'operator',
      }),
  );
}
