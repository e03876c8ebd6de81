import type { FastifySchema, RouteOptions } from 'fastify';
import type { App } from './app.ts';
import { accessOf, type RouteAccess } from './authentication.ts';

/** A route as it was registered. */
export interface RegisteredRoute {
  readonly method: string;
  /** Its pattern, e.g. `/betting-api/v1/bets/:id`. */
  readonly url: string;
  readonly access: RouteAccess | undefined;
  readonly schema: FastifySchema | undefined;
  readonly config: RouteOptions['config'];
  /** In bytes; undefined for the default. */
  readonly bodyLimit: number | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All routes there are, so that rules about every route can be checked. */
    routeTable: readonly RegisteredRoute[];
  }
}

/** Collects the routes that are registered from now on. Comes after what changes routes. */
export function registerRouteTable(app: App): void {
  const routes: RegisteredRoute[] = [];
  app.decorate('routeTable', routes);
  app.addHook('onRoute', ({ method, url, schema, config, bodyLimit, onRequest }) => {
    for (const one of Array.isArray(method) ? method : [method]) {
      routes.push({ method: one, url, access: accessOf(onRequest), schema, config, bodyLimit });
    }
  });
}
