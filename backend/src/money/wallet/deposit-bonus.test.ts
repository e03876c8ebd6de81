import { CONFIGURATION_GROUPS } from '@touchline/contracts/configuration';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { balances } from './accounts.ts';
import { placeBets, settleBets } from './bet-money.ts';
import { endBonuses, giveBonus, listBonuses } from './bonuses.ts';
import { chooseDepositBonus, readDepositBonus } from './deposit-bonus.ts';
import { depositBonusOf, depositBonusOffer } from './deposit-bonus-offer.ts';
import { createDepositWallet } from './deposit-wallet.ts';
import { ledgerFaults } from './ledger-faults.ts';
import { takeOut } from '../../../test/wallet/take-out.ts';
import { fundedAccount, singleRequest } from '../../../test/wallet/test-wallet.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const NOW = Date.UTC(2026, 0, 15, 12);
const DAY = 86_400_000;
const SETTINGS = {
  ...CONFIGURATION_GROUPS.payments.parse({}).firstDepositBonus,
  isOffered: true,
  types: [0],
  minLegs: 1,
  wagerTimes: 2,
};
const OFFER = depositBonusOffer(SETTINGS, 'EUR');
const wallet = createDepositWallet({ clock: () => NOW, bonusSettings: async () => SETTINGS });

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase({ poolSize: 8 });
});
afterAll(() => test.stop());
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

type Owner = Awaited<ReturnType<typeof newPlayer>>;

