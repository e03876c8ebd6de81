import { readFileSync } from 'node:fs';
import { MARKER_COOKIE } from '@touchline/contracts/identity';
import { LANGUAGES } from '@touchline/domain/languages';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';
import { serverTexts } from '../../platform/texts/server-texts.ts';
import { cardVersion, cardWords, type CardSources } from './card-words.ts';

const ORIGIN = 'https://bets.example';
let site: TestGateway;

beforeAll(async () => {
  site = await startTestGateway({ variables: () => ({ PUBLIC_URL: ORIGIN }) });
  await site.feed.start();
}, 60_000);
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { accept: '*/*', ...headers } });

async function tagsOf(url: string, headers: Record<string, string> = {}) {
  const { body } = await get(url, headers);
  const { document } = new JSDOM(body).window;
  const of = (name: string) =>
    document
      .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute('content') ?? undefined;
  const tags = [...body.matchAll(/<meta (?:property="og:|name="twitter:)[^>]*>/g)].map(
    ([tag]) => tag,
  );
  return {
    title: of('og:title'),
    description: of('og:description'),
    image: of('og:image'),
    card: of('twitter:card'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    bytes: Buffer.byteLength(tags.join('')),
  };
}

function lineEvent() {
  const event = [...site.feed.book.events()].find(
    ({ section, outright, sport }) =>
      section === 'line' && outright === undefined && sport === 'football',
  );
  if (event === undefined) throw new Error('the feed has no upcoming match');
  const { sport, champ, id, slug } = event;
  return { event, path: `/line/${sport}/${champ.id}-${champ.slug}/${id}-${slug}` };
}

describe('the tags of a shared link', () => {
  it('a page names its picture by the site’s own address, whatever the request says of its host', async () => {
    const { event, path } = lineEvent();
    const tags = await tagsOf(`/en${path}`, { host: 'evil.example' });
    expect(tags.title).toBe(`${event.home.name} – ${event.away.name}`);
    expect(tags.description).toContain(event.champ.name);
    expect(tags.description).toContain('UTC');
    expect(tags.image).toMatch(
      new RegExp(`^${ORIGIN}/seo-api/v1/cards/en/event-${event.id}\\.png\\?v=[\\w-]{8}$`),
    );
    expect(tags.card).toBe('summary_large_image');
    expect(tags.canonical).toBe(`${ORIGIN}/en${path}`);
    // A price would be an old one by the time a friend reads it.
    expect(tags.description).not.toMatch(/\d+\.\d\d/);
  });

  it.each(LANGUAGES)(
    'the tags of a match stay below 500 bytes in the language %s',
    async (language) => {
      const { path } = lineEvent();
      const { bytes, image } = await tagsOf(`/${language}${path}`);
      expect(image).toContain(`/cards/${language}/`);
      expect(bytes).toBeGreaterThan(100);
      expect(bytes).toBeLessThan(500);
    },
  );

  it('a page has the same tags when it comes from the cache of documents', async () => {
    const first = await tagsOf('/en/line/football');
    expect(first.image).toContain('/cards/en/sport-football.png');
    expect(await tagsOf('/en/line/football')).toEqual(first);
  });

  it('a page of a player has no tags: whoever shows links reads it as a visitor', async () => {
    const player = await tagsOf('/en/line/football', { cookie: `${MARKER_COOKIE}=1` });
    expect(player.image).toBeUndefined();
    expect((await tagsOf('/en/line/football')).title).toBe('Football · Touchline');
  });

  it('a shared slip is shown with its matches and no price', async () => {
    const { event } = lineEvent();
    const market = [...event.markets.values()].find(({ prices }) => prices[0] !== undefined);
    const outcomeId = `${event.id}~${market?.key}~${market?.codes[0]}`;
    const { statusCode, body } = await site.app.inject({
      method: 'POST',
      url: '/betting-api/v1/shared-slips',
      payload: { typeId: 0, bets: [{ outcomeId, price: '2.37' }] },
    });
    expect(statusCode).toBe(200);
    const { code } = JSON.parse(body) as { code: string };
    const tags = await tagsOf(`/en/coupon?load=${code}`);
    expect(tags.title).toBe('Bet slip · Selections: 1');
    expect(tags.description).toContain(`${event.home.name} – ${event.away.name}`);
    expect(tags.description).toContain('Prices may have moved');
    expect(JSON.stringify(tags)).not.toContain('2.37');
    expect(tags.image).toContain(`/cards/en/slip-${code}.png`);
    const unknown = await tagsOf('/en/coupon?load=ZZZZ9999');
    expect(unknown.image).toContain('/cards/en/site.png');
  });
});

describe('the picture of a shared link', () => {
  it('a picture is kept for long by the address that names what it shows, and shortly by any other', async () => {
    const { image = '' } = await tagsOf(`/en${lineEvent().path}`);
    const path = image.slice(ORIGIN.length);
    const named = await get(path);
    expect(named.headers['content-type']).toBe('image/png');
    expect(named.headers['cache-control']).toBe('public, max-age=604800');
    expect(named.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { width, height } = await sharp(named.rawPayload).metadata();
    expect([width, height]).toEqual([1_200, 630]);
    const other = await get(path.replace(/v=.*$/, 'v=12345678'));
    expect(other.headers['cache-control']).toBe('public, max-age=300');
    expect(other.rawPayload.equals(named.rawPayload)).toBe(true);
  });

  it('pictures of addresses that nothing is behind are one and the same', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => get(`/seo-api/v1/cards/en/event-99999${at}.png`)),
    );
    const own = await get('/seo-api/v1/cards/en/site.png');
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(answers.every(({ rawPayload }) => rawPayload.equals(own.rawPayload))).toBe(true);
    expect((await get('/seo-api/v1/cards/en/money.png')).statusCode).toBe(404);
    expect((await get('/seo-api/v1/cards/xx/site.png')).statusCode).toBe(400);
  });
});

describe('the words of a card', () => {
  it.each(LANGUAGES)('a card calls sports as the page does, in the language %s', (language) => {
    const texts = new URL(
      `../../../../shell/src/translations/${language}/shared.json`,
      import.meta.url,
    );
    const { sport } = JSON.parse(readFileSync(texts, 'utf8')) as { sport: object };
    expect(serverTexts(language).card.sports).toEqual(sport);
  });

  it('another kick-off is another picture, and another score is not', async () => {
    const { event } = lineEvent();
    const sources = (changes: object): CardSources => ({
      book: { event: () => ({ ...event, ...changes }), events: () => [] },
      core: async () => ({ brand: 'Touchline', minimumAge: 18 }),
      hubs: async () => [],
      slip: async () => undefined,
      sideName: (name) => name,
      competitionName: (name) => name,
    });
    const versionOf = async (changes: object) => {
      const subject = { kind: 'event', id: String(event.id) } as const;
      const words = await cardWords(subject, { sources: sources(changes), language: 'en' });
      return words && cardVersion(words);
    };
    const version = await versionOf({});
    const score = { state: { status: 'live', score: { home: 1, away: 0 } } };
    expect(await versionOf(score)).toBe(version);
    expect(await versionOf({ startsAt: event.startsAt + 60_000 })).not.toBe(version);
  });
});
