import { describe, expect, it, vi } from 'vitest';
import { decidePage } from './decide-page.ts';
import { CONFIGURATION, fixtureSite } from './testing/fixture-site.ts';
import { decide, DESKTOP, pageAt, PHONE } from './testing/request-page.ts';

const site = fixtureSite();

describe('the decision of a navigation', () => {
  it('a navigation without a language is redirected to the chosen one, query retained', () => {
    expect(decide(site, '/live/football?x=1&x=2', { cookies: { lng: 'ru' } })).toEqual({
      kind: 'redirect',
      status: 302,
      location: '/ru/live/football?x=1&x=2',
    });
    expect(decide(site, '/', { acceptLanguage: 'fr, ru;q=0.3' })).toMatchObject({
      location: '/ru',
    });
    expect(decide(site, '/xx/live')).toMatchObject({ location: '/en/xx/live' });
  });

  it.each([
    ['/de/live?a=1&b=%20', '/en/live?a=1&b=%20'],
    ['/EN/live', '/en/live'],
    ['/de', '/en'],
    ['/?a=1', '/en?a=1'],
    ['/go/live', '/en/go/live'],
  ])(
    'a navigation with a language that may not be used replaces it and retains the rest: %s → %s',
    (url, location) => {
      expect(decide(site, url)).toMatchObject({ kind: 'redirect', location });
    },
  );

  it('a navigation falls back to the configured language, and reports one that visitors may not use', () => {
    const request = { url: '/live', cookies: {}, acceptLanguage: 'fr', userAgent: PHONE };
    const onDefaultDenied = vi.fn();
    const at = (given: Partial<typeof CONFIGURATION>) =>
      decidePage({
        site,
        configuration: { ...CONFIGURATION, defaultLanguage: 'ru', ...given },
        request,
        onDefaultDenied,
      });
    expect(at({})).toMatchObject({ location: '/ru/live' });
    expect(onDefaultDenied).not.toHaveBeenCalled();
    expect(at({ hiddenLanguages: ['ru'] })).toMatchObject({ location: '/en/live' });
    expect(onDefaultDenied).toHaveBeenCalledExactlyOnceWith('ru');
  });

  it('a navigation leaves platform_type to a page in the frame of another, and removes it from others', () => {
    const url = '/en/nowhere?platform_type=mobile&a=1';
    expect(decide(site, url)).toMatchObject({ kind: 'redirect', location: '/en?a=1' });
    expect(decide(site, url, { isEmbedded: true })).toMatchObject({ page: { status: 404 } });
  });

  it('a navigation never redirects to another site', () => {
    expect(decide(site, '//evil.example/x')).toMatchObject({ location: '/en/evil.example/x' });
  });

  it('a navigation gets the matched route with its parameters and status', () => {
    expect(pageAt(site, '/en')).toMatchObject({ path: '/', route: { name: 'home' }, status: 200 });
    expect(pageAt(site, '/ru/live/football/1-epl/42-a-b?tab=1')).toMatchObject({
      language: 'ru',
      route: { name: 'game', plugin: 'sport' },
      params: { section: 'live', sport: 'football', champ: '1-epl', game: '42-a-b' },
    });
  });

  it('a navigation gets the not-found page with 404 for unknown paths and for features that are off', () => {
    for (const url of ['/en/nowhere', '/en/champs']) {
      expect(pageAt(site, url)).toMatchObject({ status: 404, route: { name: 'notFound' } });
    }
  });

  it('a navigation knows players by their readable marker, and desktops by their browser', () => {
    const page = pageAt(site, '/en', { cookies: { ua: '1' }, userAgent: DESKTOP });
    expect(page).toMatchObject({ authenticated: true, device: 'desktop' });
    expect(page.lookup('authenticated')).toBe(true);
    expect(pageAt(site, '/en')).toMatchObject({ authenticated: false, device: 'mobile' });
  });
});
