/**
 * Runs inside a page, standalone, because its text is inlined: documents that the service
 * worker has kept are of the site without the change that comes, and go.
 */
export function forgetDocuments(cache: string): void {
  if ('caches' in globalThis) {
    caches.delete(cache).catch(() => undefined);
  }
}
