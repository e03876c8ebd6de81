import { isAnnounced, type Page, type Site } from '@touchline/root-config/server';
import type { BookEvent } from '../../pricing/book/book-event.ts';

/** Most addresses a sitemap may contain (sitemaps.org). */
const MOST_ADDRESSES = 50_000;

/** Parts of the sitemap, each a file for every language. */
export const SITEMAP_SECTIONS = ['pages', 'live', 'line'] as const;
export type SitemapSection = (typeof SITEMAP_SECTIONS)[number];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Addresses of pages that are standalone: without parameters, open to all. */
export function staticPaths(site: Site): readonly string[] {
  return site.routes.routes
    .filter(({ path, access, status }) => {
      const isFixed = path.startsWith('/') && !/[:*(]/.test(path);
      return isFixed && access === 'any' && status === undefined;
    })
    .map(({ path }) => path);
}

/** Addresses of a section: itself, its sports, their competitions and events. */
export function eventPaths(
  section: 'live' | 'line',
  events: Iterable<BookEvent>,
): readonly string[] {
  const paths = new Set([`/${section}`]);
  for (const { section: own, sport, champ, id, slug, state } of events) {
    if (own === section && (state.status === 'live' || state.status === 'scheduled')) {
      const list = `/${section}/${sport}`;
      const champList = `${list}/${champ.id}-${champ.slug}`;
      paths.add(list).add(champList).add(`${champList}/${id}-${slug}`);
    }
  }
  return [...paths];
}

/** A page worth finding: there is something at its address, for visitors too. */
export function isListed(page: Page | undefined): page is Page {
  return page?.status === 200 && page.route !== undefined && !isAnnounced(page.route);
}

/**
 * A sitemap of one language; each address names its counterparts in the others.
 * @param given.codes ISO codes by language
 */
export function sitemapXml(given: {
  readonly origin: string;
  readonly language: string;
  readonly codes: ReadonlyMap<string, string>;
  /** Without language. */
  readonly paths: readonly string[];
}): string {
  const { origin, language, codes, paths } = given;
  const address = (of: string, path: string) =>
    escapeXml(`${origin}/${of}${path === '/' ? '' : path}`);
  const urls = paths.slice(0, MOST_ADDRESSES).map((path) => {
    const others = [...codes].map(
      ([other, code]) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(code)}" href="${address(other, path)}"/>`,
    );
    return `<url><loc>${address(language, path)}</loc>${others.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`;
}

/** The list of all sitemaps, in their compressed form. */
export function sitemapIndexXml(origin: string, languages: readonly string[]): string {
  const files = languages.flatMap((language) =>
    SITEMAP_SECTIONS.map((section) => `${origin}/sitemap-${language}-${section}.xml.gz`),
  );
  const entries = files.map((file) => `<sitemap><loc>${escapeXml(file)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</sitemapindex>\n`;
}

/** What crawlers may fetch; which pages they may keep is set by each page's robots meta. */
export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /operator\n\nSitemap: ${origin}/sitemap.xml\n`;
}
