import type { ContextValue, RouteContribution } from '@touchline/contracts';
import type { RouteTable } from '@touchline/domain';
import type { GuardDecision } from '@touchline/plugin-api';
import type { Owned } from '../registry/registry-snapshot.ts';
import type { Address } from './address.ts';

export type Route = Owned<RouteContribution>;

/** What decisions know of the page. */
export interface DecisionContext {
  /** The page's language. */
  readonly language: string;
  readonly languages: readonly string[];
  readonly table: RouteTable<Route>;
  readonly key: (name: string) => ContextValue;
}

/** Where a navigation would lead. */
export interface Target {
  readonly address: Address;
  readonly route: Route | undefined;
  readonly params: Readonly<Record<string, string>>;
}

/** One question of the navigation order, answered from data alone. */
export interface Decision {
  readonly name: string;
  readonly decide: (context: DecisionContext, target: Target) => GuardDecision;
}

export const ALLOW: GuardDecision = { kind: 'allow' };

/** Finds the route of an address. */
export function resolveTarget(address: Address, table: RouteTable<Route>): Target {
  const match = table.match(address.path);
  return { address, route: match?.route, params: match?.params ?? {} };
}
