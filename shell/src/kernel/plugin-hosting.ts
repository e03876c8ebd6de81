import type { I18n, Logger } from '@touchline/plugin-api';
import type { Deferred } from '../deferred.ts';
import { createSlots, type ShellSlots } from '../host/slots.ts';
import type { ViewResult } from '../host/mounted-view.ts';
import { createViewHost, type ViewHost } from '../host/view-host.ts';
import { createPluginContext } from '../plugins/plugin-context.ts';
import { createPluginLoader, type PluginLoader } from '../plugins/plugin-loader.ts';
import type { ShellServices } from '../plugins/shell-services.ts';
import type { Registry } from '../registry/registry.ts';
import type { DeferredKernel } from './deferred-kernel.ts';
import type { KernelDependencies, ServiceHooks } from './kernel.ts';
import { createViewReports } from './view-reports.ts';

/** Where plugins live: their code, their contexts, their views. */
export interface PluginHosting {
  readonly loader: PluginLoader;
  readonly host: ViewHost;
  readonly slots: ShellSlots;
  /** The results of views before anything could report them. */
  readonly outcomes: readonly ViewResult[];
}

/** Loads plugins on use, gives each its context, and mounts their views apart from each other. */
export function createPluginHosting({
  isDevelopment,
  registry,
  modules,
  parcels,
  services,
  log,
  texts,
  hooks,
  deferredKernel,
}: Pick<KernelDependencies, 'isDevelopment' | 'modules' | 'parcels'> & {
  readonly registry: Registry;
  readonly services: ShellServices;
  readonly log: Logger;
  readonly texts: Pick<I18n, 't'>;
  readonly hooks: Pick<ServiceHooks, 'navigation' | 'modals' | 'notify'>;
  readonly deferredKernel: Pick<Deferred<DeferredKernel>, 'current'>;
}): PluginHosting {
  const { clock, keys } = services;
  const { report, early } = createViewReports(deferredKernel);
  // The server knew nothing of what a browser has stored, nor of code that a developer overrides.
  const isAsRendered: Parameters<typeof createViewHost>[0]['isAsRendered'] = ({ plugin, device }) =>
    !isDevelopment && !services.hasStored(plugin) && device === keys.get('device');
  const host = createViewHost({
    parcels,
    clock,
    log,
    texts,
    failureCard: (given) => deferredKernel.current()?.failureCard(given),
    isAsRendered,
    report,
  });
  const loader = createPluginLoader({
    registry,
    modules,
    services,
    log,
    isAsRendered: (plugin) =>
      isAsRendered({ plugin, device: services.configuration.initial.words?.device ?? null }),
    createContext: (given) => {
      const [navigation, modals, notify] = [hooks.navigation(), hooks.modals(), hooks.notify()];
      return createPluginContext({
        ...given,
        services,
        kernel: { navigation, modals, notify, slots },
      });
    },
  });
  const slots = createSlots({ registry, keys, loader, host });
  return { loader, host, slots, outcomes: early };
}
