import type { ReactNode } from 'react';
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
export type View = ParcelConfigObject<ViewProps> & {
  /**
   * The view as a React element, for the server to write before any code runs. A view without it is
   * rendered in the browser alone.
   */
  readonly toElement?: (props: ViewProps) => ReactNode;
};

/** What the host adds for a view whose element the server has filled. */
export interface RenderedProps {
  /**
   * Present when the element has what the server rendered and the view would render the same: it is
   * taken over as it is. The prefix is that of the server's ids.
   */
  readonly rendered?: { readonly identifierPrefix: string } | undefined;
}

/** What the host adds for a view that it has had rendered again. */
export interface RefreshedProps {
  /** How often: after texts or routes have come, say, which the context answers with now. */
  readonly refreshes?: number | undefined;
}
