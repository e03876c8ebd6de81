import { evaluateWhen } from '@touchline/domain/plugins';
import type { Disposer, Modals } from '@touchline/plugin-api';
import { deferred } from '../deferred.ts';
import { createFrame } from '../host/frame.ts';
import { createOutlet } from '../host/outlet.ts';
import { createPage } from '../host/page.ts';
import { createRetryCard } from '../host/retry-card.ts';
import { createSlots } from '../host/slots.ts';
import { createViewHost, type ViewResult } from '../host/view-host.ts';
import { createNavigation } from '../navigation/controller.ts';
import type { ShownRoute } from '../navigation/shown-route.ts';
import { createNotify } from '../overlays/notify.ts';
import { createPluginContext } from '../plugins/plugin-context.ts';
import { createPluginLoader } from '../plugins/plugin-loader.ts';
import { createRegistry } from '../registry/registry.ts';
import { createFirstScreen } from './first-screen.ts';
import type { Kernel, KernelDependencies, ServiceHooks } from './kernel.ts';
import { createPageTitle } from './page-title.ts';
import { createRouteScroll } from './route-scroll.ts';

function requireElement(document: Document, selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) {
    throw new Error(`the document has no ${selector}`);
  }
  return element;
}

/** Puts the shell together: registry, navigation, host and overlays over the given services. */
export function createKernel(dependencies: KernelDependencies): Kernel {
  const { document, driver, modules, manifests, whenIdle } = dependencies;
  const window = document.defaultView ?? globalThis.window;
  const outletElement = requireElement(document, 'main[data-outlet]');
  const overlay = requireElement(document, 'body [data-slot="overlay"]');

  const hooks: ServiceHooks = {
    navigation: () => navigation,
    notify: () => notify,
    modals: () => modals,
    deferredKernel: () => deferredKernel.load(),
    runHandlers: async (envelope) => {
      if (registry.get().handlers.has(envelope.name)) {
        await (await deferredKernel.load()).runHandlers(envelope);
      }
    },
  };
  const services = dependencies.createServices(hooks);
  const { clock, keys, configuration, i18n } = services;
  const { core } = configuration;
  const log = services.logger('shell');
  void i18n.addNamespace('shell', async () => ({ default: dependencies.texts }));
  const texts = i18n.forNamespace('shell');

  const registry = createRegistry({ manifests, log });
  const loader = createPluginLoader({
    registry,
    modules,
    services,
    log,
    createContext: (given) =>
      createPluginContext({ ...given, services, kernel: { navigation, modals, notify, slots } }),
  });
  /** The results of views before anything could report it. */
  const outcomes: ViewResult[] = [];
  const host = createViewHost({
    mountParcel: dependencies.mountParcel,
    clock,
    log,
    texts,
    failureCard: (given) => deferredKernel.current()?.failureCard(given),
    report: (outcome) => {
      const loaded = deferredKernel.current();
      if (loaded === undefined) {
        outcomes.push(outcome);
      } else {
        loaded.reportView(outcome);
      }
    },
  });
  const slots = createSlots({ registry, keys, loader, host });
  const titles = createPageTitle({ core, registry, i18n });
  const navigation = createNavigation({
    driver,
    log,
    context: () => ({
      language: i18n.language,
      languages: core.get().languages,
      table: registry.get().table,
    }),
    decide: () =>
      deferredKernel.current()?.decide ?? deferredKernel.load().then(({ decide }) => decide),
    decidedRoute: () => document.documentElement.dataset['route'],
    hasGuards: () => registry.get().guards.some(({ when }) => evaluateWhen(when, keys.get)),
    loadDocument: (address) =>
      deferredKernel.load().then(
        ({ leave }) => leave(address),
        () => window.location.assign(address),
      ),
    leaveSite: (address) => window.location.assign(address),
    showNothing: () =>
      outlet.showInstead(
        createRetryCard({
          message: texts.t('main_page_failed'),
          label: texts.t('main_page_refresh_button'),
          onRetry: () => window.location.reload(),
        }),
      ),
    setTitle: (title) => page.setTitle(titles.withBrand(title)),
    prefetch: (route) => deferredKernel.use(({ prefetch }) => prefetch(route)),
  });
  const notify = createNotify({
    show: async (notification) => (await deferredKernel.load()).notify(notification),
    describe: async (requests) => (await deferredKernel.load()).describe(requests),
    log,
  });
  const modals: Modals = {
    open: async (name, query) => (await deferredKernel.load()).modals.open(name, query),
    offer: async (name, query) => (await deferredKernel.load()).modals.offer(name, query),
    close: async () => (await deferredKernel.load()).modals.close(),
  };
  const deferredKernel = deferred(async () => {
    const { createDeferredKernel } = await import('./deferred-kernel.ts');
    return createDeferredKernel({
      document,
      registry,
      loader,
      host,
      modules,
      navigation,
      services,
      overlay,
      texts,
      outlet: outletElement,
      slots,
      connection: dependencies.connection,
      outcomes,
      whenIdle,
      isDevelopment: dependencies.isDevelopment,
    });
  });

  const page = createPage({
    document,
    onArrival: () => deferredKernel.use(({ arrive }) => arrive()),
  });
  const frame = createFrame({
    document,
    mount: () => (firstScreen.isBarsTurn() ? slots.mount : undefined),
    mountBelow: () => deferredKernel.current()?.mountWhenNear,
    lookup: keys.get,
  });
  const firstScreen = createFirstScreen({
    window,
    clock,
    log,
    deferredKernel,
    fillFrame: frame.fill,
    whenIdle,
    onEnd: dependencies.onFirstScreen,
  });
  const scroll = createRouteScroll({ driver, window, deferredKernel });
  const outlet = createOutlet({
    element: outletElement,
    host,
    loader,
    clock,
    dictionaries: ({ plugin, name, contribution }) => {
      const { dictionaries = {} } = core.get();
      const ids = [...(contribution.dictionaries ?? []), ...(dictionaries[name] ?? [])];
      return ids.length > 0
        ? deferredKernel.load().then((loaded) => loaded.dictionaries(plugin, ids))
        : undefined;
    },
    registered: (plugin) => registry.get().plugins.get(plugin),
    onSettled: (route, state) => {
      page.settle(route, state === 'ready' ? titles.of(route) : undefined);
      scroll.settle(route);
      firstScreen.end();
    },
    onStatus: navigation.showStatus,
  });
  const show = (route: ShownRoute | undefined) => {
    if (route === undefined) {
      return;
    }
    scroll.leave(route);
    if (route.reached !== 'start' && scroll.isAnotherPage(route)) {
      // A player who continues gets the header back, say, without looking for its button.
      host.retry();
    }
    keys.set('route', route.name);
    keys.set('layout', route.layout);
    page.begin(route);
    outlet.show(route);
    frame.arrange(route);
  };
  const stops: Disposer[] = [
    firstScreen.dispose,
    navigation.dispose,
    frame.dispose,
    outlet.dispose,
  ];

  return {
    registry,
    navigation,
    services,
    start: async () => {
      window.history.scrollRestoration = 'manual';
      stops.unshift(
        navigation.shown.subscribe(show),
        keys.subscribe(['authenticated'], () => void navigation.recheck()),
      );
      await navigation.start();
      firstScreen.begin();
    },
    dispose: () => {
      for (const stop of stops) {
        stop();
      }
    },
  };
}
