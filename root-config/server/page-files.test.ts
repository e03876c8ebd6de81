import { describe, expect, it } from 'vitest';
import { pageFiles } from './page-files.ts';
import { fixtureSite } from './testing/fixture-site.ts';
import { DESKTOP, pageAt } from './testing/request-page.ts';
import type { PageRequest } from './decide-page.ts';

const site = fixtureSite();
const filesAt = (url: string, request: Partial<PageRequest> = {}) =>
  pageFiles(site, pageAt(site, url, request)).map(({ href }) => href.replace('/1.0.0-a/', '/'));

const ALWAYS = [
  '/assets/react/react.js',
  '/assets/root-config/root-config.js',
  '/assets/shell/shell.css',
  '/assets/shell/shell.js',
  '/assets/shell/texts-en.js',
  '/assets/single-spa/single-spa.js',
];
const HEADER = ['/assets/header/bar.js', '/assets/header/header.js'];
const HOME = [
  '/assets/sport/en.js',
  '/assets/sport/home.css',
  '/assets/sport/home.js',
  '/assets/sport/sport.js',
  '/assets/ui/ui.css',
  '/assets/ui/ui.js',
];

describe('files of a page', () => {
  it('the files of a page are exactly those of the matched route, its slots and what they import, each once', () => {
    expect(filesAt('/en').toSorted()).toEqual([...ALWAYS, ...HEADER, ...HOME].toSorted());
  });

  it('the files of a page follow the layout: no slot outside it, nothing of other routes', () => {
    expect(filesAt('/en/nowhere', { userAgent: DESKTOP }).toSorted()).toEqual(
      [
        ...ALWAYS,
        ...HEADER,
        '/assets/technical/notFound.css',
        '/assets/technical/notFound.js',
        '/assets/technical/technical.js',
      ].toSorted(),
    );
  });

  it('the files of a page include the imports of imports', () => {
    expect(filesAt('/en/user/login')).toEqual(
      expect.arrayContaining(['/assets/ui-forms/ui-forms.js', '/assets/ui/ui.css']),
    );
    expect(filesAt('/en')).not.toContain('/assets/ui-forms/ui-forms.js');
  });

  it('the files of a page follow the language, the device and the conditions of slots', () => {
    expect(filesAt('/ru')).toEqual(
      expect.arrayContaining(['/assets/sport/ru.js', '/assets/shell/texts-ru.js']),
    );
    expect(filesAt('/ru')).not.toContain('/assets/sport/en.js');
    expect(filesAt('/en', { userAgent: DESKTOP })).toContain('/assets/sport/tree.js');
    expect(filesAt('/en', { cookies: { ua: '1' } })).toContain('/assets/header/balance.js');
  });

  it('the files of a page travel in the document, but for entries of plugins, the shell and React', () => {
    const carrying = { ...site, inlineText: () => 'code' };
    const requested = pageFiles(carrying, pageAt(carrying, '/en')).filter(
      ({ text }) => text === undefined,
    );
    expect(requested.map(({ href }) => href.split('/')[2]).toSorted()).toEqual(
      ['header', 'react', 'shell', 'single-spa', 'sport'].toSorted(),
    );
  });

  it('the files of a page carry the integrity of the artefact and put stylesheets first', () => {
    const files = pageFiles(site, pageAt(site, '/en'));
    expect(files.find(({ href }) => href.endsWith('home.css'))).toEqual({
      href: '/assets/sport/1.0.0-a/home.css',
      as: 'style',
      integrity: site.artefactOfPlugin.get('sport')?.files['home.css']?.integrity,
      size: 40,
      isEntry: false,
    });
    const kinds = files.map(({ as }) => as);
    expect(kinds.lastIndexOf('style')).toBeLessThan(kinds.indexOf('script'));
  });
});
