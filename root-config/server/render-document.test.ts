import type { PackedManifest } from '@touchline/contracts/plugins';
import {
  DOCUMENT_IDS,
  type PageToRender,
  type ReleaseTable,
  type RenderedView,
} from '@touchline/contracts/site';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { FirstScreen } from './first-screen.ts';
import { pageFiles } from './page-files.ts';
import { renderDocument, type DocumentInput } from './render-document.ts';
import { releaseTable } from './site-blocks.ts';
import { CONFIGURATION, contentOf, fixtureSite, NO_SEO } from './testing/fixture-site.ts';
import { DESKTOP, pageAt } from './testing/request-page.ts';

const site = fixtureSite();
const never = new Promise<undefined>(() => undefined);

function input(changes: Partial<DocumentInput> & { url?: string } = {}): DocumentInput {
  const { url = '/en', ...rest } = changes;
  return {
    site,
    page: pageAt(site, url),
    configuration: CONFIGURATION,
    application: { iconsVersion: '1.0.637', installable: true },
    seo: NO_SEO,
    plugins: {},
    development: false,
    decisions: { maintenance: false, plan: {}, isRedirectChecked: true },
    configurationVersion: 'c1',
    nonce: 'Tm9uY2U=',
    origin: 'https://bets.example',
    time: 1_700_000_000_000,
    read: (path) => Promise.resolve(JSON.stringify({ from: path })),
    deadline: () => never,
    query: {},
    ...rest,
  };
}

async function render(changes: Partial<DocumentInput> & { url?: string } = {}) {
  const parts: string[] = [];
  for await (const part of renderDocument(input(changes))) {
    parts.push(part);
  }
  const { document } = new JSDOM(parts.join('')).window;
  const block = (id: string) =>
    JSON.parse(document.getElementById(id)?.textContent ?? 'null') as Record<string, unknown>;
  return { parts, html: parts.join(''), document, block };
}

describe('the shell’s own texts', () => {
  it('the shell’s own texts come with the document, in its language alone', async () => {
    const { html, block } = await render({ url: '/ru' });
    expect(block(DOCUMENT_IDS.state)['texts']).toEqual({ main_close: 'Закрыть' });
    expect(html).not.toContain('"Close"');
    const fallback = await render({ url: '/ar' });
    expect(fallback.block(DOCUMENT_IDS.state)['texts']).toEqual({ main_close: 'Close' });
  });
});

