/** Edges of the icons in CSS pixels (platform specification §9). */
export const ICON_SIZES = [72, 96, 128, 144, 152, 192, 384, 512] as const;

/** Version of the icons unless the operator has published others. */
export const ICONS_VERSION = '1.0.637';

/** What an icon is for: as it is, cut to the platform's own shape, or for the home screen of iOS. */
export type IconKind = 'icon' | 'maskable' | 'apple-touch-icon';

/** Address of an icon; published files never change, so other icons have another version. */
export function iconPath(options: {
  readonly kind: IconKind;
  readonly size: (typeof ICON_SIZES)[number];
  readonly version?: string;
}): string {
  const { kind, size, version = ICONS_VERSION } = options;
  return `/assets/icons/${version}/${kind}-${size}.png`;
}

/** Where the service worker is served: at the root, so that its scope is the whole site. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/** The flag of the site's configuration that switches the service worker off; absent means on. */
export const WORKER_FLAG = 'serviceWorker';

/** Names of what the service worker keeps; a page may delete what it knows to be over. */
export const KEPT = {
  documents: 'touchline-documents-1',
  assets: 'touchline-assets-1',
  offline: 'touchline-offline-1',
} as const;

/**
 * Headers by which a document is sent in part to a worker that has kept its frame: all of it but what is
 * rendered anew and the prices.
 */
export const FRAME_HEADERS = {
  /** Of a document: which frame it has. */
  frame: 'x-touchline-frame',
  /** Of a request: the frames that the worker has kept, separated by spaces. The name is the browser's. */
  held: 'service-worker-navigation-preload',
  /** Of what is sent in place of a whole document: the server's time, ms since epoch. */
  part: 'x-touchline-part',
} as const;

/** Marks the `<html>` of a document that was kept by the service worker and shown again. */
export const KEPT_ATTRIBUTE = 'data-kept';

/** Page to worker: the page is ready; cache its document and the files it runs on. */
export interface KeepMessage {
  readonly kind: 'keep';
  readonly path: string;
  readonly files: readonly string[];
}
