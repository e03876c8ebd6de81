import type { Disposer } from '../store.ts';

/** A view that another server writes, by the JSON view protocol. */
export interface RemoteSource {
  /** Path on the site's own origin; the page's full path is appended. */
  readonly url: string;
  /** Names of what is wanted; the call is a POST that carries them, else a GET. */
  readonly components?: readonly string[];
  /** The remote leaves rendering to its own code. */
  readonly forceSpa?: boolean;
}

export interface Remotes {
  /**
   * Loads a remote view and shows it in the element; the answer takes it out again.
   * @throws ApplicationError with the server's status, or `remote_view_invalid`
   */
  readonly show: (source: RemoteSource, element: HTMLElement) => Promise<Disposer>;
}
