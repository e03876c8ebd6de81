import { randomUUID } from 'node:crypto';
import { DAY, HOUR, MINUTE } from '@touchline/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { takeOut } from '../../../test/wallet/take-out.ts';
import type { App } from '../../platform/http/app.ts';
import { registerCareRoutes } from './care-routes.ts';
import { raiseFlags } from './nightly-flags.ts';

const BASE = '/limit-service-api/api/external/web/v3';
const clock = createTestClock();

let database: TestDatabase;
let app: App;
let player: string;
let accountId: string;

beforeAll(async () => {
  // Long after the deposit of a funded account.
  clock.advance(400 * DAY);
  database = await startTestDatabase({ poolSize: 5 });
  app = await createTestApp();
  app.setVerifyToken(async (token) => ({ id: token, sessionId: 'session' }));
  registerCareRoutes(app, { pool: database.pool, clock: clock.now });
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

beforeEach(async () => {
  // The noon after next: no test begins near a midnight.
  clock.advance(2 * DAY - (clock.now() % DAY) + 12 * HOUR);
  ({ playerId: player, accountId } = await fundedAccount(database.pool, 10_000));
  await database.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', $2, $2)`,
    [player, new Date(clock.now())],
  );
});

async function call(method: 'GET' | 'POST', path: string, payload?: object) {
  const answer = await app.inject({
    method,
    url: `${BASE}${path}`,
    headers: { authorization: `Bearer ${player}` },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function bet(placedAt: number, { stake = 100, isLost = true } = {}): Promise<void> {
  await database.pool.query(
    `INSERT INTO bet (player_id, account_id, currency, idempotency_key, payload_digest, type, stake,
       total_odds, possible_return, max_payout, balance_after, status, payout, settlement, placed_at, settled_at)
     VALUES ($1, $2, 'EUR', $3, 'x', 0, $4, '2.00', $4, $4, 0, $5, $6, $7, $8, $9)`,
    [
      player,
      accountId,
      randomUUID(),
      stake,
      isLost ? 'lost' : 'open',
      isLost ? 0 : null,
      isLost ? '[]' : null,
      new Date(placedAt),
      isLost ? new Date(placedAt + MINUTE) : null,
    ],
  );
}

async function deposited(amount: number, at: number): Promise<void> {
  await database.pool.query(
    `INSERT INTO payment (id, player_id, account_id, kind, status, provider, method_id, currency, amount,
       idempotency_key, request_digest, language, created_at, updated_at)
     VALUES ($1, $2, $3, 'deposit', 'succeeded', 'test', 'card', 'EUR', $4, $6, '\\x00', 'en', $5, $5)`,
    [randomUUID(), player, accountId, amount, new Date(at), randomUUID()],
  );
}

const flags = async () => (await call('GET', '/flags')).body.flags;
const night = () =>
  raiseFlags({
    pool: database.pool,
    clock: clock.now,
    log: { warn: () => undefined, error: () => undefined, info: () => undefined },
    zoneOffset: async () => 0,
  });

describe('the figures of a player', () => {
  const figures = async (period: string) =>
    (await call('GET', '/figures')).body.periods.find(
      (each: { period: string }) => each.period === period,
    );

  it('UK RTS 1C: the net deposits are deposits less withdrawals, for all time and for each period', async () => {
    await takeOut(database.pool, {
      accountId,
      amount: 4_000,
      currency: 'EUR',
      source: 'test',
      externalId: randomUUID(),
      at: clock.now() - 2 * DAY,
    });
    expect(await figures('all')).toMatchObject({ deposited: 10_000, netDeposit: 6_000 });
    expect(await figures('week')).toMatchObject({ netDeposit: -4_000 });
    expect(await figures('day')).toMatchObject({ netDeposit: 0, netPosition: 0, staked: 0 });
  });

  it('the time of two devices at once counts once, and only what lies in the period', async () => {
    const now = clock.now();
    const session = (from: number, to: number | undefined) =>
      database.pool.query(
        `INSERT INTO player_session (id, player_id, remember, created_at, last_seen_at, ended_at, end_reason)
         VALUES ($1, $2, false, $3, $3, $4, $5)`,
        [
          randomUUID(),
          player,
          new Date(from),
          to === undefined ? null : new Date(to),
          to === undefined ? null : 'sign-out',
        ],
      );
    await session(now - 3 * HOUR, now - HOUR);
    await session(now - 2 * HOUR, undefined);
    await session(now - 25 * HOUR, now - 23 * HOUR);
    expect(await figures('day')).toMatchObject({ time: (4 * HOUR) / 1000 });
    expect(await figures('week')).toMatchObject({ time: (5 * HOUR) / 1000 });
  });
});

describe('the nightly flags', () => {
  it('the flags are raised once a night, shown to the player, and end when the rule holds no longer', async () => {
    for (const day of [0, 1, 2]) {
      await bet(clock.now() - day * DAY - 11 * HOUR, { isLost: false });
    }
    await night();
    expect(await flags()).toEqual([
      { kind: 'night-play', measure: 3, raisedAt: Math.floor(clock.now() / 1000) },
    ]);
    // The same day again: another process, or a restart.
    await bet(clock.now() - 3 * DAY - 11 * HOUR, { isLost: false });
    await night();
    expect(await flags()).toMatchObject([{ measure: 3 }]);
    clock.advance(DAY);
    await night();
    expect(await flags()).toMatchObject([{ measure: 4 }]);
    clock.advance(8 * DAY);
    await night();
    expect(await flags()).toEqual([]);
  });

  it('the flags wait until the hours of the night are over', async () => {
    for (const day of [0, 1, 2]) {
      await bet(clock.now() - day * DAY - 11 * HOUR);
    }
    clock.advance(17 * HOUR - 1);
    await night();
    expect(await flags()).toEqual([]);
    clock.advance(1);
    await night();
    expect(await flags()).toHaveLength(1);
  });

  it('deposits after losses are found in what the ledger’s payments and bets say', async () => {
    for (const day of [0, 1, 2]) {
      const at = clock.now() - day * DAY;
      await bet(at - 10 * MINUTE, { stake: 5_000 });
      await deposited(10_000, at);
    }
    await night();
    expect(await flags()).toMatchObject([{ kind: 'chasing', measure: 3 }]);
  });
});

describe('reminders', () => {
  const reminder = async () => (await call('GET', '/reminder')).body.kind;

  it('UK RTS 12E: after six months the account, after a year the missing limit, each once and logged', async () => {
    expect(await reminder()).toBeNull();
    clock.advance(183 * DAY);
    expect(await reminder()).toBe('review');
    expect((await call('POST', '/reminder', { kind: 'review' })).body.kind).toBeNull();
    await call('POST', '/reminder', { kind: 'review' });
    clock.advance(182 * DAY);
    expect(await reminder()).toBe('no-limit');
    await call('POST', '/reminder', { kind: 'no-limit' });
    expect(await reminder()).toBeNull();
    const { rows } = await database.pool.query(
      `SELECT after->>'kind' AS kind FROM audit_log
       WHERE subject = $1 AND action = 'reminder.show' ORDER BY position`,
      [`player:${player}`],
    );
    expect(rows).toEqual([{ kind: 'review' }, { kind: 'no-limit' }]);
  });
});

describe('the self-assessment', () => {
  it('the self-assessment keeps the points and not the answers', async () => {
    expect((await call('GET', '/assessment')).body.result).toBeNull();
    const answers = [1, 0, 0, 2, 0, 0, 0, 0, 3];
    expect((await call('POST', '/assessment', { answers })).body.result).toEqual({
      score: 6,
      takenAt: Math.floor(clock.now() / 1000),
    });
    expect((await call('GET', '/assessment')).body.result.score).toBe(6);
  });

  it.each([[[1, 2]], [[0, 0, 0, 0, 0, 0, 0, 0, 4]], [[0, 0, 0, 0, 0, 0, 0, 0, 0.5]]])(
    'the self-assessment refuses the answers %j',
    async (answers) => {
      expect((await call('POST', '/assessment', { answers })).status).toBe(400);
    },
  );
});
