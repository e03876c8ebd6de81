import type { Disposer, Logger } from '@touchline/plugin-api';
import type { Deferred } from '../deferred.ts';
import { createFrame } from '../host/frame.ts';
import { createOutlet, type Outlet, type OutletDependencies } from '../host/outlet.ts';
import { createPage } from '../host/page.ts';
import type { HistoryDriver } from '../navigation/driver.ts';
import type { ShownRoute } from '../navigation/shown-route.ts';
import type { ShellServices } from '../plugins/shell-services.ts';
import type { Registry } from '../registry/registry.ts';
import type { DeferredKernel } from './deferred-kernel.ts';
import { createFirstScreen } from './first-screen.ts';
import type { KernelDependencies } from './kernel.ts';
import { createPageTitle } from './page-title.ts';
import type { PluginHosting } from './plugin-hosting.ts';
import { createRouteScroll } from './route-scroll.ts';
import { createShowRoute } from './show-route.ts';

/** What a player sees of the routes: the view, the bars around it, title and scroll. */
export interface PagePresentation {
  readonly show: (route: ShownRoute | undefined) => void;
  readonly showInstead: Outlet['showInstead'];
  /** Names the page; the brand follows. */
  readonly setTitle: (title: string) => void;
  /** The content is being loaded. */
  readonly begin: () => void;
  readonly dispose: Disposer;
}

export interface PagePresentationDependencies
  extends Pick<KernelDependencies, 'document' | 'whenIdle' | 'onFirstScreen'> {
  readonly window: Window;
  readonly driver: Pick<HistoryDriver, 'index'>;
  readonly element: HTMLElement;
  readonly registry: Registry;
  readonly services: ShellServices;
  readonly hosting: PluginHosting;
  readonly log: Logger;
  readonly deferredKernel: Deferred<DeferredKernel>;
  readonly onStatus: OutletDependencies['onStatus'];
}

/** The dictionaries that a route needs, from what it says itself and what the site's operators say. */
function createRouteDictionaries({
  services,
  deferredKernel,
}: PagePresentationDependencies): OutletDependencies['dictionaries'] {
  const { core } = services.configuration;
  return ({ plugin, name, contribution }) => {
    const { dictionaries = {} } = core.get();
    const ids = [...(contribution.dictionaries ?? []), ...(dictionaries[name] ?? [])];
    return ids.length > 0
      ? deferredKernel.load().then((loaded) => loaded.dictionaries(plugin, ids))
      : undefined;
  };
}

/** Shows routes, and gives the content, the bars and what can wait their turns. */
export function createPagePresentation(given: PagePresentationDependencies): PagePresentation {
  const { document, window, driver, registry, services, hosting, deferredKernel } = given;
  const { clock, keys, i18n } = services;
  const { host, loader, slots } = hosting;
  const titles = createPageTitle({ core: services.configuration.core, registry, i18n });
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
    log: given.log,
    deferredKernel,
    fillFrame: frame.fill,
    whenIdle: given.whenIdle,
    onEnd: given.onFirstScreen,
  });
  const scroll = createRouteScroll({ driver, window, deferredKernel });
  const outlet = createOutlet({
    element: given.element,
    host,
    loader,
    clock,
    dictionaries: createRouteDictionaries(given),
    versionOf: (plugin) => registry.get().plugins.get(plugin)?.version,
    onSettled: (route, state) => {
      page.settle(route, state === 'ready' ? titles.of(route) : undefined);
      scroll.settle(route);
      firstScreen.end();
    },
    onLeft: frame.clear,
    onStatus: given.onStatus,
  });
  return {
    show: createShowRoute({ scroll, host, keys, page, outlet, frame }),
    showInstead: outlet.showInstead,
    setTitle: (title) => {
      if (title !== '') page.setTitle(titles.withBrand(title));
    },
    begin: firstScreen.begin,
    dispose: () => {
      for (const stop of [firstScreen.dispose, frame.dispose, outlet.dispose]) {
        stop();
      }
    },
  };
}
