import type { App } from './app.ts';

/**
 * Ignores a name and password that a person has typed into the browser: the browser would send them
 * with every request of the site's origin, also with those of published code. Pipelines send theirs
 * without the headers that only a browser sets.
 */
export function ignoreTypedCredentials(site: App): void {
  site.addHook('onRequest', async ({ headers }) => {
    const isBasic = headers.authorization?.slice(0, 6).toLowerCase() === 'basic ';
    if (isBasic && headers['sec-fetch-site'] !== undefined) {
      delete headers.authorization;
    }
  });
}
