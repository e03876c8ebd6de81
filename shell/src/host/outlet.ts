import { RENDERED_ATTRIBUTE, SKELETON_ATTRIBUTE } from '@touchline/contracts/site';
import type { Clock, Disposer } from '@touchline/plugin-api';
import type { ShownRoute } from '../navigation/shown-route.ts';
import type { PluginLoader } from '../plugins/plugin-loader.ts';
import type { MountedView, ViewInput } from './mounted-view.ts';
import type { ViewHost } from './view-host.ts';

/** The old view stays this long before a skeleton takes its place, ms. */
const SKELETON_AFTER = 100;

export interface OutletDependencies {
  readonly element: HTMLElement;
  readonly host: ViewHost;
  readonly loader: PluginLoader;
  readonly clock: Clock;
  /**
   * Brings the dictionaries a route needs, where it needs any; what it answers puts their texts in
   * the place of the plugin's own.
   */
  readonly dictionaries: (route: ShownRoute) => Promise<() => void> | undefined;
  /** The version of a plugin that is registered now. */
  readonly versionOf: (plugin: string) => string | undefined;
  /** The route's view is on screen (or its failure is). */
  readonly onSettled: (route: ShownRoute, state: 'ready' | 'error') => void;
  /** Nothing of the page before is on screen any more. */
  readonly onLeft: () => void;
  /** The view's failure names an HTTP status: that page is shown instead. */
  readonly onStatus: (status: number) => void;
}

export interface Outlet {
  readonly show: (route: ShownRoute) => void;
  /** Shows something of the shell's own in the place of a view, until a route is shown again. */
  readonly showInstead: (content: HTMLElement) => void;
  readonly dispose: Disposer;
}

interface Shown {
  readonly route: ShownRoute;
  readonly view: MountedView;
  /** The plugin's version when the view was mounted. */
  readonly version: string | undefined;
}

function inputOf({ params, query, contribution }: ShownRoute): ViewInput {
  return { params, query, input: { title: contribution.title } };
}

/** Two routes of one plugin that name the same module are one view with other parameters. */
function isSameView(left: ShownRoute, right: ShownRoute): boolean {
  return left.plugin === right.plugin && left.contribution.module === right.contribution.module;
}

/** The statuses that have their own pages; others are the retry card's. */
function pageStatus(error: unknown): number | undefined {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 ? status : undefined;
}

/**
 * Shows the view of the route. The view before stays until the new one is ready, or until a
 * skeleton takes over; nothing flashes between two fast pages.
 */
export function createOutlet(dependencies: OutletDependencies): Outlet {
  const { element, host, loader, clock, dictionaries, versionOf, onSettled, onLeft, onStatus } =
    dependencies;
  // The document's first skeleton is kept for later pages.
  const template = element
    .querySelector<HTMLElement>(`:scope > [${SKELETON_ATTRIBUTE}]`)
    ?.cloneNode(true) as HTMLElement | undefined;
  template?.removeAttribute('hidden');
  let now: Shown | undefined;
  let before: Shown | undefined;
  let instead: HTMLElement | undefined;
  let cancelSkeleton: Disposer = () => undefined;

  const skeletons = () => element.querySelectorAll(`:scope > [${SKELETON_ATTRIBUTE}]`);
  /** Views that were rendered for another route than the one that is shown after all. */
  const leftovers = () => element.querySelectorAll(`:scope > [${RENDERED_ATTRIBUTE}]`);
  const removePlaceholders = () => {
    for (const placeholder of [...skeletons(), ...leftovers()]) {
      placeholder.remove();
    }
  };
  const dropBefore = () => {
    before?.view.unmount();
    before = undefined;
  };
  /** What is removed with the focus in it has the page laid out with both views, and thrown away. */
  const releaseFocus = () => {
    const { activeElement } = element.ownerDocument;
    if (activeElement instanceof HTMLElement && before?.view.element().contains(activeElement)) {
      activeElement.blur();
    }
  };
  const reveal = (view: MountedView) => {
    cancelSkeleton();
    releaseFocus();
    dropBefore();
    instead?.remove();
    view.element().hidden = false;
    onLeft();
    removePlaceholders();
  };
  const mount = (route: ShownRoute) => {
    const { plugin, name } = route;
    const view = host.mount({
      description: {
        plugin,
        name,
        onFailure: 'retry',
        home: route.contribution.status === undefined ? undefined : `/${route.language}`,
        load: async (options) => {
          const [{ module, context }, layOver] = await Promise.all([
            loader.part(plugin, ({ views }) => views?.[route.contribution.module], options),
            dictionaries(route),
          ]);
          layOver?.();
          return { view: module.view, context };
        },
      },
      parent: element,
      input: inputOf(route),
    });
    const shown = { route, view, version: versionOf(plugin) };
    now = shown;
    const isWaitedFor =
      before !== undefined || instead?.isConnected === true || skeletons().length > 0;
    view.element().hidden = isWaitedFor && !view.element().hasAttribute(RENDERED_ATTRIBUTE);
    view.state.subscribe((state) => {
      if (now?.view !== view || (state !== 'ready' && state !== 'error')) {
        return;
      }
      const status = state === 'error' ? pageStatus(view.error()) : undefined;
      reveal(view);
      onSettled(now.route, state);
      if (status !== undefined && route.contribution.status !== status) {
        onStatus(status);
      }
    });
  };
  const showSkeleton = () => {
    dropBefore();
    onLeft();
    if (template !== undefined && skeletons().length === 0) {
      element.prepend(template.cloneNode(true));
    }
  };

  return {
    show: (route) => {
      const isCurrent = now?.version === versionOf(route.plugin);
      if (now !== undefined && isCurrent && isSameView(now.route, route)) {
        const { view } = now;
        now = { ...now, route };
        view.element().dataset['view'] = route.name;
        view.update(inputOf(route));
        onLeft();
        if (view.state.get() === 'ready' || view.state.get() === 'error') {
          onSettled(route, view.state.get() as 'ready' | 'error');
        }
        return;
      }
      cancelSkeleton();
      if (now?.view.state.get() === 'ready') {
        dropBefore();
        before = now;
      } else {
        now?.view.unmount();
      }
      mount(route);
      if (before !== undefined) {
        cancelSkeleton = clock.after(SKELETON_AFTER, showSkeleton);
      }
    },
    showInstead: (content) => {
      cancelSkeleton();
      now?.view.unmount();
      now = undefined;
      dropBefore();
      onLeft();
      removePlaceholders();
      instead?.remove();
      instead = content;
      element.append(content);
    },
    dispose: () => {
      cancelSkeleton();
      instead?.remove();
      now?.view.unmount();
      dropBefore();
    },
  };
}
