import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnalyticsConfiguration, Composition } from '@touchline/contracts';
import {
  type Page,
  type ReadAsset,
  type Site,
  chooseEncoding,
  compressDocument,
  contentSecurityPolicy,
  decidePage,
  prepareSite,
  renderDocument,
} from '@touchline/root-config/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration, SiteConfiguration } from '../configuration/configuration.ts';
import { ApiError } from '../platform/api-error.ts';
import type { App } from '../platform/app.ts';
import type { Clock } from '../platform/clock.ts';
import { getInternally } from '../platform/internal-call.ts';
import { isExempt } from './exempt-paths.ts';
import { decideMaintenance } from './maintenance.ts';
import { visitorOf } from './visitor.ts';

/** Which versions a visitor gets; undefined while nothing is published. */
export type CompositionOf = (visitor: {
  readonly id: string;
  readonly request: FastifyRequest;
}) => Promise<Composition | undefined>;

export interface DocumentRouteOptions {
  readonly configuration: Configuration;
  readonly compositionOf: CompositionOf;
  /** The build's folder, absolute. */
  readonly artefacts: string;
  readonly clock: Clock;
  /** How the outside world reaches us, when it is not by the request's own host. */
  readonly publicUrl: string | undefined;
  /** Open pages take new builds over at once. */
  readonly development: boolean;
}

/** First data that takes longer is left to the browser. */
const DATA_DEADLINE_MS = 150;
/** Compositions prepared at the same time: releases and the mixes of a rollout. */
const PREPARED_SITES = 64;

/** A published file; nothing when it is not there, which is the loader's to tell of. */
function readPublished(artefacts: string, href: string): Buffer | undefined {
  try {
    return readFileSync(join(artefacts, href));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/** Prepared sites by release; the one used longest ago gives way. */
function createSiteCache(readAsset: ReadAsset): (composition: Composition) => Site {
  const sites = new Map<string, Site>();
  return (composition) => {
    const { release } = composition;
    const site = sites.get(release) ?? prepareSite(composition, readAsset);
    sites.delete(release);
    sites.set(release, site);
    const oldest = sites.size > PREPARED_SITES ? sites.keys().next().value : undefined;
    if (oldest !== undefined) {
      sites.delete(oldest);
    }
    return site;
  };
}

/** Origins of the scripts of others that pages of this site install. */
function partnersOf({ enabled, scripts }: AnalyticsConfiguration): readonly string[] {
  return enabled ? [...new Set(scripts.map((address) => new URL(address).origin))] : [];
}

/** Whether a request asks for a page, rather than for data or a file. */
export function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return !isExempt(request.url) && /text\/html|\*\/\*/.test(accept);
}

/** Says once for each reading of the configuration that its default language cannot be used. */
function createDeniedLog() {
  const told = new WeakSet<SiteConfiguration>();
  return (request: FastifyRequest, settings: SiteConfiguration, language: string) => {
    if (!told.has(settings)) {
      told.add(settings);
      request.log.error({ language }, 'the default language is not allowed; falling back to en');
    }
  };
}

/** Every address that is nobody else's: a document, or a coded 404. */
export function registerDocument(app: App, options: DocumentRouteOptions): void {
  const { configuration, compositionOf, clock, publicUrl, development } = options;
  const siteOf = createSiteCache((href) => readPublished(options.artefacts, href));
  const logDenied = createDeniedLog();

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    document: { site: Site; page: Page; settings: SiteConfiguration; isMaintenance: boolean },
  ): FastifyReply {
    const { site, page, settings, isMaintenance } = document;
    const nonce = randomBytes(18).toString('base64');
    const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
    const parts = renderDocument({
      site,
      page,
      nonce,
      configuration: settings.core,
      plugins: settings.plugins,
      development,
      decisions: { maintenance: isMaintenance },
      origin: publicUrl ?? `${request.protocol}://${request.host}`,
      time: clock(),
      read: (path) => getInternally(app, path),
      deadline: wait(DATA_DEADLINE_MS, undefined, { ref: false }),
    });
    reply
      .code(isMaintenance ? 503 : page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
      .header('content-language', page.language)
      .header(
        'content-security-policy',
        contentSecurityPolicy({
          nonce,
          host: request.host,
          partners: partnersOf(settings.analytics),
        }),
      );
    if (encoding !== 'identity') {
      reply.header('content-encoding', encoding);
    }
    return reply.send(compressDocument(parts, encoding));
  }

  async function document(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!wantsPage(request)) {
      throw new ApiError('not_found', `nothing answers GET ${request.url.split('?')[0]}`);
    }
    const id = visitorOf(request, reply);
    const [settings, composition] = await Promise.all([
      configuration.read(),
      compositionOf({ id, request }),
    ]);
    if (composition === undefined) {
      throw new ApiError('unavailable', 'nothing has been published yet');
    }
    const site = siteOf(composition);
    const decision = decidePage({
      site,
      configuration: settings.core,
      request: {
        url: request.url,
        cookies: request.cookies,
        acceptLanguage: request.headers['accept-language'] ?? '',
        userAgent: request.headers['user-agent'] ?? '',
      },
      onDefaultDenied: (language) => logDenied(request, settings, language),
    });
    reply.header('vary', 'accept-language, cookie');
    if (decision.kind === 'redirect') {
      return reply.header('cache-control', 'private, no-cache').redirect(decision.location, 302);
    }
    const { page } = decision;
    const maintenance = decideMaintenance({
      configuration: settings.maintenance,
      cookie: request.cookies['maintenance'],
      language: page.language,
      path: page.path,
    });
    if (maintenance.location !== undefined) {
      return reply.header('cache-control', 'no-store').redirect(maintenance.location, 302);
    }
    return send(request, reply, { site, page, settings, isMaintenance: maintenance.isActive });
  }

  app.get('/', { schema: { hide: true } }, document);
  app.get('/*', { schema: { hide: true } }, document);
}
