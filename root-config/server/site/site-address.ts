/** An address of the site, taken apart as far as decisions about the whole site need it. */
export interface SiteAddress {
  readonly language: string;
  /** Without language, starting with a slash. */
  readonly path: string;
  /** With its mark, or empty. */
  readonly query: string;
}

/** Takes a path with query apart; `undefined` while it does not start with a language of the site. */
export function siteAddress(url: string, languages: readonly string[]): SiteAddress | undefined {
  const mark = url.indexOf('?');
  const pathname = mark === -1 ? url : url.slice(0, mark);
  const [language, ...rest] = pathname.split('/').filter((segment) => segment !== '');
  if (language === undefined || !languages.includes(language)) {
    return undefined;
  }
  return { language, path: `/${rest.join('/')}`, query: mark === -1 ? '' : url.slice(mark) };
}
