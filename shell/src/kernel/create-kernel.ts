import type { Disposer } from '@touchline/plugin-api';
import { deferred } from '../deferred.ts';
import { createRegistry } from '../registry/registry.ts';
import { createDeferredOverlays } from './deferred-overlays.ts';
import { createKernelNavigation } from './kernel-navigation.ts';
import type { Kernel, KernelDependencies, ServiceHooks } from './kernel.ts';
import { createPagePresentation } from './page-presentation.ts';
import { createPluginHosting } from './plugin-hosting.ts';

function requireElement(document: Document, selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) {
    throw new Error(`the document has no ${selector}`);
  }
  return element;
}

/** Puts the shell together: registry, navigation, host and overlays over the given services. */
export function createKernel(dependencies: KernelDependencies): Kernel {
  const { document, driver, manifests } = dependencies;
  const window = document.defaultView ?? globalThis.window;
  const element = requireElement(document, 'main[data-outlet]');
  const overlay = requireElement(document, 'body [data-slot="overlay"]');
  const deferredKernel = deferred(async () => {
    const response = registry.isComplete() ? undefined : dependencies.fetchRelease?.();
    // It is awaited once the code is there that reads it.
    response?.catch(() => undefined);
    const { createDeferredKernel, completeRelease } = await import('./deferred-kernel.ts');
    if (response !== undefined) {
      await completeRelease({ response, registry, modules: dependencies.modules });
    }
    const parts = { ...dependencies, registry, navigation, services, texts, ...hosting };
    return createDeferredKernel({ ...parts, outlet: element, overlay });
  });
  const hooks: ServiceHooks = {
    navigation: () => navigation,
    notify: () => overlays.notify,
    modals: () => overlays.modals,
    deferredKernel: deferredKernel.load,
    runHandlers: async (envelope) => {
      if (registry.get().handlers.has(envelope.name)) {
        await (await deferredKernel.load()).runHandlers(envelope);
      }
    },
  };
  const services = dependencies.createServices(hooks);
  const log = services.logger('shell');
  void services.i18n.addNamespace('shell', async () => ({ default: dependencies.texts }));
  const texts = services.i18n.forNamespace('shell');
  const isComplete = dependencies.fetchRelease === undefined;
  const registry = createRegistry({ manifests, isComplete, log });
  const overlays = createDeferredOverlays(deferredKernel, log);
  const common = { window, driver, registry, services, log, texts, deferredKernel };
  const hosting = createPluginHosting({ ...dependencies, ...common, hooks });
  const navigation = createKernelNavigation({
    ...common,
    refresh: hosting.host.refresh,
    presentation: () => presentation,
  });
  const presentation = createPagePresentation({
    ...dependencies,
    ...common,
    element,
    hosting,
    onStatus: navigation.showStatus,
    onFirstScreen: () => {
      dependencies.onFirstScreen();
      services.i18n.complete().then(
        () => {
          if (services.i18n.isAwaited()) hosting.host.refresh();
        },
        (error: unknown) => log.warn('the rest of the texts is not there yet', error),
      );
    },
  });
  const stops: Disposer[] = [navigation.dispose, presentation.dispose];

  return {
    registry,
    navigation,
    services,
    start: async () => {
      window.history.scrollRestoration = 'manual';
      stops.unshift(
        navigation.shown.subscribe(presentation.show),
        services.keys.subscribe(['authenticated'], () => void navigation.recheck()),
      );
      await navigation.start();
      presentation.begin();
    },
    dispose: () => {
      for (const stop of stops) {
        stop();
      }
    },
  };
}
