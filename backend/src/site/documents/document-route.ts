import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnalyticsConfiguration } from '@touchline/contracts/analytics';
import { HostOrigins } from '@touchline/contracts/configuration';
import { maintenancePlan, visitorConfiguration } from '@touchline/domain/site';
import type { Composition } from '@touchline/contracts/releases';
import type { SiteDecisions } from '@touchline/contracts/site';
import {
  type Page,
  type Site,
  chooseEncoding,
  compressDocument,
  contentSecurityPolicy,
  decidePage,
  isSupportedBrowser,
  renderDocument,
  siteAddress,
} from '@touchline/root-config/server';
import { withLanguage } from '@touchline/domain/languages';
import type { PlayerStanding } from '@touchline/domain/navigation';
import { assignTests } from '@touchline/domain/visitors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import type { SiteConfiguration } from '../configuration/load-configuration.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { getInternally } from '../../platform/http/internal-call.ts';
import type { Override } from '@touchline/importmap/service';
import type { Blocks } from '../blocks/blocks.ts';
import type { Redirects } from '../redirects/redirects.ts';
import { isExempt } from './exempt-paths.ts';
import { readMoved } from '../gate/site-state.ts';
import { originOf } from './origin-of.ts';
import { retryAfterSeconds } from '../gate/retry-after.ts';
import type { OverrideOf } from '../import-map/override-routes.ts';
import type { SeoOfPage } from '../seo/seo-of-page.ts';
import type { SiteOf } from './site-cache.ts';
import { sendNoConfiguration, sendOldBrowser } from './static-pages.ts';
import { consultantWanted } from './consultant-cookie.ts';
import type { Visitors } from '../visitors/visitors.ts';

/** Which versions a visitor gets; undefined while nothing is published. */
export type CompositionOf = (visitor: {
  readonly id: string;
  readonly request: FastifyRequest;
}) => Promise<Composition | undefined>;

export interface DocumentRouteOptions {
  readonly blocks: Pick<Blocks, 'countryOf'>;
  readonly redirects: Pick<Redirects, 'resolve'>;
  /** Redirects are followed by default. */
  readonly isProduction: boolean;
  readonly configuration: Configuration;
  readonly compositionOf: CompositionOf;
  readonly visitors: Visitors;
  /** The link that a browser has used, while it is valid. */
  readonly overrideOf: OverrideOf;
  /** Outside production: where code of import-map-overrides may come from in addition to this site. */
  readonly overrideOrigins: readonly string[] | undefined;
  readonly siteOf: SiteOf;
  /** What operators describe to search engines about a page. */
  readonly seo: SeoOfPage;
  /** Scripts of the social networks that visitors may sign in with. */
  readonly scriptsOfNetworks: (settings: SiteConfiguration['auth']) => readonly string[];
  readonly clock: Clock;
  /** How the outside world reaches us, when it is not by the request's own host. */
  readonly publicUrl: string | undefined;
}

/** Where browsers are sent that are too old for the site. */
const OLD_BROWSER_PATH = '/oldbrowser';
/** First data that takes longer is left to the browser. */
const DATA_DEADLINE_MS = 150;
/** Origins of the scripts of others that pages of this site install. */
function partnersOf({ enabled, scripts }: AnalyticsConfiguration): readonly string[] {
  return enabled ? [...new Set(scripts.map((address) => new URL(address).origin))] : [];
}

/** Origins of the social networks whose scripts a page installs; addresses of our own have none. */
function networksOf(scripts: readonly string[]): readonly string[] {
  const foreign = scripts.filter((script) => URL.canParse(script));
  return [...new Set(foreign.map((script) => new URL(script).origin))];
}

/** Origins of the pages that may show this site in a frame: none unless the operator names them. */
function hostsOf(
  { manifests }: Site,
  { application, plugins }: SiteConfiguration,
): readonly string[] {
  if (!application.hostBridge) {
    return [];
  }
  return manifests.flatMap(({ id, frameAncestors = '' }) => {
    const settings = Object.entries(plugins[id] ?? {}).find(([name]) => name === frameAncestors);
    return HostOrigins.safeParse(settings?.[1]).data ?? [];
  });
}

/** What of a link is true of this site: a version that is missing is not shown, and not reported. */
function shownOverride(override: Override | undefined, site: Site): Override | undefined {
  const { target, inspect } = override ?? {};
  const isShown =
    target !== undefined && site.artefactOfPlugin.get(target.plugin)?.version === target.version;
  return override && (isShown || inspect === true)
    ? { ...override, target: isShown ? target : undefined }
    : undefined;
}

/** Whether a request is for a page, rather than for data or a file. */
export function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return !isExempt(request.url) && /text\/html|\*\/\*/.test(accept);
}

/** The player's status, as pages know it; undefined where it cannot be read. */
async function standingOf({ visit, log }: FastifyRequest): Promise<PlayerStanding | undefined> {
  try {
    const player = await visit?.player();
    if (player === undefined) {
      return undefined;
    }
    const { isExcluded: _, ...standing } = player;
    return standing;
  } catch (error) {
    log.debug({ err: error }, 'the document goes without the player’s standing');
    return undefined;
  }
}

