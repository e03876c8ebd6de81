import * as z from 'zod/mini';

/** Headers of a call for a remote view (platform specification §7). */
export const REMOTE_VIEW_HEADERS = { 'mf-render-mode': 'json', 'mf-api-version': 'v2' } as const;

/** Sent as well where the remote must leave rendering to its own code. */
export const FORCE_SPA_HEADER = 'force-spa';

/** Dispatched to a remote's element before it is removed from the page. */
export const REMOTE_UNLOAD_EVENT = 'remote-unload';

/**
 * GET, or POST with a JSON body of components, to the app's URL and the current full path. Without
 * `appName` an answer is no view.
 */
export const RemoteViewAnswer = z.nullable(
  z.object({
    appName: z.optional(z.string()),
    title: z.optional(z.string()),
    /** HTML; what could run in it is removed. */
    body: z.optional(z.string()),
    /** CSS text. */
    style: z.optional(z.string()),
    cssToLoad: z.optional(z.array(z.string())),
    /** Addresses of scripts below `/assets/`, loaded in this order. */
    scriptsToLoad: z.optional(z.array(z.string())),
    /** Run as a script with the page's nonce, never through `eval`. */
    codeToEval: z.optional(z.string()),
    /** HTML; its `meta` elements with a name are added to the page's head. */
    head: z.optional(z.string()),
  }),
);
export type RemoteViewAnswer = z.infer<typeof RemoteViewAnswer>;
