import { randomUUID } from 'node:crypto';
import { DAY } from '@touchline/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { closeTask, listTasks, raiseTask, taskStates } from '../../operator/tasks/tasks.ts';
import type { PaymentProvider, StatementLine } from '../payments/provider.ts';
import { createTestStatement } from '../payments/test-provider/test-statement.ts';
import { openAccount } from '../wallet/accounts.ts';
import { deposit, finishWithdrawal, reserveWithdrawal } from '../wallet/payment-movements.ts';
import { listReconciledDays } from './reconciled-days.ts';
import { createReconciliation } from './reconciliation.ts';

const NOON = 12 * 3_600_000;
const PLAYER = '31000001';
let database: TestDatabase;
let account: string;
let clock: ReturnType<typeof createTestClock>;
let lines: StatementLine[];
let statement: () => Promise<readonly StatementLine[]>;
const onFailure = vi.fn();
/** The beginning of the day that is compared first. */
let day = Date.UTC(2026, 0, 15);

beforeAll(async () => {
  database = await startTestDatabase();
  await database.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', now(), now())`,
    [PLAYER],
  );
  account = await openAccount(database.pool, { playerId: PLAYER, currency: 'EUR' });
});
afterAll(() => database.stop());
beforeEach(async () => {
  // Each test has days of its own.
  day += 100 * DAY;
  clock = createTestClock(day + DAY + 2 * 3_600_000);
  lines = [];
  statement = async () => lines;
  onFailure.mockClear();
  await database.pool.query('TRUNCATE payment_reconciliation');
  for (const { id } of await open()) {
    await closeTask(database.pool, { id }, { actor: 'test', at: clock.now() });
  }
});

function reconciliation() {
  const provider = {
    id: 'bank',
    statement: async () => statement(),
  } as unknown as PaymentProvider;
  const { pool } = database;
  return createReconciliation({
    pool,
    clock: clock.now,
    providers: [provider],
    raiseTask,
    onFailure,
  });
}

async function open() {
  return (await listTasks(database.pool, { state: 'open' })).tasks;
}
const differences = async () => (await open()).map(({ detail }) => detail['difference']);

async function reconciledDays(): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ day: string }>(
    'SELECT day::text FROM payment_reconciliation ORDER BY day',
  );
  return rows.map((row) => row.day);
}

/** A payment of ours that the ledger has booked at a moment. */
async function book(kind: 'deposit' | 'withdrawal', amount: number, at: number): Promise<string> {
  const id = randomUUID();
  const { pool } = database;
  await pool.query(
    `INSERT INTO payment (id, player_id, account_id, kind, status, provider, method_id, currency,
       amount, idempotency_key, request_digest, language, created_at, updated_at)
     VALUES ($1, $2, $3, $4, 'succeeded', 'bank', 'card', 'EUR', $5, $6, '', 'en', $7, $7)`,
    [id, PLAYER, account, kind, amount, id, new Date(at)],
  );
  const movement = { accountId: account, amount, currency: 'EUR', externalId: id, at };
  if (kind === 'deposit') {
    await deposit(pool, { ...movement, source: 'payment' });
  } else {
    await reserveWithdrawal(pool, { ...movement, source: 'payment' });
    await finishWithdrawal(pool, { ...movement, isPaid: true });
  }
  return id;
}

const stated = (paymentId: string, change: Partial<StatementLine> = {}): StatementLine => ({
  paymentId,
  kind: 'deposit',
  amount: 1_000,
  currency: 'EUR',
  at: day + NOON,
  ...change,
});

