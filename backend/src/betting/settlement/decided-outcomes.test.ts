import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { placeAtPrices } from '../../../test/betting/place-at-prices.ts';
import {
  silentLog,
  startTestDatabase,
  type TestDatabase,
} from '../../../test/database/test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { correctResults } from './correct-results.ts';
import { createSettlement } from './settlement.ts';
import { createSettlementJob, type DeclaredOutcomes } from './settlement-job.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const EVENT = 140_737_518_355_329;
const outcome = (code: string) => `${EVENT}~ft-1x2~${code}`;

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase({ poolSize: 4 });
});
afterAll(() => test.stop());

function declared(winner: string, isCorrection: boolean): DeclaredOutcomes {
  const outcomes = ['home', 'draw', 'away'].map((code) => ({
    outcomeId: outcome(code),
    result: code === winner ? ('won' as const) : ('lost' as const),
  }));
  return { eventId: EVENT, isCorrection, outcomes };
}

/** The job over a source that declares what the test says. */
function startJob(options: { readonly failures?: number } = {}) {
  const { pool } = test;
  const clock = createTestClock().now;
  const settlement = createSettlement({ pool, clock, log: silentLog });
  let declare = (_decided: DeclaredOutcomes): void => undefined;
  let { failures = 0 } = options;
  const job = createSettlementJob({
    settlement,
    log: silentLog,
    correct: (correction) => {
      failures -= 1;
      return failures >= 0
        ? Promise.reject(new Error('the database is away'))
        : correctResults({ pool, clock, settlement }, correction);
    },
    results: {
      onResult: () => () => undefined,
      resultOf: () => Promise.resolve(undefined),
      onDecided: (listener) => {
        declare = listener;
        return () => undefined;
      },
    },
  });
  job.start();
  return { job, declare: (decided: DeclaredOutcomes) => declare(decided) };
}

async function balanceOf({ accountId }: { readonly accountId: string }): Promise<number> {
  const { rows } = await test.pool.query<{ balance: string }>(
    'SELECT balance FROM account WHERE id = $1',
    [accountId],
  );
  return Number(rows[0]?.balance);
}

it('outcomes that a source declares settle bets once, and a correction settles them again, also one that failed at first', async () => {
  const owner = await fundedAccount(test.pool, 2_000);
  const { pool } = test;
  const now = createTestClock().now;
  for (const [key, code] of [
    ['on-home', 'home'],
    ['on-draw', 'draw'],
  ] as const) {
    await placeAtPrices({ pool, now, owner, key, legs: [[outcome(code), '3.00']] });
  }
  expect(await balanceOf(owner)).toBe(0);
  const { job, declare } = startJob({ failures: 1 });
  try {
    declare(declared('home', false));
    declare(declared('home', false));
    await vi.waitFor(async () => expect(await balanceOf(owner)).toBe(3_000));
    declare(declared('draw', true));
    await job.catchUp();
    await vi.waitFor(async () => {
      const { rows } = await pool.query<{ status: string }>(
        `SELECT status FROM bet WHERE player_id = $1 ORDER BY idempotency_key`,
        [owner.playerId],
      );
      expect(rows.map(({ status }) => status)).toEqual(['won', 'lost']);
    });
    expect(await balanceOf(owner)).toBe(3_000);
    const faults = await pool.query('SELECT * FROM ledger_faults()');
    expect(faults.rows).toEqual([]);
    const { rows } = await pool.query<{ actor: string }>(
      `SELECT DISTINCT actor FROM audit_log WHERE action = 'result.correct'`,
    );
    expect(rows).toEqual([{ actor: 'feed' }]);
  } finally {
    await job.stop();
  }
});
