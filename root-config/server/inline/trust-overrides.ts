import type { PolicyFactory } from '../trusted-types.ts';

/** Where code may come from in addition to this site: `https://host`, or `http://localhost:*`. */
export type TrustedOrigins = readonly string[];

/**
 * Runs outside production in the place of `trustOwnScripts`; standalone, because its text is
 * inlined. Scripts come from this origin or from the origins that developers are trusted to serve
 * from. A text becomes one as data alone: as a JSON object, which no browser runs.
 */
export function trustOverrides(origins: TrustedOrigins): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin, protocol, hostname } = new URL(url, document.baseURI);
      if (
        origin === location.origin ||
        origins.includes(origin) ||
        origins.includes(`${protocol}//${hostname}:*`)
      ) {
        return url;
      }
      throw new TypeError(`${url} is not of a place that overrides may come from`);
    },
    createScript: (text) => {
      const data = JSON.parse(text) as unknown;
      if (typeof data === 'object' && data !== null && !Array.isArray(data)) {
        return text;
      }
      throw new TypeError('a text is no script of this site');
    },
  });
}
