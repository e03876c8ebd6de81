import { gunzipSync } from 'node:zlib';
import { PageHead } from '@touchline/contracts/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';

const ORIGIN = 'https://bets.example';
let site: TestGateway;

beforeAll(async () => {
  site = await startTestGateway({ variables: () => ({ PUBLIC_URL: ORIGIN }) });
  await site.feed.start();
  await configure('core', { languages: ['en', 'ru', 'ar'] });
}, 60_000);
afterAll(() => site.close());

const get = (url: string) => site.app.inject({ url, headers: { accept: '*/*' } });
const operator = { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' };
const put = (payload: object) =>
  site.app.inject({ method: 'PUT', url: '/seo-api/v1/pages', headers: operator, payload });
const configure = (group: 'core' | 'seo', payload: object) =>
  site.app.inject({
    method: 'PATCH',
    url: `/bff-api/config/group/${group}`,
    headers: operator,
    payload,
  });
const headOf = async (path: string) =>
  PageHead.parse((await get(`/seo-api/v1/head?path=${encodeURIComponent(path)}`)).json());

function lineEvent() {
  const event = [...site.feed.book.events()].find(({ section }) => section === 'line');
  if (event === undefined) {
    throw new Error('the feed has no upcoming event');
  }
  const { sport, champ, id, slug } = event;
  return { event, path: `/line/${sport}/${champ.id}-${champ.slug}/${id}-${slug}` };
}

describe('the SEO settings of a page', () => {
  it('the SEO settings of a page are in its document: title, description, metas, robots, canonical and licence', async () => {
    await put({
      lng: 'en',
      stream: 'live',
      title: 'Live betting & more',
      description: 'All <live> events',
      metaRobots: 'index, nofollow',
      metas: [{ name: 'rating', content: 'adult' }],
      customCanonical: { mode: 'mirror', domainHost: 'main.example' },
    });
    await configure('seo', {
      licences: [
        { domains: ['bets.example'], name: 'licence', content: 'A-1' },
        { domains: ['other.example'], name: 'licence', content: 'B-2' },
      ],
    });
    const { body } = await get('/en/live?page=2');
    expect(body).toContain('<title data-head>Live betting &amp; more</title>');
    expect(body).toContain('name="description" content="All &lt;live&gt; events"');
    expect(body).toContain('name="robots" content="index, nofollow"');
    expect(body).toContain('name="rating" content="adult"');
    expect(body).toContain('rel="canonical" href="https://main.example/en/live"');
    expect(body).toContain('name="licence" content="A-1"');
    expect(body).not.toContain('B-2');
    expect(body).toContain(`hreflang="ar" href="${ORIGIN}/ar/live"`);
    expect(body).toContain(`hreflang="x-default" href="${ORIGIN}/ru/live"`);
    expect((await get('/ru/live')).body).not.toContain('Live betting');
  });

  it('the SEO settings apply to every language when they specify none, and to the pages below where configured', async () => {
    await put({ stream: 'line', hierarchyMetaRobots: 'noindex' });
    const { path } = lineEvent();
    const below = path.split('/').slice(0, 3).join('/');
    for (const address of ['/en/line', `/ru${below}`]) {
      expect((await headOf(address)).metas).toContainEqual({ name: 'robots', content: 'noindex' });
    }
    const gone = await site.app.inject({
      method: 'DELETE',
      url: '/seo-api/v1/pages?stream=line',
      headers: operator,
    });
    expect(gone.statusCode).toBe(204);
    expect((await headOf('/en/line')).metas).toEqual(
      expect.not.arrayContaining([{ name: 'robots', content: 'noindex' }]),
    );
  });

  it('the SEO settings are the operators’ alone', async () => {
    for (const method of ['PUT', 'DELETE', 'GET'] as const) {
      const answer = await site.app.inject({
        method,
        url: '/seo-api/v1/pages?stream=live',
        ...(method === 'PUT' ? { payload: { stream: 'live' } } : {}),
      });
      expect(answer.statusCode, method).toBe(401);
    }
  });

  it('the SEO settings come as data, and as a block with nothing but text and harmless elements', async () => {
    await put({
      stream: 'contacts',
      style: 'p { color: green }',
      content: '<p onclick="x()">Write <script>alert(1)</script><b>us</b></p>',
    });
    expect((await get('/seo-api/v1/page?lng=en&stream=live')).json()).toMatchObject({
      title: 'Live betting & more',
    });
    expect((await get('/seo-api/v1/content?lng=en&stream=contacts')).json()).toEqual({
      style: 'p { color: green }',
      content: [{ tag: 'p', children: ['Write ', { tag: 'b', children: ['us'] }] }],
    });
    expect((await get('/seo-api/v1/content?lng=en&stream=none')).json()).toEqual({
      style: '',
      content: [],
    });
  });
});

describe('the head of an address', () => {
  it('the head of an event describes what is played, where it belongs and in which languages', async () => {
    const { event, path } = lineEvent();
    const head = await headOf(`/en${path}`);
    expect(head.structuredData).toMatchObject({
      '@type': 'SportsEvent',
      startDate: new Date(event.startsAt).toISOString(),
      homeTeam: { name: event.home.name },
      url: `${ORIGIN}/en${path}`,
    });
    const { body } = await get(`/en${path}`);
    expect(body).toContain('<script type="application/ld+json" data-head>{"@context"');
    expect(head.links.map(({ rel, hreflang }) => hreflang ?? rel)).toEqual([
      'canonical',
      'en',
      'ru',
      'ar',
      'x-default',
    ]);
  });

  it.each([
    ['/en/coupon', 'noindex, follow'],
    ['/en/contacts', 'noindex, follow'],
    ['/en/nothing/here', 'noindex'],
    ['/en/maintenance', 'noindex'],
  ])('the page %s is excluded from search engines: %s', async (path, content) => {
    expect((await headOf(path)).metas).toContainEqual({ name: 'robots', content });
  });
});

describe('lists for search engines', () => {
  it('the lists for search engines have sports by their English names, long-term bets among them', async () => {
    const sports = (await get('/seo-api/v1/sports?lng=en')).json();
    expect(sports).toContainEqual({ sportId: 1, nameEng: 'Football' });
    expect(sports).toContainEqual({ sportId: 2999, nameEng: 'Long-term bets' });
  });

  it('the lists for search engines have languages by ISO codes, configurable for the site', async () => {
    await configure('seo', { isoCodes: { ar: 'ar-EG' } });
    expect((await get('/seo-api/v1/iso-codes')).json()).toEqual({
      en: 'en',
      ru: 'ru',
      ar: 'ar-EG',
    });
    expect((await headOf('/en')).links).toContainEqual({
      rel: 'alternate',
      hreflang: 'ar-EG',
      href: `${ORIGIN}/ar`,
    });
    await configure('seo', { isoCodes: { ar: null } });
  });
});

describe('robots.txt and sitemaps', () => {
  it('robots.txt links the sitemaps, for each language and section', async () => {
    const robots = await get('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    const files = [...index.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(files).toHaveLength(9);
    for (const file of files) {
      const answer = await get(String(file).slice(ORIGIN.length));
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'application/gzip',
      ]);
      expect(gunzipSync(answer.rawPayload).toString()).toContain('</urlset>');
    }
  });

  it('the sitemap of pages lists those with content for visitors, with their other languages', async () => {
    const { body } = await get('/sitemap-en-pages.xml');
    const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual([`${ORIGIN}/en`]);
    expect(body).toContain(`<xhtml:link rel="alternate" hreflang="ru" href="${ORIGIN}/ru"/>`);
  });

  it('the sitemap of the line lists events with their competitions, and is cached for a while', async () => {
    const { path } = lineEvent();
    const { body } = await get('/sitemap-ru-line.xml');
    expect(body).toContain(`<loc>${ORIGIN}/ru${path}</loc>`);
    expect(body).toContain(`<loc>${ORIGIN}/ru/line</loc>`);
    await configure('seo', { robots: [{ pattern: '/line/*', content: 'noindex' }] });
    expect((await get('/sitemap-ru-line.xml')).body).toBe(body);
    site.clock.advance(600_000);
    expect((await get('/sitemap-ru-line.xml')).body).not.toContain('<loc>');
  });

  it.each(['/sitemap-de-pages.xml', '/sitemap-en-none.xml', '/sitemap-1.xml'])(
    'the sitemap %s is not found',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
    },
  );
});

it('an address that redirects elsewhere has a head too: its page is being left', async () => {
  const answer = await get('/seo-api/v1/head?path=%2Fde%2Flive');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { metas: [{ name: 'robots', content: 'noindex' }], links: [] },
  ]);
});
