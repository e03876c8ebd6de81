import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { registerWalletRoutes } from '../../money/wallet/wallet-routes.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { findAnyBet } from '../bets/bet-store.ts';
import { listBets } from '../bets/list-bets.ts';
import { registerBettingRoutes } from './betting-routes.ts';
import { betOffersAnswer } from './bet-offers.ts';
import { BettingSettings } from './betting-settings.ts';
import { registerBetOperatorRoutes } from '../settlement/bet-operator-routes.ts';
import { registerEventOperatorRoutes } from '../settlement/event-operator-routes.ts';
import { registerStakeFactorRoutes } from './stake-factor-routes.ts';
import { createPlaceBet } from './place-bet.ts';
import { createStakeFactors } from './stake-factors.ts';
import { createTestBook } from '../../../test/betting/test-book.ts';
import { OPEN_GUARD } from '../../../test/betting/open-guard.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const OPERATOR = 'the-operators-token';
const HOME = '1~ft-1x2~home';
let test: TestDatabase;
let app: App;
let owner: Awaited<ReturnType<typeof fundedAccount>>;

beforeAll(async () => {
  test = await startTestDatabase();
  app = await createTestApp();
  app.setVerifyToken(async (token) => {
    if (token.length < 8) throw new ApiError('unauthorized', 'no');
    return { id: token, sessionId: 's' };
  });
  const book = createTestBook();
  book.offer(HOME, { price: '1.80' });
  const settings = () => BettingSettings.parse({});
  const placeBet = createPlaceBet({
    pool: test.pool,
    clock: createTestClock().now,
    book,
    guard: OPEN_GUARD,
    settings,
  });
  const stakeFactors = createStakeFactors({ pool: test.pool, clock: createTestClock().now });
  registerBettingRoutes(app, {
    pool: test.pool,
    clock: createTestClock().now,
    book,
    placeBet,
    settings,
    stakeFactors,
  });
  registerStakeFactorRoutes(app, { operatorToken: OPERATOR, stakeFactors });
  registerBetOperatorRoutes(app, {
    operatorToken: OPERATOR,
    findBet: (betId) => findAnyBet(test.pool, betId),
    betsOf: (playerId, cursor) => listBets(test.pool, { playerId, cursor }),
    voidBet: () => Promise.reject(new Error('no test here voids')),
  });
  registerEventOperatorRoutes(app, {
    operatorToken: OPERATOR,
    correct: async () => ({ corrected: 0, refused: [] }),
    voidEvent: () => Promise.reject(new Error('no test here voids')),
  });
  registerWalletRoutes(app, {
    pool: test.pool,
    clock: createTestClock().now,
    currencies: async () => ['EUR'],
  });
  await app.ready();
  owner = await fundedAccount(test.pool, 100_000);
});
afterAll(async () => {
  await app.close();
  await test.stop();
});

