import {
  configurationKeys,
  evaluateWhen,
  type ContextValue,
  type CoreConfiguration,
} from '@touchline/contracts';
import {
  chooseLanguage,
  isLanguageSegment,
  parseAcceptLanguage,
  withLanguage,
  type RouteParams,
} from '@touchline/domain';
import type { OwnedRoute, Site } from './site.ts';

/** What of a request decides which page it gets. */
export interface PageRequest {
  /** Path with query, as the browser sent it: `/en/live?sport=1`. */
  readonly url: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly acceptLanguage: string;
  readonly userAgent: string;
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
  | { readonly kind: 'redirect'; readonly status: 302; readonly location: string }
  | { readonly kind: 'page'; readonly page: Page };

const MOBILE = /Mobi|Android|iPhone|iPad/i;

function contextKeys(
  configuration: CoreConfiguration,
  page: Pick<Page, 'language' | 'authenticated' | 'device'>,
): ReadonlyMap<string, ContextValue> {
  return new Map<string, ContextValue>([
    ...Object.entries(configurationKeys(configuration)),
    ['authenticated', page.authenticated],
    ['language', page.language],
    ['device', page.device],
    ['platform', 'web'],
  ]);
}

function splitPath(url: string): { readonly segments: string[]; readonly query: string } {
  const mark = url.indexOf('?');
  const pathname = mark === -1 ? url : url.slice(0, mark);
  return {
    segments: pathname.split('/').filter((segment) => segment !== ''),
    query: mark === -1 ? '' : url.slice(mark),
  };
}

/**
 * Decides what a navigation gets, with the same rules as the shell: the language first, then the
 * route, then whether its feature is on. A language missing from the address is a redirect that
 * keeps path and query.
 */
export function decidePage(options: {
  readonly site: Site;
  readonly configuration: CoreConfiguration;
  readonly request: PageRequest;
  /** The site's default language is none that visitors may use; worth an error in the log. */
  readonly onDefaultDenied?: (language: string) => void;
}): PageDecision {
  const { site, configuration, request } = options;
  const { segments, query } = splitPath(request.url);
  const authenticated = Boolean(request.cookies['ua']);
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
    // A language nobody may use here gives way; the rest is joined from segments, as
    // `//elsewhere` must not become the address of another site.
    const rest = isLanguageSegment(segments[0] ?? '') ? segments.slice(1) : segments;
    const location = withLanguage(language, `/${rest.join('/')}${query}`);
    return { kind: 'redirect', status: 302, location };
  }
  const path = `/${segments.slice(1).join('/')}`;
  const device = MOBILE.test(request.userAgent) ? 'mobile' : 'desktop';
  const keys = contextKeys(configuration, { language, authenticated, device });
  const notFound = site.routes.routes.find((route) => route.status === 404);
  const match = site.routes.match(path);
  const lookup = (key: string): ContextValue =>
    key === 'route' ? (match?.route.name ?? notFound?.name) : keys.get(key);
  const isOn = match !== undefined && evaluateWhen(match.route.when, lookup);
  const route = isOn ? match.route : notFound;
  return {
    kind: 'page',
    page: {
      language,
      authenticated,
      path,
      route,
      params: isOn ? match.params : {},
      status: route === undefined ? 404 : (route.status ?? 200),
      device,
      lookup,
    },
  };
}
