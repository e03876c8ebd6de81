import { CONFIGURATION_GROUPS } from '@touchline/contracts/configuration';
import type { Bonus } from '@touchline/contracts/money';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { balances } from './accounts.ts';
import { type PlacementRequest, placeBets, resettleBet, settleBets } from './bet-money.ts';
import { type BonusGift, endBonuses, giveBonus, listBonuses } from './bonuses.ts';
import { createDepositWallet } from './deposit-wallet.ts';
import { ledgerFaults } from './ledger-faults.ts';
import { withdrawBonus } from './withdraw-bonus.ts';
import { fundedAccount, singleRequest } from '../../../test/wallet/test-wallet.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const NOW = Date.UTC(2026, 0, 15, 12);
const DAY = 86_400_000;

const test = useTestDatabase();
let owner: Awaited<ReturnType<typeof fundedAccount>>;

beforeEach(async () => {
  owner = await fundedAccount(test.pool, 700);
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

async function give(more: Partial<BonusGift> = {}): Promise<Bonus> {
  const gift: BonusGift = {
    playerId: owner.playerId,
    reference: `welcome-${owner.playerId}`,
    currency: 'EUR',
    amount: 1_000,
    wagerTimes: 2,
    minLegs: 1,
    minCoef: '1.50',
    expiresAt: NOW + DAY,
    actor: 'operator:test',
    ...more,
  };
  await giveBonus({ pool: test.pool, clock: () => NOW }, gift);
  return bonus();
}
const bonus = async () => (await listBonuses(test.pool, owner.playerId))[0] as Bonus;

async function play(
  stake: number,
  end: { readonly payout: number; readonly status?: 'won' | 'lost' | 'refunded' },
  more: Partial<PlacementRequest> = {},
): Promise<string> {
  const { accountId } = await bonus();
  const request = singleRequest({ playerId: owner.playerId, accountId }, { stake, ...more });
  const [placed] = await placeBets(test.pool, [request]);
  const { payout, status = payout > 0 ? 'won' : 'lost' } = end;
  const settlement = { lines: [], adjustments: [] };
  const bet = placed?.bet ?? '';
  await settleBets(test.pool, [
    { bet, kind: 'settlement', status, payout, settlement, at: NOW + 1 },
  ]);
  return bet;
}

/** Corrects the result of a settled bet; without an end it is open again. */
const correct = (bet: string, end?: { readonly payout: number }, at = NOW + 2) =>
  resettleBet(test.pool, {
    bet,
    corrected: end && {
      status: end.payout > 0 ? 'won' : 'lost',
      payout: end.payout,
      settlement: { lines: [], adjustments: [] },
    },
    reason: 'a test',
    at,
  });

const purses = async () =>
  (await balances(test.pool, owner.playerId)).map(({ type, balance }) => [type, balance]);

describe('the reference of a bonus', () => {
  it("the reference of a bonus is the player's own: another player gets a bonus under the same one", async () => {
    await give({ reference: 'welcome' });
    owner = await fundedAccount(test.pool, 700);
    expect(await give({ reference: 'welcome' })).toMatchObject({ balance: 1_000 });
  });

  it('the reference of a bonus is refused for another bonus, also once the first has ended', async () => {
    const { id: bonusId } = await give();
    const { playerId } = owner;
    const reused = { code: 'idempotency_key_reused' };
    await expect(give({ amount: 900 })).rejects.toMatchObject(reused);
    await expect(give({ currency: 'USD' })).rejects.toMatchObject(reused);
    await withdrawBonus({ pool: test.pool, clock: () => NOW }, { playerId, bonusId, actor: 'x' });
    await expect(give({ minLegs: 2 })).rejects.toMatchObject(reused);
    expect(await give()).toMatchObject({ state: 'ended' });
  });
});

describe('a player who takes part in no bonuses', () => {
  const turn = (value: boolean) =>
    test.pool.query(
      `INSERT INTO player_setting (player_id, id, value, changed_at)
       VALUES ($1, 'isBonusWanted', $2, now())
       ON CONFLICT (player_id, id) DO UPDATE SET value = excluded.value`,
      [owner.playerId, JSON.stringify(value)],
    );

  it('a player who has turned bonuses off is given none, keeps the one they have, and is given one again later', async () => {
    await insertOwner();
    await give();
    await turn(false);
    // The repetition of a gift answers as before: it was given.
    expect(await give()).toMatchObject({ balance: 1_000, state: 'active' });
    await expect(give({ reference: 'second', currency: 'USD' })).rejects.toMatchObject({
      code: 'bonus_declined',
    });
    expect(await listBonuses(test.pool, owner.playerId)).toHaveLength(1);
    await turn(true);
    await give({ reference: 'second', currency: 'USD' });
    expect(await listBonuses(test.pool, owner.playerId)).toHaveLength(2);
  });
});

const insertOwner = () =>
  test.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', now(), now()) ON CONFLICT DO NOTHING`,
    [owner.playerId],
  );

describe('a bonus', () => {
  it('a bonus is booked on its own account, once for a reference', async () => {
    expect(await give()).toMatchObject({
      amount: 1_000,
      balance: 1_000,
      required: 2_000,
      wagered: 0,
      minCoef: '1.50',
      state: 'active',
    });
    await give();
    expect(await purses()).toEqual([
      [0, 700],
      [4, 1_000],
    ]);
    await expect(give({ reference: `another-${owner.playerId}` })).rejects.toMatchObject({
      code: 'bad_request',
    });
  });

  it('a bonus becomes the player’s own once enough is wagered and no bet is open', async () => {
    await give();
    await play(1_000, { payout: 1_800 });
    expect(await bonus()).toMatchObject({ wagered: 1_000, balance: 1_800, state: 'active' });
    await play(1_000, { payout: 500, status: 'won' });
    expect(await bonus()).toMatchObject({ wagered: 2_000, balance: 0, state: 'converted' });
    expect(await purses()).toEqual([
      [0, 2_000],
      [4, 0],
    ]);
  });

  it('a bonus in a currency without an account becomes the player’s own in a new one', async () => {
    await give({ currency: 'USD', wagerTimes: 1 });
    await play(1_000, { payout: 1_800 });
    expect(await bonus()).toMatchObject({ balance: 0, state: 'converted' });
    expect(await balances(test.pool, owner.playerId)).toMatchObject([
      { type: 0, currency: 'EUR', balance: 700 },
      { type: 4, currency: 'USD', balance: 0 },
      { type: 9, currency: 'USD', balance: 1_800 },
    ]);
  });

  it('a lost bonus has ended, and the next one may be given', async () => {
    await give();
    await play(1_000, { payout: 0 });
    expect(await bonus()).toMatchObject({ state: 'ended', endedAt: NOW + 1 });
    expect(await give({ reference: `next-${owner.playerId}` })).toMatchObject({ state: 'active' });
  });

  it.each<[string, Partial<BonusGift>, Partial<PlacementRequest>]>([
    ['of another type', { types: [1] }, {}],
    ['with too few legs', { minLegs: 2 }, {}],
    [
      'with a leg below the lowest price',
      {},
      { legs: [{ event: 7, outcome: '7~ft-1x2~home', price: '1.49', facts: {} }] },
    ],
  ])('a bet %s does not count', async (_name, terms, request) => {
    await give(terms);
    await play(100, { payout: 150 }, request);
    expect((await bonus()).wagered).toBe(0);
  });

  it('a refunded bet does not count', async () => {
    await give();
    await play(100, { payout: 100, status: 'refunded' });
    expect((await bonus()).wagered).toBe(0);
  });

  it('a bet that a correction opens again counts once', async () => {
    await give();
    const { accountId } = await bonus();
    const request = singleRequest({ playerId: owner.playerId, accountId }, { stake: 400 });
    const [placed] = await placeBets(test.pool, [request]);
    const bet = placed?.bet ?? '';
    const settlement = { lines: [], adjustments: [] };
    const end = { bet, kind: 'settlement', settlement } as const;
    await settleBets(test.pool, [{ ...end, status: 'lost', payout: 0, at: NOW + 1 }]);
    expect((await bonus()).wagered).toBe(400);
    await resettleBet(test.pool, { bet, corrected: undefined, reason: 'score', at: NOW + 2 });
    await settleBets(test.pool, [{ ...end, status: 'won', payout: 800, at: NOW + 3 }]);
    expect((await bonus()).wagered).toBe(400);
  });

  it('an expired bonus is returned to the house after its last bet', async () => {
    await give();
    const { accountId } = await bonus();
    const open = singleRequest({ playerId: owner.playerId, accountId }, { stake: 400 });
    const [placed] = await placeBets(test.pool, [open]);
    await endBonuses(test.pool, NOW + DAY - 1);
    await endBonuses(test.pool, NOW + DAY);
    expect((await bonus()).state).toBe('active');
    await settleBets(test.pool, [
      {
        bet: placed?.bet ?? '',
        kind: 'settlement',
        status: 'won',
        payout: 800,
        settlement: { lines: [], adjustments: [] },
        at: NOW + DAY + 5,
      },
    ]);
    expect(await bonus()).toMatchObject({ state: 'ended', endedAt: NOW + DAY + 5 });
    expect(await purses()).toEqual([
      [0, 700],
      [4, 0],
    ]);
  });

  it('a bonus without bets is returned to the house at its end', async () => {
    await give();
    await endBonuses(test.pool, NOW + DAY);
    expect(await bonus()).toMatchObject({ state: 'ended', balance: 0 });
  });

  describe('whose bet is corrected after its end', () => {
    it('a bonus whose bet is corrected continues where it was lost by mistake', async () => {
      await give();
      const bet = await play(1_000, { payout: 0 });
      expect(await bonus()).toMatchObject({ state: 'ended' });
      expect(await correct(bet, { payout: 1_800 })).toBe('corrected');
      expect(await bonus()).toMatchObject({ state: 'active', balance: 1_800, wagered: 1_000 });
      await play(1_000, { payout: 900 });
      expect(await bonus()).toMatchObject({ state: 'converted' });
      expect(await purses()).toEqual([
        [0, 2_400],
        [4, 0],
      ]);
    });

    it('a bonus whose bet is corrected is converted once more where it was wagered', async () => {
      await give();
      const bet = await play(1_000, { payout: 1_000 });
      await play(1_000, { payout: 500, status: 'won' });
      expect(await correct(bet, { payout: 1_800 })).toBe('corrected');
      expect(await bonus()).toMatchObject({ state: 'converted' });
      expect((await purses()).at(-1)).toEqual([4, 0]);
    });

    it('a bonus whose bet is corrected is returned to the house where it has expired', async () => {
      await give();
      const bet = await play(1_000, { payout: 0 });
      expect(await correct(bet, { payout: 1_800 }, NOW + 2 * DAY)).toBe('corrected');
      expect(await bonus()).toMatchObject({ state: 'ended' });
      expect(await purses()).toEqual([
        [0, 700],
        [4, 0],
      ]);
    });

    it('a bonus whose bet is corrected is returned to the house where the player gave it up', async () => {
      const { id: bonusId } = await give();
      const bet = await play(400, { payout: 0 });
      const { playerId } = owner;
      await withdrawBonus({ pool: test.pool, clock: () => NOW }, { playerId, bonusId, actor: 'x' });
      expect(await correct(bet, { payout: 800 })).toBe('corrected');
      expect(await bonus()).toMatchObject({ state: 'ended' });
      expect(await purses()).toEqual([
        [0, 700],
        [4, 0],
      ]);
    });

    it('a bonus whose bet is corrected waits for the bet where that is open again', async () => {
      await give();
      const bet = await play(400, { payout: 0 });
      await play(600, { payout: 0 });
      expect(await bonus()).toMatchObject({ state: 'ended' });
      expect(await correct(bet)).toBe('corrected');
      expect(await bonus()).toMatchObject({ state: 'active' });
      const settlement = { lines: [], adjustments: [] };
      await settleBets(test.pool, [
        { bet, kind: 'settlement', status: 'won', payout: 800, settlement, at: NOW + 3 },
      ]);
      expect(await bonus()).toMatchObject({ state: 'active', balance: 800 });
    });
  });

  it('a bonus account accepts no deposits', async () => {
    const { accountId } = await give();
    const wallet = createDepositWallet({
      clock: () => NOW,
      bonusSettings: async () => CONFIGURATION_GROUPS.payments.parse({}).firstDepositBonus,
    });
    const { playerId } = owner;
    expect(await wallet.findAccount(test.pool, { playerId, accountId })).toBeUndefined();
    expect(await wallet.findAccount(test.pool, owner)).toBeDefined();
  });

  describe('withdrawn before its end', () => {
    const withdraw = (bonusId: string, playerId = owner.playerId) =>
      withdrawBonus(
        { pool: test.pool, clock: () => NOW },
        { playerId, bonusId, actor: 'operator:test' },
      );

    it('a withdrawn bonus returns its remaining money, once, and leaves the player’s own money alone', async () => {
      const { id } = await give();
      await withdraw(id);
      await withdraw(id);
      expect(await bonus()).toMatchObject({ state: 'ended', balance: 0, endedAt: NOW });
      expect(await purses()).toEqual([
        [0, 700],
        [4, 0],
      ]);
    });

    it('a bonus cannot be withdrawn while a bet of it is open', async () => {
      const { id, accountId } = await give();
      await placeBets(test.pool, [
        singleRequest({ playerId: owner.playerId, accountId }, { stake: 400 }),
      ]);
      await expect(withdraw(id)).rejects.toMatchObject({ code: 'bonus_in_play' });
      expect(await bonus()).toMatchObject({ state: 'active', balance: 600 });
    });

    it('a bonus of another player cannot be withdrawn', async () => {
      const { id } = await give();
      await expect(withdraw(id, '99999999')).rejects.toMatchObject({ code: 'not_found' });
    });
  });
});
