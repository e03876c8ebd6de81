import { LANGUAGES } from './languages.ts';

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
 * The languages a visitor may use: those of the site that have texts, without those hidden from
 * visitors for visitors (platform specification, section 4).
 */
export function allowedLanguages({
  available,
  hidden,
  authenticated,
}: Pick<LanguageSources, 'available' | 'hidden' | 'authenticated'>): readonly string[] {
  const known: readonly string[] = LANGUAGES;
  return available.filter(
    (language) => known.includes(language) && (authenticated || !hidden.includes(language)),
  );
}

/**
 * Chooses the page's language: address, cookie, browser, default, `en` (platform specification,
 * section 4). Languages hidden from visitors are left out for them.
 */
export function chooseLanguage(sources: LanguageSources): LanguageChoice {
  const allowed = new Set(allowedLanguages(sources));
  const browser = sources.browser.map((tag) => tag.split('-')[0]?.toLowerCase());
  const address = sources.address?.toLowerCase();
  const wanted = [address, sources.cookie, ...browser, sources.fallback];
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
 * Whether a path's first segment is a language: a two-letter code of one, whether the site
 * has it or not. `/go/x` is another path and unchanged.
 */
export function isLanguageSegment(segment: string): boolean {
  const names = () => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return /^[a-z]{2}$/i.test(segment) && names().of(segment.toLowerCase()) !== undefined;
}

/** The same path and query under a language; the path has none of its own. */
export function withLanguage(language: string, path: string): string {
  const mark = path.indexOf('?');
  const pathname = mark === -1 ? path : path.slice(0, mark);
  return `/${language}${pathname === '/' ? '' : pathname}${path.slice(pathname.length)}`;
}
