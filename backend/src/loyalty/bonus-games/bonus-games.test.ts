import type { BonusGameAnswer, BonusGamesAnswer } from '@touchline/contracts/bonus-games';
import { BONUS_GAMES, bonusPrize, bonusRules } from '@touchline/domain/bonus-games';
import { DAY } from '@touchline/domain/time';
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { fieldOf } from './bonus-field.ts';

const OWN = '/loyalty-api/v1/bonus-games';
const CHEST = 'chest-bonus';
type Game = (typeof BONUS_GAMES)[number];

let site: TestGateway;
let player: { readonly id: string; readonly headers: Record<string, string> };

beforeAll(async () => {
  site = await startTestGateway();
}, 60_000);
afterAll(() => site.close());
afterEach(async () => expect(await ledgerFaults(site.database.pool)).toEqual([]));

async function offer(settings: object = {}): Promise<void> {
  const answer = await site.app.inject({
    method: 'PATCH',
    url: '/bff-api/config/group/loyalty',
    headers: { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' },
    payload: { bonusGames: { isOffered: true, ...settings } },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function register(currency = 'EUR'): Promise<typeof player> {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/web-api/auth/v1/registration/one-click',
    payload: { country: 'GB', currency, adult: true, termsAccepted: true },
  });
  const { token } = answer.json();
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  await site.database.pool.query(`UPDATE player SET birthday = '1990-01-01' WHERE id = $1`, [sub]);
  return { id: String(sub), headers: { authorization: `Bearer ${token}` } };
}

beforeEach(async () => {
  await offer();
  player = await register();
});

async function read(game: Game = CHEST, of = player): Promise<BonusGameAnswer> {
  const answer = await site.app.inject({ url: `${OWN}/${game}`, headers: of.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

interface Press {
  readonly id: string;
  readonly step?: number;
  readonly place?: number;
  readonly game?: Game;
  readonly clientSeed?: string;
  readonly of?: typeof player;
}

function press({ id, step = 0, place = 0, game = CHEST, clientSeed = 'mine', of = player }: Press) {
  return site.app.inject({
    method: 'POST',
    url: `${OWN}/${game}/tries/${id}/openings`,
    headers: of.headers,
    payload: { step, place, clientSeed },
  });
}

async function current(game: Game = CHEST): Promise<string> {
  return (await read(game)).current?.id ?? '';
}

/** Fixes the seed of the next try, so that it wins a prize with the first place. */
async function rig(prize: string, game: Game = CHEST): Promise<string> {
  const id = await current(game);
  const { tiles } = bonusRules(game);
  for (let at = 0; at < 10_000; at += 1) {
    const serverSeed = `rigged ${at}`;
    if (tiles[fieldOf(game, { serverSeed, clientSeed: 'mine' })[0] ?? -1] === prize) {
      await site.database.pool.query('UPDATE bonus_game_try SET server_seed = $2 WHERE id = $1', [
        id,
        serverSeed,
      ]);
      return id;
    }
  }
  throw new Error('no seed wins that');
}

const codes = async () =>
  (await site.app.inject({ url: '/betting-api/v1/promo-codes', headers: player.headers })).json()
    .promoCodes;

describe('a try', () => {
  it.each(BONUS_GAMES)(
    'a try of %s is played to its end, and what decided it was fixed before',
    async (game) => {
      const before = await read(game);
      expect(before).toMatchObject({ tries: 1, current: { opened: [] }, finished: [] });
      const { id, hash } = before.current ?? { id: '', hash: '' };
      const { tiles, isDrawn } = bonusRules(game);
      const places = [...tiles.keys()].toReversed();
      let now = before;
      for (let step = 0; now.finished.length === 0; step += 1) {
        const place = isDrawn ? 0 : (places[step] ?? -1);
        const answer = await press({ id, step, place, game });
        expect(answer.statusCode, answer.body).toBe(200);
        now = answer.json();
        expect(now.tries).toBe(now.finished[0]?.prize === 'try' ? 1 : 0);
        expect(JSON.stringify(now.current ?? {})).not.toContain('serverSeed');
      }
      const [ended] = now.finished;
      expect(ended).toMatchObject({ id, hash, clientSeed: 'mine', currency: 'EUR' });
      const { serverSeed = '', clientSeed = '', field = [], opened = [] } = ended ?? {};
      expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(hash);
      expect(field).toEqual(fieldOf(game, { serverSeed, clientSeed }));
      const shown = opened.flatMap((place) => tiles[field[place] ?? -1] ?? []);
      expect(bonusPrize(bonusRules(game), shown)).toBe(ended?.prize);
      expect(now.current?.id).not.toBe(id);
    },
  );

  it('a try is taken once, however often and from however many tabs it is pressed', async () => {
    const id = await rig('nothing');
    const answers = await Promise.all(
      [0, 0, 1, 2, 3].map((place) => press({ id, place, clientSeed: 'mine' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const { finished, tries } = await read();
    expect(finished).toHaveLength(1);
    expect(finished[0]?.opened).toHaveLength(1);
    const left = finished[0]?.prize === 'try' ? 1 : 0;
    expect(tries).toBe(left);
    // The answer of a repeated press is the same try.
    const repeated: BonusGameAnswer = (await press({ id })).json();
    expect(repeated.finished).toEqual(finished);
  });

  it('a player without a try left is refused, and has one again on the next day', async () => {
    await press({ id: await rig('nothing') });
    const next = await current();
    expect((await press({ id: next })).json()).toMatchObject({ error: { code: 'no_tries_left' } });
    const { nextAt, tries } = await read();
    expect(tries).toBe(0);
    expect(nextAt % DAY).toBe(0);
    await site.database.pool.query(
      `UPDATE bonus_game_try SET claim = 'day:2000-01-01:1' WHERE player_id = $1 AND claim IS NOT NULL`,
      [player.id],
    );
    expect((await read()).tries).toBe(1);
    expect((await press({ id: next })).statusCode).toBe(200);
  });

  it('a won try is one more, once, until it expires', async () => {
    await press({ id: await rig('try') });
    expect(await read()).toMatchObject({ tries: 1, finished: [{ prize: 'try' }] });
    await site.database.pool.query(
      'UPDATE bonus_game_try SET expires_at = $2 WHERE player_id = $1 AND prize IS NOT NULL',
      [player.id, new Date(site.clock.now())],
    );
    expect((await read()).tries).toBe(0);
    await site.database.pool.query(
      'UPDATE bonus_game_try SET expires_at = $2 WHERE player_id = $1 AND prize IS NOT NULL',
      [player.id, new Date(site.clock.now() + DAY)],
    );
    await press({ id: await rig('nothing') });
    expect((await read()).tries).toBe(0);
  });

  it('a won free bet is a promo code of the player’s alone, for the days of the terms', async () => {
    const id = await rig('medium');
    const [first, second] = await Promise.all([press({ id }), press({ id })]);
    expect(second.json().finished).toEqual(first.json().finished);
    const expiresAt = site.clock.now() + 7 * DAY;
    expect(await codes()).toEqual([
      expect.objectContaining({
        code: `TRY-${id}-${player.id}`,
        kind: 'free-bet',
        amount: 100,
        currency: 'EUR',
        minCoef: '1.40',
        expiresAt,
      }),
    ]);
    expect((await read()).finished[0]).toMatchObject({ prize: 'medium', amount: 100, expiresAt });
  });

  it('a try that is under way is kept, with what it began with', async () => {
    const id = await current('dragon-bonus');
    const { tiles } = bonusRules('dragon-bonus');
    let serverSeed = '';
    for (let at = 0; serverSeed === ''; at += 1) {
      const field = fieldOf('dragon-bonus', { serverSeed: `calm ${at}`, clientSeed: 'mine' });
      if (field.slice(0, 4).every((tile) => tiles[tile] === 'coin')) {
        serverSeed = `calm ${at}`;
      }
    }
    await site.database.pool.query('UPDATE bonus_game_try SET server_seed = $2 WHERE id = $1', [
      id,
      serverSeed,
    ]);
    const game = 'dragon-bonus';
    await press({ id, game });
    expect(await read(game)).toMatchObject({ tries: 0, current: { id, opened: [{ place: 0 }] } });
    // What changes meanwhile changes nothing in it.
    await offer({ isOffered: false });
    expect(await read(game)).toMatchObject({ refusal: 'closed', current: { id } });
    const answer = await press({ id, game, step: 1, place: 1, clientSeed: 'another' });
    expect(answer.json().current).toMatchObject({
      clientSeed: 'mine',
      opened: [{ place: 0 }, { place: 1 }],
    });
  });

  it.each<[string, number, number]>([
    ['is not there', 0, 12],
    ['comes before its turn', 1, 3],
  ])('a place that %s is refused', async (_, step, place) => {
    const answer = await press({ id: await current(), step, place });
    expect(answer.json()).toMatchObject({ error: { code: 'validation_failed' } });
    expect((await read()).tries).toBe(1);
  });

  it('a try of another player, or of another game, is not found', async () => {
    const id = await current();
    const other = await register();
    expect((await press({ id, of: other })).statusCode).toBe(404);
    expect((await press({ id, game: 'memory-bonus' })).statusCode).toBe(404);
    expect((await read()).tries).toBe(1);
  });
});

describe('who is offered tries', () => {
  const games = async (headers?: Record<string, string>): Promise<BonusGamesAnswer['games']> =>
    (
      await site.app.inject(headers === undefined ? { url: OWN } : { url: `${OWN}/own`, headers })
    ).json().games;

  it('visitors see the games, players their tries, and nobody the closed ones', async () => {
    await offer({ closed: ['safe-bonus'], triesADay: 2 });
    const open = BONUS_GAMES.filter((game) => game !== 'safe-bonus');
    expect(await games()).toEqual(open.map((game) => ({ game })));
    expect(await games(player.headers)).toEqual(open.map((game) => ({ game, tries: 2 })));
    expect(await read('safe-bonus')).toMatchObject({ refusal: 'closed', tries: 0 });
    await offer({ isOffered: false });
    expect(await games()).toEqual([]);
  });

  it('a player whose currency has no prizes is offered nothing', async () => {
    player = await register('RUB');
    expect(await games(player.headers)).toEqual([]);
    expect(await read()).toMatchObject({ refusal: 'closed' });
  });

  it.each<[string, string, string, string]>([
    [
      'who has turned bonuses off',
      `INSERT INTO player_setting (player_id, id, value, changed_at)
       VALUES ($1, 'isBonusWanted', 'false', now())`,
      'declined',
      'bonus_declined',
    ],
    [
      'with a sign of harm',
      `INSERT INTO behaviour_flag (player_id, kind, measure, raised_at, seen_at)
       VALUES ($1, 'chasing', 3, now(), now())`,
      'protected',
      'game_closed',
    ],
    [
      'of unknown age',
      'UPDATE player SET birthday = NULL WHERE id = $1',
      'protected',
      'game_closed',
    ],
    [
      'on a time-out',
      `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
       VALUES (gen_random_uuid(), $1, 33, 7, 'ACTIVE', now(), now())`,
      'protected',
      'game_closed',
    ],
  ])('a player %s is offered no try and can take none', async (_, become, refusal, code) => {
    const id = await current();
    await site.database.pool.query(become, [player.id]);
    expect(await games(player.headers)).toEqual([]);
    expect(await read()).toMatchObject({ refusal, tries: 0 });
    expect((await press({ id })).json()).toMatchObject({ error: { code } });
    expect((await read()).finished).toEqual([]);
  });

  it('a visitor can take none', async () => {
    const url = `${OWN}/${CHEST}`;
    expect((await site.app.inject({ url })).statusCode).toBe(401);
    const answer = await site.app.inject({
      method: 'POST',
      url: `${url}/tries/1/openings`,
      payload: { step: 0, place: 0, clientSeed: 'mine' },
    });
    expect(answer.statusCode).toBe(401);
  });
});
