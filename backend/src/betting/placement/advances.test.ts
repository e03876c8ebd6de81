import type { Bet, PlaceBet } from '@touchline/contracts/betting';
import type { Grade } from '@touchline/domain/markets';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../../test/database/test-database.ts';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { balances } from '../../money/wallet/accounts.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { deposit } from '../../money/wallet/payment-movements.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { advanceCover, mostOwed } from './advances.ts';
import { findBet } from '../bets/bet-store.ts';
import { givePromoCode } from '../promo-codes/give-promo-code.ts';
import { BettingSettings } from './betting-settings.ts';
import { createCashOuts } from '../cash-out/cash-out.ts';
import { createCostMemo } from '../cash-out/cost-memo.ts';
import { createBetChanges } from '../cash-out/change-bet.ts';
import { createPlaceBet, type PlaceBetService } from './place-bet.ts';
import { createSettlement, type Settlement } from '../settlement/settlement.ts';
import { createTestBook } from '../../../test/betting/test-book.ts';
import { OPEN_GUARD } from '../../../test/betting/open-guard.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const quoteSecret = new TextEncoder().encode('secret');

const test = useTestDatabase();
let clock: ReturnType<typeof createTestClock>;
let book: ReturnType<typeof createTestBook>;
let settings: BettingSettings;
let placeBet: PlaceBetService;
let settlement: Settlement;
let owner: Awaited<ReturnType<typeof fundedAccount>>;
let event = 50_000;
let keys = 0;

