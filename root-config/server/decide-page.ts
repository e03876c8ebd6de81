import type { CoreConfiguration } from '@touchline/contracts/configuration';
import { MARKER_COOKIE } from '@touchline/contracts/identity';
import { routingSettings } from '@touchline/domain/navigation';
import { configurationKeys } from '@touchline/domain/plugins';
import { evaluateWhen, type ContextValue, type When } from '@touchline/domain/plugins';
import {
  chooseLanguage,
  isLanguageSegment,
  parseAcceptLanguage,
  withLanguage,
} from '@touchline/domain/languages';
import {
  decideNavigation,
  DECISIONS,
  formatAddress,
  parseAddress,
  siteStatus,
  type DecisionLog,
  type PlayerStatus,
  type Verdict,
} from '@touchline/domain/navigation';
import type { RouteParams } from '@touchline/domain/routes';
import { SITE_OPEN, type SiteState } from '@touchline/domain/site';
import type { OwnedRoute, Site } from './site.ts';

/** What of a request decides which page it gets. */
export interface PageRequest {
  /** Path with query, as the browser sent it: `/en/live?sport=1`. */
  readonly url: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly acceptLanguage: string;
  readonly userAgent: string;
  /** The document is requested by a frame of another page. */
  readonly isEmbedded?: boolean;
}

export interface PageQuestion {
  readonly site: Site;
  readonly configuration: CoreConfiguration;
  readonly request: PageRequest;
  /** Whether the site is open to the visitor, and where the page has moved; open without. */
  readonly state?: SiteState;
  /** The status of the player behind the request, where it is known. */
  readonly player?: PlayerStatus | undefined;
  /** Pages for those who work on the site exist. */
  readonly nonproduction?: boolean;
  readonly log?: DecisionLog;
  /** The site's default language is none that visitors may use; worth an error in the log. */
  readonly onDefaultDenied?: (language: string) => void;
}

export interface Page {
  readonly language: string;
  readonly authenticated: boolean;
  /** Path without language and query. */
  readonly path: string;
  readonly route: OwnedRoute | undefined;
  readonly params: RouteParams;
  /** HTTP status of the document. */
  readonly status: number;
  readonly device: 'mobile' | 'desktop';
  /** The server's view of the shell's context keys. */
  readonly lookup: (key: string) => ContextValue;
}

export type PageDecision =
  | {
      readonly kind: 'redirect';
      readonly status: 301 | 302 | 307 | 308;
      readonly location: string;
    }
  | { readonly kind: 'page'; readonly page: Page };

const SILENT: DecisionLog = { warn: () => undefined, error: () => undefined };
const MOBILE = /Mobi|Android|iPhone|iPad/i;

/** The keys of settings: visitors of one kind share the object, and a page has dozens of them. */
const keysOfSettings = new WeakMap<CoreConfiguration, Readonly<Record<string, ContextValue>>>();

function settingsKeys(configuration: CoreConfiguration): Readonly<Record<string, ContextValue>> {
  const known = keysOfSettings.get(configuration) ?? configurationKeys(configuration);
  keysOfSettings.set(configuration, known);
  return known;
}

/** Looks the context keys of a page up. */
function contextOf(
  configuration: CoreConfiguration,
  page: Pick<Page, 'language' | 'authenticated' | 'device'> & { readonly nonproduction: boolean },
): (key: string) => ContextValue {
  const own: Readonly<Record<string, ContextValue>> = { ...page, platform: 'web' };
  const settings = settingsKeys(configuration);
  return (key) =>
    Object.hasOwn(own, key) ? own[key] : Object.hasOwn(settings, key) ? settings[key] : undefined;
}

function splitPath(url: string): { readonly segments: string[]; readonly query: string } {
  const mark = url.indexOf('?');
  const pathname = mark === -1 ? url : url.slice(0, mark);
  return {
    segments: pathname.split('/').filter((segment) => segment !== ''),
    query: mark === -1 ? '' : url.slice(mark),
  };
}

/** The page that a verdict of the navigation decisions means. */
function shownRoute(site: Site, verdict: Verdict<OwnedRoute>): OwnedRoute | undefined {
  const { routes } = site.routes;
  if (verdict.kind === 'show') {
    return verdict.target.route;
  }
  const status = verdict.kind === 'status' ? verdict.status : 500;
  return (
    routes.find((route) => route.status === status) ?? routes.find((route) => route.status === 500)
  );
}

/**
 * Decides what a navigation gets, by the same decisions as the shell: the language first, then
 * the site as a whole, then the route and the player. A language missing from the address is a redirect that keeps path
 * and query.
 */
export function decidePage(options: PageQuestion): PageDecision {
  const { site, configuration, request, state = SITE_OPEN, player, log = SILENT } = options;
  const { segments, query } = splitPath(request.url);
  const authenticated = Boolean(request.cookies[MARKER_COOKIE]);
  const { language, isInAddress, isDefaultDenied } = chooseLanguage({
    available: configuration.languages,
    hidden: configuration.hiddenLanguages,
    authenticated,
    address: segments[0],
    cookie: request.cookies['lng'],
    browser: parseAcceptLanguage(request.acceptLanguage),
    fallback: configuration.defaultLanguage,
  });
  if (isDefaultDenied) {
    options.onDefaultDenied?.(configuration.defaultLanguage);
  }
  if (!isInAddress) {
    // A language that may not be used here is replaced; the rest is joined from segments, as
    // `//elsewhere` must not become the address of another site.
    const rest = isLanguageSegment(segments[0] ?? '') ? segments.slice(1) : segments;
    const location = withLanguage(language, `/${rest.join('/')}${query}`);
    return { kind: 'redirect', status: 302, location };
  }
  const device = MOBILE.test(request.userAgent) ? 'mobile' : 'desktop';
  const key = contextOf(configuration, {
    language,
    authenticated,
    device,
    nonproduction: options.nonproduction === true,
  });
  const address = {
    ...parseAddress(`/${segments.join('/')}${query}`, [language]),
    language,
  };
  const verdict = decideNavigation({
    address,
    decisions: DECISIONS,
    log,
    context: {
      site: state,
      language,
      languages: configuration.languages,
      table: site.routes,
      holds: (condition) => evaluateWhen(condition as When | undefined, key),
      isOn: (flag) => key(`config.${flag}`) === true,
      isAuthenticated: authenticated,
      player: authenticated ? player : undefined,
      settings: routingSettings(configuration),
      isEmbedded: request.isEmbedded === true,
      isNavigationBlocked: false,
      current: undefined,
      signedInFrom: undefined,
    },
  });
  if (verdict.kind === 'leave') {
    return { kind: 'redirect', status: verdict.code ?? 302, location: verdict.address };
  }
  if (verdict.kind !== 'cancel' && verdict.hops > 0) {
    return { kind: 'redirect', status: 302, location: formatAddress(verdict.target.address) };
  }
  const route = shownRoute(site, verdict);
  const lookup = (name: string): ContextValue => (name === 'route' ? route?.name : key(name));
  return {
    kind: 'page',
    page: {
      language,
      authenticated,
      path: address.path,
      route,
      params: verdict.kind === 'show' ? verdict.target.params : {},
      status:
        siteStatus(state, address.path) ?? (route === undefined ? 404 : (route.status ?? 200)),
      device,
      lookup,
    },
  };
}
