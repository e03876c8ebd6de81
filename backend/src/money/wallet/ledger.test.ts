import fc from 'fast-check';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { balances, findAccount, openAccount } from './accounts.ts';
import { appendAudit, firstAuditFault } from '../../platform/audit/audit-log.ts';
import { placeBets, settleBets } from './bet-money.ts';
import { ledgerFaults } from './ledger-faults.ts';
import { takeOut } from '../../../test/wallet/take-out.ts';
import { deposit } from './payment-movements.ts';
import { createPlacementBatcher } from './placement-batcher.ts';
import { spentSince } from './spending.ts';
import { fundedAccount, singleRequest } from '../../../test/wallet/test-wallet.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const NOON = Date.UTC(2026, 0, 15, 12);
let test: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  test = await startTestDatabase({ poolSize: 20 });
  ({ pool } = test);
});
afterAll(() => test.stop());
// Whatever a test has done, the books are right.
afterEach(async () => expect(await ledgerFaults(pool)).toEqual([]));

async function balanceOf(playerId: string): Promise<number | undefined> {
  return (await balances(pool, playerId))[0]?.balance;
}

describe('accounts', () => {
  it('an account is opened once for a player, type and currency', async () => {
    const account = { playerId: '20000001', currency: 'EUR' };
    const ids = await Promise.all(Array.from({ length: 8 }, () => openAccount(pool, account)));
    expect(new Set(ids).size).toBe(1);
    const further = await openAccount(pool, { playerId: '20000001', currency: 'JPY', type: 9 });
    expect(await balances(pool, '20000001')).toEqual([
      { id: ids[0], type: 0, currency: 'EUR', balance: 0, inPlay: 0, isActive: true },
      { id: further, type: 9, currency: 'JPY', balance: 0, inPlay: 0, isActive: false },
    ]);
  });

  it('an account is found by its owner alone', async () => {
    const { playerId, accountId } = await fundedAccount(pool, 0);
    expect(await findAccount(pool, { playerId, accountId })).toEqual({
      id: accountId,
      type: 0,
      currency: 'EUR',
    });
    expect(await findAccount(pool, { playerId: '1', accountId })).toBeUndefined();
    expect(await findAccount(pool, { playerId, accountId: "1' OR 1" })).toBeUndefined();
  });
});

