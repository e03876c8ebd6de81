interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => void;
}

/**
 * Runs inside the document before the loader; stands alone, because its text is inlined. The
 * default Trusted Types policy: scripts come from this origin's published artefacts, its fingerprint
 * script and its service worker, or from the given origins, and from nowhere else.
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
  });
}
