import { createHash } from 'node:crypto';
import { ConfigurationAnswer } from '@touchline/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { App } from '../platform/app.ts';
import { requireOperator } from '../platform/operator.ts';
import { rateClass } from '../platform/rate-limits.ts';
import type { Configuration, SiteConfiguration } from './configuration.ts';

/** platform.txt §9: groups are cached 600 to 900 s. */
const CACHE_CONTROL = 'public, max-age=600, stale-while-revalidate=300';
const TAGS = { tags: ['configuration'] };

/** Groups a visitor may read besides core. */
const PUBLIC_GROUPS = ['maintenance', 'betting', 'payments', 'responsible'] as const;

/** The answer for the groups asked for; all of them when none is named. */
export function configurationAnswer(
  site: SiteConfiguration,
  groups?: readonly string[],
): z.infer<typeof ConfigurationAnswer> {
  const asked = (name: string) => groups === undefined || groups.includes(name);
  return {
    ...(asked('core') ? { core: site.core } : {}),
    groups: Object.fromEntries(PUBLIC_GROUPS.filter(asked).map((name) => [name, site[name]])),
    plugins: asked('plugins') ? { ...site.plugins } : {},
  };
}

/** Answers 304 when the client holds this very body. */
function sendCached(request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply {
  const tag = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22);
  const etag = `"${tag}"`;
  reply.header('cache-control', CACHE_CONTROL).header('etag', etag);
  const held = request.headers['if-none-match']
    ?.split(',')
    .map((text) => text.trim().replace(/^W\//, ''));
  return held?.includes(etag) ? reply.code(304).send() : reply.send(body);
}

/** Site configuration for pages, and its change by operators. */
export function registerConfigurationRoutes(
  app: App,
  options: { readonly configuration: Configuration; readonly operatorToken: string },
): void {
  const { configuration } = options;
  const language = z.optional(z.string().check(z.maxLength(8)));

  app.get(
    '/bff-api/config/all.json',
    {
      schema: {
        ...TAGS,
        querystring: z.object({ lang: language }),
        response: { 200: ConfigurationAnswer },
      },
    },
    async (request, reply) =>
      sendCached(request, reply, configurationAnswer(await configuration.read())),
  );

  app.get(
    '/bff-api/config/group/get',
    {
      schema: {
        ...TAGS,
        querystring: z.object({ groups: z.string().check(z.maxLength(400)), lang: language }),
        response: { 200: ConfigurationAnswer },
      },
    },
    async (request, reply) => {
      const groups = request.query.groups.split(',').map((name) => name.trim());
      return sendCached(request, reply, configurationAnswer(await configuration.read(), groups));
    },
  );

  app.patch(
    '/bff-api/config/group/:name',
    {
      config: rateClass('session'),
      schema: {
        ...TAGS,
        params: z.object({ name: z.string().check(z.maxLength(80)) }),
        body: z.record(z.string(), z.unknown()),
        response: { 200: z.record(z.string(), z.unknown()) },
      },
      preHandler: requireOperator(options.operatorToken),
    },
    async (request) => configuration.change(request.params.name, request.body),
  );
}
