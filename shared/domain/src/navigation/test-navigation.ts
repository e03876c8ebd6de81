import { SITE_OPEN } from '../site/site-state.ts';
import { createRouteTable } from '../routes/route-table.ts';
import { formatAddress, parseAddress } from './address.ts';
import { decideNavigation, DECISIONS } from './decide.ts';
import type {
  DecisionContext,
  NavigationRoute,
  PlayerStatus,
  RoutingSettings,
} from './decision.ts';
import { GOOD_STANDING } from './good-standing.ts';
import { PLAIN_ROUTING } from './plain-routing.ts';

const LANGUAGES = ['en', 'ru'] as const;

/** A route for tests; a condition is the name of a flag. */
export function route(
  name: string,
  path: string,
  given: Partial<NavigationRoute> = {},
): NavigationRoute {
  return {
    name,
    path,
    access: 'any',
    allowedWhenBanned: false,
    exemptFromIdentification: false,
    ...given,
  };
}

export interface Visit extends Partial<Omit<DecisionContext, 'settings' | 'table' | 'player'>> {
  readonly routes: readonly NavigationRoute[];
  /** Flags that are on. */
  readonly flags?: readonly string[];
  /** A signed-in player, with the faults of their status. */
  readonly player?: Partial<PlayerStatus>;
  readonly settings?: Partial<RoutingSettings>;
}

/** What a navigation comes to, in a word: an address, a status, or what else happens. */
export function visit(address: string, given: Visit) {
  const { routes, flags = [], player, settings, ...rest } = given;
  const logged: string[] = [];
  const verdict = decideNavigation({
    address: parseAddress(address, LANGUAGES),
    decisions: DECISIONS,
    log: {
      warn: (message) => logged.push(message),
      error: (message) => logged.push(message),
    },
    context: {
      site: SITE_OPEN,
      language: 'en',
      languages: LANGUAGES,
      table: createRouteTable(routes),
      holds: (condition) => condition === undefined || flags.includes(String(condition)),
      isOn: (flag) => flags.includes(flag),
      isAuthenticated: player !== undefined,
      player: player && { ...GOOD_STANDING, ...player },
      settings: { ...PLAIN_ROUTING, ...settings },
      isEmbedded: false,
      isNavigationBlocked: false,
      current: undefined,
      signedInFrom: undefined,
      ...rest,
    },
  });
  const outcome =
    verdict.kind === 'show'
      ? formatAddress(verdict.target.address)
      : verdict.kind === 'status'
        ? verdict.status
        : verdict.kind === 'leave'
          ? `leave to ${verdict.address}`
          : 'cancelled';
  return { outcome, logged, verdict };
}
