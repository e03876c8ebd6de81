import type { Disposer, PluginContext, ReadableStore, View } from '@touchline/plugin-api';
import type { RemoteState } from './remote-state.ts';

/** What changes of a view's props while it is mounted. */
export interface ViewInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly input: Readonly<Record<string, unknown>>;
  /** See `RefreshedProps`. */
  readonly refreshes?: number | undefined;
}

export const NO_INPUT: ViewInput = { params: {}, query: {}, input: {} };

export interface LoadOptions {
  /** The player requested it, rather than the page. */
  readonly isAsked?: boolean;
}

/** A view to mount: whose it is, how its code is loaded, and what a failure shows. */
export interface ViewDescription {
  readonly plugin: string;
  readonly name: string;
  readonly onFailure: 'retry' | 'nothing';
  /** The target of the way home when the view is the page of an error and fails itself. */
  readonly home?: string | undefined;
  readonly load: (
    options: LoadOptions,
  ) => Promise<{ readonly view: View; readonly context: PluginContext }>;
}

/** A view in the page. Its state is also on its root element. */
export interface MountedView {
  readonly state: ReadableStore<RemoteState>;
  /** The error of the state `error`. */
  readonly error: () => unknown;
  /** The element that is the view's root now; a retry may put another in its place. */
  readonly element: () => HTMLElement;
  /** Hands new props to the view. A view that cannot be updated is mounted again. */
  readonly update: (input: ViewInput) => void;
  readonly unmount: Disposer;
}

/** The result of one attempt to show a view. */
export interface ViewResult {
  readonly plugin: string;
  readonly view: string;
  /** Absent when the view is shown. */
  readonly failure?: {
    readonly error: unknown;
    /** The shell retried automatically, without a press. */
    readonly isRetry: boolean;
  };
}
