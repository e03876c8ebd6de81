import { randomUUID } from 'node:crypto';
import { DAY } from '@touchline/domain/time';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import type { App } from '../../platform/http/app.ts';
import { registerBetHistoryRoutes } from './history-routes.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const test = useTestDatabase();
const clock = createTestClock();
const PATH = '/betting-api/v1/cleared-history';
const FACTS = {
  sport: 'football',
  champ: 'L',
  home: 'Zenit',
  away: 'Porto',
  startsAt: 0,
  section: 'line',
  marketKey: 'ft-1x2',
  outcomeCode: 'home',
};
let app: App;
let players = 50_000_000;

beforeAll(async () => {
  app = await createTestApp();
  app.setVerifyToken(async (token) => ({ id: token, sessionId: 's' }));
  registerBetHistoryRoutes(app, { pool: test.pool, clock: clock.now });
  await app.ready();
});
afterAll(() => app.close());

async function placed(player: string, days: number, isOpen = false): Promise<string> {
  const at = new Date(clock.now() - days * DAY);
  const { rows } = await test.pool.query<{ id: string }>(
    `INSERT INTO bet (player_id, account_id, currency, idempotency_key, payload_digest, type, stake,
       total_odds, possible_return, max_payout, terms, balance_after, status, payout, settlement,
       placed_at, settled_at)
     VALUES ($1, 1, 'EUR', $2, 'd', 0, 1000, '2.000', 2000, 9999, '{}', 0, $3, $4, $5, $6, $7)
     RETURNING id`,
    [
      player,
      randomUUID(),
      isOpen ? 'open' : 'won',
      isOpen ? null : 2_000,
      isOpen ? null : '{"lines": [], "adjustments": []}',
      at,
      isOpen ? null : at,
    ],
  );
  const id = rows[0]?.id ?? '';
  await test.pool.query(
    `INSERT INTO bet_leg (bet_id, position, event_id, outcome_id, price, facts)
     VALUES ($1, 0, 7, '7~ft-1x2~home', '2.00', $2)`,
    [id, JSON.stringify(FACTS)],
  );
  return id;
}

/** A player with a settled bet of yesterday and of 40 days ago, and an open one that is older. */
async function newPlayer() {
  players += 1;
  const player = String(players);
  await test.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', $2, $2)`,
    [player, new Date(clock.now())],
  );
  return {
    player,
    fresh: await placed(player, 1),
    old: await placed(player, 40),
    open: await placed(player, 50, true),
  };
}

async function call(method: 'GET' | 'PUT' | 'DELETE', player: string, body?: object, path = PATH) {
  const answer = await app.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${player}` },
    ...(body === undefined ? {} : { payload: body }),
  });
  return answer.json();
}
const listed = async (player: string, query = '') =>
  (await call('GET', player, undefined, `/betting-api/v1/bets${query}`)).bets.map(
    ({ id }: { id: string }) => id,
  );
const monthAgo = () => ({ before: clock.now() - 30 * DAY });

describe('a cleared history', () => {
  it('settled bets from before are hidden in lists, sums and files; open ones never are', async () => {
    const { player, fresh, open } = await newPlayer();
    expect(await call('PUT', player, monthAgo())).toEqual({ ...monthAgo(), hidden: 1 });
    expect(await listed(player)).toEqual([fresh, open]);
    const { totals } = await call('GET', player, undefined, '/betting-api/v1/bets/totals');
    expect(totals).toMatchObject([{ bets: 2, staked: 2_000 }]);
    const file = await app.inject({
      method: 'GET',
      url: '/betting-api/v1/bets/export?language=en',
      headers: { authorization: `Bearer ${player}` },
    });
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(3);
  });

  it('a hidden bet is still there: it is found by its number, and has its receipt', async () => {
    const { player, old } = await newPlayer();
    await call('PUT', player, monthAgo());
    expect(await listed(player, `?number=${old}`)).toEqual([old]);
    const { id } = await call('GET', player, undefined, `/betting-api/v1/bets/${old}`);
    expect(id).toBe(old);
    const { rowCount } = await test.pool.query('SELECT FROM bet WHERE id = $1', [old]);
    expect(rowCount).toBe(1);
  });

  it('all is shown again, and both are in the audit log', async () => {
    const { player, fresh, old, open } = await newPlayer();
    await call('PUT', player, monthAgo());
    expect(await call('DELETE', player)).toEqual({ hidden: 0 });
    expect(await call('DELETE', player)).toEqual({ hidden: 0 });
    expect(await listed(player)).toEqual([fresh, old, open]);
    const { rows } = await test.pool.query<{ action: string }>(
      'SELECT action FROM audit_log WHERE subject = $1 ORDER BY position',
      [`player:${player}`],
    );
    expect(rows.map(({ action }) => action)).toEqual(['history.cleared', 'history.shown']);
  });

  it('a moment to come is now: what is placed later is shown', async () => {
    const { player } = await newPlayer();
    await call('PUT', player, { before: clock.now() + 40 * DAY });
    clock.advance(1_000);
    const later = await placed(player, 0);
    expect(await listed(player, '?status=settled')).toEqual([later]);
  });

  it('another player sees what they saw, and what is no time is refused', async () => {
    const { player } = await newPlayer();
    const other = await newPlayer();
    await call('PUT', player, monthAgo());
    expect(await listed(other.player)).toHaveLength(3);
    expect(await call('GET', other.player)).toEqual({ hidden: 0 });
    for (const before of [-1, 1.5, 'now', undefined]) {
      expect((await call('PUT', player, { before })).error.code).toBe('validation_failed');
    }
  });
});
