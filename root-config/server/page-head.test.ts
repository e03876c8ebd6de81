import { SeoConfiguration, SeoPage } from '@touchline/contracts/site';
import { describe, expect, it } from 'vitest';
import { pageHead } from './page-head.ts';
import { CONFIGURATION, fixtureSite } from './testing/fixture-site.ts';
import { pageAt } from './testing/request-page.ts';

const ORIGIN = 'https://bets.example';
const site = fixtureSite();

function headOf(
  url: string,
  given: {
    readonly configuration?: Partial<typeof CONFIGURATION>;
    readonly page?: object;
    readonly seo?: object;
  } = {},
) {
  return pageHead({
    page: pageAt(site, url),
    configuration: { ...CONFIGURATION, ...given.configuration },
    seo: {
      page: SeoPage.parse({ lng: 'en', stream: 'live', ...given.page }),
      site: SeoConfiguration.parse({ licences: [], robots: [], isoCodes: {}, ...given.seo }),
    },
    description: undefined,
    origin: ORIGIN,
    data: undefined,
  });
}
const languagesOf = ({ links }: ReturnType<typeof headOf>) =>
  links.flatMap(({ hreflang, href }) => (hreflang === undefined ? [] : [[hreflang, href]]));
const robotsOf = ({ metas }: ReturnType<typeof headOf>) =>
  metas.find((meta) => 'name' in meta && meta.name === 'robots')?.content;

describe('the languages of a page', () => {
  it('the languages of a page are those that visitors may use, by the code search engines know; the default stands for all', () => {
    const head = headOf('/en/user/login', { seo: { isoCodes: { ru: 'ru-RU' } } });
    expect(languagesOf(head)).toEqual([
      ['en', `${ORIGIN}/en/user/login`],
      ['ru-RU', `${ORIGIN}/ru/user/login`],
      ['ar', `${ORIGIN}/ar/user/login`],
      ['x-default', `${ORIGIN}/en/user/login`],
    ]);
  });

  it('the languages of a page omit those hidden from visitors, also where the default is one of them', () => {
    const configuration = { hiddenLanguages: ['ar', 'en'] };
    expect(languagesOf(headOf('/en/user/login', { configuration }))).toEqual([
      ['ru', `${ORIGIN}/ru/user/login`],
      ['x-default', `${ORIGIN}/ru/user/login`],
    ]);
  });

  it('the languages of a page have their own address where operators gave one', () => {
    const page = { alternates: { ru: 'https://ru.example/live' } };
    expect(languagesOf(headOf('/en/user/login', { page }))[1]).toEqual([
      'ru',
      'https://ru.example/live',
    ]);
  });
});

describe('robots', () => {
  it.each([
    ['the page', { page: { metaRobots: 'noindex' } }],
    ['what it belongs to', { page: { hierarchyMetaRobots: 'noindex' } }],
    ['a rule for its path', { seo: { robots: [{ pattern: '/user/*', content: 'noindex' }] } }],
  ])('search robots are kept off by %s', (_source, given) => {
    expect(robotsOf(headOf('/en/user/login', given))).toBe('noindex');
  });

  it('search robots may index a page without a rule', () => {
    expect(robotsOf(headOf('/en/user/login', { seo: { robots: [] } }))).toBeUndefined();
  });

  it('search robots are kept off a page that is not found, which has no other address', () => {
    const head = headOf('/en/nowhere', { page: { metaRobots: 'index' } });
    expect([robotsOf(head), head.links]).toEqual(['noindex', []]);
  });
});

describe('the canonical address', () => {
  const canonical = (customCanonical?: object) =>
    headOf('/en/user/login', { page: { customCanonical } }).links[0];

  it.each([
    [undefined, `${ORIGIN}/en/user/login`],
    [{ mode: 'url', targetUrl: 'https://main.example/x' }, 'https://main.example/x'],
    [{ mode: 'url', targetUrl: '/en/line' }, `${ORIGIN}/en/line`],
    [{ mode: 'mirror', domainHost: 'main.example' }, 'https://main.example/en/user/login'],
  ])('the canonical address by %j is %s', (custom, href) => {
    expect(canonical(custom)).toEqual({ rel: 'canonical', href });
  });
});

it('a licence is proven on the domains that it is for, and on no other', () => {
  const licence = (domains: readonly string[]) => ({ domains, name: 'licence', content: 'A-1' });
  const metas = (domains: readonly string[]) =>
    headOf('/en/user/login', { seo: { licences: [licence(domains)] } }).metas;
  expect(metas(['bets.example'])).toContainEqual({ name: 'licence', content: 'A-1' });
  expect(metas(['other.example'])).not.toContainEqual({ name: 'licence', content: 'A-1' });
});
