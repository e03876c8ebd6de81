import type { RouteContribution } from '@touchline/contracts/plugins';
import type * as domain from '@touchline/domain/navigation';
import type { Owned } from '../registry/registry-snapshot.ts';

/** A route as the registry knows it. */
export type Route = Owned<RouteContribution>;

/** Where a navigation would go. */
export type Target = domain.Target<Route>;

/** What decisions know of the page, before navigation adds its current page. */
export type PageContext = Omit<domain.DecisionContext<Route>, 'current' | 'signedInFrom'>;

/** What a navigation comes to. */
export type Verdict = domain.Verdict<Route>;