describe('payments', () => {
  it('a payment moves money once, however often and however parallel it is reported', async () => {
    const { playerId, accountId } = await fundedAccount(pool, 0);
    const payment = {
      accountId,
      amount: 1_000,
      currency: 'EUR',
      source: 'test',
      externalId: 'once',
      at: NOON,
    };
    const moved = await Promise.all(Array.from({ length: 10 }, () => deposit(pool, payment)));
    expect(moved.map(({ balance }) => balance)).toEqual(Array.from({ length: 10 }, () => 1_000));
    expect(moved.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    await expect(deposit(pool, { ...payment, amount: 999 })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    await expect(
      takeOut(pool, { ...payment, amount: 1_001, externalId: 'out' }),
    ).rejects.toMatchObject({ code: 'balance_insufficient' });
    await takeOut(pool, { ...payment, amount: 400, externalId: 'out' });
    expect(await balanceOf(playerId)).toBe(600);
  });

  it('a payment in another currency or to an unknown account is refused', async () => {
    const { accountId } = await fundedAccount(pool, 0);
    const payment = {
      accountId,
      amount: 5,
      currency: 'USD',
      source: 'test',
      externalId: 'x',
      at: NOON,
    };
    await expect(deposit(pool, payment)).rejects.toMatchObject({ code: 'account_unknown' });
    await expect(
      deposit(pool, { ...payment, accountId: '999999999', currency: 'EUR' }),
    ).rejects.toMatchObject({ code: 'account_unknown' });
  });
});

describe('placing', () => {
  it('the ledger accepts exactly one of 50 parallel bets of the whole balance', async () => {
    const owner = await fundedAccount(pool, 5_000);
    const outcomes = await Promise.all(
      Array.from(
        { length: 50 },
        async () => (await placeBets(pool, [singleRequest(owner, { stake: 5_000 })]))[0],
      ),
    );
    expect(outcomes.filter((outcome) => outcome?.outcome === 'placed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome?.outcome === 'insufficient')).toHaveLength(49);
    expect(await balances(pool, owner.playerId)).toMatchObject([{ balance: 0, inPlay: 5_000 }]);
  });

  it('the ledger answers 20 parallel calls with one key by one bet, and refuses the key for another request', async () => {
    const owner = await fundedAccount(pool, 5_000);
    const request = singleRequest(owner, { stake: 100, key: 'the-same-key' });
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () => (await placeBets(pool, [request]))[0]),
    );
    expect(new Set(outcomes.map((outcome) => outcome?.bet)).size).toBe(1);
    expect(outcomes.filter((outcome) => outcome?.outcome === 'placed')).toHaveLength(1);
    expect(await balanceOf(owner.playerId)).toBe(4_900);
    const [other] = await placeBets(pool, [{ ...request, digest: 'other' }]);
    expect(other?.outcome).toBe('key-reused');
  });

  it('the ledger decides each bet of a batch separately', async () => {
    const rich = await fundedAccount(pool, 1_000);
    const poor = await fundedAccount(pool, 10);
    const outcomes = await placeBets(pool, [
      singleRequest(poor, { stake: 11 }),
      singleRequest(rich, { stake: 1_000 }),
      singleRequest({ ...poor, accountId: '1' }, { stake: 1 }),
      singleRequest({ playerId: poor.playerId, accountId: '100001' }, { stake: 1 }),
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      'insufficient',
      'placed',
      'account-unknown',
      'account-unknown',
    ]);
  });

  it('the ledger decides bets of one account in a batch one after the other', async () => {
    const owner = await fundedAccount(pool, 100);
    const request = singleRequest(owner, { stake: 80 });
    const outcomes = await placeBets(pool, [
      request,
      singleRequest(owner, { stake: 80 }),
      request,
      singleRequest(owner, { stake: 20 }),
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      'placed',
      'insufficient',
      'repeated',
      'placed',
    ]);
    expect(outcomes[2]?.bet).toBe(outcomes[0]?.bet);
    expect(await balanceOf(owner.playerId)).toBe(0);
  });

  it('the ledger returns bets of guarded players to be checked', async () => {
    const owner = await fundedAccount(pool, 100);
    await pool.query(
      `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
       VALUES ($1, '', 'DE', 'EUR', 'full', now(), now())`,
      [owner.playerId],
    );
    await pool.query(
      `INSERT INTO player_limit (id, player_id, limit_type, value, currency, state, requested_at, started_at)
       VALUES (gen_random_uuid(), $1, 1, 100, 'EUR', 'ACTIVE', now(), now())`,
      [owner.playerId],
    );
    const request = singleRequest(owner, { stake: 10 });
    expect(await placeBets(pool, [request])).toMatchObject([{ outcome: 'guarded' }]);
    expect(await placeBets(pool, [{ ...request, checked: true }])).toMatchObject([
      { outcome: 'placed' },
    ]);
  });

  it('the placement batcher places the neighbours of a bet that the database refuses', async () => {
    const place = createPlacementBatcher(pool);
    const owners = await Promise.all(Array.from({ length: 40 }, () => fundedAccount(pool, 500)));
    const results = await Promise.allSettled(
      owners.map((owner, at) =>
        // The database refuses a stake of nothing; the batch it is in must not suffer.
        place(singleRequest(owner, { stake: at === 20 ? 0 : 100 })),
      ),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const placed = results.filter(
      (result) => result.status === 'fulfilled' && result.value.outcome === 'placed',
    );
    expect(placed).toHaveLength(39);
  });

  it('the placement batcher places bets of one account by its real balance', async () => {
    const place = createPlacementBatcher(pool);
    const owner = await fundedAccount(pool, 1_000);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => place(singleRequest(owner, { stake: 100 }))),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'placed')).toHaveLength(10);
    expect(await balanceOf(owner.playerId)).toBe(0);
  });
});

