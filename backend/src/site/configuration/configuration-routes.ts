import { createHash } from 'node:crypto';
import {
  CONFIGURATION_GROUPS,
  ConfigurationAnswer,
  COUNTRY_HEADER,
  FALLBACK_COUNTRY,
  type ConfigurationGroup,
} from '@touchline/contracts/configuration';
import {
  ConfigurationGroupAnswer,
  ConfigurationGroupsAnswer,
  ConfigurationHistoryAnswer,
} from '@touchline/contracts/operator';
import { text, json } from '@touchline/contracts/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { reasonOf } from '../../platform/audit/operator-acts.ts';
import type { App } from '../../platform/http/app.ts';
import { operatorOf, requireOperator } from '../../platform/http/operator.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { type Configuration } from './configuration.ts';
import type { SiteConfiguration } from './load-configuration.ts';
import { unknownGroup } from './change-group.ts';

/** platform.txt §9: groups are cached 600 to 900 s. */
const CACHE_CONTROL = 'public, max-age=600, stale-while-revalidate=300';
const TAGS = { tags: ['configuration'] };
/** The settings of all plugins, requested along with the groups. */
const PLUGINS = 'plugins';

/** What is measured and how is no visitor's business; pages get what they need of it elsewhere. */
const isPublic = (name: string): name is ConfigurationGroup =>
  Object.hasOwn(CONFIGURATION_GROUPS, name) && name !== 'analytics';
const PUBLIC_GROUPS = Object.keys(CONFIGURATION_GROUPS).filter(isPublic);

/** The answer for the requested groups. */
export function configurationAnswer(
  site: SiteConfiguration,
  asked: {
    readonly groups: readonly ConfigurationGroup[];
    readonly plugins: boolean;
    readonly country: string;
  },
): z.infer<typeof ConfigurationAnswer> {
  const groups = asked.groups.filter((name) => name !== 'core');
  return {
    ...(asked.groups.includes('core')
      ? {
          core: { ...site.core, currentCountryCode: site.core.currentCountryCode || asked.country },
        }
      : {}),
    groups: Object.fromEntries(groups.map((name) => [name, site[name]])),
    plugins: asked.plugins ? { ...site.plugins } : {},
    version: site.version,
  };
}

/** Two letters; without it the configuration of `ru` is returned (platform.txt §7). */
function countryOf(request: FastifyRequest): string {
  const given = String(request.headers[COUNTRY_HEADER] ?? '').toLowerCase();
  return /^[a-z]{2}$/.test(given) ? given : FALLBACK_COUNTRY;
}

