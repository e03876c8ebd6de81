import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { cashOutBet, placeBets, settleBets } from './bet-money.ts';
import { endBonuses, giveBonus, listBonuses, lockBonusAccount } from './bonuses.ts';
import { ledgerFaults } from './ledger-faults.ts';
import { takeOut } from '../../../test/wallet/take-out.ts';
import { fundedAccount, singleRequest } from '../../../test/wallet/test-wallet.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const NOW = Date.UTC(2026, 0, 15, 12);

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase({ poolSize: 8 });
});
afterAll(async () => {
  expect(await ledgerFaults(test.pool)).toEqual([]);
  await test.stop();
});

/** A player with a bonus that their open bet wagers whole, so that its end converts it. */
async function betOfBonus() {
  const own = await fundedAccount(test.pool, 700);
  await giveBonus(
    { pool: test.pool, clock: () => NOW },
    {
      playerId: own.playerId,
      reference: `lock-${own.playerId}`,
      currency: 'EUR',
      amount: 1_000,
      wagerTimes: 0.4,
      minLegs: 1,
      minCoef: '1.01',
      expiresAt: NOW,
      isLostOnWithdrawal: true,
      actor: 'operator:test',
    },
  );
  const [bonus] = await listBonuses(test.pool, own.playerId);
  const purse = bonus?.accountId ?? '';
  const request = singleRequest({ playerId: own.playerId, accountId: purse }, { stake: 400 });
  const [placed] = await placeBets(test.pool, [request]);
  return { ...own, purse, bonusId: bonus?.id ?? '', bet: placed?.bet ?? '' };
}
type Held = Awaited<ReturnType<typeof betOfBonus>>;

const settle = ({ bet }: Held) =>
  settleBets(test.pool, [
    {
      bet,
      kind: 'settlement',
      status: 'won',
      payout: 800,
      settlement: { lines: [], adjustments: [] },
      at: NOW,
    },
  ]);
const cashOut = ({ bet, playerId: player }: Held) =>
  cashOutBet(test.pool, {
    bet,
    player,
    key: 'k',
    expected: 400,
    sold: 400,
    price: 500,
    possibleLeft: 0,
    isAutomatic: false,
    at: NOW,
  });
const withdraw = ({ accountId }: Held) =>
  takeOut(test.pool, {
    accountId,
    amount: 100,
    currency: 'EUR',
    source: 'test',
    externalId: `out-${accountId}`,
    at: NOW,
  });

describe('the acts on the money of a bonus', () => {
  it.each([
    ['a settlement', settle, 'accountId'],
    ['a sale', cashOut, 'accountId'],
    ['a withdrawal', withdraw, 'accountId'],
    ['a first deposit', (held: Held) => lockedForDeposit(held), 'accountId'],
    ['the end of its time', () => endBonuses(test.pool, NOW), 'purse'],
  ] as const)(
    'the act "%s" waits for accounts in the order of their ids, and locks nothing behind the one it waits for',
    async (_, act, first) => {
      const held = await betOfBonus();
      expect(BigInt(held.accountId)).toBeLessThan(BigInt(held.purse));
      const other = await test.pool.connect();
      try {
        await other.query('BEGIN');
        await other.query('SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE', [held[first]]);
        const acting = act(held);
        await vi.waitFor(
          async () => {
            const { rows } = await other.query(
              `SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))`,
            );
            expect(rows).toHaveLength(1);
          },
          { timeout: 10_000 },
        );
        await other.query('SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE NOWAIT', [
          held.purse,
        ]);
        await other.query('SELECT FROM bonus WHERE id = $1 FOR NO KEY UPDATE NOWAIT', [
          held.bonusId,
        ]);
        await other.query('COMMIT');
        await acting;
      } finally {
        other.release(true);
      }
    },
  );
});

async function lockedForDeposit({ playerId }: Held): Promise<void> {
  const client = await test.pool.connect();
  try {
    await client.query('BEGIN');
    await lockBonusAccount(client, { playerId, currency: 'EUR' });
    await client.query('ROLLBACK');
  } finally {
    client.release();
  }
}