describe('settling', () => {
  it('a settlement pays once, however often and however parallel it is reported', async () => {
    const owner = await fundedAccount(pool, 300);
    const [first] = await placeBets(pool, [singleRequest(owner, { stake: 100 })]);
    const [second] = await placeBets(pool, [singleRequest(owner, { stake: 200 })]);
    const settle = {
      kind: 'settlement',
      settlement: { lines: [], adjustments: [] },
      at: NOON,
    } as const;
    const requests = [
      { ...settle, bet: first?.bet ?? '', status: 'won', payout: 250 } as const,
      { ...settle, bet: second?.bet ?? '', status: 'lost', payout: 0 } as const,
    ];
    const ended = await Promise.all(Array.from({ length: 10 }, () => settleBets(pool, requests)));
    expect(ended.flat().toSorted()).toEqual([first?.bet, second?.bet]);
    expect(await balances(pool, owner.playerId)).toMatchObject([{ balance: 250, inPlay: 0 }]);
  });

  it('a settlement books running balances when one batch ends several bets of an account', async () => {
    const owner = await fundedAccount(pool, 300);
    const bets: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const [placed] = await placeBets(pool, [singleRequest(owner, { stake: 100 })]);
      bets.push(placed?.bet ?? '');
    }
    await settleBets(
      pool,
      bets.toReversed().map((bet) => ({
        bet,
        kind: 'settlement' as const,
        status: 'won' as const,
        payout: 150,
        settlement: {},
        at: NOON,
      })),
    );
    expect(await balanceOf(owner.playerId)).toBe(450);
  });

  it('the books are balanced after any sequence of movements', async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('deposit' as const),
        amount: fc.integer({ min: 1, max: 10_000 }),
      }),
      fc.record({
        kind: fc.constant('withdraw' as const),
        amount: fc.integer({ min: 1, max: 10_000 }),
      }),
      fc.record({ kind: fc.constant('bet' as const), amount: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({
        kind: fc.constant('settle' as const),
        amount: fc.integer({ min: 0, max: 30_000 }),
      }),
    );
    let payments = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const { playerId, accountId } = await fundedAccount(pool, 0);
        const open: string[] = [];
        let expected = 0;
        for (const { kind, amount } of steps) {
          payments += 1;
          const payment = {
            accountId,
            amount,
            currency: 'EUR',
            source: 'property',
            at: NOON,
            externalId: String(payments),
          };
          if (kind === 'deposit') {
            expected += amount;
            await deposit(pool, payment);
          } else if (kind === 'withdraw') {
            const isCovered = amount <= expected;
            const attempt = takeOut(pool, payment);
            await (isCovered ? attempt : expect(attempt).rejects.toThrow('not enough'));
            expected -= isCovered ? amount : 0;
          } else if (kind === 'bet') {
            const [placed] = await placeBets(pool, [
              singleRequest({ playerId, accountId }, { stake: amount }),
            ]);
            expect(placed?.outcome).toBe(amount <= expected ? 'placed' : 'insufficient');
            if (amount <= expected) {
              expected -= amount;
              open.push(placed?.bet ?? '');
            }
          } else {
            const bet = open.pop();
            if (bet !== undefined) {
              expected += amount;
              const status = amount > 0 ? ('won' as const) : ('lost' as const);
              await settleBets(pool, [
                { bet, kind: 'settlement', status, payout: amount, settlement: {}, at: NOON },
              ]);
            }
          }
        }
        expect(await balanceOf(playerId)).toBe(expected);
        expect(await ledgerFaults(pool)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});