describe('import-map-overrides', () => {
  it('import-map-overrides is between the page’s map and its loader, outside production alone', async () => {
    const { html, document } = await render({ overrideOrigins: ['http://localhost:*'] });
    expect(document.querySelector('meta[name="importmap-type"]')?.outerHTML).toBe(
      '<meta name="importmap-type" content="systemjs-importmap" allow-query-param-override="">',
    );
    const places = [
      'type="systemjs-importmap"',
      'src="/override/import-map-overrides.js"',
      'startPage',
      '<import-map-overrides-full',
    ].map((text) => html.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    expect((await render()).html).not.toMatch(/import-map-override|importmap-type/);
  });
});

describe('a rendered first screen', () => {
  const view = {
    plugin: 'sport',
    view: 'home',
    html: '<p style="width:50%">1.85</p>',
    links: [],
  };
  const bar = {
    plugin: 'header',
    view: 'bar',
    slot: 'header',
    html: '<a href="/en">Home</a>',
    links: ['home'],
  };
  const rendering = (views: readonly RenderedView[]) => {
    const asked: PageToRender[] = [];
    const keys: string[] = [];
    return {
      asked,
      keys,
      render: async (page: PageToRender) => {
        asked.push(page);
        return views;
      },
      share: (key: string, make: () => Promise<FirstScreen>) => {
        keys.push(key);
        return make();
      },
    };
  };

  it('rendered views are in their places, after their styles and before all code', async () => {
    const name = (href: string) => href.replace(/^\/assets\/([^/]+)\/[^/]+\//, '$1/');
    const whole = fixtureSite((href) => Buffer.from(contentOf(name(href))));
    const { html, document } = await render({ site: whole, rendering: rendering([view, bar]) });
    const home = document.querySelector('main > [data-view="home"]');
    expect(home?.getAttribute('data-rendered')).toBe('mobile');
    expect(home?.innerHTML).toBe('<p data-style="width:50%">1.85</p>');
    expect(document.querySelector('main > [data-skeleton]')?.hasAttribute('hidden')).toBe(true);
    expect(document.querySelector('[data-slot=header] > [data-rendered]')?.textContent).toBe(
      'Home',
    );
    expect(document.querySelectorAll('[data-skeleton]:not([hidden])')).toHaveLength(0);
    const places = ['sport/home.css', '[data-style="width:50%"]{width:50%}', '1.85', 'startPage'];
    const found = places.map((text) => html.indexOf(text));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found[0]).toBeGreaterThan(0);
    expect(html.split('sport/home.css */')).toHaveLength(2);
    expect(html).toContain('catchTaps');
    expect(html).not.toMatch(/ style="/);
  });

  it('a rendered page carries the words that its views show in place of all texts of their plugins', async () => {
    const name = (href: string) => href.replace(/^\/assets\/([^/]+)\/[^/]+\//, '$1/');
    const whole = fixtureSite((href) => Buffer.from(contentOf(name(href))));
    const texts = { shared: { home: 'Home' }, sport: { more: 'More' }, auth: { forged: 'x' } };
    const worded = { ...view, texts };
    const textsIn = async (views: readonly RenderedView[]) => {
      const { html, block } = await render({ site: whole, rendering: rendering(views) });
      const files = ['shell/texts-en.js */', 'sport/en.js */'].filter((file) =>
        html.includes(file),
      );
      return { files, words: block(DOCUMENT_IDS.state)['words'] };
    };
    expect(await textsIn([worded, { ...bar, texts: {} }])).toEqual({
      files: [],
      // What a view says of another plugin's texts is left out.
      words: {
        device: 'mobile',
        texts: { shared: texts.shared, markets: {}, sport: texts.sport, header: {} },
      },
    });
    // The header is still to be rendered by the browser, which may need any of the shared texts.
    expect(await textsIn([worded])).toEqual({
      files: ['shell/texts-en.js */'],
      words: { device: 'mobile', texts: { sport: texts.sport } },
    });
    // The browser alone requests the data of this page.
    const login = { plugin: 'auth', view: 'login', html: '<p>Sign in</p>', links: [], texts: {} };
    const { block } = await render({
      site: whole,
      page: pageAt(whole, '/en/user/login'),
      rendering: rendering([login]),
    });
    expect(block(DOCUMENT_IDS.state)['isFirstScreenOnly']).toBe(true);
    expect(block(DOCUMENT_IDS.state)['words']).toBeUndefined();
    // Rendered by a shell of before, which does not say what it showed.
    expect(await textsIn([view, bar])).toEqual({
      files: ['shell/texts-en.js */', 'sport/en.js */'],
      words: undefined,
    });
  });

  it('views that have no place on the page are left out of the document', async () => {
    const strangers = [
      { ...view, plugin: 'nobody', html: 'of nobody' },
      { ...view, view: 'live', html: 'of another page' },
      { ...bar, slot: 'footer', html: 'below the first screen' },
    ];
    const { html, document } = await render({ rendering: rendering([...strangers, view]) });
    expect(document.querySelectorAll('[data-rendered]')).toHaveLength(1);
    expect(document.querySelector('main > [data-rendered]')?.textContent).toBe('1.85');
    expect(html).not.toMatch(/of nobody|of another page|below the first screen/);
  });

  it('a renderer gets what the page shows and nothing of the visitor', async () => {
    const site = rendering([view]);
    const player = { banLevel: 1 } as never;
    const page = pageAt(fixtureSite(), '/en', { cookies: { ua: '1' } });
    await render({ rendering: site, player, page, query: { at: '7' } });
    const [asked] = site.asked;
    expect(asked?.state.player).toBeUndefined();
    expect(asked?.route).toEqual({
      name: 'home',
      plugin: 'sport',
      path: '/',
      params: {},
      query: { at: '7' },
    });
    expect(asked?.slots).toContain('header');
    expect(Object.keys(asked?.firstData ?? {})).not.toEqual([]);
  });

  it('visitors share a first screen by address, language, device, sign-in and their configuration', async () => {
    const site = rendering([view]);
    const at = (url: string, changes: Partial<DocumentInput> = {}) =>
      render({ url, page: pageAt(fixtureSite(), url), rendering: site, ...changes });
    await at('/en');
    await at('/en', { nonce: 'b3RoZXI=', time: 1_700_000_000_500 });
    await at('/ru');
    await at('/en', { query: { window: '24h' } });
    await at('/en', { configurationVersion: 'c2' });
    await at('/en', { configuration: { ...CONFIGURATION, abTests: [[70]] } });
    await at('/en', { page: pageAt(fixtureSite(), '/en', { userAgent: DESKTOP }) });
    expect(new Set(site.keys).size).toBe(6);
    expect(site.keys[1]).toBe(site.keys[0]);
  });

  it('a rendered page carries its first screen of the release: its plugins and the routes it links to', async () => {
    const links = { ...view, links: ['home', 'login'] };
    const { block, document } = await render({ rendering: rendering([links, bar]) });
    expect(block(DOCUMENT_IDS.state)['isFirstScreenOnly']).toBe(true);
    const manifests = block(DOCUMENT_IDS.manifests) as unknown as PackedManifest[];
    expect(
      manifests.map(({ id, slots, routes }) => [id, slots.length, routes.map(([name]) => name)]),
    )
      // Of the plugin of a linked route that route alone.
      .toEqual([
        ['sport', 2, ['home']],
        ['header', 3, []],
        ['auth', 0, ['login']],
      ]);
    const map = JSON.parse(document.getElementById(DOCUMENT_IDS.importMap)?.textContent ?? '') as {
      imports: object;
    };
    const names = Object.keys(map.imports);
    expect(names).toContain('axios');
    expect(names.filter((name) => /technical|auth/.test(name))).toEqual([]);
    const table = JSON.parse(releaseTable(site)) as ReleaseTable;
    expect(table.manifests.map(({ id }) => id)).toEqual(['sport', 'header', 'auth', 'technical']);
    expect(table.importMap).toEqual(site.composition.importMap);
    expect(releaseTable(site)).not.toContain('home.css');
  });

  it('a page carries the whole release where plugins of it may be others, or its own view was not rendered', async () => {
    for (const change of [
      { rendering: rendering([]) },
      // What the page's own view links to is known of a rendered one alone.
      { rendering: rendering([bar]) },
      { rendering: rendering([view]), overrideOrigins: ['http://localhost:*'] },
    ]) {
      const { block } = await render(change);
      expect(block(DOCUMENT_IDS.state)['isFirstScreenOnly']).toBeUndefined();
      expect(block(DOCUMENT_IDS.manifests)).toHaveLength(4);
    }
  });

  it('a page whose views did not come in time goes with its skeletons', async () => {
    const { document, html } = await render({ rendering: rendering([]) });
    expect(document.querySelector('main > [data-skeleton]')?.hasAttribute('hidden')).toBe(false);
    expect(document.querySelector('[data-rendered]')).toBeNull();
    expect(html).not.toContain('catchTaps');
  });
});

describe('order of writing', () => {
  it('the document sends skeleton, critical CSS and preloads before it waits for any data', async () => {
    const answers: ((value: string) => void)[] = [];
    const read = () => new Promise<string>((resolve) => answers.push(resolve));
    const parts = renderDocument(input({ read }));
    const first = String((await parts.next()).value);
    expect(first).toContain(':root{--size:1px}');
    expect(first).toContain('data-skeleton');
    expect(first).toContain('rel="preload"');
    expect(first).not.toContain('System.');
    const second = String((await parts.next()).value);
    expect(second).toContain('systemjs-importmap');
    expect(second).toContain('(System,"touchline-state")');
    const third = parts.next();
    expect(await Promise.race([third, Promise.resolve('waiting')])).toBe('waiting');
    for (const answer of answers) {
      answer('{"prices":true}');
    }
    expect((await third).value).toContain('"prices":true');
  });

  it('the document fits its first part into the first flight of a connection', async () => {
    const { parts } = await render();
    expect(Buffer.byteLength(parts[0] ?? '')).toBeLessThan(14_000);
  });

  it('the document continues without data that is late or fails', async () => {
    const { block } = await render({
      read: (path) => (path.endsWith('sports') ? never : Promise.reject(new Error('down'))),
      deadline: () => Promise.resolve(),
    });
    expect(block(DOCUMENT_IDS.firstData)).toEqual({});
  });
});

describe('content', () => {
  it('the document carries the first data of the route, filled from its parameters', async () => {
    expect((await render()).block(DOCUMENT_IDS.firstData)).toEqual({
      '/line-api/v1/topics/top:live': { from: '/line-api/v1/topics/top:live' },
      '/line-api/v1/sports': { from: '/line-api/v1/sports' },
    });
    const game = await render({ url: '/en/live/football/1-epl/42-a-b' });
    expect(Object.keys(game.block(DOCUMENT_IDS.firstData))).toEqual([
      '/line-api/v1/topics/event:42',
    ]);
  });

  it('the document preloads exactly the files of the page, with their integrity and without crossorigin', async () => {
    const { document } = await render();
    const links = [...document.querySelectorAll('link[rel=preload]')].map((link) => ({
      href: link.getAttribute('href'),
      as: link.getAttribute('as'),
      integrity: link.getAttribute('integrity'),
      nonce: link.getAttribute('nonce'),
      crossorigin: link.getAttribute('crossorigin'),
    }));
    expect(links).toEqual(
      pageFiles(site, pageAt(site, '/en')).map(({ href, as, integrity }) => ({
        href,
        as,
        integrity,
        nonce: 'Tm9uY2U=',
        crossorigin: null,
      })),
    );
  });

  it('the document carries the small files that the loader does not request by their address', async () => {
    const name = (href: string) => href.replace('/assets/', '').replace('/1.0.0-a', '');
    const whole = fixtureSite((href) => Buffer.from(contentOf(name(href))));
    const { document } = await render({ site: whole });
    const inline = [...document.querySelectorAll<HTMLElement>('[data-href]')];
    expect(inline.map(({ dataset }) => name(dataset['href'] ?? '')).toSorted()).toEqual([
      'header/bar.js',
      'root-config/root-config.js',
      'shell/shell.css',
      'shell/texts-en.js',
      'sport/en.js',
      'sport/home.css',
      'sport/home.js',
      'ui/ui.css',
      'ui/ui.js',
    ]);
    for (const element of inline) {
      const href = element.dataset['href'] ?? '';
      expect(element.textContent).toBe(contentOf(name(href)));
      expect(document.querySelector(`link[href="${href}"]`)).toBeNull();
    }
    const links = [...document.querySelectorAll('link[rel="preload"]')];
    expect(links).toHaveLength(pageFiles(whole, pageAt(whole, '/en')).length - inline.length);
  });

  it('the document shows on the root element which page it is', async () => {
    const { dataset, lang, dir } = (await render({ url: '/ar' })).document.documentElement;
    expect({ lang, dir, ...dataset }).toEqual({
      lang: 'ar',
      dir: 'rtl',
      lng: 'ar',
      route: 'home',
      plugin: 'sport',
      layout: 'default',
    });
  });

  it('the document has one element for each slot, those outside the layout hidden', async () => {
    const { document } = await render({ url: '/en/user/login' });
    const hidden = (slot: string) =>
      document.querySelectorAll<HTMLElement>(`[data-slot="${slot}"]`)[0]?.hidden;
    expect([hidden('header'), hidden('left'), hidden('overlay')]).toEqual([false, true, false]);
    expect(document.querySelectorAll('main[data-outlet]')).toHaveLength(1);
    expect(document.querySelector('[data-slot=header] [data-skeleton]')?.textContent).toBe(
      'Touchline',
    );
  });

  it('the document gives search engines its title, address and languages, and hides missing pages', async () => {
    const home = (await render()).document;
    expect(home.title).toBe('Bets </title><script> · Touchline');
    expect(home.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      'All & more',
    );
    expect(home.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://bets.example/en',
    );
    expect(home.querySelector('link[hreflang=ru]')?.getAttribute('href')).toBe(
      'https://bets.example/ru',
    );
    const missing = (await render({ url: '/en/nowhere' })).document;
    expect(missing.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(missing.querySelector('link[rel=canonical]')).toBeNull();
  });

  it('the document has an event in its title as soon as its data is there, and does without when it is not', async () => {
    const url = '/en/live/football/7-league/42-home-away';
    const event = { events: [{ home: { name: 'Brann & Co' } }] };
    const read = () => Promise.resolve(JSON.stringify(event));
    expect((await render({ url, read })).document.title).toBe('Brann & Co at home · Touchline');
    const gone = () => Promise.resolve(JSON.stringify({ events: [] }));
    expect((await render({ url, read: gone })).document.title).toBe('Event · Touchline');
    const late = { url, read: () => never, deadline: () => Promise.resolve() };
    expect((await render(late)).document.title).toBe('Event · Touchline');
  });

  it('the document lets people zoom', async () => {
    const content = (await render()).document
      .querySelector('meta[name=viewport]')
      ?.getAttribute('content');
    expect(content).not.toMatch(/maximum-scale|user-scalable/);
  });

  it('the document keeps lists of files and hashes of plugins out of the browser', async () => {
    const { html, block } = await render();
    expect(html).not.toContain('secret-to-server');
    expect(block(DOCUMENT_IDS.manifests)).toContainEqual(
      expect.objectContaining({ id: 'sport', routes: expect.any(Array) as unknown[] }),
    );
  });
});

describe('safety', () => {
  it('the document cannot be broken out of by data', async () => {
    const evil = '</script><script>alert(1)</script><!--';
    const { document, block } = await render({
      read: () => Promise.resolve(JSON.stringify({ name: evil })),
      plugins: { sport: { note: evil } },
    });
    expect(block(DOCUMENT_IDS.firstData)['/line-api/v1/sports']).toEqual({ name: evil });
    expect(block(DOCUMENT_IDS.state)['plugins']).toEqual({ sport: { note: evil } });
    const code = [...document.querySelectorAll('script:not([type])')];
    expect(code.every((script) => script.getAttribute('nonce') === 'Tm9uY2U=')).toBe(true);
    expect(code.length).toBe(4);
  });

  it('the document has a policy that allows its own nonce and nothing else inline', async () => {
    const policy = contentSecurityPolicy({ nonce: 'Tm9uY2U=', host: 'bets.example' });
    expect(policy).not.toContain('localhost');
    const theirs = contentSecurityPolicy({
      nonce: 'a',
      host: 'b',
      developers: ['http://localhost:*'],
    });
    expect(theirs).toContain("script-src 'nonce-a' 'strict-dynamic';");
    expect(theirs).toContain("style-src 'self' 'nonce-a' http://localhost:*;");
    expect(policy).toContain("script-src 'nonce-Tm9uY2U=' 'strict-dynamic'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(
      contentSecurityPolicy({ nonce: '', host: '', hosts: ['https://host.example'] }),
    ).toContain('frame-ancestors https://host.example;');
    expect(policy).toContain("frame-src 'none'");
    const networks = ['https://accounts.example'];
    const open = contentSecurityPolicy({ nonce: 'a', host: 'b', networks });
    expect(open).toContain('frame-src https://accounts.example;');
    expect(open).toContain("style-src 'self' 'nonce-a' https://accounts.example;");
    expect(open).toContain("script-src 'nonce-a' 'strict-dynamic';");
    const { document } = await render();
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
    expect(
      [...document.querySelectorAll('style')].every((sheet) => sheet.getAttribute('nonce')),
    ).toBe(true);
    expect(
      /\son\w+=/.exec(document.body.innerHTML.replaceAll(/<script[^]*?<\/script>/g, '')),
    ).toBeNull();
  });
});
