import type { Bet, ChangeBet } from '@touchline/contracts/betting';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../../test/database/test-database.ts';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { balances } from '../../money/wallet/accounts.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { findBet } from '../bets/bet-store.ts';
import { listBets } from '../bets/list-bets.ts';
import { BettingSettings } from '../placement/betting-settings.ts';
import { findOpenBet, quoteOf } from './cash-out-quote.ts';
import { type BetChange, createBetChanges } from './change-bet.ts';
import { createCostMemo } from './cost-memo.ts';
import { createPlaceBet, type PlaceBetService } from '../placement/place-bet.ts';
import { powerBetOffer } from '../placement/power-bet.ts';
import { createSettlement, type Settlement } from '../settlement/settlement.ts';
import { createTestBook } from '../../../test/betting/test-book.ts';
import { OPEN_GUARD } from '../../../test/betting/open-guard.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const quoteSecret = new TextEncoder().encode('secret');
const memo = createCostMemo();

const test = useTestDatabase();
let clock: ReturnType<typeof createTestClock>;
let book: ReturnType<typeof createTestBook>;
let placeBet: PlaceBetService;
let settlement: Settlement;
let changeBet: ReturnType<typeof createBetChanges>;
let owner: Awaited<ReturnType<typeof fundedAccount>>;
let pause: () => Promise<void>;
let event = 30_000;
let keys = 0;

const settings = BettingSettings.parse({ cashOut: { marginPercent: 5 } });