function call(options: {
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
  readonly player?: string;
}) {
  const { path, body, key, player = owner.playerId } = options;
  return app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: path,
    headers: {
      ...(player === '' ? {} : { authorization: `Bearer ${player}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
}

const requested = (amount = 1_000) => ({
  accountId: owner.accountId,
  typeId: 0,
  amount,
  bets: [{ outcomeId: HOME, price: '1.80' }],
  changeCoefAction: 2,
});

describe('the betting routes', () => {
  it('the betting routes are for signed-in players', async () => {
    for (const path of ['/betting-api/v1/bets', '/wallet-api/v1/accounts']) {
      expect((await call({ path, player: '' })).statusCode).toBe(401);
    }
    const placing = await call({
      path: '/betting-api/v1/bets',
      body: requested(),
      player: '',
      key: 'k'.repeat(8),
    });
    expect(placing.statusCode).toBe(401);
  });

  it('the betting routes place a bet once for a key and repeat the response byte for byte', async () => {
    const place = () =>
      call({ path: '/betting-api/v1/bets', body: requested(), key: 'route-key-1' });
    const first = await place();
    expect(first.statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('no-store');
    const again = await place();
    expect(again.body).toBe(first.body);
    const { bet } = first.json<{ bet: { id: string } }>();
    const one = await call({ path: `/betting-api/v1/bets/${bet.id}` });
    expect(one.json()).toMatchObject({ id: bet.id, status: 'open', totalOdds: '1.800' });
  });

  it('the betting routes refuse missing or malformed input with a code', async () => {
    const path = '/betting-api/v1/bets';
    const cases: readonly (readonly [object, string | undefined, number, string])[] = [
      [requested(), undefined, 400, 'idempotency_key_missing'],
      [{ ...requested(), amount: 1.5 }, 'malformed-1', 400, 'validation_failed'],
      [{ ...requested(), amount: -1 }, 'malformed-2', 400, 'validation_failed'],
      [{ ...requested(), bets: [] }, 'malformed-3', 400, 'validation_failed'],
      [
        { ...requested(), bets: [{ outcomeId: HOME, price: 'free' }] },
        'malformed-4',
        400,
        'validation_failed',
      ],
      [requested(10_000_000), 'too-much-1', 400, 'stake_above_maximum'],
    ];
    for (const [body, key, status, code] of cases) {
      const answer = await call({ path, body, ...(key === undefined ? {} : { key }) });
      expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    }
  });

  it('the betting routes show a player only their own bets', async () => {
    const placed = await call({
      path: '/betting-api/v1/bets',
      body: requested(),
      key: 'private-key',
    });
    const { bet } = placed.json<{ bet: { id: string } }>();
    const stranger = await call({ path: `/betting-api/v1/bets/${bet.id}`, player: '99999999' });
    expect(stranger.json().error.code).toBe('not_found');
    expect((await call({ path: '/betting-api/v1/bets', player: '99999999' })).json()).toEqual({
      bets: [],
    });
  });

  it('the bet history is paged, newest first, each bet once', async () => {
    const lone = await fundedAccount(test.pool, 100_000);
    for (let count = 0; count < 45; count += 1) {
      await call({
        path: '/betting-api/v1/bets',
        body: { ...requested(20), accountId: lone.accountId },
        key: `history-${count}`,
        player: lone.playerId,
      });
    }
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await call({
        path: `/betting-api/v1/bets?status=open${cursor === undefined ? '' : `&cursor=${cursor}`}`,
        player: lone.playerId,
      });
      const { bets, nextCursor } = page.json<{ bets: { id: string }[]; nextCursor?: string }>();
      seen.push(...bets.map(({ id }) => Number(id)));
      cursor = nextCursor;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(45);
    expect(seen).toEqual(seen.toSorted((left, right) => right - left));
    const settled = await call({
      path: '/betting-api/v1/bets?status=settled',
      player: lone.playerId,
    });
    expect(settled.json()).toEqual({ bets: [] });
  });

  it.each([
    'status=gone',
    'from=yesterday',
    'from=-1',
    'from=2&to=1',
    'from=0&to=99999999999',
    'from=99999999999999',
    'type=77',
    'type=1.5',
    'account=me',
    'number=9999999999999999999',
    'cursor=1;DROP',
  ])('the bet history refuses the filter %s with a code', async (query) => {
    for (const path of ['bets', 'bets/totals']) {
      const isPaging = query.startsWith('cursor') && path !== 'bets';
      if (isPaging) continue;
      const answer = await call({ path: `/betting-api/v1/${path}?${query}` });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ error: { code: 'validation_failed' } });
    }
  });

  it('the export of the bet history has a line for each of the player’s own bets', async () => {
    const lone = await fundedAccount(test.pool, 100_000);
    await call({
      path: '/betting-api/v1/bets',
      body: { ...requested(20), accountId: lone.accountId },
      key: 'export-0001',
      player: lone.playerId,
    });
    const path = '/betting-api/v1/bets/export?language=en';
    const answer = await call({ path, player: lone.playerId });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="bets.csv"');
    const [header, line, ...rest] = answer.body.split('\r\n');
    expect(header).toMatch(/^\uFEFFBet number,Placed,/);
    expect(line).toContain(`,Open,${lone.accountId},EUR,0.20,`);
    expect(rest).toEqual(['']);
    expect((await call({ path: `${path}&status=won`, player: lone.playerId })).body).toBe(
      `${header}\r\n`,
    );
    expect((await call({ path, player: '' })).statusCode).toBe(401);
    expect((await call({ path: `${path}&from=2&to=1` })).statusCode).toBe(400);
  });

  it('the receipt of a bet stays equal whatever becomes of the bet, and others have none of it', async () => {
    const lone = await fundedAccount(test.pool, 100_000);
    const placed = await call({
      path: '/betting-api/v1/bets',
      body: { ...requested(), accountId: lone.accountId },
      key: 'receipt-0001',
      player: lone.playerId,
    });
    const { bet } = placed.json();
    const path = `/betting-api/v1/bets/${bet.id}/receipt`;
    const before = (await call({ path, player: lone.playerId })).json();
    expect(before.agreed).toMatchObject({
      version: 1,
      id: bet.id,
      placedAt: bet.placedAt,
      stake: 1_000,
      totalOdds: bet.totalOdds,
      legs: [{ outcomeId: HOME, price: '1.80' }],
    });
    await test.pool.query(
      `UPDATE bet SET sold_stake = 400, possible_left = 1080, status = 'won', payout = 1080,
         settled_at = now(), settlement = '{"lines": [], "adjustments": []}' WHERE id = $1`,
      [bet.id],
    );
    await test.pool.query(
      `UPDATE bet_leg SET result = 'won', score = '2:1', graded_at = now() WHERE bet_id = $1`,
      [bet.id],
    );
    const own = await call({ path: `/betting-api/v1/bets/${bet.id}`, player: lone.playerId });
    expect(own.json()).toMatchObject({ stake: 600, status: 'won' });
    expect((await call({ path, player: lone.playerId })).json()).toEqual(before);
    expect((await call({ path })).statusCode).toBe(404);
    expect((await call({ path, player: '' })).statusCode).toBe(401);
    const unknown = '/betting-api/v1/bets/none/receipt';
    expect((await call({ path: unknown, player: lone.playerId })).statusCode).toBe(404);
  });

  it('the totals of the bet history are those of the player who asks', async () => {
    const lone = await fundedAccount(test.pool, 100_000);
    const read = (player: string) => call({ path: '/betting-api/v1/bets/totals', player });
    expect((await read(lone.playerId)).json()).toEqual({ totals: [] });
    await call({
      path: '/betting-api/v1/bets',
      body: { ...requested(20), accountId: lone.accountId },
      key: 'totals-0001',
      player: lone.playerId,
    });
    expect((await read(lone.playerId)).json()).toEqual({
      totals: [{ currency: 'EUR', bets: 1, staked: 20, open: 20, returned: 0, net: 0 }],
    });
    expect((await read('')).statusCode).toBe(401);
  });

  it('the betting routes return the stake limits before a visitor signs in', async () => {
    const limits = await call({ path: '/betting-api/v1/limits?currency=EUR', player: '' });
    expect(limits.json()).toMatchObject({
      currency: 'EUR',
      minimum: 20,
      maximum: 500_000,
      maxPayout: 25_000_000,
      liveDelaySeconds: 2,
    });
    const unknown = await call({ path: '/betting-api/v1/limits?currency=QQQ', player: '' });
    expect(unknown.json().error.code).toBe('validation_failed');
  });

  it('the betting routes report to a player how and why their stakes are limited; each change is in the audit log', async () => {
    const path = `/betting-api/v1/operator/players/${owner.playerId}/stake-factor`;
    const operate = (method: 'PUT' | 'DELETE', token: string, payload?: object) =>
      app.inject({
        method,
        url: path,
        headers: { authorization: `Bearer ${token}` },
        ...(payload === undefined ? {} : { payload }),
      });
    const factor = { factor: 0.5, reason: 'market-risk' };
    expect((await operate('PUT', 'a-stranger', factor)).statusCode).toBe(401);
    expect((await operate('PUT', OPERATOR, { ...factor, factor: 0 })).statusCode).toBe(400);
    expect((await operate('PUT', OPERATOR, factor)).json()).toEqual({ stakeFactor: factor });
    const limits = '/betting-api/v1/limits?currency=EUR';
    expect((await call({ path: limits })).json()).toMatchObject({
      maximum: 250_000,
      byType: { 0: { minimum: 20, maximum: 250_000 }, 9: { maximum: 250_000 } },
      stakeFactor: { ...factor, ordinaryMaximum: 500_000 },
    });
    const visitors = (await call({ path: limits, player: '' })).json();
    expect([visitors.maximum, visitors.stakeFactor]).toEqual([500_000, undefined]);
    expect((await operate('DELETE', OPERATOR)).json()).toEqual({});
    expect((await call({ path: limits })).json().stakeFactor).toBeUndefined();
    const { rows } = await test.pool.query(
      "SELECT before, after FROM audit_log WHERE action LIKE 'stake-factor.%' ORDER BY position",
    );
    expect(rows).toEqual([
      { before: null, after: factor },
      { before: factor, after: null },
    ]);
  });

  it('the betting routes show the bet of any player to an operator alone', async () => {
    const placed = await call({
      path: '/betting-api/v1/bets',
      body: requested(),
      key: 'operator-bet',
    });
    const { bet } = placed.json();
    const read = (id: string, token: string) =>
      app.inject({
        url: `/betting-api/v1/operator/bets/${id}`,
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await read(bet.id, OPERATOR)).json()).toEqual({ ...bet, playerId: owner.playerId });
    expect((await read(bet.id, owner.playerId)).statusCode).toBe(401);
    expect((await read('1', OPERATOR)).json().error.code).toBe('not_found');
    // Larger than a bigint.
    expect((await read('9'.repeat(19), OPERATOR)).json().error.code).toBe('validation_failed');
  });

  it('the betting routes list the coupon types the site accepts and what it adds to them', async () => {
    const terms = await call({ path: '/betting-api/v1/coupon-terms?currency=TRY', player: '' });
    expect(terms.json()).toMatchObject({
      types: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      antiExpress: { margin: '1.1165', edge: '0.05' },
      hyperBonus: { minCoef: '1.40', steps: [{ legs: 4, percent: 4 }, {}, {}, {}, {}] },
      isBonusBetOffered: false,
      amounts: { initial: 5_000, step: 1_000 },
    });
    const unknown = await call({ path: '/betting-api/v1/coupon-terms?currency=QQQ', player: '' });
    expect(unknown.json().error.code).toBe('validation_failed');
  });

  it('the betting routes show what is paid early, where it is offered and the feed reports scores', async () => {
    const offers = await call({ path: '/betting-api/v1/bet-offers', player: '' });
    expect(offers.json()).toEqual({ earlyPayout: [] });
    const settings = BettingSettings.parse({ earlyPayout: { isOffered: true } });
    const visitor = { mayBeInsured: false };
    expect(betOffersAnswer({ settings, reportsScores: true }, visitor).earlyPayout[0]).toEqual({
      sport: 'football',
      market: 'ft-1x2',
      lead: 2,
      champs: [],
    });
    expect(betOffersAnswer({ settings, reportsScores: false }, visitor)).toEqual({
      earlyPayout: [],
    });
  });

  it('the betting routes show the balance of each account and the stakes in play', async () => {
    const lone = await fundedAccount(test.pool, 500);
    await call({
      path: '/betting-api/v1/bets',
      body: { ...requested(200), accountId: lone.accountId },
      key: 'in-play-key',
      player: lone.playerId,
    });
    expect((await call({ path: '/wallet-api/v1/accounts', player: lone.playerId })).json()).toEqual(
      {
        accounts: [
          {
            id: lone.accountId,
            type: 0,
            currency: 'EUR',
            balance: 300,
            inPlay: 200,
            isActive: true,
          },
        ],
      },
    );
  });
});