describe('the database itself', () => {
  it.each(['journal', 'entry', 'audit_log'])(
    'the database refuses to change, delete or empty %s, to its owner too',
    async (table) => {
      await appendAudit(pool, { actor: 'system', action: 'test', subject: 'x', at: NOON });
      await fundedAccount(pool, 5);
      const column = table === 'journal' ? 'source' : table === 'entry' ? 'currency' : 'actor';
      for (const statement of [
        `UPDATE ${table} SET ${column} = 'XXX'`,
        `DELETE FROM ${table}`,
        `TRUNCATE ${table}`,
      ]) {
        await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' });
        // Privileges given back: the triggers remain. The lock comes first: an autovacuum of the table would wait
        // for what GRANT has written, and TRUNCATE for the autovacuum.
        await expect(
          pool.query(
            `BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE;
             GRANT ALL ON ${table} TO CURRENT_USER; ${statement}`,
          ),
        ).rejects.toThrow('is only added to');
        await pool.query('ROLLBACK');
      }
    },
  );

  it('the database refuses a negative balance', async () => {
    const { accountId } = await fundedAccount(pool, 10);
    await expect(
      pool.query('UPDATE account SET balance = -1 WHERE id = $1', [accountId]),
    ).rejects.toMatchObject({ constraint: 'account_not_negative' });
  });

  it('the database refuses entries that do not add up to zero', async () => {
    const { accountId } = await fundedAccount(pool, 10);
    await expect(
      pool.query(
        `WITH written AS (INSERT INTO journal (kind, source, external_id, at)
           VALUES ('deposit', 'test', 'unbalanced', now()) RETURNING id)
         INSERT INTO entry SELECT id, $1, 'EUR', 5, 15 FROM written`,
        [accountId],
      ),
    ).rejects.toMatchObject({ constraint: 'entry_sum_zero' });
  });

  it('the ledger check can find a fault where it usually finds none', async () => {
    const { accountId } = await fundedAccount(pool, 10);
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('UPDATE account SET balance = 11, in_play = 3 WHERE id = $1', [accountId]);
      const faults = await ledgerFaults(client);
      expect(
        faults.filter(({ subject }) => subject === accountId).map(({ fault }) => fault),
      ).toEqual([
        'a balance is not the sum of its entries',
        'the stakes in play are not those of the open bets',
      ]);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});

describe('the audit log', () => {
  it('the audit log shows the first row whose content or place was changed', async () => {
    for (const action of ['a', 'b', 'c']) {
      await appendAudit(pool, { actor: 'system', action, subject: 'x', after: { n: 1 }, at: NOON });
    }
    expect(await firstAuditFault(pool)).toBeUndefined();
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      // As someone would who owns the database and means to cheat.
      await client.query('ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only');
      await client.query('GRANT ALL ON audit_log TO CURRENT_USER');
      await client.query("UPDATE audit_log SET reason = 'other' WHERE position = 2");
      expect(await firstAuditFault(client)).toBe(2);
      await client.query('UPDATE audit_log SET reason = NULL WHERE position = 2');
      expect(await firstAuditFault(client)).toBeUndefined();
      await client.query('DELETE FROM audit_log WHERE position = 2');
      expect(await firstAuditFault(client)).toBe(3);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});

describe('spending', () => {
  it('the spending counts deposits gross, wagers as staked and losses less returns, after the requested moment', async () => {
    const owner = await fundedAccount(pool, 0);
    const { accountId, playerId } = owner;
    const payment = { accountId, currency: 'EUR', source: 'spending' };
    await deposit(pool, { ...payment, amount: 500, externalId: 'old', at: NOON - 10 });
    await deposit(pool, { ...payment, amount: 700, externalId: 'new', at: NOON });
    await takeOut(pool, { ...payment, amount: 100, externalId: 'out', at: NOON });
    const [bet] = await placeBets(pool, [singleRequest(owner, { stake: 300, at: NOON })]);
    await placeBets(pool, [singleRequest(owner, { stake: 200, at: NOON })]);
    await settleBets(pool, [
      {
        bet: bet?.bet ?? '',
        kind: 'settlement',
        status: 'won',
        payout: 450,
        settlement: {},
        at: NOON,
      },
    ]);
    const sum = (counts: 'deposit' | 'wagering' | 'loss', since: number) =>
      spentSince(pool, { playerId, counts, currency: 'EUR', since });
    expect(await sum('deposit', NOON - 11)).toBe(1_200);
    expect(await sum('deposit', NOON - 10)).toBe(700);
    expect(await sum('wagering', NOON - 10)).toBe(500);
    expect(await sum('loss', NOON - 10)).toBe(50);
    expect(await sum('wagering', NOON)).toBe(0);
  });
});
