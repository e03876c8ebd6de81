import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { placeBets } from './bet-money.ts';
import { fundedAccount, singleRequest } from '../../../test/wallet/test-wallet.ts';

const START = Date.UTC(2026, 0, 1);

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase();
}, 60_000);
afterAll(() => test.stop());

async function databaseTime(): Promise<number> {
  const { rows } = await test.pool.query<{ now: string }>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS now',
  );
  return Number(rows[0]?.now) - START * 1000;
}

it('the id of a bet reveals when it was placed, in order, and nothing of other bets', async () => {
  const owner = await fundedAccount(test.pool, 10_000);
  const before = await databaseTime();
  const requests = Array.from({ length: 200 }, () => singleRequest(owner, { stake: 10 }));
  const ids = (await placeBets(test.pool, requests)).map(({ bet }) => Number(bet));
  const after = await databaseTime();
  expect(ids).toEqual(ids.toSorted((left, right) => left - right));
  for (const id of ids) {
    expect(Number.isSafeInteger(id)).toBe(true);
    expect(Math.floor(id / 100)).toBeGreaterThanOrEqual(before);
    expect(Math.floor(id / 100)).toBeLessThanOrEqual(after);
  }
});
