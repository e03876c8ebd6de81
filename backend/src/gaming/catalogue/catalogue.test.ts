import { DEFAULT_LOBBY } from '@touchline/contracts/configuration';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import type { App } from '../../platform/http/app.ts';
import type { GameProvider, OfferedGame } from '../providers/game-provider.ts';
import { registerCatalogueRoutes } from './catalogue-routes.ts';
import { createGameCatalogue } from './game-catalogue.ts';
import { countPlayed } from './played-games.ts';

const DAY = 24 * 60 * 60_000;
const clock = createTestClock();
let test: TestDatabase;
let app: App;
let offered: readonly OfferedGame[] | undefined;
let closed: readonly string[];
let isProtected: boolean;
let announced: string[];
let players = 70_000_000;

const offer = (code: string, more: Partial<OfferedGame> = {}): OfferedGame => ({
  code,
  name: code.toUpperCase(),
  maker: undefined,
  category: 'video-slots',
  features: [],
  volatility: undefined,
  rtp: { least: 96, most: 96 },
  isDemoPossible: true,
  hasFreeRounds: false,
  mostWin: undefined,
  stakes: {},
  ...more,
});

beforeAll(async () => {
  test = await startTestDatabase();
  app = await createTestApp();
  app.setVerifyToken(async (token) => ({ id: token, sessionId: 's' }));
  const provider = {
    id: 'acme',
    name: 'Acme',
    games: async () => {
      if (offered === undefined) throw new Error('no answer');
      return offered;
    },
  } as unknown as GameProvider;
  const { pool } = test;
  registerCatalogueRoutes(app, {
    pool,
    clock: clock.now,
    catalogue: createGameCatalogue({ pool, providers: [provider], clock: clock.now }),
    isOpen: async (id) => !closed.includes(id),
    lobby: async () => DEFAULT_LOBBY,
    isProtected: async () => isProtected,
    announceFavourites: async (_client, playerId) => {
      announced.push(playerId);
    },
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await test.stop();
});
beforeEach(async () => {
  [closed, isProtected, announced] = [[], false, []];
  await test.pool.query('TRUNCATE game_played, game_round CASCADE');
  await offerNow([]);
});

async function newPlayer(): Promise<string> {
  players += 1;
  await test.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', now(), now())`,
    [players],
  );
  return String(players);
}
const headers = (player: string) => ({ authorization: `Bearer ${player}` });
async function list(query = ''): Promise<string[]> {
  const answer = await app.inject(`/casino-api/v1/games${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().games.map(({ id }: { id: string }) => id);
}
async function offerNow(games: readonly OfferedGame[]): Promise<void> {
  offered = games;
  clock.advance(61_000);
  await list();
}
const mine = async (player: string) =>
  (await app.inject({ url: '/casino-api/v1/mine', headers: headers(player) })).json();
const ids = (games: readonly { id: string }[]) => games.map(({ id }) => id);
async function play(player: string, game: string): Promise<void> {
  await test.pool.query(
    `INSERT INTO game_round (provider, external_id, account_id, player_id, currency, game, opened_at)
     VALUES ('acme', gen_random_uuid()::text, 1, $1, 'EUR', $2, $3)`,
    [player, game, new Date(clock.now())],
  );
}

it('a game that comes after the opening is new for thirty days, once, and is listed while its provider responds', async () => {
  const isNew = async (game: string) =>
    (await app.inject(`/casino-api/v1/games/acme:${game}`)).json().isNew as boolean;
  await offerNow([offer('one')]);
  expect(await isNew('one')).toBe(false);
  clock.advance(DAY);
  await offerNow([offer('one'), offer('two')]);
  expect(await isNew('two')).toBe(true);
  clock.advance(30 * DAY);
  await offerNow([offer('one', { name: 'First' }), offer('two'), offer('three')]);
  expect(await Promise.all(['one', 'two', 'three'].map(isNew))).toEqual([false, false, true]);
  expect(await list()).toEqual(['acme:one', 'acme:three', 'acme:two']);
  await offerNow([offer('one')]);
  expect(await list()).toEqual(['acme:one']);
  await offerNow([offer('one'), offer('two')]);
  expect(await isNew('two')).toBe(false);
  offered = undefined;
  clock.advance(61_000);
  await list();
  clock.advance(61_000);
  expect(await list()).toEqual([]);
});

it('a list has the games of its categories, narrowed by filters and in pages', async () => {
  const many = Array.from({ length: 70 }, (_nothing, at) => offer(`s${at}`));
  await offerNow([
    ...many,
    offer('boom', { category: 'crash-games', maker: 'Boom Works', features: ['autoplay'] }),
  ]);
  const answer = (await app.inject('/casino-api/v1/games?list=slots')).json();
  expect([answer.total, answer.games.length]).toEqual([70, 60]);
  expect(await list('?list=slots&offset=60')).toHaveLength(10);
  expect(await list('?list=crash-games')).toEqual(['acme:boom']);
  expect(await list('?provider=boom-works')).toEqual(['acme:boom']);
  expect(await list('?sub=autoplay')).toEqual(['acme:boom']);
  expect(await list('?q=bom')).toEqual([]);
  expect(await list('?q=bomo')).toEqual(['acme:boom']);
  expect(await list('?rtp=97')).toEqual([]);
  expect(await list('?list=unknown')).toEqual([]);
  expect((await app.inject('/casino-api/v1/games?offset=-1')).statusCode).toBe(400);
  const { providers } = (await app.inject('/casino-api/v1/providers')).json();
  expect(providers).toEqual([
    { id: 'acme', name: 'Acme', games: 70 },
    { id: 'boom-works', name: 'Boom Works', games: 1 },
  ]);
});

it('a closed game is in no list, no rail and on no page of its own', async () => {
  await offerNow([offer('one'), offer('two')]);
  closed = ['acme:one'];
  expect(await list()).toEqual(['acme:two']);
  const { rails } = (await app.inject('/casino-api/v1/lobby')).json();
  expect(ids(rails.flatMap(({ games }: { games: [] }) => games))).not.toContain('acme:one');
  const page = await app.inject('/casino-api/v1/games/acme:one');
  expect(page.json()).toMatchObject({ error: { code: 'game_closed' } });
});

it('favourites are those of their player, twice is once, and a change alone is announced', async () => {
  await offerNow([offer('one'), offer('two')]);
  const [player, other] = [await newPlayer(), await newPlayer()];
  const star = (method: 'PUT' | 'DELETE', id: string) =>
    app.inject({ method, url: `/casino-api/v1/favourites/${id}`, headers: headers(player) });
  await star('PUT', 'acme:one');
  clock.advance(1);
  await star('PUT', 'acme:two');
  await star('PUT', 'acme:one');
  expect(ids((await mine(player)).favourites)).toEqual(['acme:two', 'acme:one']);
  expect((await mine(other)).favourites).toEqual([]);
  await Promise.all([star('DELETE', 'acme:two'), star('DELETE', 'acme:two')]);
  expect(ids((await mine(player)).favourites)).toEqual(['acme:one']);
  expect(announced).toEqual([player, player, player]);
  expect((await star('PUT', 'acme:none')).json()).toMatchObject({ error: { code: 'game_closed' } });
  expect((await app.inject('/casino-api/v1/mine')).statusCode).toBe(401);
});

it('a game is recommended when five who play what a player plays also play it, and to nobody who is protected', async () => {
  await offerNow([offer('one'), offer('two'), offer('three')]);
  const player = await newPlayer();
  await play(player, 'one');
  const count = async () => {
    clock.advance(61_000);
    await countPlayed({ pool: test.pool, clock: clock.now });
  };
  for (const games of [['one', 'two'], ['one', 'two'], ['one', 'two'], ['one', 'two'], ['three']]) {
    const other = await newPlayer();
    for (const game of games) await play(other, game);
  }
  await count();
  expect((await mine(player)).recommended).toEqual([]);
  const fifth = await newPlayer();
  await play(fifth, 'one');
  await play(fifth, 'two');
  await play(fifth, 'two');
  await count();
  await count();
  expect(ids((await mine(player)).recommended)).toEqual(['acme:two']);
  isProtected = true;
  expect((await mine(player)).recommended).toEqual([]);
});

it('rounds are counted once, and the game of the most players is the most popular', async () => {
  await offerNow([offer('one'), offer('two')]);
  const [first, second] = [await newPlayer(), await newPlayer()];
  for (let round = 0; round < 4; round += 1) await play(first, 'one');
  await play(first, 'two');
  await play(second, 'two');
  clock.advance(61_000);
  await Promise.all([1, 2].map(() => countPlayed({ pool: test.pool, clock: clock.now })));
  const { rows } = await test.pool.query(
    'SELECT game, rounds FROM game_played ORDER BY rounds DESC',
  );
  expect(rows.map(({ game, rounds }) => `${game} ${rounds}`)).toEqual(['one 4', 'two 1', 'two 1']);
  clock.advance(61_000);
  const { rails } = (await app.inject('/casino-api/v1/lobby')).json();
  const popular = rails.find(({ rail }: { rail: string }) => rail === 'popular');
  expect(ids(popular.games)).toEqual(['acme:two', 'acme:one']);
});
