import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { fundedAccount, singleRequest } from '../../../test/wallet/test-wallet.ts';
import { placeBets, settleBets } from './bet-money.ts';
import { bonusCosts } from './bonus-costs.ts';
import { endBonuses, giveBonus, listBonuses } from './bonuses.ts';
import { moveHouseMoney } from './house-money.ts';
import { ledgerFaults } from './ledger-faults.ts';
import { withdrawBonus } from './withdraw-bonus.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const DAY = 86_400_000;
const test = useTestDatabase();
let now = Date.UTC(2026, 0, 15, 12);

beforeEach(() => {
  // Each test in a month of its own.
  now += 40 * DAY;
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

const costs = (period = { from: now - DAY, to: now + DAY }) => bonusCosts(test.pool, period);

async function give(reference: string, amount = 1_000) {
  const owner = await fundedAccount(test.pool, 700);
  const { playerId } = owner;
  await giveBonus(
    { pool: test.pool, clock: () => now },
    {
      playerId,
      reference: reference.replace('<player>', playerId),
      currency: 'EUR',
      amount,
      wagerTimes: 2,
      minLegs: 1,
      minCoef: '1.50',
      expiresAt: now + DAY,
      actor: 'operator:test',
    },
  );
  const [bonus] = await listBonuses(test.pool, playerId);
  return { playerId, accountId: bonus?.accountId ?? '', bonusId: bonus?.id ?? '' };
}

async function play(
  owner: { readonly playerId: string; readonly accountId: string },
  stake: number,
  payout?: number,
): Promise<void> {
  const [placed] = await placeBets(test.pool, [singleRequest(owner, { stake, at: now })]);
  if (payout !== undefined) {
    await settleBets(test.pool, [
      {
        bet: placed?.bet ?? '',
        kind: 'settlement',
        status: payout > 0 ? 'won' : 'lost',
        payout,
        settlement: { lines: [], adjustments: [] },
        at: now + 1,
      },
    ]);
  }
}

it('bonuses of a name are one row: what was given, wagered, returned, converted and is left', async () => {
  const converted = await give('spring');
  await play(converted, 1_000, 1_600);
  await play(converted, 1_000, 0);
  const givenUp = await give('spring');
  await play(givenUp, 300, 0);
  await withdrawBonus(
    { pool: test.pool, clock: () => now },
    { playerId: givenUp.playerId, bonusId: givenUp.bonusId, actor: 'x' },
  );
  const active = await give('spring');
  await play(active, 250);
  const lost = await give('spring', 400);
  await play(lost, 400, 0);
  const { bonuses, isCut } = await costs();
  expect(bonuses).toEqual([
    {
      name: 'spring',
      currency: 'EUR',
      count: 4,
      active: 1,
      given: 3_400,
      required: 6_800,
      wagered: 2_000 + 300 + 400,
      returned: 700,
      converted: 600,
      remaining: 1_000,
    },
  ]);
  expect(isCut).toBe(false);
});

it('a bonus that is neither returned, converted nor still there was lost in bets to the house', async () => {
  const before = await houseResult();
  for (const [stake, payout] of [
    [200, 0],
    [1_000, 2_400],
    [900, 0],
  ] as const) {
    const owner = await give('mixed');
    await play(owner, stake, payout);
  }
  now += 2 * DAY;
  await endBonuses(test.pool, now);
  const [row] = (await costs({ from: now - 3 * DAY, to: now })).bonuses;
  const { given = 0, returned = 0, converted = 0, remaining = 0 } = row ?? {};
  expect(given - returned - converted - remaining).toBe((await houseResult()) - before);
});

/** What bets have brought the house, from its own account. */
async function houseResult(): Promise<number> {
  const { rows } = await test.pool.query<{ sum: string }>(
    `SELECT coalesce(sum(amount), 0) AS sum FROM entry JOIN account ON account.id = account_id
     WHERE account.kind = 'betting-result'`,
  );
  return Number(rows[0]?.sum);
}

it('the bonuses of first deposits are one name, whoever had them', async () => {
  await give('first-deposit:<player>');
  await give('first-deposit:<player>');
  expect((await costs()).bonuses).toMatchObject([
    { name: 'first-deposit', count: 2, given: 2_000 },
  ]);
});

it('the movements of a period are those of the house account, each kind by its currency', async () => {
  const owner = await give('spring', 1_000);
  await withdrawBonus(
    { pool: test.pool, clock: () => now },
    { playerId: owner.playerId, bonusId: owner.bonusId, actor: 'x' },
  );
  const { accountId } = await fundedAccount(test.pool, 700);
  await moveHouseMoney(test.pool, {
    accountId,
    house: 'promotions',
    kind: 'promotion',
    amount: 500,
    reference: `free-${now}`,
    at: now,
  });
  expect((await costs()).movements).toEqual([
    { kind: 'bonus', currency: 'EUR', count: 1, paid: 1_000, returned: 1_000 },
    { kind: 'promotion', currency: 'EUR', count: 1, paid: 500, returned: 0 },
  ]);
  expect(await costs({ from: now + 1, to: now + DAY })).toEqual({
    movements: [],
    bonuses: [],
    isCut: false,
  });
});
