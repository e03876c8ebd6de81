/** An operator's own canonical address for a page (platform specification, section 3). */
export interface CustomCanonical {
  /** `url` names an address, `mirror` the same page of another domain. */
  readonly mode: 'url' | 'mirror';
  /** An address, or a path of this site; for mode `url`. */
  readonly targetUrl?: string | undefined;
  /** Host of the domain that the pages are copies of; for mode `mirror`. */
  readonly domainHost?: string | undefined;
}

/** A host name with or without a port. */
const HOST = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i;

/**
 * The address that search engines are given. What does not make an http(s) address leaves
 * the page its own.
 * @param page.origin `https://host`
 * @param page.path with language, without query
 */
export function canonicalAddress(
  page: { readonly origin: string; readonly path: string },
  custom: CustomCanonical | undefined,
): string {
  const own = `${page.origin}${page.path}`;
  if (custom?.mode === 'mirror') {
    const { domainHost = '' } = custom;
    return HOST.test(domainHost) ? `https://${domainHost}${page.path}` : own;
  }
  const target = custom?.targetUrl ?? '';
  if (/^\/(?!\/)\S*$/.test(target)) {
    return `${page.origin}${target}`;
  }
  return /^https?:\/\/[^\s/]+\S*$/.test(target) ? target : own;
}