/** Answers 304 when the client has this very body. */
function sendCached(request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply {
  const tag = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22);
  const etag = `"${tag}"`;
  reply.header('cache-control', CACHE_CONTROL).header('vary', COUNTRY_HEADER).header('etag', etag);
  const held = request.headers['if-none-match']
    ?.split(',')
    .map((text) => text.trim().replace(/^W\//, ''));
  return held?.includes(etag) ? reply.code(304).send() : reply.send(body);
}

interface ConfigurationRoutesOptions {
  readonly configuration: Configuration;
  readonly operatorToken: string;
}

const LANGUAGE = z.optional(text().check(z.maxLength(8)));
/** Makes the address another one for every version, past what browsers have kept. */
const VERSION = z.optional(text().check(z.maxLength(40)));
const GROUP_PARAMS = z.object({ name: text().check(z.maxLength(80)) });

function registerAll(app: App, { configuration }: ConfigurationRoutesOptions): void {
  app.get(
    '/bff-api/config/all.json',
    {
      schema: {
        ...TAGS,
        querystring: z.object({ lang: LANGUAGE, v: VERSION }),
        response: { 200: ConfigurationAnswer },
      },
    },
    async (request, reply) =>
      sendCached(
        request,
        reply,
        configurationAnswer(await configuration.read(), {
          groups: PUBLIC_GROUPS,
          plugins: true,
          country: countryOf(request),
        }),
      ),
  );
}

function registerSome(app: App, { configuration }: ConfigurationRoutesOptions): void {
  app.get(
    '/bff-api/config/group/get',
    {
      schema: {
        ...TAGS,
        querystring: z.object({
          groups: text().check(z.maxLength(400)),
          lang: LANGUAGE,
          v: VERSION,
        }),
        response: { 200: ConfigurationAnswer },
      },
    },
    async (request, reply) => {
      const names = request.query.groups.split(',').map((name) => name.trim());
      const groups = names.filter(isPublic);
      const unknown = names.find((name) => name !== PLUGINS && !isPublic(name));
      if (unknown !== undefined) {
        throw unknownGroup(unknown);
      }
      const asked = { groups, plugins: names.includes(PLUGINS), country: countryOf(request) };
      return sendCached(request, reply, configurationAnswer(await configuration.read(), asked));
    },
  );
}

function registerGroups(
  app: App,
  { configuration, operatorToken }: ConfigurationRoutesOptions,
): void {
  app.get(
    '/bff-api/config/groups',
    {
      config: { permission: 'configuration.read' },
      schema: { ...TAGS, response: { 200: ConfigurationGroupsAnswer } },
      preHandler: requireOperator(operatorToken),
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { groups: [...(await configuration.groups())] };
    },
  );

  app.get(
    '/bff-api/config/group/:name',
    {
      config: { permission: 'configuration.read' },
      schema: { ...TAGS, params: GROUP_PARAMS, response: { 200: ConfigurationGroupAnswer } },
      preHandler: requireOperator(operatorToken),
    },
    async (request, reply) => {
      const { name } = request.params;
      const { value, revision, schema } = await configuration.group(name);
      reply.header('cache-control', 'no-store').header('etag', `"${revision}"`);
      return { name, value, revision, ...(schema && { schema }) };
    },
  );
}

function registerHistory(
  app: App,
  { configuration, operatorToken }: ConfigurationRoutesOptions,
): void {
  app.get(
    '/bff-api/config/group/:name/history',
    {
      config: { permission: 'configuration.read' },
      schema: {
        ...TAGS,
        params: GROUP_PARAMS,
        querystring: z.object({
          before: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
          limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
        }),
        response: { 200: ConfigurationHistoryAnswer },
      },
      preHandler: requireOperator(operatorToken),
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const search = { group: request.params.name, ...request.query };
      return { revisions: [...(await configuration.history(search))] };
    },
  );
}

function registerChange(
  app: App,
  { configuration, operatorToken }: ConfigurationRoutesOptions,
): void {
  app.patch(
    '/bff-api/config/group/:name',
    {
      config: {
        ...rateClass('session'),
        permission: 'configuration.change',
        audit: { action: 'configuration.change' },
      },
      schema: {
        ...TAGS,
        params: GROUP_PARAMS,
        /** Only checks the change and answers what it would make. */
        querystring: z.object({
          dryRun: z.optional(z.enum(['true', 'false'])),
          /** For those who read the history. */
          reason: z._default(text().check(z.maxLength(500)), ''),
        }),
        body: z.record(text(), json()),
        response: { 200: z.record(text(), z.unknown()) },
      },
      preHandler: requireOperator(operatorToken),
    },
    async (request) =>
      configuration.change(request.params.name, request.body, {
        expected: /^(?:W\/)?"([\w-]+)"$/.exec(request.headers['if-match'] ?? '')?.[1],
        dryRun: request.query.dryRun === 'true',
        author: { actor: operatorOf(request), reason: reasonOf(request) ?? '' },
        audit: request.audit,
      }),
  );
}

/** Site configuration for pages, and its change by operators. */
export function registerConfigurationRoutes(app: App, options: ConfigurationRoutesOptions): void {
  registerAll(app, options);
  registerSome(app, options);
  registerGroups(app, options);
  registerHistory(app, options);
  registerChange(app, options);
}
