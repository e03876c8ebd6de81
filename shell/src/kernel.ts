import { evaluateWhen } from '@touchline/contracts';
import type { Disposer, Modals } from '@touchline/plugin-api';
import type { DeferredKernel } from './after-first-screen.ts';
import { createFrame } from './host/frame.ts';
import { createOutlet } from './host/outlet.ts';
import { createPage } from './host/page.ts';
import { createRetryCard } from './host/retry-card.ts';
import { createSlots } from './host/slots.ts';
import { createViewHost, type ViewOutcome } from './host/view-host.ts';
import type { Kernel, KernelDependencies, ServiceHooks } from './kernel-parts.ts';
import { createNavigation } from './navigation/controller.ts';
import type { ShownRoute } from './navigation/shown-route.ts';
import { createNotify } from './overlays/notify.ts';
import { createPluginContext } from './plugins/plugin-context.ts';
import { createPluginLoader } from './plugins/plugin-loader.ts';
import { createRegistry } from './registry/registry.ts';

const IDLE_TIMEOUT = 2000;
/** So long the header and the other bars wait for the content, which comes first, ms. */
const BARS_WAIT = 500;
/** Wait before what follows the first screen is asked for again, ms. */
const LATER_AGAIN = 5000;

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
    later: () => later(),
    runHandlers: async (envelope) => {
      if (registry.get().handlers.has(envelope.name)) {
        await (await later()).runHandlers(envelope);
      }
    },
  };
  const services = dependencies.createServices(hooks);
  const { clock, keys, configuration, i18n } = services;
  const log = services.logger('shell');
  const { language } = i18n;
  void i18n.addNamespace('shell', async () => ({ default: dependencies.texts }));
  const texts = i18n.forNamespace('shell');

  const registry = createRegistry({ manifests, log });
  const loader = createPluginLoader({
    registry,
    modules,
    services,
    log,
    createContext: (given) =>
      createPluginContext({
        ...given,
        services,
        kernel: { navigation, modals, notify, slots },
      }),
  });
  /** What became of views before anybody could hear of it. */
  const outcomes: ViewOutcome[] = [];
  const host = createViewHost({
    mountParcel: dependencies.mountParcel,
    clock,
    log,
    texts,
    failureCard: (given) => made?.failureCard(given),
    report: (outcome) => (made ? made.reportView(outcome) : void outcomes.push(outcome)),
  });
  const slots = createSlots({ registry, keys, loader, host });
  const navigation = createNavigation({
    driver,
    log,
    context: () => ({
      language,
      languages: configuration.core.get().languages,
      table: registry.get().table,
    }),
    decide: () => made?.decide ?? later().then(({ decide }) => decide),
    decidedRoute: () => document.documentElement.dataset['route'],
    hasGuards: () => registry.get().guards.some(({ when }) => evaluateWhen(when, keys.get)),
    loadDocument: (address) =>
      later().then(
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
    setTitle: (title) => page.setTitle(withBrand(title)),
    prefetch: (route) => whenDeferred(({ prefetch }) => prefetch(route)),
  });

  const notify = createNotify({
    show: async (notification) => (await later()).notify(notification),
    describe: async (outcomes) => (await later()).describe(outcomes),
    log,
  });
  const modals: Modals = {
    open: async (name, query) => (await later()).modals.open(name, query),
    offer: async (name, query) => (await later()).modals.offer(name, query),
    close: async () => (await later()).modals.close(),
  };

  /** Those parts, once they have started. */
  let parts: DeferredKernel | undefined;
  /** The same from the moment on that they are made. */
  let made: DeferredKernel | undefined;
  let loadingDeferred: Promise<DeferredKernel> | undefined;
  const later = () => {
    loadingDeferred ??= import('./after-first-screen.ts').then(
      ({ createDeferredKernel }) => {
        made = createDeferredKernel({
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
        return made;
      },
      (error: unknown) => {
        loadingDeferred = undefined;
        throw error;
      },
    );
    return loadingDeferred;
  };

  /** Asks for a nicety: without the part that does it, the page goes on. */
  const whenDeferred = (act: (parts: DeferredKernel) => void) => {
    later().then(act, () => undefined);
  };
  const page = createPage({
    document,
    onArrival: () => whenDeferred(({ arrive }) => arrive()),
  });
  const frame = createFrame({
    document,
    mount: () => (isBarsTurn ? slots.mount : undefined),
    mountBelow: () => parts?.mountWhenNear,
    lookup: keys.get,
  });
  const stops: Disposer[] = [];
  let isFirst = true;
  let isBarsTurn = false;
  let position = driver.index();
  let settledPath: string | undefined;

  const withBrand = (title: string) => `${title} · ${configuration.core.get().brand}`;
  const titleOf = ({ contribution }: ShownRoute): string | undefined => {
    if (contribution.title === undefined) {
      return undefined;
    }
    const manifest = registry.get().plugins.get(contribution.plugin);
    const namespace = manifest?.translations?.namespace ?? contribution.plugin;
    return withBrand(i18n.forNamespace(namespace).t(contribution.title));
  };
  const fillBars = () => {
    if (!isBarsTurn) {
      isBarsTurn = true;
      frame.fill();
    }
  };
  const startLater = () => {
    later().then(
      (loaded) => {
        parts = loaded;
        loaded.start();
        stops.push(loaded.dispose);
        frame.fill();
      },
      (error: unknown) => {
        log.error('what follows the first screen could not be loaded; trying again', error);
        stops.push(clock.after(LATER_AGAIN, startLater));
      },
    );
  };
  const endFirstScreen = () => {
    if (isFirst) {
      isFirst = false;
      // Analytics time the load by it.
      performance.mark('touchline-ready');
      // After the content's own frame, which reading the bars' styles would hold up.
      window.requestAnimationFrame(() => stops.push(clock.after(0, fillBars)));
      whenIdle(() => {
        startLater();
        dependencies.onFirstScreen();
      }, IDLE_TIMEOUT);
    }
  };
  const outlet = createOutlet({
    element: outletElement,
    host,
    loader,
    clock,
    dictionaries: ({ plugin, name, contribution }) => {
      const { dictionaries = {} } = configuration.core.get();
      const ids = [...(contribution.dictionaries ?? []), ...(dictionaries[name] ?? [])];
      return ids.length > 0 ? later().then((parts) => parts.dictionaries(plugin, ids)) : undefined;
    },
    registered: (plugin) => registry.get().plugins.get(plugin),
    onSettled: (route, state) => {
      page.settle(route, state === 'ready' ? titleOf(route) : undefined);
      if (route.reached === 'traverse') {
        const index = driver.index();
        whenDeferred(({ scroll }) => scroll.restore(index));
      } else if (route.reached === 'push' && settledPath !== route.path) {
        window.scrollTo({ top: 0, behavior: 'instant' });
      }
      settledPath = route.path;
      endFirstScreen();
    },
    onStatus: navigation.showStatus,
  });
  const show = (route: ShownRoute | undefined) => {
    if (route === undefined) {
      return;
    }
    if (route.reached !== 'start') {
      const left = { index: position, top: window.scrollY };
      whenDeferred(({ scroll }) => scroll.leave(left));
      if (route.path !== settledPath) {
        // Somebody who goes on gets the header back, say, without looking for its button.
        host.retry();
      }
    }
    position = driver.index();
    keys.set('route', route.name);
    keys.set('layout', route.layout);
    page.begin(route);
    outlet.show(route);
    frame.arrange(route);
  };

  return {
    registry,
    navigation,
    services,
    start: async () => {
      window.history.scrollRestoration = 'manual';
      stops.push(
        navigation.shown.subscribe(show),
        keys.subscribe(['authenticated'], () => void navigation.recheck()),
      );
      await navigation.start();
      stops.push(clock.after(BARS_WAIT, fillBars));
    },
    dispose: () => {
      for (const stop of stops) {
        stop();
      }
      navigation.dispose();
      frame.dispose();
      outlet.dispose();
    },
  };
}