beforeEach(async () => {
  clock = createTestClock();
  book = createTestBook();
  settings = BettingSettings.parse({
    prepaid: { isOffered: true, percent: 50 },
    cashOut: { marginPercent: 0 },
  });
  settlement = createSettlement({ pool: test.pool, clock: clock.now, log: silentLog });
  placeBet = createPlaceBet({
    pool: test.pool,
    clock: clock.now,
    book,
    settings: () => settings,
    guard: OPEN_GUARD,
    pause: async () => undefined,
  });
  owner = await fundedAccount(test.pool, 1_000);
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

async function place(requested: Partial<PlaceBet> = {}): Promise<Bet> {
  keys += 1;
  event += 1;
  const outcomeId = `${event}~ft-1x2~home`;
  book.offer(outcomeId, { price: '2.00' });
  const payload: PlaceBet = {
    accountId: owner.accountId,
    typeId: 0,
    amount: 1_000,
    bets: [{ outcomeId, price: '2.00' }],
    changeCoefAction: 0,
    ...requested,
  };
  const { playerId } = owner;
  return (await placeBet({ playerId, idempotencyKey: `prepaid-${keys}`, payload })).bet;
}

async function settle(bet: Bet, result: Grade): Promise<Bet> {
  await settlement.settleLegs(bet.legs[0]?.eventId ?? 0, () => ({ result }));
  return find(bet);
}
const find = async ({ id: betId }: Bet) =>
  (await findBet(test.pool, { playerId: owner.playerId, betId })) as Bet;
const balance = async () => (await balances(test.pool, owner.playerId))[0]?.balance;
async function room() {
  const cover = await advanceCover(
    { pool: test.pool, book, settings, memo: createCostMemo() },
    owner.accountId,
  );
  return { most: mostOwed(cover), owed: cover.owed };
}
/** Changes a bet into a single on another event. */
async function change(bet: Bet): Promise<Bet> {
  const shared = { pool: test.pool, clock: clock.now, book, settings: () => settings, quoteSecret };
  const costs = await createCashOuts(shared).costs(owner.playerId);
  const { quote = '', amount = 0 } = costs.find(({ betId }) => betId === bet.id) ?? {};
  keys += 1;
  event += 1;
  const outcomeId = `${event}~ft-1x2~home`;
  book.offer(outcomeId, { price: '2.00' });
  const changed = await createBetChanges({ ...shared, guard: OPEN_GUARD })({
    playerId: owner.playerId,
    betId: bet.id,
    key: `prepaid-change-${keys}`,
    requested: {
      quote,
      amount,
      typeId: 0,
      bets: [{ outcomeId, price: '2.00' }],
      changeCoefAction: 0,
    },
  });
  return changed.bet;
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'placed',
    ({ code }: { code: string }) => code,
  );

describe('an advance', () => {
  it('an advance requested again with its key returns the same bet, and is lent once', async () => {
    const open = await place();
    event += 1;
    const outcomeId = `${event}~ft-1x2~home`;
    book.offer(outcomeId, { price: '2.00' });
    const { playerId, accountId } = owner;
    const payload: PlaceBet = {
      accountId,
      typeId: 0,
      amount: 200,
      prepaidAmount: 200,
      bets: [{ outcomeId, price: '2.00' }],
      changeCoefAction: 0,
    };
    const requested = { playerId, idempotencyKey: `again-${playerId}`, payload };
    // There is room for a second one: only the key prevents it.
    expect(open.stake).toBe(1_000);
    const first = await placeBet(requested);
    expect((await placeBet(requested)).bet).toEqual(first.bet);
    expect((await room()).owed).toBe(200);
  });

  it('an advance is a share of the current value of the open bets', async () => {
    expect(await room()).toEqual({ most: 0, owed: 0 });
    const bet = await place();
    expect(await room()).toEqual({ most: 500, owed: 0 });
    book.offer(bet.legs[0]?.outcomeId ?? '', { price: '1.25' });
    expect(await room()).toEqual({ most: 800, owed: 0 });
    book.offer(bet.legs[0]?.outcomeId ?? '', { status: 'suspended' });
    expect(await room()).toEqual({ most: 0, owed: 0 });
  });

  it('an advance pays for a bet without money, and leaves less for another one', async () => {
    await place();
    const bet = await place({ amount: 300, prepaidAmount: 300 });
    expect(bet).toMatchObject({ stake: 300, terms: { prepaidAmount: 300 } });
    expect(await balance()).toBe(0);
    expect(await room()).toEqual({ most: 500, owed: 300 });
    expect(await codeOf(place({ amount: 201, prepaidAmount: 201 }))).toBe('prepaid_unavailable');
    expect(await codeOf(place({ amount: 200, prepaidAmount: 200 }))).toBe('placed');
  });

  it('an advance is repaid first from what its own bet or any other returns', async () => {
    const covering = await place();
    const bet = await place({ amount: 300, prepaidAmount: 300 });
    await settle(bet, 'won');
    expect(await balance()).toBe(300);
    expect(await room()).toEqual({ most: 500, owed: 0 });
    await settle(covering, 'won');
    expect(await balance()).toBe(2_300);
  });

  it('an advance is repaid by a covering bet while its own is open or after it is lost', async () => {
    const first = await place();
    const open = await place({ amount: 300, prepaidAmount: 300 });
    await settle(first, 'won');
    expect(await balance()).toBe(1_700);
    await settle(open, 'lost');
    expect(await balance()).toBe(1_700);

    const covering = await place();
    await settle(await place({ amount: 400, prepaidAmount: 400 }), 'lost');
    await settle(covering, 'won');
    expect(await balance()).toBe(2_300);
  });

  it('an advance is repaid from the cash-out of a covering bet, or of a part of it', async () => {
    const covering = await place();
    await place({ amount: 300, prepaidAmount: 300 });
    const shared = {
      pool: test.pool,
      clock: clock.now,
      book,
      settings: () => settings,
      quoteSecret,
    };
    const cashOuts = createCashOuts(shared);
    const costs = await cashOuts.costs(owner.playerId);
    const cost = costs.find(({ betId }) => betId === covering.id);
    const { quote = '', amount = 0 } = cost ?? {};
    const sale = { playerId: owner.playerId, betId: covering.id, key: 'sale-part' };
    await cashOuts.sell({ ...sale, requested: { quote, amount, stake: 200 } });
    expect(await balance()).toBe(0);
    expect((await room()).owed).toBe(100);
  });

  it('an advance is never repaid from deposits', async () => {
    await place();
    await place({ amount: 300, prepaidAmount: 300 });
    await deposit(test.pool, {
      accountId: owner.accountId,
      amount: 900,
      currency: 'EUR',
      source: 'test',
      externalId: `prepaid-deposit-${keys}`,
      at: clock.now(),
    });
    expect(await balance()).toBe(900);
    expect((await room()).owed).toBe(300);
  });
});

describe('a changed bet', () => {
  it('a changed bet carries its advance along, and covers no other one', async () => {
    await place();
    const lent = await place({ amount: 300, prepaidAmount: 300 });
    const changed = await change(lent);
    expect(await room()).toEqual({ most: 500, owed: 300 });
    await settle(changed, 'won');
    expect(await room()).toEqual({ most: 500, owed: 0 });
    expect(await balance()).toBe(300);
  });

  it('a changed bet repays nothing, since its value is staked again', async () => {
    owner = await fundedAccount(test.pool, 1_400);
    const covering = await place();
    await place({ amount: 300, prepaidAmount: 300 });
    await change(covering);
    expect(await balance()).toBe(400);
    expect(await room()).toEqual({ most: 500, owed: 300 });
  });
});

describe('an advance that is no longer covered', () => {
  it('a bet whose advance is no longer covered is void: the lent part is returned to the house, the rest to the player', async () => {
    owner = await fundedAccount(test.pool, 1_060);
    const covering = await place();
    const bet = await place({ amount: 360, prepaidAmount: 300 });
    expect(await balance()).toBe(0);
    await settle(covering, 'lost');
    expect(await find(bet)).toMatchObject({ status: 'refunded', endedBy: 'void', payout: 360 });
    expect(await balance()).toBe(60);
    expect(await room()).toEqual({ most: 0, owed: 0 });
  });

  it('a free bet answers for no advance: the house paid it', async () => {
    const own = await place({ amount: 600 });
    const lent = await place({ amount: 400, prepaidAmount: 300 });
    await givePromoCode(
      { pool: test.pool, clock: clock.now },
      {
        promo: {
          code: 'FREE-1',
          kind: 'free-bet',
          currency: 'EUR',
          amount: 400,
          expiresAt: clock.now() + 3_600_000,
        },
        playerId: owner.playerId,
        actor: 'operator:test',
      },
    );
    const free = await place({ amount: 400, promoCode: 'FREE-1' });
    expect(await room()).toEqual({ most: 300, owed: 300 });
    await settle(own, 'lost');
    expect([(await find(lent)).status, (await find(free)).status]).toEqual(['refunded', 'open']);
    expect(await room()).toEqual({ most: 0, owed: 0 });
  });

  it('the house writes off an advance on a lost bet that nothing covers any more', async () => {
    const covering = await place();
    await settle(await place({ amount: 300, prepaidAmount: 300 }), 'lost');
    expect((await room()).owed).toBe(300);
    await settle(covering, 'lost');
    expect(await balance()).toBe(0);
    expect((await room()).owed).toBe(0);
  });
});

describe('an advance is refused', () => {
  it.each<[string, Partial<PlaceBet>]>([
    ['beyond what the bets answer for', { amount: 501, prepaidAmount: 501 }],
    ['larger than the stake', { amount: 100, prepaidAmount: 101 }],
    ['for multiple singles', { typeId: 9, amount: 100, prepaidAmount: 100 }],
  ])('an advance %s is refused', async (_name, requested) => {
    await place();
    expect(await codeOf(place(requested))).toBe('prepaid_unavailable');
  });

  it('an advance is refused where the site offers none', async () => {
    await place();
    settings = BettingSettings.parse({});
    expect(await codeOf(place({ amount: 100, prepaidAmount: 100 }))).toBe('prepaid_unavailable');
  });

  it('the second of two simultaneous advances that exceed the room together is refused', async () => {
    await place();
    const requested = { amount: 400, prepaidAmount: 400 };
    const answers = await Promise.all([codeOf(place(requested)), codeOf(place(requested))]);
    expect(answers.toSorted()).toEqual(['placed', 'prepaid_unavailable']);
  });
});
