import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  ChampsAnswer,
  EventsAnswer,
  OutcomesAnswer,
  SportsAnswer,
  TopicSnapshot,
} from '@touchline/contracts/line';
import { sportIds } from '@touchline/domain/markets';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createMarketBook } from '../../pricing/book/market-book.ts';
import { addTestEvent, totalOffer } from '../../../test/live/add-test-event.ts';
import { createTopicHub } from '../stream/topic-hub.ts';
import type { App } from '../../platform/http/app.ts';
import { createApp } from '../../platform/http/create-app.ts';
import { registerLocalNames } from '../names/name-answers.ts';
import { registerLine } from './line-routes.ts';

let app: App | undefined;
afterEach(() => app?.close());

async function setUp() {
  const book = createMarketBook();
  const clock = () => 5_000;
  const hub = createTopicHub({ book, clock, createGeneration: () => 'g' });
  addTestEvent(book, { id: 1, markets: 20 });
  addTestEvent(book, { id: 2, isLive: false });
  app = await createApp({ log: pino({ level: 'silent' }), rateLimits: false });
  registerLocalNames(app);
  registerLine(app, { book, hub, clock });
  const get = (url: string, headers: Record<string, string> = {}) =>
    (app as App).inject({ url: `/line-api/v1${url}`, headers });
  return { book, hub, get };
}

