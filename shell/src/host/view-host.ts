import type { MountedView } from './mounted-view.ts';
import {
  type HostedView,
  type MountPlace,
  mountView,
  type ViewHostDependencies,
} from './mount-view.ts';

export interface ViewHost {
  /** Mounts a view at the end of the parent, or before one of its children. */
  readonly mount: (place: MountPlace) => MountedView;
  /** Renders the views in the page again, those that can be. */
  readonly refresh: () => void;
  /** Tries again to show what failed. */
  readonly retry: () => void;
}

/**
 * Mounts views so that none can harm another, and keeps those in the page for what concerns them all: a
 * change of language, a connection that is back.
 */
export function createViewHost(dependencies: ViewHostDependencies): ViewHost {
  const mounted = new Set<HostedView>();
  return {
    retry: () => {
      for (const { retry } of mounted) retry();
    },
    refresh: () => {
      for (const { refresh } of mounted) refresh();
    },
    mount: (place) => {
      const view = mountView(dependencies, place);
      mounted.add(view);
      return {
        ...view,
        unmount: () => {
          mounted.delete(view);
          view.unmount();
        },
      };
    },
  };
}
