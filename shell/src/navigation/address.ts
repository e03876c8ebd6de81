/** An address of the site, taken apart. */
export interface Address {
  /** The language segment; `undefined` where the address has none of the site's languages. */
  readonly language: string | undefined;
  /** Without the language, e.g. `/live/football`; the home page is `/`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** With its mark, or empty. */
  readonly hash: string;
}

/** Takes apart an address such as `/en/live?sport=1#top`; of repeated query names the last counts. */
export function parseAddress(address: string, languages: readonly string[]): Address {
  const { pathname, searchParams, hash } = new URL(address, 'http://localhost');
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const language = languages.find((known) => known === segments[0]);
  const rest = language === undefined ? segments : segments.slice(1);
  return {
    language,
    path: `/${rest.join('/')}`,
    query: Object.fromEntries(searchParams),
    hash,
  };
}

/** Puts an address together; the same parts always give the same text. */
export function formatAddress({ language, path, query, hash }: Address): string {
  const start = language === undefined ? '' : `/${language}`;
  const search = new URLSearchParams(query).toString();
  const whole = start !== '' && path === '/' ? start : `${start}${path}`;
  return `${whole}${search === '' ? '' : `?${search}`}${hash}`;
}

/** The path and query without language, as a guard's redirect or a return target names them. */
export function formatPath({ path, query }: Pick<Address, 'path' | 'query'>): string {
  return formatAddress({ language: undefined, path, query, hash: '' });
}

/** Whether a text is a path of this site and not an address of another (`//elsewhere`). */
export function isSitePath(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !path.startsWith('/\\');
}
