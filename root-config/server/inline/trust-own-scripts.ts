import type { PolicyFactory } from '../trusted-types.ts';

/**
 * Runs inside the document before the loader; standalone, because its text is inlined. The
 * default Trusted Types policy: scripts come from this origin's published artefacts, its fingerprint
 * script and its service worker, or from the given origins, and from nowhere else; a text becomes one only as structured data, which is no code.
 */
export function trustOwnScripts(origins: readonly string[]): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, document.baseURI);
      if (
        (origin === location.origin &&
          /^\/(assets\/|hd-api\/external\/apps\/|service-worker\.js$)/.test(pathname)) ||
        origins.includes(origin)
      ) {
        return url;
      }
      throw new TypeError(`${url} is not one of this site's scripts`);
    },
    createScript: (text) => {
      if (text.startsWith('{"@context":')) {
        JSON.parse(text);
        return text;
      }
      throw new TypeError('a text is no script of this site');
    },
  });
}
