import { randomUUID } from 'node:crypto';
import { LIMIT_TYPE } from '@touchline/domain/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR, startTestGateway, type TestGateway } from '../../test/site/test-gateway.ts';
import { registerPlayer, type TestPlayer } from '../../test/site/test-player.ts';
import { noteLaunched, openSession } from '../gaming/sessions/game-session-store.ts';
import type { StakeCommand } from '../gaming/wallet/wallet-command.ts';
import { balances } from '../money/wallet/accounts.ts';
import { deposit } from '../money/wallet/payment-movements.ts';

let gateway: TestGateway;
let player: TestPlayer;
let token: string;
let account: string;

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

async function configure(value: object): Promise<void> {
  const answer = await gateway.app.inject({
    method: 'PATCH',
    url: '/bff-api/config/group/thirdparty',
    headers: { authorization: `Bearer ${OPERATOR}` },
    payload: value,
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

beforeEach(async () => {
  await configure({ allowed: true, games: { leastCycle: { slots: 0, other: 0 } } });
  player = await registerPlayer(gateway);
  const { pool } = gateway.database;
  account = (await balances(pool, player.userId))[0]?.id ?? '';
  const [id, at] = [randomUUID(), gateway.clock.now()];
  token = randomUUID();
  const money = {
    accountId: account,
    amount: 10_000,
    currency: 'EUR',
    source: 'test',
    externalId: id,
    at,
  };
  await deposit(pool, money);
  const session = { id, token, provider: 'house', game: 'dice', playerId: player.userId };
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM player_session WHERE player_id = $1',
    [player.userId],
  );
  const signInId = rows[0]?.id;
  await openSession(pool, {
    ...session,
    accountId: account,
    signInId,
    at,
    expiresAt: at + 3_600_000,
  });
  await noteLaunched(pool, { id, at });
});

/** Stakes in euros, as the house's games do. */
async function stake(euros: number, game = 'dice') {
  const command: StakeCommand = {
    type: 'stake',
    holder: { token },
    transaction: randomUUID(),
    currency: 'EUR',
    game,
    round: randomUUID(),
    amount: euros * 100_000,
    isFree: false,
    closes: true,
  };
  const answer = await gateway.modules.games.wallet('house', command);
  return answer.outcome === 'done' ? 'done' : answer.reason;
}

const limit = (type: number, value: number) =>
  gateway.modules.responsible.limits.set(player.userId, [{ type, value }]);

describe('what protects a player holds in games', () => {
  it('a limit of stakes counts what was staked in games, and a bet counts against it as well', async () => {
    await limit(LIMIT_TYPE.wageringDay, 1_000);
    expect(await stake(6)).toBe('done');
    expect(await stake(6)).toBe('limit-reached');
    expect(await stake(4)).toBe('done');
    await expect(
      gateway.modules.betGuard.checkBet(gateway.database.pool, {
        playerId: player.userId,
        amount: 1,
        currency: 'EUR',
      }),
    ).rejects.toMatchObject({ code: 'limit_reached' });
  });

  it('stakes of a player at once do not exceed a limit of losses together', async () => {
    await limit(LIMIT_TYPE.lossDay, 1_000);
    const answers = await Promise.all(Array.from({ length: 5 }, () => stake(4)));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(2);
  });

  it('an excluded player stakes no more, in a session that is open already', async () => {
    expect(await stake(1)).toBe('done');
    await limit(LIMIT_TYPE.selfExclusion, 184);
    expect(await stake(1)).toBe('session-expired');
    // The exclusion itself counts, also where no sign-in has ended with it.
    await gateway.database.pool.query('UPDATE game_session SET sign_in_id = NULL');
    expect(await stake(1)).toBe('player-barred');
  });

  it('a player who has signed out stakes no more in a game that is open', async () => {
    expect(await stake(1)).toBe('done');
    await gateway.modules.auth.endAllSessions(player.userId, 'signed-out');
    expect(await stake(1)).toBe('session-expired');
  });

  it('the site bounds stakes by currency, and lower for the young', async () => {
    await configure({
      games: { mostStake: { EUR: 500 }, mostStakeYoung: { EUR: 200 }, youngBelow: 25 },
    });
    expect([await stake(5), await stake(6)]).toEqual(['done', 'limit-reached']);
    await gateway.database.pool.query(`UPDATE player SET birthday = '2004-01-01' WHERE id = $1`, [
      player.userId,
    ]);
    expect([await stake(2), await stake(3)]).toEqual(['done', 'limit-reached']);
  });

  it('the site holds the begin of rounds to the least cycle of what the game is, and to the longer where it does not know that', async () => {
    await gateway.database.pool.query(
      `INSERT INTO game (provider, code, name, maker, maker_name, category, is_demo_possible, added_at)
       VALUES ('house', 'strips', 'Strips', 'house', 'House', 'video-slots', true, now()),
         ('house', 'wheel', 'Wheel', 'house', 'House', 'table', true, now()) ON CONFLICT DO NOTHING`,
    );
    const begin = () =>
      Promise.all(['strips', 'wheel', 'unheard-of'].map((game) => stake(1, game)));
    await configure({ games: { leastCycle: { slots: 2_500, other: 5_000 } } });
    expect(await begin()).toEqual(['done', 'done', 'done']);
    gateway.clock.advance(2_500);
    expect(await begin()).toEqual(['done', 'round-too-soon', 'round-too-soon']);
    gateway.clock.advance(2_499);
    expect(await begin()).toEqual(['round-too-soon', 'round-too-soon', 'round-too-soon']);
    gateway.clock.advance(1);
    expect(await begin()).toEqual(['done', 'done', 'done']);
    await configure({ games: { leastCycle: { slots: 0, other: 0 } } });
    expect(await begin()).toEqual(['done', 'done', 'done']);
  });

  it('a closed game and a closed section take no stake', async () => {
    await configure({ games: { closed: ['house:limbo'] } });
    expect([await stake(1, 'limbo'), await stake(1)]).toEqual(['game-unknown', 'done']);
    await configure({ allowed: false });
    expect(await stake(1)).toBe('game-unknown');
  });
});

describe('what a player sees of games', () => {
  it('rounds and sessions are those of their player alone', async () => {
    await stake(1);
    const other = await registerPlayer(gateway);
    const read = (url: string, { headers }: TestPlayer) => gateway.app.inject({ url, headers });
    const own = (await read('/casino-api/v1/rounds', player)).json();
    expect(own.rounds).toMatchObject([
      { gameId: 'house:dice', staked: 100, won: 0, status: 'lost' },
    ]);
    expect((await read('/casino-api/v1/rounds', other)).json()).toEqual({ rounds: [] });
    const games = '/casino-api/v1/rounds/games';
    expect((await read(games, player)).json()).toEqual({
      games: [{ id: 'house:dice', name: 'house:dice' }],
    });
    expect((await read(games, other)).json()).toEqual({ games: [] });
    const { rows } = await gateway.database.pool.query<{ id: string }>(
      'SELECT id FROM game_session WHERE player_id = $1',
      [player.userId],
    );
    const session = `/casino-api/v1/sessions/${rows[0]?.id}`;
    expect((await read(session, player)).json()).toMatchObject({
      balance: 9_900,
      staked: 100,
      won: 0,
    });
    expect((await read(session, other)).statusCode).toBe(404);
    const replay = await gateway.app.inject({
      method: 'POST',
      url: `/casino-api/v1/rounds/${own.rounds[0].id}/replay`,
      headers: other.headers,
    });
    expect(replay.statusCode).toBe(404);
  });

  it('a game of a provider that does not respond is not listed and not opened', async () => {
    expect((await gateway.app.inject('/casino-api/v1/games')).json().games).toEqual([]);
    const launch = await gateway.app.inject({
      method: 'POST',
      url: '/casino-api/v1/launches',
      headers: player.headers,
      payload: { gameId: 'house:dice', isMobile: true },
    });
    expect(launch.json()).toMatchObject({ error: { code: 'game_closed' } });
  });
});