describe('the daily comparison with a provider', () => {
  it('a day on which both books agree raises nothing, also across midnight', async () => {
    const late = await book('deposit', 1_000, day + DAY + 60_000);
    const early = await book('deposit', 1_000, day + NOON);
    const paid = await book('withdrawal', 500, day + NOON);
    lines = [
      stated(late, { at: day + DAY - 60_000 }),
      stated(early, { at: day - 60_000 }),
      stated(paid, { kind: 'payout', amount: 500 }),
    ];
    await reconciliation()();
    expect(await open()).toEqual([]);
    expect(await reconciledDays()).toEqual([new Date(day).toISOString().slice(0, 10)]);
  });

  it('a lost callback, a payout nobody made and another amount each become one task', async () => {
    const lost = randomUUID();
    const unpaid = await book('deposit', 3_000, day + NOON);
    const less = await book('deposit', 1_000, day + NOON);
    lines = [stated(lost), stated(less, { amount: 900 })];
    await reconciliation()();
    expect((await differences()).toSorted()).toEqual(['amount', 'not-booked', 'not-moved']);
    const task = (await open()).find(({ subject }) => subject.includes(unpaid));
    expect(task?.detail).toMatchObject({ provider: 'bank', booked: '30.00 EUR', moved: '–' });
    // The next instance, or the next call, finds the day done.
    await reconciliation()();
    expect(await open()).toHaveLength(3);
  });

  it('a provider that fails is asked again ten minutes later, and its day is not lost', async () => {
    const working = statement;
    statement = async () => {
      throw new Error('down');
    };
    const reconcile = reconciliation();
    await reconcile();
    await reconcile();
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(await reconciledDays()).toEqual([]);
    statement = working;
    clock.advance(600_000);
    await reconcile();
    expect(await reconciledDays()).toHaveLength(1);
  });

  it('a site that was off compares the days in between, once each', async () => {
    const reconcile = reconciliation();
    await reconcile();
    clock.advance(3 * DAY);
    await Promise.all([reconcile(), reconciliation()()]);
    expect(await reconciledDays()).toHaveLength(4);
    // A day that is not over for an hour waits.
    clock.advance(DAY - 90 * 60_000);
    await reconcile();
    expect(await reconciledDays()).toHaveLength(4);
  });

  it('the days are listed for operators, newest first, with both books and the states of the tasks', async () => {
    const less = await book('deposit', 1_000, day + NOON);
    lines = [stated(less, { amount: 900 })];
    const reconcile = reconciliation();
    await reconcile();
    clock.advance(DAY);
    lines = [];
    await reconcile();
    const list = (more: { cursor?: string; onlyDifferences?: boolean } = {}) =>
      listReconciledDays(database.pool, {
        onlyDifferences: false,
        ...more,
        taskStates: (subjects) =>
          taskStates(database.pool, { kind: 'payment-difference', subjects }),
      });
    const { days } = await list();
    expect(days.map(({ differenceCount }) => differenceCount)).toEqual([0, 1]);
    const [differing] = (await list({ onlyDifferences: true })).days;
    const difference = {
      paymentId: less,
      movement: 'deposit',
      difference: 'amount',
      currency: 'EUR',
      booked: 1_000,
      moved: 900,
    };
    expect(differing).toMatchObject({
      provider: 'bank',
      day: new Date(day).toISOString().slice(0, 10),
      lines: 1,
      differences: [{ ...difference, task: 'open' }],
      totals: [{ movement: 'deposit', currency: 'EUR', booked: 1_000, moved: 900 }],
    });
    for (const { id } of await open()) {
      await closeTask(database.pool, { id }, { actor: 'test', at: clock.now() });
    }
    expect((await list({ onlyDifferences: true })).days[0]?.differences).toEqual([
      { ...difference, task: 'closed' },
    ]);
    const newest = `${days[0]?.day}_bank`;
    expect((await list({ cursor: newest })).days).toEqual([
      expect.objectContaining({ day: differing?.day }),
    ]);
  });

  it('the test provider states what it took, sent back and paid out', async () => {
    const id = randomUUID();
    await database.pool.query(
      `INSERT INTO test_provider_charge (id, payment_id, method_id, amount, currency, language, return_success,
         return_fail, return_cancel, outcome, expires_at, decided_at, refunded_at)
       VALUES ($1, $1, 'test-card', 700, 'EUR', 'en', '', '', '', 'succeeded', $2, $2, $3)`,
      [id, new Date(day + NOON), new Date(day + NOON + 1)],
    );
    const own = await createTestStatement(database.pool)({ from: day, until: day + DAY });
    expect(own.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['deposit', 700],
      ['refund', 700],
    ]);
  });
});
