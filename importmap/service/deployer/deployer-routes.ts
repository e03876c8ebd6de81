import { ERROR_STATUS } from '@touchline/contracts/errors';
import type { StateChange } from '@touchline/contracts/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { audited } from '../audit.ts';
import { authoriseChanges, type Credentials } from '../credentials.ts';
import { expectedRevision } from '../etag.ts';
import { ImportMapError } from '../import-map-error.ts';
import type { ImportMapService } from '../import-map-service.ts';
import { requireAccess } from '../require-access.ts';
import {
  DeployerRefusal,
  parseLevel,
  parseMapPatch,
  parseService,
  refuseUntrusted,
} from './deployer-body.ts';
import { changesFor, changesForRemoval, type ModuleChange } from './deployer-changes.ts';
import { reach } from './reach.ts';

type AnyApp = Pick<FastifyInstance, 'register'>;

interface DeployerQuery {
  readonly env?: string;
  readonly packageDirLevel?: string;
  readonly skip_url_check?: string;
}

export interface DeployerOptions {
  readonly service: ImportMapService;
  readonly credentials: Credentials;
  readonly trustedUrls?: readonly string[] | undefined;
  readonly allowPrivateUrls?: boolean | undefined;
}

const BASE = '/import-map-service';
const AUDITED = audited('import-map.change');
/** Larger than any map; what is longer was not meant for us. */
const BODY_LIMIT = 1024 * 1024;

/** The address as written in maps: our own host's absolute addresses lose the host. */
function asWritten(url: string, request: FastifyRequest): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  return parsed?.host === request.host && parsed.pathname.startsWith('/assets/')
    ? `${parsed.pathname}${parsed.search}`
    : url;
}

function isWeb(url: string): boolean {
  return /^https?:\/\//.test(url);
}

function answerTo(error: unknown, reply: FastifyReply, prefix: string): FastifyReply {
  if (error instanceof DeployerRefusal) {
    return typeof error.body === 'string'
      ? reply.code(error.status).type('text/plain; charset=utf-8').send(error.body)
      : reply.code(error.status).send(error.body);
  }
  if (!(error instanceof ImportMapError)) {
    throw error;
  }
  const { code, message, details } = error;
  const status = ERROR_STATUS[code];
  if (code === 'url_unreachable') {
    return reply.code(status).type('text/plain; charset=utf-8').send(message);
  }
  if (code === 'revision_stale' || code === 'release_refused') {
    return reply.code(status).send({ error: { code, message, details } });
  }
  const text = code === 'not_found' ? message.replace('there is no', 'No such') : message;
  return reply.code(status).type('text/plain; charset=utf-8').send(`${prefix} -- Error: ${text}`);
}

/**
 * Registers the HTTP API of import-map-deployer, so that pipelines written for it work: its routes,
 * response shapes and error texts. Differences, all on the safe side: an unknown environment is a
 * 404 for writes too, integrity is kept and worked out where it is missing, addresses are trusted
 * by origin and path segment, checks time out and stay off private networks, writes of two
 * replicas both count, and what protects players stays.
 */
export function registerDeployerRoutes(app: AnyApp, options: DeployerOptions): void {
  const { service, credentials, trustedUrls, allowPrivateUrls = false } = options;

  async function change(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: {
      readonly environment: string | undefined;
      readonly changes: readonly StateChange[];
      readonly reason: string;
    },
  ): Promise<void> {
    const access = await requireAccess(credentials, request, reply);
    authoriseChanges(access, wanted.changes);
    if (wanted.changes.length > 0) {
      await service.change({
        environment: wanted.environment,
        reason: wanted.reason,
        changes: [...wanted.changes],
        actor: access.actor,
        dryRun: false,
        expected: expectedRevision(request.headers['if-match']),
      });
    }
  }

  function mapOf(environment: string | undefined): object {
    const { importMap } = service.composition({ environment });
    return { scopes: {}, ...importMap };
  }

  /** Integrity of a module as requested, or as computed when missing. */
  async function checked(module: ModuleChange, query: DeployerQuery): Promise<ModuleChange> {
    const skips = query.skip_url_check === '' || query.skip_url_check === 'true';
    if (skips || !isWeb(module.url) || module.specifier.endsWith('/')) {
      return module;
    }
    const { integrity } = await reach(module.url, { allowPrivate: allowPrivateUrls });
    if (module.integrity?.startsWith('sha256-') === true && module.integrity !== integrity) {
      throw new DeployerRefusal(
        `Invalid integrity - ${module.url} has ${integrity}, not ${module.integrity}`,
      );
    }
    return { ...module, integrity: module.integrity ?? integrity };
  }

  void app.register(async (scope) => {
    // Clients send JSON under any content type, or none that declares it.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );

    scope.get(`${BASE}/environments`, async () => {
      const [main = 'production', ...others] = service.environments;
      return {
        environments: [
          { name: 'default', aliases: [main], isDefault: true },
          { name: main, aliases: ['default'], isDefault: true },
          ...others.map((name) => ({ name, aliases: [], isDefault: false })),
        ],
      };
    });

    scope.patch<{ Querystring: DeployerQuery }>(
      `${BASE}/services`,
      AUDITED,
      async (request, reply) => {
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
            query,
          );
          await change(request, reply, {
            environment: query.env,
            changes: changesFor(service, module),
            reason: `${specifier} set to ${url}`,
          });
          return mapOf(query.env);
        } catch (error) {
          return answerTo(error, reply, 'Could not patch service');
        }
      },
    );

    scope.patch<{ Querystring: DeployerQuery }>(
      `${BASE}/import-map.json`,
      AUDITED,
      async (request, reply) => {
        const { query } = request;
        await requireAccess(credentials, request, reply);
        try {
          const { imports, scopes, integrity } = parseMapPatch(request.body);
          service.composition({ environment: query.env });
          const modules = Object.entries(imports).map(([specifier, asked]) => ({
            specifier,
            url: asWritten(asked, request),
            integrity: integrity[asked],
          }));
          const scoped = Object.values(scopes).flatMap((scope) => Object.values(scope));
          refuseUntrusted([...modules.map(({ url }) => url), ...scoped], trustedUrls);
          const known = await Promise.all(modules.map((module) => checked(module, query)));
          await Promise.all(
            scoped
              .filter((url) => !url.endsWith('/'))
              .map((url) => checked({ specifier: url, url, integrity: integrity[url] }, query)),
          );
          const named = new Set(Object.values(imports));
          await change(request, reply, {
            environment: query.env,
            changes: [
              ...known.flatMap((module) => changesFor(service, module)),
              ...Object.entries(scopes).map(([scope, entries]) => ({
                kind: 'set-scope' as const,
                scope,
                imports: { ...entries },
              })),
              ...Object.entries(integrity)
                .filter(([url]) => !named.has(url))
                .map(([url, hash]) => ({ kind: 'set-integrity' as const, url, integrity: hash })),
            ],
            reason: 'import map merged',
          });
          return mapOf(query.env);
        } catch (error) {
          return answerTo(error, reply, 'Could not update import map');
        }
      },
    );

    scope.delete<{ Params: { '*': string }; Querystring: DeployerQuery }>(
      `${BASE}/services/*`,
      AUDITED,
      async (request, reply) => {
        const environment = request.query.env;
        const specifier = request.params['*'];
        await requireAccess(credentials, request, reply);
        try {
          await change(request, reply, {
            environment,
            changes: await changesForRemoval(service, { specifier, environment }),
            reason: `${specifier} deleted`,
          });
          return mapOf(environment);
        } catch (error) {
          return answerTo(error, reply, 'Could not delete service');
        }
      },
    );
  });
}
