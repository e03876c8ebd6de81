import { afterEach, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { MONEY_ACTS } from './money-acts.ts';
import { runMoney } from './money-run.ts';

let test: TestDatabase | undefined;
afterEach(() => test?.stop());

/** `npm run soak` does ten thousand. */
const ACTS = Number(process.env['MONEY_ACTS'] ?? 400);
const SEED = Number(process.env['MONEY_SEED'] ?? 20_260_115);

it(`the books agree after ${ACTS} random bets, promotions, advances, bonuses, cash-outs, changes and corrections`, async () => {
  test = await startTestDatabase();
  const { done, refused, faults } = await runMoney({ pool: test.pool, seed: SEED, acts: ACTS });
  expect(faults).toEqual([]);
  // The run was one: everything came through at times, and money and rules stood in the way.
  for (const [name] of MONEY_ACTS) expect(done[name] ?? 0, name).toBeGreaterThan(0);
  expect(refused['balance_insufficient'] ?? 0).toBeGreaterThan(0);
}, 120_000);
