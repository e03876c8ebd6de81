import type { Disposer, PluginContext } from '@touchline/plugin-api';

type Method = (...given: readonly unknown[]) => unknown;

/** Services whose every subscription ends with the view that made it. */
const WATCHED = [
  'bus',
  'resources',
  'live',
  'session',
  'config',
  'storage',
  'preferences',
  'keys',
  'slots',
  'remotes',
  'navigation',
] as const satisfies readonly (keyof PluginContext)[];

export interface WatchedContext {
  readonly context: PluginContext;
  /** What is subscribed to and not ended yet, e.g. `bus.on(coupon.changed)`. */
  readonly open: () => readonly string[];
}

function nameOf(method: string, [first]: readonly unknown[]): string {
  return typeof first === 'string' || typeof first === 'number' ? `${method}(${first})` : method;
}

/**
 * A context that knows what a plugin has subscribed to: whatever a service answers with a function is
 * something that ends when the function is called.
 */
export function watchSubscriptions(context: PluginContext): WatchedContext {
  const open = new Map<object, string>();
  const wrapped = new WeakMap<object, unknown>();
  const own = (name: string, dispose: Disposer): Disposer => {
    const token = {};
    open.set(token, name);
    return () => {
      open.delete(token);
      dispose();
    };
  };
  const answered = (name: string, answer: unknown): unknown => {
    if (typeof answer === 'function') {
      return own(name, answer as Disposer);
    }
    if (answer instanceof Promise) {
      return answer.then((value) => answered(name, value));
    }
    return watched(name, answer);
  };
  function watched(name: string, value: unknown): unknown {
    if (typeof value === 'function') {
      return (...given: readonly unknown[]) =>
        answered(nameOf(name, given), (value as Method)(...given));
    }
    // Only services and stores: their values are data.
    if (typeof value !== 'object' || value === null || !Object.values(value).some(isFunction)) {
      return value;
    }
    const known = wrapped.get(value);
    if (known !== undefined) {
      return known;
    }
    const copy = Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        // Reading is no subscription, and what is read stays the very same object.
        key === 'get' || key === 'changes' ? inner : watched(`${name}.${key}`, inner),
      ]),
    );
    wrapped.set(value, copy);
    return copy;
  }
  function isFunction(value: unknown): boolean {
    return typeof value === 'function';
  }
  const services = WATCHED.map((service) => [
    service,
    service === 'config'
      ? {
          core: watched('config.core', context.config.core),
          maintenance: watched('config.maintenance', context.config.maintenance),
        }
      : watched(service, context[service]),
  ]);
  return {
    context: { ...context, ...Object.fromEntries(services) } as PluginContext,
    open: () => [...open.values()].sort(),
  };
}
