import { ErrorBody } from '@touchline/contracts/errors';
import {
  EnvironmentQuery,
  HealthReceipt,
  HealthReport,
  OpenPagesAnswer,
  PluginHealthAnswer,
} from '@touchline/contracts/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Credentials } from '../credentials.ts';
import { HealthQuery } from '../queries.ts';
import { requireAccess } from '../require-access.ts';
import type { PluginHealth } from './plugin-health.ts';

const TAGS = { tags: ['import map'] };
const refusals = { '4xx': ErrorBody, '5xx': ErrorBody };
/** A report of all plugins there are is far smaller. */
const BODY_LIMIT_BYTES = 32_768;

/** Registers what pages report of their plugins, and what operators read of it. */
export function registerHealthRoutes(
  instance: Pick<FastifyInstance, 'withTypeProvider'>,
  options: {
    readonly health: PluginHealth;
    readonly credentials: Credentials;
    readonly visitorOf: (request: FastifyRequest) => string | undefined;
    /** Whether a page reports what is live: one with an override is no evidence for a rollout. */
    readonly isCounted: (request: FastifyRequest) => boolean;
    /** Route configuration that limits how often one address may report. */
    readonly reportConfig?: object | undefined;
  },
): void {
  const { health, credentials, visitorOf, isCounted, reportConfig = {} } = options;
  const app = (instance as FastifyInstance).withTypeProvider<ZodTypeProvider>();

  app.post(
    '/import-map-service/reports',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: reportConfig,
      schema: {
        ...TAGS,
        querystring: EnvironmentQuery,
        body: HealthReport,
        response: { 200: HealthReceipt, ...refusals },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isCounted(request)) {
        return { share: 0 };
      }
      const share = health.take({
        environment: request.query.env,
        visitor: visitorOf(request),
        address: request.ip,
        report: request.body,
      });
      return { share };
    },
  );

  app.get(
    '/import-map-service/plugin-health',
    {
      schema: {
        ...TAGS,
        querystring: HealthQuery,
        response: { 200: PluginHealthAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      await requireAccess(credentials, request, reply);
      reply.header('cache-control', 'no-store');
      const { env, ...wanted } = request.query;
      return await health.read({ ...wanted, environment: env });
    },
  );

  app.get(
    '/import-map-service/open-pages',
    {
      schema: {
        ...TAGS,
        querystring: EnvironmentQuery,
        response: { 200: OpenPagesAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      await requireAccess(credentials, request, reply);
      reply.header('cache-control', 'no-store');
      return await health.openPages(request.query.env);
    },
  );
}
