import { PLAIN_ROUTING } from '@touchline/domain/navigation';
import { type ContextValue, evaluateWhen, type When } from '@touchline/domain/plugins';
import type { RouteTable } from '@touchline/domain/routes';
import { SITE_OPEN } from '@touchline/domain/site';
import type { PageContext, Route } from '../navigation/decision.ts';

/** What decisions know of a page, for tests: over the given context keys. */
export function testContext({
  table,
  keys,
  ...rest
}: {
  readonly table: RouteTable<Route>;
  readonly keys: Readonly<Record<string, ContextValue>>;
} & Partial<PageContext>): PageContext {
  const key = (name: string): ContextValue => keys[name];
  return {
    site: SITE_OPEN,
    language: 'en',
    languages: ['en', 'ru'],
    table,
    holds: (condition) => evaluateWhen(condition as When | undefined, key),
    isOn: (flag) => key(`config.${flag}`) === true,
    isAuthenticated: key('authenticated') === true,
    player: undefined,
    settings: PLAIN_ROUTING,
    isEmbedded: false,
    isNavigationBlocked: false,
    ...rest,
  };
}
