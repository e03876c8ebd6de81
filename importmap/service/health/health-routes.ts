import {
  EnvironmentQuery,
  HealthReceipt,
  HealthReport,
  OpenPagesAnswer,
  PluginHealthAnswer,
} from '@touchline/contracts/releases';
import type { FastifyRequest } from 'fastify';
import { READS } from '../audit.ts';
import type { Credentials } from '../credentials.ts';
import { HealthQuery } from '../queries.ts';
import { requireAccess } from '../require-access.ts';
import { type AnyApp, REFUSALS, TAGS, typedApp } from '../route-schema.ts';
import type { PluginHealth } from './plugin-health.ts';

/** A report of all plugins there are is far smaller. */
const BODY_LIMIT_BYTES = 32_768;

interface HealthRoutesOptions {
  readonly health: PluginHealth;
  readonly credentials: Credentials;
  readonly visitorOf: (request: FastifyRequest) => string | undefined;
  /** Whether a page reports what is live: one with an override is no evidence for a rollout. */
  readonly isCounted: (request: FastifyRequest) => boolean;
  /** Route configuration that limits how often one address may report. */
  readonly reportConfig?: object | undefined;
}

function registerReports(instance: AnyApp, options: HealthRoutesOptions): void {
  const { health, visitorOf, isCounted, reportConfig = {} } = options;
  const app = typedApp(instance);
  app.post(
    '/import-map-service/reports',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: reportConfig,
      schema: {
        ...TAGS,
        querystring: EnvironmentQuery,
        body: HealthReport,
        response: { 200: HealthReceipt, ...REFUSALS },
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
}

/** Registers the reports of pages about their plugins, and what operators read of them. */
export function registerHealthRoutes(instance: AnyApp, options: HealthRoutesOptions): void {
  const { health, credentials } = options;
  const app = typedApp(instance);
  registerReports(instance, options);
  app.get(
    '/import-map-service/plugin-health',
    {
      ...READS,
      schema: {
        ...TAGS,
        querystring: HealthQuery,
        response: { 200: PluginHealthAnswer, ...REFUSALS },
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
      ...READS,
      schema: {
        ...TAGS,
        querystring: EnvironmentQuery,
        response: { 200: OpenPagesAnswer, ...REFUSALS },
      },
    },
    async (request, reply) => {
      await requireAccess(credentials, request, reply);
      reply.header('cache-control', 'no-store');
      return await health.openPages(request.query.env);
    },
  );
}
