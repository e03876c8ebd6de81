import type { RedirectDecision } from './redirect.ts';

/** The state of the whole site, for one visitor at one address. */
export interface SiteState {
  readonly maintenance: boolean;
  /** Why the visitor is blocked; undefined when nothing blocks them. */
  readonly blockReason: number | undefined;
  /** What the redirect service says of one path, which is without language. */
  readonly moved?: { readonly path: string; readonly to: RedirectDecision } | undefined;
}

/** A site that is open to the visitor. */
export const SITE_OPEN: SiteState = Object.freeze({ maintenance: false, blockReason: undefined });
