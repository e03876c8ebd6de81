import type { onRequestAsyncHookHandler } from 'fastify';
import type { App } from './app.ts';

/** Whom a route is for. */
export type RouteAccess = 'operator' | 'player';

const gates = new WeakMap<object, RouteAccess>();

/** Marks a hook that proves who makes a request; see `authenticateBeforeParsing`. */
export function authentication(
  access: RouteAccess,
  hook: onRequestAsyncHookHandler,
): onRequestAsyncHookHandler {
  gates.set(hook, access);
  return hook;
}

/** Whom the hooks of a route let pass; undefined for all. */
export function accessOf(hooks: unknown): RouteAccess | undefined {
  return listOf(hooks)
    .map((hook) => (typeof hook === 'function' ? gates.get(hook) : undefined))
    .find((access) => access !== undefined);
}

function listOf<Hook>(hooks: Hook | Hook[] | undefined): Hook[] {
  return hooks === undefined ? [] : Array.isArray(hooks) ? hooks : [hooks];
}

/**
 * Runs the authentication of every route in `onRequest`, whichever hook the route names it in: a
 * stranger's body is neither read nor checked. It comes after the rate limit, so that guesses count.
 * Call it once the rate limits are registered.
 */
export function authenticateBeforeParsing(app: App): void {
  app.addHook('onRoute', (route) => {
    const isGate = (hook: object) => gates.has(hook);
    const before = listOf(route.onRequest);
    const late = [...listOf(route.preValidation), ...listOf(route.preHandler)].filter(isGate);
    const early = [...before.filter(isGate), ...late] as typeof before;
    if (early.length === 0) {
      return;
    }
    route.onRequest = [...before.filter((hook) => !isGate(hook)), ...early];
    route.preValidation = listOf(route.preValidation).filter((hook) => !isGate(hook));
    route.preHandler = listOf(route.preHandler).filter((hook) => !isGate(hook));
  });
}
