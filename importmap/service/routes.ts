import { ErrorBody } from '@touchline/contracts/errors';
import {
  ChangeAnswer,
  ChangeRequest,
  type Composition,
  DiffAnswer,
  EnvironmentQuery,
  HistoryAnswer,
  ImportMap,
  ReleaseAnswer,
  RollbackRequest,
  ServiceHealth,
  ServicesAnswer,
  StateAnswer,
} from '@touchline/contracts/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { audited } from './audit.ts';
import { authoriseChanges, createCredentials } from './credentials.ts';
import { registerDeployerRoutes } from './deployer/deployer-routes.ts';
import { registerEnvironmentRoutes } from './environments/environment-routes.ts';
import { expectedRevision } from './etag.ts';
import { registerHealthRoutes } from './health/health-routes.ts';
import type { PluginHealth } from './health/plugin-health.ts';
import { ImportMapError } from './import-map-error.ts';
import type { ImportMapService } from './import-map-service.ts';
import type { Override } from './overrides/link-signer.ts';
import { registerOverrideRoutes } from './overrides/override-routes.ts';
import type { Overrides } from './overrides/overrides.ts';
import { registerPublishRoutes } from './publishing/publish-routes.ts';
import type { Publisher } from './publishing/publisher.ts';
import { DiffQuery, HistoryQuery } from './queries.ts';
import { requireAccess } from './require-access.ts';
import { createTaggedSender } from './send-tagged.ts';
import type { Query } from './state-store.ts';
import { registerTokenRoutes } from './token-routes.ts';

const TAGS = { tags: ['import map'] };
const refusals = { '4xx': ErrorBody, '5xx': ErrorBody };

/** Any Fastify instance, whatever logger and server it was made with. */
type AnyApp = Pick<FastifyInstance, 'withTypeProvider' | 'register'>;

export interface ImportMapRoutesOptions {
  readonly service: ImportMapService;
  readonly query: Query;
  readonly operatorToken: string;
  /** Whose sign-in a request with the operator's token is; undefined for the token alone. */
  readonly nameOf?: ((request: FastifyRequest) => string | undefined) | undefined;
  /** Accepts versions that section teams upload; without it none are accepted. */
  readonly publisher?: Publisher | undefined;
  /** How plugins perform on open pages; without it pages cannot report. */
  readonly health?: PluginHealth | undefined;
  /** Route configuration that limits how often one address may report. */
  readonly reportConfig?: object | undefined;
  /** Who is asking for a map, where versions are shared out among visitors. */
  readonly visitorOf?: (request: FastifyRequest) => string | undefined;
  /** Links that override a plugin for one browser; without it none are made. */
  readonly overrides?: Overrides | undefined;
  /** The link that a browser has used, while it is valid. */
  readonly overrideOf?: (request: FastifyRequest) => Override | undefined;
  /** Where a browser takes a link up. */
  readonly overrideAddress?: (link: string, request: FastifyRequest) => string;
  /** Origins and paths that modules of other places may come from; all of the web without. */
  readonly trustedUrls?: readonly string[] | undefined;
  /** Lets the check whether a module is there ask addresses of private networks. */
  readonly allowPrivateUrls?: boolean | undefined;
}

/**
 * Registers the import-map service's HTTP API below `/import-map-service`: ours, and the one of
 * import-map-deployer on the same state. Refusals are thrown with a code of the common catalogue;
 * the app's error handler words them.
 */
