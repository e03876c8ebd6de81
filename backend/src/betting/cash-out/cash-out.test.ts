import type { Bet, OpenBetCost, PlaceBet } from '@touchline/contracts/betting';
import { cashOutValue } from '@touchline/domain/coupon';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../../test/database/test-database.ts';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { balances } from '../../money/wallet/accounts.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { takeOut } from '../../../test/wallet/take-out.ts';
import { spentSince } from '../../money/wallet/spending.ts';
import { placeBets } from '../../money/wallet/bet-money.ts';
import { fundedAccount, singleRequest } from '../../../test/wallet/test-wallet.ts';
import { findBet, findPlaced } from '../bets/bet-store.ts';
import { BettingSettings } from '../placement/betting-settings.ts';
import { type CashOuts, createCashOuts } from './cash-out.ts';
import { correctResults } from '../settlement/correct-results.ts';
import { createPlaceBet, type PlaceBetService } from '../placement/place-bet.ts';
import { createSettlement, type Settlement } from '../settlement/settlement.ts';
import { createTestBook } from '../../../test/betting/test-book.ts';
import { createCostMemo } from './cost-memo.ts';
import { OPEN_GUARD } from '../../../test/betting/open-guard.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const quoteSecret = new TextEncoder().encode('secret');

const test = useTestDatabase();
let clock: ReturnType<typeof createTestClock>;
let book: ReturnType<typeof createTestBook>;
let placeBet: PlaceBetService;
let settlement: Settlement;
let cashOuts: CashOuts;
let owner: Awaited<ReturnType<typeof fundedAccount>>;
let pause: () => Promise<void>;
let event = 9_000;
let keys = 0;
const settings = () => BettingSettings.parse({ cashOut: { marginPercent: 5 } });

