import type { StateChange } from '@touchline/contracts/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authoriseChanges, type Credentials } from '../credentials.ts';
import { expectedRevision } from '../etag.ts';
import type { ImportMapService } from '../import-map-service.ts';
import { requireAccess } from '../require-access.ts';
import { DeployerRefusal } from './deployer-body.ts';
import type { ModuleChange } from './deployer-changes.ts';
import { reach } from './reach.ts';

export interface DeployerQuery {
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

/** The address as written in maps: our own host's absolute addresses lose the host. */
export function asWritten(url: string, request: FastifyRequest): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  return parsed?.host === request.host && parsed.pathname.startsWith('/assets/')
    ? `${parsed.pathname}${parsed.search}`
    : url;
}

function isWeb(url: string): boolean {
  return /^https?:\/\//.test(url);
}

/** Makes the changes that a request asks for, if its sender may. */
export async function makeChanges(
  { service, credentials }: Pick<DeployerOptions, 'service' | 'credentials'>,
  wanted: {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly environment: string | undefined;
    readonly changes: readonly StateChange[];
    readonly reason: string;
  },
): Promise<void> {
  const { request, reply } = wanted;
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

/** The whole map of an environment, which every write is answered with. */
export function mapOf(service: ImportMapService, environment: string | undefined): object {
  const { importMap } = service.composition({ environment });
  return { scopes: {}, ...importMap };
}

/** Integrity of a module as requested, or as computed when missing. */
export async function checked(
  module: ModuleChange,
  options: { readonly query: DeployerQuery; readonly allowPrivateUrls?: boolean | undefined },
): Promise<ModuleChange> {
  const { query, allowPrivateUrls = false } = options;
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