beforeEach(async () => {
  event += 10;
  clock = createTestClock();
  book = createTestBook();
  pause = async () => undefined;
  const shared = {
    pool: test.pool,
    clock: clock.now,
    book,
    settings: () => settings,
    quoteSecret,
    guard: OPEN_GUARD,
    pause: () => pause(),
  };
  placeBet = createPlaceBet(shared);
  changeBet = createBetChanges(shared);
  settlement = createSettlement({ pool: test.pool, clock: clock.now, log: silentLog });
  owner = await fundedAccount(test.pool, 10_000);
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

function offer(at: number, price: string, more: { readonly isLive?: boolean } = {}) {
  const outcomeId = `${event + at}~ft-1x2~home`;
  book.offer(outcomeId, { price, ...more });
  return { outcomeId, price };
}

async function place(prices: readonly string[]): Promise<Bet> {
  keys += 1;
  const payload = {
    accountId: owner.accountId,
    typeId: prices.length > 1 ? 1 : 0,
    amount: 1_000,
    bets: prices.map((price, at) => offer(at, price)),
    changeCoefAction: 0 as const,
  };
  return (await placeBet({ playerId: owner.playerId, idempotencyKey: `new-${keys}`, payload })).bet;
}

const own = (bet: Bet) => ({ playerId: owner.playerId, betId: bet.id });
const find = async (bet: Bet) => (await findBet(test.pool, own(bet))) as Bet;
const balance = async () => (await balances(test.pool, owner.playerId))[0];
const priced = () => ({ book, settings, memo, quoteSecret, now: clock.now() });

async function requestOf(bet: Bet, more: Partial<ChangeBet>): Promise<BetChange> {
  keys += 1;
  const key = `change-${keys}`;
  const { quote = '', amount = 0 } = quoteOf(await findOpenBet(test.pool, own(bet)), priced());
  const requested = { quote, amount, typeId: 0, bets: [], changeCoefAction: 0 as const, ...more };
  return { ...own(bet), key, requested };
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'changed',
    ({ code }: { code: string }) => code,
  );

describe('an edited bet', () => {
  it('an edited bet stakes the value of the old bet on the new legs, and the two refer to each other', async () => {
    const bet = await place(['2.00', '3.00']);
    const bets = [{ outcomeId: `${event}~ft-1x2~home`, price: '2.00' }, offer(5, '1.50')];
    const answer = await changeBet(await requestOf(bet, { typeId: 1, bets }));
    expect(answer.bet).toMatchObject({
      stake: 950,
      totalOdds: '3.000',
      status: 'open',
      terms: { changedFrom: bet.id },
    });
    expect(answer.balance).toBe(9_000);
    expect(await find(bet)).toMatchObject({
      endedBy: 'cash-out',
      payout: 950,
      changedInto: answer.bet.id,
    });
    expect(await balance()).toMatchObject({ balance: 9_000, inPlay: 950 });
  });

  it('a leg that has won is part of the value and may be left out', async () => {
    const bet = await place(['2.00', '3.00']);
    await settlement.settleLegs(event, () => ({ result: 'won' }));
    const requested = await requestOf(bet, {
      bets: [{ outcomeId: `${event + 1}~ft-1x2~home`, price: '3.00' }],
    });
    expect(requested.requested.amount).toBe(1_900);
    expect((await changeBet(requested)).bet).toMatchObject({ typeId: 0, stake: 1_900 });
  });

  it('an edited bet is settled by its own legs', async () => {
    const bet = await place(['2.00', '3.00']);
    const { bet: changed } = await changeBet(await requestOf(bet, { bets: [offer(5, '4.00')] }));
    await settlement.settleLegs(event, () => ({ result: 'lost' }));
    await settlement.settleLegs(event + 5, () => ({ result: 'won' }));
    expect(await find(changed)).toMatchObject({ status: 'won', payout: 3_800 });
    expect(await balance()).toMatchObject({ balance: 12_800, inPlay: 0 });
  });
});

describe('a power bet', () => {
  it('a power bet offers the value, the legs at current prices and the amount that may be added', async () => {
    const bet = await place(['2.00', '3.00']);
    offer(0, '1.60');
    const open = await findOpenBet(test.pool, own(bet));
    expect(powerBetOffer(open, { ...priced(), limits: { most: 50_000 } })).toMatchObject({
      cost: { amount: 1_187 },
      typeId: 1,
      bets: [{ price: '1.60' }, { price: '3.00' }],
      leastAddition: 1,
      mostAddition: 48_813,
    });
    expect(powerBetOffer(open, { ...priced(), limits: { least: 1_500 } })).toMatchObject({
      leastAddition: 313,
    });
  });

  it('a power bet is not offered once a leg is decided, or while a price is missing', async () => {
    const bet = await place(['2.00', '3.00']);
    const offered = async () =>
      powerBetOffer(await findOpenBet(test.pool, own(bet)), { ...priced(), limits: {} });
    book.offer(`${event}~ft-1x2~home`, { status: 'suspended' });
    expect(await offered()).toMatchObject({ refusal: 'market-suspended' });
    await settlement.settleLegs(event, () => ({ result: 'won' }));
    expect(await offered()).toMatchObject({ refusal: 'leg-decided', cost: { amount: 1_900 } });
  });

  it('a power bet puts the addition on top of the value, on the same legs', async () => {
    const bet = await place(['2.00']);
    const power = await requestOf(bet, { addition: 550, bets: [offer(0, '2.00')] });
    const answer = await changeBet(power);
    expect(answer).toMatchObject({
      balance: 8_450,
      bet: { stake: 1_500, possibleReturn: 3_000 },
    });
  });
});

describe('the two bets of a change', () => {
  it('a change that is refused leaves the bet and the money as they were', async () => {
    const bet = await place(['2.00']);
    const before = await balance();
    const dear = await requestOf(bet, { addition: 9_001, bets: [offer(0, '2.00')] });
    expect(await codeOf(changeBet(dear))).toBe('balance_insufficient');
    const moved = await requestOf(bet, { bets: [offer(5, '3.00')] });
    offer(5, '2.90');
    expect(await codeOf(changeBet(moved))).toBe('price_changed');
    const fallen = await requestOf(bet, { bets: [offer(5, '3.00')] });
    offer(0, '2.50');
    expect(await codeOf(changeBet(fallen))).toBe('cash_out_changed');
    expect(await balance()).toEqual(before);
    expect(await find(bet)).toEqual(bet);
  });

  it('a repeated change of a bet is answered with the first result; another request with its key is refused', async () => {
    const bet = await place(['2.00']);
    const change = await requestOf(bet, { bets: [offer(5, '3.00')] });
    const answer = await changeBet(change);
    expect(await changeBet(change)).toEqual(answer);
    const other = { ...change, requested: { ...change.requested, addition: 5 } };
    expect(await codeOf(changeBet(other))).toBe('idempotency_key_reused');
  });

  it('one of several simultaneous changes of a bet succeeds', async () => {
    const bet = await place(['2.00']);
    const requests = await Promise.all(
      [5, 6, 7].map((at) => requestOf(bet, { bets: [offer(at, '3.00')] })),
    );
    const answers = await Promise.all(requests.map((change) => codeOf(changeBet(change))));
    expect(answers.toSorted()).toEqual(['cash_out_unavailable', 'cash_out_unavailable', 'changed']);
    const { bets } = await listBets(test.pool, { playerId: owner.playerId, status: 'open' });
    expect(bets).toHaveLength(1);
  });

  it('a change with a live leg checks both bets again after the delay', async () => {
    const bet = await place(['2.00']);
    const change = await requestOf(bet, { bets: [offer(5, '3.00', { isLive: true })] });
    pause = async () => {
      book.offer(`${event + 5}~ft-1x2~home`, { status: 'suspended' });
    };
    expect(await codeOf(changeBet(change))).toBe('outcome_suspended');
    expect(await find(bet)).toEqual(bet);
  });

  it("a player cannot change another player's bet", async () => {
    const bet = await place(['2.00']);
    const change = await requestOf(bet, { bets: [offer(5, '3.00')] });
    const { playerId } = await fundedAccount(test.pool, 0);
    expect(await codeOf(changeBet({ ...change, playerId }))).toBe('not_found');
  });
});