beforeEach(async () => {
  event += 10;
  clock = createTestClock();
  book = createTestBook();
  pause = async () => undefined;
  const shared = { pool: test.pool, clock: clock.now, book, settings, quoteSecret };
  placeBet = createPlaceBet({
    ...shared,
    guard: OPEN_GUARD,
    pause: async () => undefined,
  });
  settlement = createSettlement({ pool: test.pool, clock: clock.now, log: silentLog });
  cashOuts = createCashOuts({ ...shared, pause: () => pause() });
  owner = await fundedAccount(test.pool, 10_000);
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

const outcome = (at: number) => `${event + at}~ft-1x2~home`;

async function place(prices: readonly string[], more: Partial<PlaceBet> = {}): Promise<Bet> {
  keys += 1;
  const bets = prices.map((price, at) => {
    book.offer(outcome(at), { price });
    return { outcomeId: outcome(at), price };
  });
  const payload: PlaceBet = {
    accountId: owner.accountId,
    typeId: prices.length > 1 ? 1 : 0,
    amount: 1_000,
    bets,
    changeCoefAction: 0,
    ...more,
  };
  return (await placeBet({ playerId: owner.playerId, idempotencyKey: `sold-${keys}`, payload }))
    .bet;
}

const own = (bet: Bet) => ({ playerId: owner.playerId, betId: bet.id });
const find = async (bet: Bet) => (await findBet(test.pool, own(bet))) as Bet;
const balance = async () => (await balances(test.pool, owner.playerId))[0]?.balance;

async function cost(bet: Bet): Promise<OpenBetCost> {
  const all = await cashOuts.costs(owner.playerId);
  return all.find(({ betId }) => betId === bet.id) as OpenBetCost;
}

/** What pages receive about how a bet ended. */
async function settledFacts(bet: Bet): Promise<unknown[]> {
  const { rows } = await test.pool.query<{ fact: unknown }>(
    `SELECT jsonb_build_object('status', payload->'status', 'endedBy', payload->'endedBy') AS fact
     FROM outbox WHERE topic = 'bet.settled' AND payload->>'betId' = $1`,
    [bet.id],
  );
  return rows.map(({ fact }) => fact);
}

async function sell(bet: Bet, more: { readonly stake?: number; readonly key?: string } = {}) {
  keys += 1;
  const { key = `sale-key-${keys}`, stake } = more;
  const { quote = '', amount = 0 } = await cost(bet);
  const requested = { quote, amount, ...(stake === undefined ? {} : { stake }) };
  return cashOuts.sell({ ...own(bet), key, requested });
}

describe('cashing out a bet', () => {
  it('cashing out a bet pays the stake less the margin while prices are unchanged, and ends the bet', async () => {
    const bet = await place(['2.00', '3.00']);
    expect(await cost(bet)).toMatchObject({ amount: 950, currency: 'EUR' });
    const sold = await sell(bet);
    expect(sold).toMatchObject({
      balance: 9_950,
      bet: { status: 'lost', payout: 950, endedBy: 'cash-out' },
    });
    expect(sold.bet.cashOuts).toEqual([
      { at: clock.now(), stake: 1_000, amount: 950, isAutomatic: false },
    ]);
    expect(await settledFacts(bet)).toEqual([{ status: 'lost', endedBy: 'cash-out' }]);
    await settlement.settleLegs(event, () => ({ result: 'won' }));
    await settlement.settleLegs(event + 1, () => ({ result: 'won' }));
    expect(await balance()).toBe(9_950);
    expect(await cashOuts.costs(owner.playerId)).toEqual([]);
  });

  it('the cash-out value follows the prices and results of the legs', async () => {
    const bet = await place(['2.00', '3.00']);
    book.offer(outcome(0), { price: '1.25' });
    expect((await cost(bet)).amount).toBe(1_520);
    await settlement.settleLegs(event, () => ({ result: 'won' }));
    expect((await cost(bet)).amount).toBe(1_900);
    expect((await sell(bet)).bet).toMatchObject({ status: 'won', payout: 1_900 });
  });

  it('a partial cash-out leaves the rest of the stake in play and settles only that', async () => {
    const bet = await place(['2.00']);
    const sold = await sell(bet, { stake: 400 });
    expect(sold).toMatchObject({
      balance: 9_380,
      bet: { status: 'open', stake: 600, possibleReturn: 1_200 },
    });
    expect((await balances(test.pool, owner.playerId))[0]?.inPlay).toBe(600);
    await settlement.settleLegs(event, () => ({ result: 'won' }));
    expect(await find(bet)).toMatchObject({ status: 'won', payout: 1_200 });
    expect(await balance()).toBe(10_580);
    // The answer of the placement stays what it was.
    const placed = await findPlaced(test.pool, {
      playerId: owner.playerId,
      key: `sold-${keys - 1}`,
    });
    expect(placed?.answer.bet).toEqual(bet);
  });

  it('a cash-out happens once for a key, however often it is requested', async () => {
    const bet = await place(['2.00']);
    const { quote = '', amount = 0 } = await cost(bet);
    const requested = { quote, amount, stake: 300 };
    const ask = () => cashOuts.sell({ ...own(bet), key: 'one-sale-key', requested });
    const answers = await Promise.allSettled(Array.from({ length: 10 }, ask));
    expect(answers.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await balance()).toBe(9_285);
    expect((await ask()).balance).toBe(9_285);
  });

  it('the whole bet is sold to one of two tabs', async () => {
    const bet = await place(['2.00']);
    const results = await Promise.allSettled([sell(bet), sell(bet)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await balance()).toBe(9_950);
  });

  it('a cash-out refuses a quote that has become worse, and accepts a better one', async () => {
    const bet = await place(['2.00']);
    const { quote = '', amount = 0 } = await cost(bet);
    const requested = { quote, amount };
    book.offer(outcome(0), { price: '2.50' });
    await expect(
      cashOuts.sell({ ...own(bet), key: 'worse-price', requested }),
    ).rejects.toMatchObject({
      code: 'cash_out_changed',
      details: { amount: 760 },
    });
    book.offer(outcome(0), { price: '1.60' });
    clock.advance(20_000);
    await expect(
      cashOuts.sell({ ...own(bet), key: 'too-late-1', requested }),
    ).rejects.toMatchObject({
      code: 'cash_out_changed',
    });
    clock.advance(-1);
    const sold = await cashOuts.sell({ ...own(bet), key: 'better-price', requested });
    expect(sold.bet.payout).toBe(1_187);
  });

  it('a cash-out refuses a quote with a changed time, of another bet, or from before a partial sale', async () => {
    const bet = await place(['2.00']);
    const other = await cost(await place(['2.00']));
    const { quote = '', amount = 0 } = await cost(bet);
    const [expiry, signature] = quote.split('.');
    const changed = { code: 'cash_out_changed' };
    for (const forged of [`${Number(expiry) + 1_000}.${signature}`, other.quote ?? '', expiry]) {
      const requested = { quote: forged ?? '', amount };
      const sale = cashOuts.sell({ ...own(bet), key: 'forged-quote', requested });
      await expect(sale).rejects.toMatchObject(changed);
    }
    await sell(bet, { stake: 100 });
    const sale = cashOuts.sell({
      ...own(bet),
      key: 'stale-quote',
      requested: { quote, amount: 1 },
    });
    await expect(sale).rejects.toMatchObject(changed);
    expect((await find(bet)).status).toBe('open');
  });

  it('a cash-out waits while a market is suspended and checks again after the live delay', async () => {
    const bet = await place(['2.00']);
    book.offer(outcome(0), { status: 'suspended', reason: 'goal' });
    expect(await cost(bet)).toMatchObject({ refusal: 'market-suspended' });
    expect((await cost(bet)).amount).toBeUndefined();
    await expect(sell(bet)).rejects.toMatchObject({
      code: 'cash_out_unavailable',
      details: { refusal: 'market-suspended' },
    });
    book.offer(outcome(0), { status: 'open', isLive: true });
    pause = async () => book.offer(outcome(0), { price: '9.00' });
    await expect(sell(bet)).rejects.toMatchObject({ code: 'cash_out_changed' });
    expect(await balance()).toBe(9_000);
  });

  it('a cash-out is not offered for chains, and never for another player’s bet', async () => {
    const chain = await place(['2.00', '3.00'], { typeId: 3 });
    expect(await cost(chain)).toMatchObject({ refusal: 'not-offered' });
    const requested = { quote: `${clock.now() + 1_000}.x`, amount: 1 };
    const stranger = { playerId: '99999999', betId: chain.id, key: 'a-stranger', requested };
    await expect(cashOuts.sell(stranger)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('the cash-out list prices every open bet, however many there are', async () => {
    const requests = Array.from({ length: 450 }, () => singleRequest(owner, { stake: 10 }));
    await placeBets(test.pool, requests);
    expect(await cashOuts.costs(owner.playerId)).toHaveLength(450);
  });

  it.each(['a page', 'the automatic sale'] as const)(
    'cash-out pricing yields to other requests after ten bets for %s',
    async (by) => {
      const requests = Array.from({ length: 45 }, () => singleRequest(owner, { stake: 10 }));
      await placeBets(test.pool, requests);
      await test.pool.query('UPDATE bet SET automatic_cash_out = 1000000 WHERE player_id = $1', [
        owner.playerId,
      ]);
      book.offer('7~ft-1x2~home', { price: '2.00' });
      const pricedIn = [0];
      let turn = 0;
      let isOver = false;
      const count = () => {
        turn += 1;
        pricedIn[turn] = 0;
        if (!isOver) setImmediate(count);
      };
      count();
      const memo = createCostMemo((question) => {
        pricedIn[turn] = (pricedIn[turn] ?? 0) + 1;
        return cashOutValue(question);
      });
      const shared = { pool: test.pool, clock: clock.now, book, settings, quoteSecret };
      const counted = createCashOuts({ ...shared, memo });
      await (by === 'a page' ? counted.costs(owner.playerId) : counted.sellDue());
      isOver = true;
      expect(pricedIn.reduce((sum, priced) => sum + priced, 0)).toBeGreaterThanOrEqual(45);
      expect(Math.max(...pricedIn)).toBeLessThanOrEqual(10);
    },
  );

  it('a cash-out value is computed once for pages, sales and the automatic sale while no price changes', async () => {
    const compute = vi.fn(cashOutValue);
    const shared = { pool: test.pool, clock: clock.now, book, settings, quoteSecret };
    const counted = createCashOuts({ ...shared, memo: createCostMemo(compute) });
    const bet = await place(['2.00', '3.00']);
    await counted.costs(owner.playerId);
    await counted.setAutomatic({ ...own(bet), amount: 1_000_000 });
    await counted.costs(owner.playerId);
    await counted.sellDue();
    expect(compute).toHaveBeenCalledTimes(1);
    book.offer(outcome(0), { price: '1.50' });
    await counted.sellDue();
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('an automatic cash-out sells at the value that was set, once, and after a restart too', async () => {
    const bet = await place(['2.00']);
    await cashOuts.setAutomatic({ ...own(bet), amount: 1_200 });
    expect(await cost(bet)).toMatchObject({ automaticAt: 1_200 });
    await cashOuts.sellDue();
    expect((await find(bet)).status).toBe('open');
    book.offer(outcome(0), { price: '1.50' });
    // A server that was started again knows the value, and two of them sell once.
    const again = createCashOuts({
      pool: test.pool,
      clock: clock.now,
      book,
      settings,
      quoteSecret,
    });
    await Promise.all([again.sellDue(), cashOuts.sellDue()]);
    await again.sellDue();
    expect(await find(bet)).toMatchObject({
      status: 'won',
      payout: 1_266,
      cashOuts: [{ isAutomatic: true, amount: 1_266 }],
    });
    expect(await balance()).toBe(10_266);
  });
});

describe('a corrected result', () => {
  const correct = (at: number, result: 'won' | 'lost' | 'void') =>
    correctResults(
      { pool: test.pool, clock: clock.now, settlement },
      {
        eventId: event + at,
        outcomes: [{ outcomeId: outcome(at), result, score: '1:1' }],
        reason: 'the goal was disallowed',
        actor: 'operator:test',
      },
    );

  it('a corrected result reverses the settlement and settles again; the history shows both', async () => {
    const bet = await place(['2.00']);
    await settlement.settleLegs(event, () => ({ result: 'won', score: '2:1' }));
    expect(await balance()).toBe(11_000);
    clock.advance(60_000);
    expect(await correct(0, 'lost')).toEqual({ corrected: 1, refused: [] });
    expect(await find(bet)).toMatchObject({
      status: 'lost',
      payout: 0,
      legs: [{ result: 'lost', score: '1:1' }],
      corrections: [
        { at: clock.now(), status: 'won', payout: 2_000, reason: 'the goal was disallowed' },
      ],
    });
    expect(await balance()).toBe(9_000);
    expect(await correct(0, 'lost')).toEqual({ corrected: 0, refused: [] });
    expect(await correct(0, 'void')).toEqual({ corrected: 1, refused: [] });
    expect(await find(bet)).toMatchObject({ status: 'refunded', payout: 1_000 });
    expect(await balance()).toBe(10_000);
    const since = { counts: 'loss', currency: 'EUR', since: 0 } as const;
    expect(await spentSince(test.pool, { ...since, playerId: owner.playerId })).toBe(0);
  });

  it('a corrected result reopens a bet that was lost too early, and settles it when the rest is known', async () => {
    const bet = await place(['2.00', '3.00']);
    await settlement.settleLegs(event, () => ({ result: 'lost' }));
    expect((await find(bet)).status).toBe('lost');
    expect(await correct(0, 'won')).toEqual({ corrected: 1, refused: [] });
    expect((await find(bet)).status).toBe('open');
    expect((await balances(test.pool, owner.playerId))[0]?.inPlay).toBe(1_000);
    await settlement.settleLegs(event + 1, () => ({ result: 'won' }));
    expect(await find(bet)).toMatchObject({ status: 'won', payout: 6_000 });
    expect(await balance()).toBe(15_000);
  });

  it('a corrected result leaves a bet whose winnings were withdrawn, and reports it', async () => {
    const bet = await place(['2.00']);
    await settlement.settleLegs(event, () => ({ result: 'won' }));
    await takeOut(test.pool, {
      accountId: owner.accountId,
      amount: 10_500,
      currency: 'EUR',
      source: 'test',
      externalId: `gone-${event}`,
      at: clock.now(),
    });
    expect(await correct(0, 'lost')).toEqual({ corrected: 0, refused: [bet.id] });
    expect(await find(bet)).toMatchObject({ status: 'won', legs: [{ result: 'won' }] });
  });

  it('a corrected result pays the difference where less of the winnings is left than was paid', async () => {
    const [first, second] = [await place(['2.00']), await place(['2.00'])];
    await settlement.settleLegs(event, () => ({ result: 'won' }));
    await takeOut(test.pool, {
      accountId: owner.accountId,
      amount: 11_000,
      currency: 'EUR',
      source: 'test',
      externalId: `part-${event}`,
      at: clock.now(),
    });
    expect(await correct(0, 'void')).toEqual({ corrected: 1, refused: [second.id] });
    expect(await balance()).toBe(0);
    expect((await find(first)).payout).toBe(1_000);
  });

  it('a corrected result commits each bet with its change, so a kill before the next one loses nothing', async () => {
    const [first, second] = [await place(['2.00']), await place(['2.00'])];
    await settlement.settleLegs(event, () => ({ result: 'won' }));
    await test.pool.query(`CREATE FUNCTION fail_here() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'the server is killed'; END $$`);
    await test.pool.query(`CREATE TRIGGER fail_here BEFORE UPDATE ON bet_leg FOR EACH ROW
      WHEN (NEW.bet_id = ${second.id}) EXECUTE FUNCTION fail_here()`);
    const acts = async () => {
      const { rows } = await test.pool.query<{ subject: string }>(
        `SELECT subject FROM audit_log WHERE action = 'result.correct' AND subject = ANY ($1)
         ORDER BY position`,
        [[`bet:${first.id}`, `bet:${second.id}`, `event:${event}`]],
      );
      return rows.map(({ subject }) => subject);
    };
    await expect(correct(0, 'lost')).rejects.toThrow('the server is killed');
    expect(await find(first)).toMatchObject({ status: 'lost' });
    expect(await acts()).toEqual([`bet:${first.id}`]);
    await test.pool.query('DROP FUNCTION fail_here CASCADE');
    expect(await correct(0, 'lost')).toEqual({ corrected: 1, refused: [] });
    expect(await acts()).toEqual([`bet:${first.id}`, `bet:${second.id}`, `event:${event}`]);
  });

  it('a corrected result does not touch bets that were cashed out', async () => {
    const bet = await place(['2.00']);
    await sell(bet);
    await settlement.settleLegs(event, () => ({ result: 'won' }));
    expect(await correct(0, 'lost')).toEqual({ corrected: 0, refused: [] });
    expect(await find(bet)).toMatchObject({ endedBy: 'cash-out', payout: 950 });
  });
});
