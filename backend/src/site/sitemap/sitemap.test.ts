import { describe, expect, it } from 'vitest';
import { robotsText, sitemapIndexXml, sitemapXml, staticPaths } from './sitemap.ts';

const ORIGIN = 'https://bets.example';

describe('a sitemap', () => {
  it('a sitemap lists standalone pages that are open to all visitors', () => {
    const page = (path: string, given: object = {}) => ({ path, access: 'any', ...given });
    const routes = [
      page('/'),
      page('/contacts'),
      page('/registration', { access: 'guest' }),
      page('/office', { access: 'auth' }),
      page('/500', { status: 500 }),
      page('/games/:gameRoute'),
      page('config:legacyPromoPaths'),
    ];
    expect(staticPaths({ routes: { routes } } as never)).toEqual(['/', '/contacts']);
  });

  it('a sitemap lists each address with its counterparts in other languages, and is XML', () => {
    const codes = new Map([
      ['en', 'en'],
      ['ru', 'ru-RU'],
    ]);
    const xml = sitemapXml({ origin: ORIGIN, language: 'en', codes, paths: ['/', '/a&b'] });
    const link = (code: string, path: string) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${ORIGIN}${path}"/>`;
    expect(xml).toContain(
      `<url><loc>${ORIGIN}/en</loc>${link('en', '/en')}${link('ru-RU', '/ru')}</url>`,
    );
    expect(xml).toContain(`<loc>${ORIGIN}/en/a&amp;b</loc>`);
  });

  it('a sitemap has a file for each language and section, listed in robots.txt', () => {
    const files = [...sitemapIndexXml(ORIGIN, ['en', 'ru']).matchAll(/<loc>(.*?)<\/loc>/g)];
    expect(files.map(([, file]) => file?.slice(ORIGIN.length))).toEqual([
      '/sitemap-en-pages.xml.gz',
      '/sitemap-en-live.xml.gz',
      '/sitemap-en-line.xml.gz',
      '/sitemap-ru-pages.xml.gz',
      '/sitemap-ru-live.xml.gz',
      '/sitemap-ru-line.xml.gz',
    ]);
    expect(robotsText(ORIGIN)).toBe(
      `User-agent: *\nDisallow: /operator\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    );
  });
});
