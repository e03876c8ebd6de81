import { ApplicationError, type Clock, type PluginContext } from '@touchline/plugin-api';

/** The services of a context that can fail, each by its name there. */
export const HOST_SERVICES = [
  'navigation',
  'bus',
  'http',
  'resources',
  'live',
  'session',
  'config',
  'i18n',
  'modals',
  'notify',
  'storage',
  'preferences',
  'keys',
  'flags',
  'slots',
  'analytics',
  'remotes',
] as const satisfies readonly (keyof PluginContext)[];
export type HostService = (typeof HOST_SERVICES)[number];

/**
 * How a service goes wrong: what it promises is refused (`failing`), never comes (`hanging`) or comes
 * ten seconds later (`slow`); or every call of it throws immediately, except
 * the reading of what it has in memory (`throwing`).
 */
export const FAULTS = ['failing', 'hanging', 'slow', 'throwing'] as const;
export type Fault = (typeof FAULTS)[number];

/** One fault for every service, or one for each service named. */
export type Faults = Fault | Readonly<Partial<Record<HostService, Fault>>>;

/** How late a slow service answers, milliseconds of the test's clock. */
export const SLOW_ANSWER = 10_000;

/** What answers with a promise; the rest answers synchronously and cannot be late. */
const PROMISED: Readonly<Partial<Record<HostService, readonly string[]>>> = {
  navigation: ['go', 'setQuery'],
  bus: ['emit'],
  http: ['request'],
  resources: ['fetch'],
  session: ['adopt', 'logout'],
  modals: ['open', 'close'],
  remotes: ['show'],
};

type Method = (...given: readonly unknown[]) => unknown;

function refusal(service: HostService): ApplicationError {
  return new ApplicationError({
    code: service === 'http' || service === 'resources' ? 'network_failed' : 'unavailable',
    status: service === 'http' || service === 'resources' ? 0 : 503,
    message: `the test lets "${service}" fail`,
    phase: 'test',
    next: 'show what can be shown without it',
  });
}

function lateMethod(method: Method, fault: Fault, service: HostService, clock: Clock): Method {
  return (...given) => {
    switch (fault) {
      case 'failing':
        return Promise.reject(refusal(service));
      case 'hanging':
        return new Promise(() => undefined);
      case 'slow':
        return new Promise((resolve) => {
          clock.after(SLOW_ANSWER, () => resolve(method(...given)));
        });
      case 'throwing':
        throw refusal(service);
    }
  };
}

/** Every method throws; stores of the service are memory, which does not fail. */
function throwing(given: object, service: HostService): object {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value !== 'function' || name === 'get' || name === 'subscribe'
        ? (value as unknown)
        : (): never => {
            throw refusal(service);
          },
    ]),
  );
}

/** The fault of one service among the requested ones. */
export function faultOf(faults: Faults | undefined, service: HostService): Fault | undefined {
  return typeof faults === 'string' ? faults : faults?.[service];
}

/** The service as it is while the fault lasts. */
export function withFault<Name extends HostService>(
  service: Name,
  given: PluginContext[Name],
  { fault, clock }: { readonly fault: Fault | undefined; readonly clock: Clock },
): PluginContext[Name] {
  if (fault === undefined) {
    return given;
  }
  if (fault === 'throwing') {
    return throwing(given, service) as PluginContext[Name];
  }
  const methods = (PROMISED[service] ?? []).map((name) => [
    name,
    lateMethod((given as unknown as Record<string, Method>)[name] as Method, fault, service, clock),
  ]);
  return { ...given, ...Object.fromEntries(methods) } as PluginContext[Name];
}

/** The same context with the faults in it. */
export function withFaults(
  context: PluginContext,
  { faults, clock }: { readonly faults: Faults | undefined; readonly clock: Clock },
): PluginContext {
  const services = HOST_SERVICES.map((service) => [
    service,
    withFault(service, context[service], { fault: faultOf(faults, service), clock }),
  ]);
  return { ...context, ...Object.fromEntries(services) } as PluginContext;
}
