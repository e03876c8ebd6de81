/** What outlives the document: the tab's own storage, which may be full, forbidden or absent. */
export interface TabStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

/** Cookie `lng` lives a day, as cookies without their own lifetime do (platform §9). */
const LIFETIME_SECONDS = 86_400;
const KEY = 'tl:shell:place';

interface Place {
  readonly address: string;
  readonly top: number;
}

/** The address without its language and its query: what two languages of one page have in common. */
function pathOf(address: string): string {
  return address
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(2)
    .join('/');
}

export interface LanguageChange {
  /** Goes to the document of an address in another language, and keeps the place on the page. */
  readonly leave: (address: string) => void;
  /** The place that the page was left at in another language; returned once. */
  readonly arrive: () => number | undefined;
}

/**
 * A language is a document (ADR 0010). What is not in its address or in storage goes over with it:
 * how far the page was scrolled, and the choice itself, for addresses without a language.
 */
export function createLanguageChange({
  window,
  storage,
}: {
  readonly window: Pick<Window, 'location' | 'scrollY' | 'document'>;
  readonly storage: TabStorage | undefined;
}): LanguageChange {
  const { location, document } = window;
  return {
    leave: (address) => {
      const language = address.split(/[/?#]/)[1] ?? '';
      const attributes = `path=/; max-age=${LIFETIME_SECONDS}; samesite=lax`;
      // The Cookie Store API is not everywhere yet.
      // oxlint-disable-next-line unicorn/no-document-cookie
      document.cookie = `lng=${language}; ${attributes}`;
      try {
        const place: Place = { address, top: window.scrollY };
        storage?.setItem(KEY, JSON.stringify(place));
      } catch {
        // Then the page opens at its top.
      }
      if (pathOf(address) === pathOf(location.pathname)) {
        // The same page in other words is no step back in history.
        location.replace(address);
      } else {
        location.assign(address);
      }
    },
    arrive: () => {
      try {
        const text = storage?.getItem(KEY);
        storage?.removeItem(KEY);
        const { address, top } = JSON.parse(text ?? '{}') as Partial<Place>;
        const isHere = address?.replace(/#.*$/, '') === `${location.pathname}${location.search}`;
        return isHere ? top : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