/** Says once for each reading of the configuration that its default language cannot be used. */
function createDeniedLog() {
  const reported = new WeakSet<SiteConfiguration>();
  return (request: FastifyRequest, settings: SiteConfiguration, language: string) => {
    if (!reported.has(settings)) {
      reported.add(settings);
      request.log.error({ language }, 'the default language is not allowed; falling back to en');
    }
  };
}

/** Every address that no other route has: a document, or a coded 404. */
export function registerDocument(app: App, options: DocumentRouteOptions): void {
  const { configuration, compositionOf, visitors, siteOf, clock, publicUrl, isProduction } =
    options;
  const logDenied = createDeniedLog();

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    document: {
      site: Site;
      page: Page;
      player: PlayerStanding | undefined;
      settings: SiteConfiguration;
      decisions: SiteDecisions;
    },
  ): Promise<FastifyReply> {
    const { site, page, player, settings, decisions } = document;
    const override = shownOverride(options.overrideOf(request), site);
    const seo = await options.seo(page, settings);
    const nonce = randomBytes(18).toString('base64');
    const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
    const parts = renderDocument({
      site,
      page,
      player,
      nonce,
      configuration: settings.core,
      application: settings.application,
      override,
      overrideOrigins: options.overrideOrigins,
      seo,
      plugins: settings.plugins,
      // Open pages apply new builds immediately.
      development: !isProduction,
      decisions,
      configurationVersion: settings.version,
      userAgent: request.headers['user-agent'],
      origin: originOf(request, publicUrl),
      time: clock(),
      read: (path) => getInternally(app, path),
      deadline: wait(DATA_DEADLINE_MS, undefined, { ref: false }),
    });
    reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', override === undefined ? 'private, no-cache' : 'private, no-store')
      .header('vary', 'accept-encoding, accept-language, cookie')
      .header('content-language', page.language)
      .header(
        'content-security-policy',
        contentSecurityPolicy({
          nonce,
          host: request.host,
          partners: partnersOf(settings.analytics),
          developers: options.overrideOrigins,
          hosts: hostsOf(site, settings),
          networks:
            player === undefined ? networksOf(options.scriptsOfNetworks(settings.auth)) : [],
        }),
      );
    if (encoding !== 'identity') {
      reply.header('content-encoding', encoding);
    }
    return reply.send(compressDocument(parts, encoding));
  }

  async function document(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!wantsPage(request)) {
      throw new ApiError('not_found', `no route for GET ${request.url.split('?')[0]}`);
    }
    const id = visitors.of(request, reply);
    const { visit } = request;
    const [stored, player, composition] = await Promise.all([
      // Its failure has been logged where it is read.
      configuration.read().catch(() => undefined),
      standingOf(request),
      compositionOf({ id, request }),
    ]);
    if (stored === undefined || visit === undefined) {
      return sendNoConfiguration(request, reply);
    }
    // The visitor's own number is all that their page needs of those of all countries.
    const { countryIds: _, ...core } = visitorConfiguration(stored.core, {
      country: options.blocks.countryOf(request) ?? '',
      abTests: assignTests(stored.core.abTests, id),
      isConsultantWanted: consultantWanted(request, reply),
      domain: request.hostname,
    });
    const settings = { ...stored, core };
    const address = siteAddress(request.url, core.languages);
    if (address?.path === OLD_BROWSER_PATH) {
      return sendOldBrowser(reply, { language: address.language, brand: core.brand });
    }
    if (address !== undefined && !isSupportedBrowser(request.headers['user-agent'] ?? '')) {
      const location = withLanguage(address.language, OLD_BROWSER_PATH);
      return reply.header('cache-control', 'no-store').redirect(location, 302);
    }
    if (composition === undefined) {
      throw new ApiError('unavailable', 'nothing has been published yet');
    }
    const isOpen = !visit.site.maintenance && visit.site.blockReason === undefined;
    const href = `${originOf(request, publicUrl)}${request.url}`;
    const moved =
      address !== undefined && isOpen
        ? await readMoved({
            path: address.path,
            href,
            isProduction,
            askRedirect: () => options.redirects.resolve(href),
            log: request.log,
          })
        : undefined;
    reply.header('vary', 'accept-language, cookie');
    const site = siteOf(composition);
    const decision = decidePage({
      site,
      state: { ...visit.site, moved },
      configuration: settings.core,
      player,
      nonproduction: !isProduction,
      log: request.log,
      request: {
        url: request.url,
        cookies: request.cookies,
        acceptLanguage: request.headers['accept-language'] ?? '',
        userAgent: request.headers['user-agent'] ?? '',
        isEmbedded: request.headers['sec-fetch-dest'] === 'iframe',
      },
      onDefaultDenied: (language) => logDenied(request, settings, language),
    });
    if (decision.kind === 'redirect') {
      const { location, status } = decision;
      return reply.header('cache-control', 'no-store').redirect(location, status);
    }
    const { page } = decision;
    const plan = maintenancePlan(stored.maintenance);
    if (page.status === 503) {
      reply.header('retry-after', String(retryAfterSeconds(plan.finishAt, clock())));
    }
    const decisions = {
      maintenance: visit.site.maintenance,
      plan,
      ...(visit.isBlockKnown && { blockReason: visit.site.blockReason ?? null }),
      isRedirectChecked: !isOpen || moved !== undefined,
    };
    return send(request, reply, { site, page, player, settings, decisions });
  }

  app.get('/', { schema: { hide: true } }, document);
  app.get('/*', { schema: { hide: true } }, document);
}
