import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { placeBets, settleBets } from '../../money/wallet/bet-money.ts';
import { fundedAccount, singleRequest } from '../../../test/wallet/test-wallet.ts';
import { advanceCover } from './advances.ts';
import { BettingSettings } from './betting-settings.ts';
import { createCostMemo } from '../cash-out/cost-memo.ts';
import { createTestBook } from '../../../test/betting/test-book.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const BETS = 20_000;
const OPEN = 3;
/** Far more than the account's open bets need, far fewer than there are. */
const FEW = 100;

let test: TestDatabase;
let owner: Awaited<ReturnType<typeof fundedAccount>>;
let open: readonly string[];

beforeAll(async () => {
  test = await startTestDatabase({ poolSize: 2 });
  // A thousand settled bets of the account among those of others, one in twenty of which is open.
  owner = await fundedAccount(test.pool, 10_000);
  await test.pool.query(
    `INSERT INTO bet (player_id, account_id, currency, idempotency_key, payload_digest, type, stake,
       total_odds, possible_return, max_payout, balance_after, placed_at, status, payout, settled_at,
       settlement)
     SELECT player, account, 'EUR', 'old-' || number, '', 0, 100, '2.000', 200, 1000000, 0, now(),
       CASE WHEN is_settled THEN 'lost' ELSE 'open' END, CASE WHEN is_settled THEN 0 END,
       CASE WHEN is_settled THEN now() END, CASE WHEN is_settled THEN '{}'::jsonb END
     FROM (SELECT number, number % 20 <> 1 AS is_settled, $1::bigint + number % 20 AS player,
             $2::bigint + number % 20 AS account
           FROM generate_series(1, $3::int) number) made`,
    [Number(owner.playerId), Number(owner.accountId), BETS],
  );
  const placed = await placeBets(
    test.pool,
    Array.from({ length: OPEN }, () => singleRequest(owner, { stake: 100 })),
  );
  open = placed.flatMap(({ bet }) => bet ?? []);
  await test.pool.query('ANALYZE bet');
});
afterAll(() => test.stop());

/** The bets that a connection has read, as far as its statistics are not reported. */
async function readSoFar(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ read: string }>(
    `SELECT seq_tup_read + coalesce(idx_tup_fetch, 0) AS read
     FROM pg_stat_xact_user_tables WHERE relname = 'bet'`,
  );
  return Number(rows[0]?.read);
}

/** The bets that the database reads while something is done in one transaction, which is undone. */
async function betsRead(work: (client: PoolClient) => Promise<unknown>): Promise<number> {
  const client = await test.pool.connect();
  try {
    await client.query('BEGIN');
    // What earlier transactions of this connection read may not be reported yet.
    const before = await readSoFar(client);
    await work(client);
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    return (await readSoFar(client)) - before;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

describe('the open bets of an account with many settled ones', () => {
  it('the open bets of an account are found without reading settled ones when an advance is requested', async () => {
    const context = {
      book: createTestBook(),
      settings: BettingSettings.parse({ prepaid: { isOffered: true, percent: 50 } }),
      memo: createCostMemo(),
    };
    expect(open).toHaveLength(OPEN);
    const read = await betsRead(async (client) => {
      // Often enough for a plan that fits every account.
      for (let asked = 0; asked < 8; asked += 1) {
        await advanceCover({ pool: client, ...context }, owner.accountId);
      }
    });
    expect(read).toBeLessThan(FEW);
  });

  it('the open bets of an account are found without reading settled ones when a bet with an advance is lost', async () => {
    const [lost = ''] = open;
    const read = await betsRead(async (client) => {
      await client.query('INSERT INTO advance (bet_id, account_id, amount) VALUES ($1, $2, 50)', [
        lost,
        owner.accountId,
      ]);
      const ended = await settleBets(client, [
        {
          bet: lost,
          kind: 'settlement',
          status: 'lost',
          payout: 0,
          settlement: { lines: [], adjustments: [] },
          at: Date.UTC(2026, 0, 16),
        },
      ]);
      expect(ended).toEqual([lost]);
    });
    expect(read).toBeLessThan(FEW);
  });
});
