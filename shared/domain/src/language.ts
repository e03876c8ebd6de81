/** What the choice of a language depends on; the first source that names an allowed one decides. */
export interface LanguageSources {
  /** Languages of the site, two-letter codes. */
  readonly available: readonly string[];
  /** Languages only signed-in players may use. */
  readonly hidden: readonly string[];
  readonly authenticated: boolean;
  /** First segment of the address. */
  readonly address: string | undefined;
  /** Cookie `lng`. */
  readonly cookie: string | undefined;
  /** The browser's languages, best first: `de-AT`, `de`, `en`. */
  readonly browser: readonly string[];
  readonly fallback: string;
}

export interface LanguageChoice {
  readonly language: string;
  /** Whether the address already starts with the chosen language. */
  readonly isInAddress: boolean;
  /** The configured default is not among the allowed languages; worth an error in the log. */
  readonly isDefaultDenied: boolean;
}

const LAST_RESORT = 'en';

/**
 * Chooses the page's language: address, cookie, browser, default, `en` (platform specification,
 * section 4). Languages hidden from visitors are left out for them.
 */
export function chooseLanguage(sources: LanguageSources): LanguageChoice {
  const allowed = new Set(
    sources.available.filter(
      (language) => sources.authenticated || !sources.hidden.includes(language),
    ),
  );
  const browser = sources.browser.map((tag) => tag.split('-')[0]?.toLowerCase());
  const wanted = [sources.address, sources.cookie, ...browser, sources.fallback];
  const chosen = wanted.find((language) => language !== undefined && allowed.has(language));
  return {
    language: chosen ?? LAST_RESORT,
    isInAddress: chosen !== undefined && chosen === sources.address,
    isDefaultDenied: !allowed.has(sources.fallback),
  };
}

/** The tags of an `Accept-Language` header, best first; refused ones (`q=0`) are left out. */
export function parseAcceptLanguage(header: string): readonly string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i.test(tag) && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/**
 * The same path and query under a language. A two-letter segment that is no language of the site
 * counts as part of the path, so that `/go/x` does not lose its first segment.
 */
export function withLanguage(language: string, path: string): string {
  const mark = path.indexOf('?');
  const pathname = mark === -1 ? path : path.slice(0, mark);
  return `/${language}${pathname === '/' ? '' : pathname}${path.slice(pathname.length)}`;
}