describe('line over HTTP', () => {
  it('the sports list counts the events of every sport by section', async () => {
    const { get } = await setUp();
    const { sports } = SportsAnswer.parse((await get('/sports')).json());
    expect(sports).toHaveLength(Object.keys(sportIds).length);
    expect(sports.find(({ slug }) => slug === 'cs2')?.esports).toBe('real');
    expect(sports[0]).not.toHaveProperty('esports');
    expect(sports[0]).toEqual({ id: 1, slug: 'football', live: 1, line: 1 });
  });

  it('an event that the feed has pictures of is marked, and counted for its sport', async () => {
    const { get, book } = await setUp();
    addTestEvent(book, { id: 71, sport: 'cs2', hasStream: true });
    addTestEvent(book, { id: 72, sport: 'cs2' });
    const { sports } = SportsAnswer.parse((await get('/sports')).json());
    expect(sports.find(({ slug }) => slug === 'cs2')).toMatchObject({ live: 2, streams: 1 });
    expect(sports.find(({ slug }) => slug === 'valorant')).not.toHaveProperty('streams');
    const { events } = EventsAnswer.parse((await get('/events?ids=71,72')).json());
    expect(events.map(({ hasStream }) => hasStream)).toEqual([true, undefined]);
  });

  it('the competitions list is filtered by section and sport', async () => {
    const { get } = await setUp();
    const champs = async (query: string) =>
      ChampsAnswer.parse((await get(`/champs${query}`)).json()).champs;
    expect(await champs('')).toMatchObject([{ id: 9, sport: 'football', live: 1, line: 1 }]);
    expect(await champs('?section=live&sport=football')).toMatchObject([{ live: 1, line: 0 }]);
    expect(await champs('?sport=tennis')).toEqual([]);
    expect((await get('/champs?section=past')).statusCode).toBe(400);
  });

  it('a topic over HTTP has its clock and its language as ETag, and answers 304 to a matching one', async () => {
    const { get, book, hub } = await setUp();
    const first = await get('/topics/event:1');
    const { clk, events } = TopicSnapshot.parse(first.json());
    expect(events[0]?.markets).toHaveLength(20);
    expect(first.headers['etag']).toBe(`"${clk}-en"`);
    const again = await get('/topics/event:1', { 'if-none-match': `W/"x", "${clk}-en"` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    book.offer(1, [totalOffer('0.5', '1.85', '2.00')]);
    hub.flush();
    const changed = await get('/topics/event:1', { 'if-none-match': `"${clk}-en"` });
    expect(changed.statusCode).toBe(200);
    expect(TopicSnapshot.parse(changed.json()).clk).not.toBe(clk);
  });

  it('a topic over HTTP is compressed as the client accepts', async () => {
    const { get } = await setUp();
    const plain = await get('/topics/event:1');
    const brotli = await get('/topics/event:1', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const gzip = await get('/topics/event:1', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotli.headers['vary']).toContain('accept-encoding');
  });

  it('a list topic carries only the main markets', async () => {
    const { get } = await setUp();
    const { events } = TopicSnapshot.parse((await get('/topics/list:live:football')).json());
    expect(events).toMatchObject([{ id: 1, marketCount: 20 }]);
    expect(events[0]?.markets.map(([key]) => key)).toEqual(['ft-total@0.5']);
  });

  it('an unknown topic is refused', async () => {
    const { get } = await setUp();
    const response = await get('/topics/event:99');
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'topic_unknown']);
  });

  it('the events route returns events by id and omits unknown ones', async () => {
    const { get } = await setUp();
    const { events } = EventsAnswer.parse((await get('/events?ids=2,77,1')).json());
    expect(events.map(({ id }) => id)).toEqual([2, 1]);
    expect(
      (await get(`/events?ids=${Array.from({ length: 101 }, (_, at) => at).join(',')}`)).statusCode,
    ).toBe(400);
  });

  it('the outcomes route quotes in the order requested: open, suspended, closed and unknown', async () => {
    const { get, book } = await setUp();
    book.suspend(2, 'operator');
    const ids = ['2~ft-total@0.5~over', '1~ft-total@0.5~over', '1~ft-1x2~home', '8~ft-1x2~home'];
    const { outcomes } = OutcomesAnswer.parse((await get(`/outcomes?ids=${ids.join(',')}`)).json());
    expect(outcomes.map(({ outcomeId }) => outcomeId)).toEqual(ids);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'suspended',
      'open',
      'closed',
      'unknown',
    ]);
    expect(outcomes[0]).toMatchObject({
      reason: 'operator',
      event: { section: 'line', home: 'Home 2' },
    });
    expect(outcomes[1]).toMatchObject({ price: '1.90', event: { section: 'live' } });
  });

  it('the events of teams are what they play, live first; without ids or teams nothing is asked', async () => {
    const { get, book } = await setUp();
    addTestEvent(book, { id: 3 });
    addTestEvent(book, { id: 4, isLive: false });
    // The sides of a test event have twice its number, and one more.
    const { events } = EventsAnswer.parse((await get('/events?teams=9,4,6,999')).json());
    expect(events.map(({ id, section }) => [id, section])).toEqual([
      [3, 'live'],
      [2, 'line'],
      [4, 'line'],
    ]);
    expect((await get('/events')).statusCode).toBe(400);
    const many = Array.from({ length: 101 }, (_, id) => id + 1).join(',');
    expect((await get(`/events?teams=${many}`)).statusCode).toBe(400);
  });

  it('the search finds events by parts of names, without accents and with a mistake', async () => {
    const { get, book } = await setUp();
    const find = async (text: string) =>
      EventsAnswer.parse((await get(`/search?q=${encodeURIComponent(text)}`)).json()).events.map(
        ({ id }) => id,
      );
    expect(await find('atletico')).toEqual([1, 2]);
    expect(await find('ATLÉTCO')).toEqual([1, 2]);
    expect(await find('home 2')).toEqual([2]);
    expect(await find('xyzzy')).toEqual([]);
    const ofSport = async (sport: string) => {
      const answer = EventsAnswer.parse((await get(`/search?q=atletico&sport=${sport}`)).json());
      return [answer.total, answer.events.map(({ id }) => id)];
    };
    expect(await ofSport('football')).toEqual([2, [1, 2]]);
    expect(await ofSport('cricket')).toEqual([0, []]);
    addTestEvent(book, { id: 3 });
    expect(await find('home 3')).toEqual([3]);
    book.remove(3);
    expect(await find('home 3')).toEqual([]);
  });

  const DERBY = { home: 'Arsenal', away: 'Tottenham Hotspur', champ: 'Premier League' };

  it('the answers name teams and competitions in the language of the page', async () => {
    const { get, book } = await setUp();
    addTestEvent(book, { id: 4, names: DERBY });
    const russian = { 'accept-language': 'ru' };
    const named = { home: { name: 'Арсенал' }, champ: { name: 'Премьер-лига' } };
    expect((await get('/events?ids=4', russian)).json().events).toMatchObject([named]);
    const topic = await get('/topics/event:4', russian);
    expect(topic.json().events).toMatchObject([named]);
    expect(topic.headers['vary']).toContain('accept-language');
    expect((await get('/topics/event:4')).json().events[0].home.name).toBe('Arsenal');
    const quotes = await get('/outcomes?ids=4~ft-total@0.5~over', russian);
    expect(quotes.json().outcomes[0].event).toMatchObject({
      home: 'Арсенал',
      champ: 'Премьер-лига',
    });
    expect((await get('/champs', { 'accept-language': 'ar' })).json().champs[0].name).toBe(
      'Copa Atlético',
    );
  });

  it('the search among esports finds no other sport', async () => {
    const { get, book } = await setUp();
    addTestEvent(book, { id: 71, sport: 'valorant' });
    const find = async (query: string) =>
      EventsAnswer.parse((await get(`/search?q=atletico${query}`)).json()).events.map(
        ({ id }) => id,
      );
    expect(await find('&esports=1')).toEqual([71]);
    expect(await find('')).toEqual(expect.arrayContaining([1, 2, 71]));
    expect((await get('/search?q=atletico&esports=yes')).statusCode).toBe(400);
  });

  it('the search finds an event by its names in every language', async () => {
    const { get, book } = await setUp();
    addTestEvent(book, { id: 4, names: DERBY });
    for (const text of ['arsenal', 'Арсенал', 'арсен', 'أرسنال', 'премьер-лига']) {
      const { events } = (await get(`/search?q=${encodeURIComponent(text)}`)).json();
      expect(events.map(({ id }: { id: number }) => id)).toEqual([4]);
    }
  });
});
