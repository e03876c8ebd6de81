import type { RouteEntry, RouteTable } from '../routes/route-table.ts';
import type { SiteState } from '../site/site-state.ts';
import type { Address } from './address.ts';

/** What decisions know of a route. `when` and similar are opaque here; the context evaluates them. */
export interface NavigationRoute extends RouteEntry {
  readonly access: 'any' | 'auth' | 'guest';
  readonly when?: unknown;
  readonly statusWhenOff?: number | undefined;
  readonly playersOnlyWhen?: unknown;
  readonly redirectTo?: string | undefined;
  readonly allowedWhenBanned: boolean;
  readonly bannedOnly?: boolean | undefined;
  readonly exemptFromIdentification: boolean;
  /** It places stakes or takes deposits: closed to players who have excluded themselves. */
  readonly isPlay?: boolean | undefined;
  readonly status?: number | undefined;
}

/** The status of a signed-in player on the site, as far as it decides where they may go. */
export interface PlayerStatus {
  /** Above 0 is banned. */
  readonly banLevel: number;
  readonly banVersion: number;
  readonly isVerified: boolean;
  readonly hasDeposit: boolean;
  /** The operator requires documents. */
  readonly isIdentificationNeeded: boolean;
  /** The player still owes data that registration did not require. */
  readonly isDataAfterRegistration: boolean;
  /** The terms are others than those the player agreed to. */
  readonly isTermsChanged: boolean;
  /** The player has excluded themselves and the time is not over; known on the server alone. */
  readonly isExcluded?: boolean | undefined;
}

/** What the site configuration decides about addresses. */
export interface RoutingSettings {
  /** Where banned players are sent; is outside the router. */
  readonly bannedAddress: string;
  /** Paths that answer 404; a slash and a star at the end means everything below. */
  readonly notFoundPaths: readonly string[];
  /** Promotion by the exact path it used to have. */
  readonly legacyPromoPaths: Readonly<Record<string, string>>;
  /** Promo bonuses are shown as offers; otherwise offers as bonuses. */
  readonly bonusesAsOffers: boolean;
  /** Games whose route has changed, other than the bonus games. */
  readonly games: readonly GameRoute[];
  /** Where a sign-in redirects from certain routes. */
  readonly afterSignIn: readonly AfterSignInRule[];
}

export interface GameRoute {
  readonly route: string;
  readonly oldRoute: string;
}

/** Both are route names (platform specification §3, after-registration redirect rule). */
export interface AfterSignInRule {
  readonly route_from: string;
  readonly route_to: string;
}

/** A page the player has been to. */
export interface VisitedPage {
  readonly name: string;
  /** Path with query, without language. */
  readonly path: string;
}

/** What decisions know of the page and of its visitor. */
export interface DecisionContext<Route extends NavigationRoute = NavigationRoute> {
  readonly site: SiteState;
  /** The page's language. */
  readonly language: string;
  readonly languages: readonly string[];
  readonly table: RouteTable<Route>;
  /** Whether a condition of a route is true; an absent one is. */
  readonly holds: (condition: unknown) => boolean;
  /** Whether a flag of the site configuration is on. */
  readonly isOn: (flag: string) => boolean;
  readonly isAuthenticated: boolean;
  /** Undefined for visitors, and while it is not known yet. */
  readonly player: PlayerStatus | undefined;
  readonly settings: RoutingSettings;
  /** The page is shown inside another application. */
  readonly isEmbedded: boolean;
  /** Navigation is held for as long as this is set. */
  readonly isNavigationBlocked: boolean;
  /** The current page, in a browser. */
  readonly current: VisitedPage | undefined;
  /** The last page visited that was not for visitors alone, set while a sign-in is followed. */
  readonly signedInFrom: VisitedPage | undefined;
}

/** Where a navigation would go. */
export interface Target<Route extends NavigationRoute = NavigationRoute> {
  readonly address: Address;
  readonly route: Route | undefined;
  readonly params: Readonly<Record<string, string>>;
}

/** The answer to one question of the navigation order. */
export type NavigationDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'cancel' }
  /** A path without language, starting with a slash. */
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'status'; readonly status: number }
  /** Leaves the site's router for an address outside it; 302 unless `code` says else. */
  | {
      readonly kind: 'leave';
      readonly address: string;
      readonly code?: 301 | 302 | 307 | 308 | undefined;
    };

/** The code with which a decision refuses API calls, streams and sockets. */
export type Refusal =
  | 'site_maintenance'
  | 'visitor_blocked'
  | 'player_banned'
  | 'player_excluded'
  | 'terms_changed'
  | 'identification_required';

/** One question of the navigation order, answered from data alone. */
export interface Decision {
  readonly name: string;
  /** Without one the decision is about pages alone. */
  readonly refusal?: Refusal;
  readonly decide: (context: DecisionContext, target: Target) => NavigationDecision;
}

export const ALLOW: NavigationDecision = { kind: 'allow' };

/** Pages that decisions about the whole site redirect to: nothing else redirects from them. */
const SITE_PAGES: ReadonlySet<string> = new Set([
  'maintenance',
  'block',
  'blockUa',
  'blockIe',
  'siteUpdates',
  'comingSoon',
  'suspension',
  'oldBrowser',
]);

/** Whether a route is one that the site itself sends visitors to. */
export function isSitePage(route: NavigationRoute | undefined): boolean {
  return route !== undefined && SITE_PAGES.has(route.name);
}

/** Finds the route of an address. */
export function resolveTarget<Route extends NavigationRoute>(
  address: Address,
  table: RouteTable<Route>,
): Target<Route> {
  const match = table.match(address.path);
  return { address, route: match?.route, params: match?.params ?? {} };
}

/** A route by its name, unless no plugin of this site has it or its condition is false. */
export function availableRoute(
  { table, holds }: DecisionContext,
  name: string,
): NavigationRoute | undefined {
  const route = table.routes.find((known) => known.name === name);
  return route !== undefined && holds(route.when) ? route : undefined;
}
