import { withLanguage } from '@touchline/domain/languages';
import { maintenancePlan } from '@touchline/domain/site';
import {
  decidePage,
  isSupportedBrowser,
  type Page,
  type Site,
  siteAddress,
} from '@touchline/root-config/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { SiteConfiguration } from '../configuration/load-configuration.ts';
import { retryAfterSeconds } from '../gate/retry-after.ts';
import { readMoved } from '../gate/site-state.ts';
import type { DocumentRouteOptions } from './document-options.ts';
import { type DocumentVisit, readVisit } from './document-visit.ts';
import { isExempt } from './exempt-paths.ts';
import { originOf } from './origin-of.ts';
import { sendDocument } from './send-document.ts';
import { sendNoConfiguration, sendOldBrowser } from './static-pages.ts';

/** Where browsers are sent that are too old for the site. */
const OLD_BROWSER_PATH = '/oldbrowser';

type SiteAddress = ReturnType<typeof siteAddress>;

/** Browsers by what they say they are: a few hundred different ones visit in a day. */
const supportedBrowsers = new LRUCache<string, boolean>({
  max: 1_000,
  memoMethod: isSupportedBrowser,
});

/** Whether a request is for a page, rather than for data or a file. */
export function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return !isExempt(request.url) && /text\/html|\*\/\*/.test(accept);
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

/** The page of browsers that are too old, or the way to it; undefined for all others. */
function answerOldBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { address, brand }: { readonly address: SiteAddress; readonly brand: string },
): FastifyReply | undefined {
  if (address?.path === OLD_BROWSER_PATH) {
    return sendOldBrowser(reply, { language: address.language, brand });
  }
  if (address !== undefined && !supportedBrowsers.memo(request.headers['user-agent'] ?? '')) {
    const location = withLanguage(address.language, OLD_BROWSER_PATH);
    return reply.header('cache-control', 'no-store').redirect(location, 302);
  }
  return undefined;
}

/** Where the operators' redirects send an address; undefined where none was asked. */
async function movedTo(
  { redirects, publicUrl, isProduction }: DocumentRouteOptions,
  request: FastifyRequest,
  { address, isOpen }: { readonly address: SiteAddress; readonly isOpen: boolean },
) {
  const href = `${originOf(request, publicUrl)}${request.url}`;
  return address !== undefined && isOpen
    ? readMoved({
        path: address.path,
        href,
        isProduction,
        askRedirect: () => redirects.resolve(href),
        log: request.log,
      })
    : undefined;
}

type Moved = Awaited<ReturnType<typeof movedTo>>;

/** The site's decisions for the page; sets when a closed site is to be tried again. */
function siteDecisions(
  { visit, settings }: DocumentVisit,
  reply: FastifyReply,
  given: { readonly page: Page; readonly now: number; readonly isRedirectChecked: boolean },
) {
  const plan = maintenancePlan(settings.maintenance);
  if (given.page.status === 503) {
    reply.header('retry-after', String(retryAfterSeconds(plan.finishAt, given.now)));
  }
  return {
    maintenance: visit.site.maintenance,
    plan,
    ...(visit.isBlockKnown && { blockReason: visit.site.blockReason ?? null }),
    isRedirectChecked: given.isRedirectChecked,
  };
}

/** Every address that no other route has: a document, or a coded 404. */
export function registerDocument(app: App, options: DocumentRouteOptions): void {
  const logDenied = createDeniedLog();
  const decide = (
    request: FastifyRequest,
    { visit, settings, player }: DocumentVisit,
    { site, moved }: { readonly site: Site; readonly moved: Moved },
  ) =>
    decidePage({
      site,
      state: { ...visit.site, moved },
      configuration: settings.core,
      player,
      nonproduction: !options.isProduction,
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

  async function document(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!wantsPage(request)) {
      throw new ApiError('not_found', `no route for GET ${request.url.split('?')[0]}`);
    }
    const visit = await readVisit(options, request, reply);
    if (visit === undefined) {
      return sendNoConfiguration(request, reply);
    }
    const { core } = visit.settings;
    const address = siteAddress(request.url, core.languages);
    const early = answerOldBrowser(request, reply, { address, brand: core.brand });
    if (early !== undefined) {
      return early;
    }
    if (visit.composition === undefined) {
      throw new ApiError('unavailable', 'nothing has been published yet');
    }
    const { site: state } = visit.visit;
    const isOpen = !state.maintenance && state.blockReason === undefined;
    const moved = await movedTo(options, request, { address, isOpen });
    reply.header('vary', 'accept-language, cookie');
    const site = options.siteOf(visit.composition);
    const decision = decide(request, visit, { site, moved });
    if (decision.kind === 'redirect') {
      const { location, status } = decision;
      return reply.header('cache-control', 'no-store').redirect(location, status);
    }
    const { page } = decision;
    const isRedirectChecked = !isOpen || moved !== undefined;
    const decisions = siteDecisions(visit, reply, {
      page,
      now: options.clock(),
      isRedirectChecked,
    });
    const { settings, player } = visit;
    const toSend = { site, page, player, settings, decisions };
    return sendDocument({ app, options }, { request, reply }, toSend);
  }

  app.get('/', { schema: { hide: true } }, document);
  app.get('/*', { schema: { hide: true } }, document);
}
