import type { ParcelConfigObject } from 'single-spa';
import type { PluginContext } from './context/plugin-context.ts';

/** What the host hands to every mounted view. */
export interface ViewProps {
  readonly context: PluginContext;
  /** Unique name of this mounted instance, e.g. `sport/home#3`. */
  readonly name: string;
  /** Parameters and query of the route for a route's view; empty elsewhere. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** What the slot's owner passes, or the query of a modal; of a route the key of its `title`. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Reports to the host that the view cannot continue; it shows the retry card in its place. */
  readonly onCrash: (error: unknown) => void;
}

/** A single-spa parcel: any framework that mounts into a DOM element and takes itself down again. */
export type View = ParcelConfigObject<ViewProps>;
