import type { ShownRoute } from '../navigation/shown-route.ts';
import type { MountedView } from './mounted-view.ts';

/** The view of a route in the outlet. */
export interface ShownView {
  readonly route: ShownRoute;
  readonly view: MountedView;
  /** The plugin's version when the view was mounted. */
  readonly version: string | undefined;
}

/** A view that was left and is taken out for a return. */
export interface KeptView extends ShownView {
  /** What had the focus in it. */
  readonly focused: HTMLElement | undefined;
}

/** The last views that were left, hidden in the outlet for a return. */
export interface KeptViews {
  /** Keeps a view that is left; answers whether it does, else its owner unmounts it. */
  readonly keep: (left: ShownView) => boolean;
  /** Takes out what is kept for a route. */
  readonly take: (route: ShownRoute) => KeptView | undefined;
}
