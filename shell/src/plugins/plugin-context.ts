import type {
  Disposer,
  Modals,
  Navigation,
  Notify,
  PluginContext,
  Slots,
} from '@touchline/plugin-api';
import type { PluginScope } from './plugin-scope.ts';
import type { ShellServices } from './shell-services.ts';

/** The parts of a context that the kernel itself provides. */
export interface KernelServices {
  readonly navigation: Navigation;
  readonly modals: Modals;
  readonly notify: Notify;
  readonly slots: Slots;
}

export interface PluginIdentity {
  readonly id: string;
  readonly version: string;
  /** Namespace of its texts. */
  readonly namespace: string;
}

/** Timers of a plugin end with its scope; one that has run leaves the scope automatically. */
function scopedClock(clock: PluginContext['clock'], scope: PluginScope): PluginContext['clock'] {
  return {
    now: clock.now,
    after: (milliseconds, act) => {
      let leave: Disposer = () => undefined;
      const stop = clock.after(milliseconds, () => {
        leave();
        act();
      });
      leave = scope.own(stop);
      return leave;
    },
    every: (milliseconds, act) => scope.own(clock.every(milliseconds, act)),
  };
}

/**
 * Notices that close by themselves outlive the scope: a bet that is accepted in the moment in which the slip is
 * replaced by another version is still read of. Those that stay until they are dismissed end with it.
 */
export function scopedNotify(notify: Notify, scope: Pick<PluginScope, 'own'>): Notify {
  return {
    ...notify,
    show: (notification) => {
      const close = notify.show(notification);
      return notification.sticky === true ? scope.own(close) : close;
    },
  };
}

/** Makes the one context of a plugin; everything registered through it belongs to its scope. */
export function createPluginContext({
  services,
  kernel,
  plugin,
  scope,
  settings,
}: {
  readonly services: ShellServices;
  readonly kernel: KernelServices;
  readonly plugin: PluginIdentity;
  readonly scope: PluginScope;
  readonly settings: () => unknown;
}): PluginContext {
  const { keys, live, resources, session, configuration, preferences } = services;
  const bus = services.bus.forSource(plugin.id);
  return {
    plugin: { id: plugin.id, version: plugin.version },
    navigation: { ...kernel.navigation, current: scope.store(kernel.navigation.current) },
    bus: {
      emit: bus.emit,
      on: (name, listener) => scope.own(bus.on(name, listener)),
    },
    http: services.http,
    resources: {
      ...resources,
      watch: (resource, parameters) => scope.store(resources.watch(resource, parameters)),
    },
    live: {
      ...live,
      status: scope.store(live.status),
      follow: (topic) => scope.own(live.follow(topic)),
      topic: (topic) => scope.store(live.topic(topic)),
      event: (eventId) => scope.store(live.event(eventId)),
      market: (marketId) => scope.store(live.market(marketId)),
      outcome: (outcomeId) => scope.store(live.outcome(outcomeId)),
      onPlayerEvent: (listener) => scope.own(live.onPlayerEvent(listener)),
    },
    session: { ...session, state: scope.store(session.state) },
    config: {
      core: scope.store(configuration.core),
      maintenance: scope.store(configuration.maintenance),
    },
    get settings() {
      return settings();
    },
    i18n: services.i18n.forNamespace(plugin.namespace),
    modals: kernel.modals,
    notify: scopedNotify(kernel.notify, scope),
    storage: services.storageOf(plugin.id),
    preferences: scope.store(preferences),
    keys: {
      get: keys.get,
      set: (name, value) => keys.set(`${plugin.id}.${name}`, value),
      subscribe: (names, listener) => scope.own(keys.subscribe(names, listener)),
    },
    flags: services.flags,
    slots: { mount: (options) => scope.own(kernel.slots.mount(options)) },
    remotes: {
      show: async (source, element) => {
        const { showRemote } = await import('../host/remote/show-remote.ts');
        const { http, logger } = services;
        return scope.own(
          await showRemote({ http, log: logger(plugin.id), document }, source, element),
        );
      },
    },
    analytics: { track: services.analytics.track },
    clock: scopedClock(services.clock, scope),
    log: services.logger(plugin.id),
  };
}
