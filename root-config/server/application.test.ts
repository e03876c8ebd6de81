import { iconPath } from '@touchline/contracts/site';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { applicationLinks } from './application-links.ts';
import { offlinePolicy, renderOfflinePage } from './offline-page.ts';
import { webManifest } from './web-manifest.ts';

const SIZES = [72, 96, 128, 144, 152, 192, 384, 512];
const APPLICATION = { iconsVersion: '1.0.637', installable: true };
const IPHONE = (version: number) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version}_4 like Mac OS X)`;

interface Manifest {
  readonly icons: readonly { src: string; sizes: string; purpose: string }[];
}

describe('web app manifest', () => {
  it('the web app manifest lists the icons of the specification, as they are and to be cut', () => {
    const { icons } = webManifest({
      language: 'en',
      brand: 'Touchline',
      ...APPLICATION,
    }) as Manifest;
    for (const purpose of ['any', 'maskable']) {
      expect(icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual(
        SIZES.map((size) => `${size}x${size}`),
      );
    }
    expect(icons[0]?.src).toBe('/assets/icons/1.0.637/icon-72.png');
    // The version unless the operator has published others.
    expect(iconPath({ kind: 'icon', size: 72 })).toBe('/assets/icons/1.0.637/icon-72.png');
  });

  it('the web app manifest is that of a language, for one application', () => {
    const of = (language: string) => webManifest({ language, brand: 'Touchline', ...APPLICATION });
    expect(of('ru')).toMatchObject({ id: '/', lang: 'ru', dir: 'ltr', start_url: '/ru' });
    expect(of('ar')).toMatchObject({ id: '/', lang: 'ar', dir: 'rtl', start_url: '/ar' });
  });
});

describe('icons of the home screen', () => {
  const icons = (userAgent: string) => {
    const tags = applicationLinks({ language: 'en', userAgent, ...APPLICATION });
    const { document } = new JSDOM(tags).window;
    return [...document.querySelectorAll('link[rel^="apple-touch-icon"]')].map((link) => [
      link.getAttribute('rel'),
      link.getAttribute('sizes'),
    ]);
  };

  it('the icons of the home screen are listed for iOS in every size', () => {
    const expected = SIZES.map((size) => ['apple-touch-icon', `${size}x${size}`]);
    expect(icons(IPHONE(18))).toEqual(expected);
  });

  it('no other browser gets the icons', () => {
    expect(icons('Mozilla/5.0 (Linux; Android 14) Mobile')).toEqual([]);
  });
});

describe('an operator', () => {
  it('an operator sets the version of the icons, for every platform', () => {
    const own = { ...APPLICATION, iconsVersion: '2.1.0' };
    const { icons } = webManifest({ language: 'en', brand: 'Touchline', ...own }) as Manifest;
    expect(icons.every(({ src }) => src.startsWith('/assets/icons/2.1.0/'))).toBe(true);
    const links = applicationLinks({ language: 'en', userAgent: IPHONE(17), ...own });
    expect(links.match(/\/assets\/icons\/2\.1\.0\//g)).toHaveLength(SIZES.length);
  });

  it('an operator removes the offer to install the site', () => {
    const not = { ...APPLICATION, installable: false };
    const links = applicationLinks({ language: 'en', userAgent: 'Android 14', ...not });
    expect(links).toBe('');
    expect(webManifest({ language: 'en', brand: 'Touchline', ...not })).toMatchObject({
      display: 'browser',
    });
  });
});

describe('offline page', () => {
  it('the offline page is in the language of the page, and in English where it has none', () => {
    const of = (language: string) => {
      const html = renderOfflinePage({ language, brand: 'Touchline', nonce: 'n' });
      const { document } = new JSDOM(html).window;
      return [document.documentElement.lang, document.querySelector('h1')?.textContent];
    };
    expect(of('en')).toEqual(['en', 'You are offline']);
    expect(of('ru')).toEqual(['ru', 'Нет соединения']);
    expect(of('xx')).toEqual(['en', 'You are offline']);
  });

  it('the offline page runs and loads nothing but its own', () => {
    expect(offlinePolicy('abc')).toContain("default-src 'none'; script-src 'nonce-abc'");
  });
});
