/** Query parameter of a page in between, such as sign-in: where the player was headed. */
export const RETURN_PARAMETER = 'return';

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

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function parseQuery(search: string): Readonly<Record<string, string>> {
  const pairs = search.split('&').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const mark = pair.indexOf('=');
      const name = mark === -1 ? pair : pair.slice(0, mark);
      return [decode(name), mark === -1 ? '' : decode(pair.slice(mark + 1))];
    }),
  );
}

/** A segment as browsers write it: what an address cannot contain is encoded, the rest is kept. */
function encodeSegment(segment: string): string {
  return segment.replaceAll(/[^!-~]+|[\\^`{|}"<>]/gu, encodeURIComponent);
}

/** Takes apart an address such as `/en/live?sport=1#top`; of repeated query names the last counts. */
export function parseAddress(address: string, languages: readonly string[]): Address {
  const [, path = '', search = '', hash = ''] =
    /^(?:[a-z]+:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?(#.*)?$/su.exec(address) ?? [];
  const segments = path.split('/').filter((segment) => segment !== '');
  const language = languages.find((known) => known === segments[0]);
  const rest = language === undefined ? segments : segments.slice(1);
  return {
    language,
    path: `/${rest.map(encodeSegment).join('/')}`,
    query: parseQuery(search),
    hash,
  };
}

/** Puts an address together; the same parts always give the same text. */
export function formatAddress({ language, path, query, hash }: Address): string {
  const start = language === undefined ? '' : `/${language}`;
  const search = Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
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