export function registerImportMapRoutes(instance: AnyApp, options: ImportMapRoutesOptions): void {
  const { service, query, operatorToken, nameOf, visitorOf = () => undefined } = options;
  const app = (instance as FastifyInstance).withTypeProvider<ZodTypeProvider>();
  const credentials = createCredentials({ query, operatorToken, nameOf });

  /** Sends what follows from the map of the caller; what a link made of it is never cached. */
  function createAnswer(bodyOf: (composition: Composition) => object) {
    const send = createTaggedSender(bodyOf);
    return async (request: FastifyRequest, reply: FastifyReply, environment: string) => {
      const visitor = visitorOf(request);
      const own = service.composition({ environment, visitor });
      const override = options.overrideOf?.(request);
      const changed =
        override && [override.environment, 'default'].includes(environment)
          ? await options.overrides?.composition({ override, visitor })
          : undefined;
      return changed === undefined
        ? await send(request, reply, { tag: own.release, source: own })
        : reply.header('cache-control', 'private, no-store').send(bodyOf(changed));
    };
  }

  const sendMap = createAnswer(({ importMap }) => importMap);
  const sendRelease = createAnswer(({ release, importMap, artefacts }) => ({
    release,
    importMap,
    manifests: artefacts.flatMap(({ manifest }) => manifest ?? []),
  }));

  for (const path of ['/import-map-service/', '/import-map-service/health']) {
    app.get(
      path,
      { schema: { ...TAGS, response: { 200: ServiceHealth } } },
      async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        return {
          message: 'import-map-deployer is running',
          status: service.isFresh() ? ('ok' as const) : ('last-known-good' as const),
          environments: [...service.environments],
          release: service.composition().release,
        };
      },
    );
  }

  app.get(
    '/import-map-service/import-map.json',
    {
      schema: { ...TAGS, querystring: EnvironmentQuery, response: { 200: ImportMap, ...refusals } },
    },
    async (request, reply) => {
      return await sendMap(request, reply, request.query.env);
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
      return await sendRelease(request, reply, request.query.env);
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
    },
    async (request, reply) => {
      await requireAccess(credentials, request, reply);
      const { env } = request.query;
      const lastChanges = await service.lastChanges(env).catch(() => undefined);
      return {
        release: service.composition({ environment: env }).release,
        services: [...service.services(env)],
        ...(lastChanges && { lastChanges: [...lastChanges] }),
      };
    },
  );

  app.get(
    '/import-map-service/state',
    {
      schema: {
        ...TAGS,
        querystring: EnvironmentQuery,
        response: { 200: StateAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      await requireAccess(credentials, request, reply);
      const body = await service.state(request.query.env);
      reply.header('cache-control', 'no-store').header('etag', `"${body.revision}"`);
      return body;
    },
  );

  app.post(
    '/import-map-service/changes',
    {
      ...audited('import-map.change'),
      schema: {
        ...TAGS,
        querystring: EnvironmentQuery,
        body: ChangeRequest,
        response: { 200: ChangeAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const access = await requireAccess(credentials, request, reply);
      if (!request.body.dryRun) {
        authoriseChanges(access, request.body.changes);
      }
      const answer = await service.change({
        ...request.body,
        environment: request.query.env,
        actor: access.actor,
        expected: expectedRevision(request.headers['if-match']),
      });
      reply.header('etag', `"${answer.revision}"`);
      return answer;
    },
  );

  app.post(
    '/import-map-service/rollback',
    {
      ...audited('import-map.change'),
      schema: {
        ...TAGS,
        querystring: EnvironmentQuery,
        body: RollbackRequest,
        response: { 200: ChangeAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const access = await requireAccess(credentials, request, reply);
      const { env: environment } = request.query;
      const now = await service.state(environment);
      const { reason, plugin, dryRun } = request.body;
      if (!dryRun) {
        authoriseChanges(access, [{ kind: 'restore', revision: 0, ...(plugin && { plugin }) }]);
      }
      const before =
        plugin === undefined
          ? now.revision - 1
          : await service.lastOtherDecision({ environment, plugin });
      const { revision = before } = request.body;
      if (revision < 0) {
        throw new ImportMapError('not_found', `"${environment}" has nothing to go back to`);
      }
      const changes = [{ kind: 'restore' as const, revision, ...(plugin && { plugin }) }];
      const answer = await service.change({
        changes,
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

  app.get(
    '/import-map-service/history',
    {
      schema: { ...TAGS, querystring: HistoryQuery, response: { 200: HistoryAnswer, ...refusals } },
    },
    async (request, reply) => {
      await requireAccess(credentials, request, reply);
      const { env, ...search } = request.query;
      return { revisions: [...(await service.history({ ...search, environment: env }))] };
    },
  );

  app.get(
    '/import-map-service/diff',
    { schema: { ...TAGS, querystring: DiffQuery, response: { 200: DiffAnswer, ...refusals } } },
    async (request, reply) => {
      await requireAccess(credentials, request, reply);
      const { env, from, to } = request.query;
      return { differences: [...(await service.diff({ environment: env, from, to }))] };
    },
  );

  registerTokenRoutes(app, { credentials });
  registerEnvironmentRoutes(app, { service, credentials });
  const { overrides, overrideAddress } = options;
  if (overrides !== undefined && overrideAddress !== undefined) {
    registerOverrideRoutes(app, { overrides, credentials, addressOf: overrideAddress });
  }
  if (options.publisher !== undefined) {
    registerPublishRoutes(app, { publisher: options.publisher, credentials });
  }
  if (options.health !== undefined) {
    const { health, reportConfig } = options;
    const isCounted = (request: FastifyRequest) => options.overrideOf?.(request) === undefined;
    registerHealthRoutes(app, { health, credentials, visitorOf, isCounted, reportConfig });
  }
  registerDeployerRoutes(app, { ...options, credentials });
}