/** A player who registered with a choice: 0 no bonus, 1 sport, 2 casino. */
async function newPlayer(bonus = 1) {
  const owner = await fundedAccount(test.pool, 0);
  await test.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, bonus,
       terms_accepted_at, registered_at) VALUES ($1, 'x', 'GB', 'EUR', 'one-click', $2, $3, $3)`,
    [owner.playerId, bonus, new Date(NOW)],
  );
  // Whose bets are placed in batches, as those of players who have said who they are.
  await test.pool.query('INSERT INTO person_noted (player_id) VALUES ($1)', [owner.playerId]);
  return owner;
}

function credit({ playerId, accountId }: Owner, amount: number, paymentId = `p-${Math.random()}`) {
  return inTransaction(test.pool, (client) =>
    wallet.creditDeposit(client, { paymentId, playerId, accountId, amount, currency: 'EUR' }),
  );
}

const stateOf = ({ playerId }: Owner, isAskedBefore = true) =>
  readDepositBonus(test.pool, playerId, { offerIn: () => OFFER, isAskedBefore });
const purses = async ({ playerId }: Owner) =>
  Object.fromEntries(
    (await balances(test.pool, playerId)).map(({ type, balance }) => [type, balance]),
  );

async function play({ playerId }: Owner, stake: number, payout: number): Promise<void> {
  const [bonus] = await listBonuses(test.pool, playerId);
  const request = singleRequest({ playerId, accountId: bonus?.accountId ?? '' }, { stake });
  const [placed] = await placeBets(test.pool, [request]);
  await settleBets(test.pool, [
    {
      bet: placed?.bet ?? '',
      kind: 'settlement',
      status: payout > 0 ? 'won' : 'lost',
      payout,
      settlement: { lines: [], adjustments: [] },
      at: NOW + 1,
    },
  ]);
}

describe('the bonus of a first deposit, computed', () => {
  it.each([
    [999, 0],
    [1_000, 1_000],
    [4_321, 4_321],
    [10_000, 10_000],
    [10_001, 10_000],
  ])('the bonus of a first deposit of %d is %d, by 100 %% from 10 to 100', (deposited, bonus) => {
    expect(OFFER && depositBonusOf(OFFER, deposited)).toBe(bonus);
  });

  it('the bonus of a first deposit is whole minor units, never more than the percentage', () => {
    const offer = depositBonusOffer({ ...SETTINGS, percent: 33.33 }, 'EUR');
    expect(offer && depositBonusOf(offer, 1_001)).toBe(333);
  });

  it('the bonus of a first deposit is nothing while disabled, and in currencies that are not listed', () => {
    expect(depositBonusOffer({ ...SETTINGS, isOffered: false }, 'EUR')).toBeUndefined();
    expect(depositBonusOffer(SETTINGS, 'JPY')).toBeUndefined();
  });

  it('the bonus of a first deposit is wagered ten times at most', () => {
    const { payments } = CONFIGURATION_GROUPS;
    const times = (wagerTimes: number) =>
      payments.safeParse({ firstDepositBonus: { wagerTimes } }).success;
    expect([times(10), times(10.5), times(11)]).toEqual([true, false, false]);
  });
});

describe('the bonus of a first deposit', () => {
  it.each([
    [0, 'declined', {}],
    [1, 'available', { 4: 2_000 }],
    [2, 'offered', {}],
  ])(
    'the bonus of a first deposit follows the registration’s choice %d: %s',
    async (choice, state, more) => {
      const owner = await newPlayer(choice);
      expect(await stateOf(owner)).toEqual({ state, offer: OFFER });
      await credit(owner, 2_000);
      expect(await purses(owner)).toEqual({ 0: 2_000, ...more });
      expect((await stateOf(owner)).state).toBe(choice === 1 ? 'given' : 'none');
    },
  );

  it('the bonus of a first deposit is not declined by a player who was never prompted', async () => {
    expect((await stateOf(await newPlayer(0), false)).state).toBe('offered');
  });

  it('the bonus of a first deposit follows the player’s last choice before the deposit', async () => {
    const owner = await newPlayer(0);
    const choose = (accepted: boolean) =>
      chooseDepositBonus(test.pool, { playerId: owner.playerId, accepted, at: NOW });
    await choose(true);
    expect((await stateOf(owner)).state).toBe('available');
    await choose(false);
    expect((await stateOf(owner)).state).toBe('declined');
    await credit(owner, 2_000);
    await choose(true);
    await credit(owner, 3_000);
    expect(await purses(owner)).toEqual({ 0: 5_000 });
    expect((await stateOf(owner)).state).toBe('none');
  });

  it('the bonus of a first deposit is neither offered nor given to a player who has turned bonuses off', async () => {
    const owner = await newPlayer(1);
    const turn = (value: string) =>
      test.pool.query(
        `INSERT INTO player_setting (player_id, id, value, changed_at)
         VALUES ($1, 'isBonusWanted', $2, now())
         ON CONFLICT (player_id, id) DO UPDATE SET value = excluded.value`,
        [owner.playerId, value],
      );
    await turn('false');
    expect(await stateOf(owner)).toEqual({ state: 'none' });
    await turn('true');
    expect((await stateOf(owner)).state).toBe('available');
    await turn('false');
    await credit(owner, 2_000);
    expect(await purses(owner)).toEqual({ 0: 2_000 });
  });

  it('the bonus of a first deposit is used up by a first deposit that is too small for it', async () => {
    const owner = await newPlayer();
    await credit(owner, 999);
    await credit(owner, 5_000);
    expect(await purses(owner)).toEqual({ 0: 5_999 });
  });

  it('the bonus of a first deposit is omitted beside another bonus of the currency, and the deposit is credited', async () => {
    const owner = await newPlayer();
    const { playerId } = owner;
    const terms = { currency: 'EUR', amount: 500, wagerTimes: 1, minLegs: 1, minCoef: '1.50' };
    await giveBonus(
      { pool: test.pool, clock: () => NOW },
      { ...terms, playerId, reference: `gift-${playerId}`, expiresAt: NOW + DAY, actor: 'x' },
    );
    await credit(owner, 2_000);
    expect(await purses(owner)).toEqual({ 0: 2_000, 4: 500 });
  });

  it('the bonus of a first deposit is booked with the deposit or not at all', async () => {
    const owner = await newPlayer();
    const { playerId, accountId } = owner;
    const killed = inTransaction(test.pool, async (client) => {
      const paymentId = 'killed';
      await wallet.creditDeposit(client, {
        paymentId,
        playerId,
        accountId,
        amount: 2_000,
        currency: 'EUR',
      });
      throw new Error('the process was killed before the commit');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await purses(owner)).toEqual({ 0: 0 });
    expect((await stateOf(owner)).state).toBe('available');
    await credit(owner, 2_000, 'killed');
    expect(await purses(owner)).toEqual({ 0: 2_000, 4: 2_000 });
  });

  it('the bonus of a first deposit moves to the player’s own account once it is wagered', async () => {
    const owner = await newPlayer();
    await credit(owner, 2_000);
    await play(owner, 2_000, 3_000);
    expect((await stateOf(owner)).bonus).toMatchObject({ wagered: 2_000, required: 4_000 });
    await play(owner, 2_000, 1_500);
    expect(await stateOf(owner)).toMatchObject({ state: 'given', bonus: { state: 'converted' } });
    expect(await purses(owner)).toEqual({ 0: 4_500, 4: 0 });
  });

  it('the bonus of a first deposit is returned to the house when its days have passed', async () => {
    const owner = await newPlayer();
    await credit(owner, 2_000);
    await endBonuses(test.pool, NOW + 30 * DAY - 1);
    expect((await stateOf(owner)).bonus).toMatchObject({ state: 'active' });
    await endBonuses(test.pool, NOW + 30 * DAY);
    expect((await stateOf(owner)).bonus).toMatchObject({ state: 'ended' });
    expect(await purses(owner)).toEqual({ 0: 2_000, 4: 0 });
  });

  describe('with a withdrawal before it is wagered', () => {
    const withdraw = ({ accountId }: Owner, amount: number, externalId = `w-${Math.random()}`) =>
      takeOut(test.pool, {
        accountId,
        amount,
        externalId,
        currency: 'EUR',
        source: 'payment',
        at: NOW + 5,
      });

    it('the bonus of a first deposit is returned with a withdrawal before it is wagered, and not with one that is refused', async () => {
      const owner = await newPlayer();
      await credit(owner, 2_000);
      await expect(withdraw(owner, 2_001)).rejects.toMatchObject({ code: 'balance_insufficient' });
      expect(await purses(owner)).toEqual({ 0: 2_000, 4: 2_000 });
      await withdraw(owner, 500, `once-${owner.playerId}`);
      await withdraw(owner, 500, `once-${owner.playerId}`);
      expect(await purses(owner)).toEqual({ 0: 1_500, 4: 0 });
      expect((await stateOf(owner)).bonus).toMatchObject({ state: 'ended' });
    });

    it('the bonus of a first deposit withdrawn before it is wagered ends with its open bet', async () => {
      const owner = await newPlayer();
      await credit(owner, 2_000);
      const { accountId } = (await listBonuses(test.pool, owner.playerId))[0] ?? {};
      const { playerId } = owner;
      const [placed] = await placeBets(test.pool, [
        singleRequest({ playerId, accountId: accountId ?? '' }, { stake: 400 }),
      ]);
      await withdraw(owner, 500);
      expect((await stateOf(owner)).bonus).toMatchObject({ state: 'active', balance: 1_600 });
      await settleBets(test.pool, [
        {
          bet: placed?.bet ?? '',
          kind: 'settlement',
          status: 'won',
          payout: 800,
          settlement: { lines: [], adjustments: [] },
          at: NOW + 9,
        },
      ]);
      expect((await stateOf(owner)).bonus).toMatchObject({ state: 'ended' });
      expect(await purses(owner)).toEqual({ 0: 1_500, 4: 0 });
    });
  });

  it('the bonus of a first deposit is given once, for one deposit, however many are confirmed at once and repeated', async () => {
    const payments = fc.array(fc.integer({ min: 1_000, max: 20_000 }), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(payments, fc.integer({ min: 1, max: 3 }), async (amounts, reported) => {
        const owner = await newPlayer();
        const requests = amounts.flatMap((amount, index) =>
          Array.from({ length: reported }, () => [amount, `${owner.playerId}-${index}`] as const),
        );
        await Promise.all(requests.map(([amount, id]) => credit(owner, amount, id)));
        const { 0: main, 4: bonus } = await purses(owner);
        expect(main).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
        expect(amounts.map((amount) => Math.min(amount, 10_000))).toContain(bonus);
        expect(await listBonuses(test.pool, owner.playerId)).toHaveLength(1);
        expect(await ledgerFaults(test.pool)).toEqual([]);
      }),
      { numRuns: Number(process.env['BONUS_RUNS'] ?? 6) },
    );
  });
});
