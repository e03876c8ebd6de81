import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnalyticsConfiguration, Composition } from '@touchline/contracts';
import {
  type Page,
  type Site,
  chooseEncoding,
  compressDocument,
  contentSecurityPolicy,
  decidePage,
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
import { originOf } from './origin-of.ts';
import type { SeoOfPage } from './seo-of-page.ts';
import type { SiteOf } from './site-cache.ts';
import { visitorOf } from './visitor.ts';

/** Which versions a visitor gets; undefined while nothing is published. */
export type CompositionOf = (visitor: {
  readonly id: string;
  readonly request: FastifyRequest;
}) => Promise<Composition | undefined>;

export interface DocumentRouteOptions {
  readonly configuration: Configuration;
  readonly compositionOf: CompositionOf;
  readonly siteOf: SiteOf;
  /** What operators tell search engines about a page. */
  readonly seo: SeoOfPage;
  readonly clock: Clock;
  /** How the outside world reaches us, when it is not by the request's own host. */
  readonly publicUrl: string | undefined;
  /** Open pages take new builds over at once. */
  readonly development: boolean;
}

/** First data that takes longer is left to the browser. */
const DATA_DEADLINE_MS = 150;
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
  const { configuration, compositionOf, siteOf, clock, publicUrl, development } = options;
  const logDenied = createDeniedLog();

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    document: { site: Site; page: Page; settings: SiteConfiguration; isMaintenance: boolean },
  ): Promise<FastifyReply> {
    const { site, page, settings, isMaintenance } = document;
    const seo = await options.seo(page, settings);
    const nonce = randomBytes(18).toString('base64');
    const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
    const parts = renderDocument({
      site,
      page,
      nonce,
      configuration: settings.core,
      seo,
      plugins: settings.plugins,
      development,
      decisions: { maintenance: isMaintenance },
      userAgent: request.headers['user-agent'],
      origin: originOf(request, publicUrl),
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
