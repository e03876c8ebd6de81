import { randomUUID } from 'node:crypto';
import type { DrawBet } from '@touchline/contracts/lottery';
import { drawBetOdds, drawBetReturn, isDrawBetWon, lotteryOf } from '@touchline/domain/pools';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OPEN_GUARD } from '../../../test/betting/open-guard.ts';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { balances } from '../../money/wallet/accounts.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { spentSince } from '../../money/wallet/spending.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { buyTicket } from '../buy-ticket.ts';
import { cancelDraw } from '../cancel-draw.ts';
import { holdDueDraws, openDraws } from '../hold-draws.ts';
import { findDraw, openDrawsOf } from '../list-draws.ts';
import { listPools } from '../list-pools.ts';
import { listTickets } from '../list-tickets.ts';
import { lotteryLines } from '../lotteries.ts';
import { payTickets } from '../pay-tickets.ts';
import { betsOfDraw, buyBet } from './buy-bet.ts';

const test = useTestDatabase();
const DAY = 24 * 60 * 60_000;
const LONGEST = 10 * 60_000;
const FUNDS = 1_000_000;
const LIMITS = { minimum: 20, maximum: 100_000, maxPayout: 10_000_000, liability: 50_000_000 };

// One for all tests: draws of the file's database are held in its order.
const clock = createTestClock();
// The draws of a test before are over.
beforeEach(() => hold(clock.now() + LONGEST));
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

function shop(given: Partial<Parameters<typeof buyBet>[0]> = {}) {
  return {
    pool: test.pool,
    clock: clock.now,
    guard: OPEN_GUARD,
    isOffered: async () => true,
    linesOf: lotteryLines,
    limitsOf: async () => LIMITS,
    onMoved: () => undefined,
    ...given,
  };
}

function game(id: string) {
  const lottery = lotteryOf(id);
  if (lottery === undefined) {
    throw new Error(`no lottery ${id}`);
  }
  return lottery;
}

async function nextDraw(lottery = '6x49') {
  await openDraws(shop());
  const { draws } = await openDrawsOf(test.pool, clock.now());
  const draw = draws.find((one) => one.lottery === lottery);
  if (draw === undefined) {
    throw new Error('no draw was opened');
  }
  return draw;
}

async function player(funds = FUNDS) {
  const { playerId, accountId } = await fundedAccount(test.pool, funds);
  return {
    playerId,
    balance: async () => (await balances(test.pool, playerId))[0]?.balance ?? 0,
    bet: (
      { id: drawId, lottery }: { id: string; lottery: string },
      bet: DrawBet,
      { stake = 1_000, key = randomUUID(), odds, ...given }: BetChoice = {},
    ) => {
      const shown = odds ?? drawBetOdds(game(lottery), bet) ?? 101;
      const order = { playerId, key, drawId, bet, accountId, stake, odds: shown };
      return buyBet(shop(given), order);
    },
    tickets: async () => {
      const first = await listTickets(test.pool, { playerId, cursor: undefined });
      const { nextCursor: cursor } = first;
      const second = cursor && (await listTickets(test.pool, { playerId, cursor }));
      return [...first.tickets, ...(second ? second.tickets : [])];
    },
  };
}
interface BetChoice extends Partial<Parameters<typeof buyBet>[0]> {
  stake?: number;
  key?: string;
  odds?: number;
}

const OVER: DrawBet = { kind: 'sum', field: 0, side: 'over' };
const UNDER: DrawBet = { kind: 'sum', field: 0, side: 'under' };
const refusal = (code: string, details?: object) =>
  expect.objectContaining({ code, ...(details !== undefined && { details }) });

async function hold(closesAt: number) {
  clock.advance(closesAt - clock.now());
  await holdDueDraws(shop());
  await payTickets(shop());
}

async function houseAccount(kind: string): Promise<number> {
  const { rows } = await test.pool.query<{ held: string }>(
    `SELECT coalesce(sum(amount), 0) AS held FROM entry JOIN account ON account.id = account_id
     WHERE account.kind = $1`,
    [kind],
  );
  return Number(rows[0]?.held);
}

describe('a bet on a draw', () => {
  it('a bet on a draw is offered at the odds that it is sold at, and to nobody once the draw has closed', async () => {
    const draw = await nextDraw();
    const own = await player();
    const { offers } = await betsOfDraw(shop(), draw.id);
    const [drum] = offers;
    expect(offers).toHaveLength(1);
    // The bonus makes it likelier, and three numbers less likely than two.
    expect(drum?.numbersWithBonus?.[0]).toBeLessThan(drum?.numbers[0] ?? 0);
    expect(drum?.numbers).toHaveLength(4);
    await own.bet(draw, OVER, { odds: drum?.sum.over ?? 0 });
    await own.bet(draw, { kind: 'parity', field: 0, side: 'odd' }, { odds: drum?.parity.odd ?? 0 });
    await own.bet(draw, { kind: 'first', field: 0, number: 49 }, { odds: drum?.first ?? 0 });
    const pair: DrawBet = { kind: 'numbers', field: 0, numbers: [40, 3], withBonus: true };
    await own.bet(draw, pair, { odds: drum?.numbersWithBonus?.[1] ?? 0 });
    expect(await own.tickets()).toMatchObject([
      { marks: [], lines: 0, stake: 1_000, bet: { on: { ...pair, numbers: [3, 40] } } },
      { bet: { on: { kind: 'first' } } },
      { bet: { on: { kind: 'parity' } } },
      { bet: { on: OVER, odds: drum?.sum.over } },
    ]);
    const digits = await nextDraw('4x10');
    expect((await betsOfDraw(shop(), digits.id)).offers.map(({ first }) => first)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect(await betsOfDraw(shop({ isOffered: async () => false }), draw.id)).toEqual({
      offers: [],
    });
    await hold(draw.closesAt);
    expect(await betsOfDraw(shop(), draw.id)).toEqual({ offers: [] });
  });

  it('a bet on a draw is sold once for a key, at a double tap and when its answer was lost', async () => {
    const draw = await nextDraw();
    const own = await player();
    const key = randomUUID();
    const sold = await Promise.all([1, 2, 3].map(() => own.bet(draw, OVER, { key })));
    expect(new Set(sold.map(({ id }) => id)).size).toBe(1);
    expect(await own.balance()).toBe(FUNDS - 1_000);
    await expect(own.bet(draw, UNDER, { key })).rejects.toEqual(refusal('idempotency_key_reused'));
    await expect(own.bet(draw, OVER, { key, stake: 2_000 })).rejects.toEqual(
      refusal('idempotency_key_reused'),
    );
    // Whatever holds by then.
    const closed = {
      isOffered: async () => false,
      limitsOf: async () => ({ ...LIMITS, maximum: 1 }),
    };
    expect(await own.bet(draw, OVER, { key, ...closed })).toEqual(sold[0]);
    expect(await own.tickets()).toHaveLength(1);
  });

  it('a bet on a draw whose odds have changed is refused with those that hold now', async () => {
    const draw = await nextDraw();
    const own = await player();
    const odds = drawBetOdds(game('6x49'), OVER) ?? 0;
    for (const shown of [odds - 1, odds + 1]) {
      await expect(own.bet(draw, OVER, { odds: shown })).rejects.toEqual(
        refusal('price_changed', { odds }),
      );
    }
    expect(await own.balance()).toBe(FUNDS);
  });

  it('a bet on a draw is refused that the draw does not have, without the money, outside the limits and after closing', async () => {
    const draw = await nextDraw();
    const own = await player(50_000);
    const wrong: DrawBet[] = [
      { kind: 'numbers', field: 0, numbers: [50] },
      { kind: 'numbers', field: 1, numbers: [1] },
      { kind: 'first', field: 0, number: 0 },
    ];
    for (const bet of wrong) {
      await expect(own.bet(draw, bet)).rejects.toEqual(refusal('bad_request'));
    }
    await expect(own.bet({ ...draw, id: '999999' }, OVER)).rejects.toEqual(refusal('not_found'));
    await expect(own.bet(draw, OVER, { stake: 50_001 })).rejects.toEqual(
      refusal('balance_insufficient'),
    );
    const details = { minimum: 20, maximum: 100_000, currency: 'EUR' };
    await expect(own.bet(draw, OVER, { stake: 19 })).rejects.toEqual(
      refusal('stake_below_minimum', details),
    );
    await expect(own.bet(draw, OVER, { stake: 100_001 })).rejects.toEqual(
      refusal('stake_above_maximum', details),
    );
    // What one bet returns has a limit as well: the largest stake is the last that keeps it.
    const four: DrawBet = { kind: 'numbers', field: 0, numbers: [1, 2, 3, 4] };
    const odds = drawBetOdds(game('6x49'), four) ?? 0;
    const most = Math.floor(LIMITS.maxPayout / (odds / 100));
    expect(drawBetReturn(most, odds)).toBeLessThanOrEqual(LIMITS.maxPayout);
    await expect(own.bet(draw, four, { stake: most + 1 })).rejects.toEqual(
      refusal('stake_above_maximum', { ...details, maximum: most }),
    );
    await own.bet(draw, four, { stake: most });
    const other = await player();
    const stolen = { playerId: own.playerId, key: randomUUID(), drawId: draw.id, bet: OVER };
    const [foreign] = await balances(test.pool, other.playerId);
    await expect(
      buyBet(shop(), {
        ...stolen,
        accountId: foreign?.id ?? '',
        stake: 1_000,
        odds: drawBetOdds(game('6x49'), OVER) ?? 0,
      }),
    ).rejects.toEqual(refusal('account_unknown'));
    clock.advance(draw.closesAt - clock.now());
    await expect(own.bet(draw, OVER)).rejects.toEqual(refusal('draw_closed'));
    expect(await own.balance()).toBe(50_000 - most);
  });

  it('a bet on a draw is refused by the guard of bets, and its stake counts for limits', async () => {
    const draw = await nextDraw();
    const own = await player();
    const guard = {
      ...OPEN_GUARD,
      assertAvailable: () => {
        throw new ApiError('player_excluded', 'barred');
      },
    };
    await expect(own.bet(draw, OVER, { guard })).rejects.toEqual(refusal('player_excluded'));
    await own.bet(draw, OVER);
    const asked = { playerId: own.playerId, currency: 'EUR', since: clock.now() - DAY };
    expect(await spentSince(test.pool, { ...asked, counts: 'wagering' })).toBe(1_000);
  });

  it('a bet on a draw is refused from the amount on that the house risks, whoever bets at once', async () => {
    const draw = await nextDraw();
    const players = await Promise.all([1, 2, 3, 4, 5].map(() => player()));
    const risk = drawBetReturn(1_000, drawBetOdds(game('6x49'), OVER) ?? 0) - 1_000;
    // Three of them, and not one unit of money more.
    const limitsOf = async () => ({ ...LIMITS, liability: 3 * risk });
    const answers = await Promise.allSettled(
      players.map((own) => own.bet(draw, OVER, { limitsOf })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toEqual(['draw_liability_reached', 'draw_liability_reached']);
    const spent = await Promise.all(players.map(({ balance }) => balance()));
    expect(spent.reduce((sum, left) => sum + left, 0)).toBe(5 * FUNDS - 3_000);
    // What is left is said, and is then sold.
    const [own] = players;
    const wider = { limitsOf: async () => ({ ...LIMITS, liability: 4 * risk }) };
    await expect(own?.bet(draw, OVER, { ...wider, stake: 5_000 })).rejects.toEqual(
      refusal('draw_liability_reached', { minimum: 20, maximum: 1_000, currency: 'EUR' }),
    );
    await own?.bet(draw, OVER, wider);
    // A ticket with lines is none of the house's risk.
    const line = [[1, 2, 3, 4, 5, 6]];
    const key = randomUUID();
    const buying = { playerId: own?.playerId ?? '', key, drawId: draw.id, marks: line };
    await expect(buyTicket(shop(), buying)).resolves.toBeDefined();
  });
});

describe('bets on a draw that was held', () => {
  it('bets pay stake times odds where the drawn numbers say so, the house bears the rest, and the pool has none of it', async () => {
    const draw = await nextDraw();
    const own = await player();
    const [stakesBefore, resultBefore] = [
      await houseAccount('pool-stakes'),
      await houseAccount('draw-result'),
    ];
    for (const side of ['over', 'under'] as const) {
      await own.bet(draw, { kind: 'sum', field: 0, side }, { stake: 1_333 });
    }
    for (let number = 1; number <= 49; number += 1) {
      await own.bet(draw, { kind: 'first', field: 0, number }, { stake: 50 });
    }
    const staked = 2 * 1_333 + 49 * 50;
    expect(await houseAccount('pool-stakes')).toBe(stakesBefore);
    expect(await houseAccount('draw-stakes')).toBe(staked);
    await hold(draw.closesAt);
    const held = await findDraw(test.pool, draw.id);
    if (held?.numbers === undefined) {
      throw new Error('the draw was not held');
    }
    const { numbers } = held;
    // No pool was shared: nobody had bought a line.
    expect(held.pools).toEqual([]);
    const tickets = await own.tickets();
    for (const { bet, stake, status, prize } of tickets) {
      const isWon = bet !== undefined && isDrawBetWon(game('6x49'), bet.on, numbers);
      expect([status, prize]).toEqual(
        isWon ? ['won', drawBetReturn(stake, bet.odds)] : ['lost', 0],
      );
    }
    // One side of the sum, and the number that was drawn first.
    expect(tickets.filter(({ status }) => status === 'won')).toHaveLength(2);
    const paid = tickets.reduce((sum, { prize }) => sum + prize, 0);
    expect(await own.balance()).toBe(FUNDS - staked + paid);
    expect(await houseAccount('draw-stakes')).toBe(0);
    expect(await houseAccount('draw-result')).toBe(resultBefore + staked - paid);
    const { draws } = await listPools(test.pool, { game: '6x49', cursor: undefined });
    const pool = draws.find(({ id }) => id === draw.id)?.pools[0];
    expect(pool).toMatchObject({ tickets: 0, staked: 0, owed: 0 });
    expect(pool?.bets).toMatchObject({ count: 51, staked, returned: paid });
    expect(pool?.bets?.liability).toBe(
      tickets.reduce((sum, { bet, stake }) => sum + (bet?.pays ?? 0) - stake, 0),
    );
  });

  it('bets are settled and paid once, whichever processes hold the draw and pay at once', async () => {
    const draw = await nextDraw();
    const players = await Promise.all([1, 2, 3, 4].map(() => player()));
    await Promise.all(players.flatMap(({ bet }) => [bet(draw, OVER), bet(draw, UNDER)]));
    clock.advance(draw.closesAt - clock.now());
    await Promise.all([1, 2, 3].map(() => holdDueDraws(shop())));
    const paid = await Promise.all([1, 2, 3].map(() => payTickets(shop())));
    expect(paid.reduce((sum, count) => sum + count, 0)).toBe(4);
    const [ticket] = (await players[0]?.tickets())?.filter(({ status }) => status === 'won') ?? [];
    const after = await Promise.all(players.map(({ balance }) => balance()));
    expect(new Set(after)).toEqual(new Set([FUNDS - 2_000 + (ticket?.prize ?? 0)]));
  });

  it('bets of a draw whose process is killed in the middle are settled whole by the next one', async () => {
    const draw = await nextDraw();
    const own = await player();
    await own.bet(draw, OVER);
    await own.bet(draw, UNDER);
    clock.advance(draw.closesAt - clock.now());
    // Killed after the bets are booked, before the draw is held.
    await test.pool.query(
      `ALTER TABLE lottery_draw ADD CONSTRAINT killed CHECK (status <> 'held') NOT VALID`,
    );
    await expect(holdDueDraws(shop())).rejects.toThrow('killed');
    expect(await own.tickets()).toMatchObject([{ status: 'open' }, { status: 'open' }]);
    expect(await ledgerFaults(test.pool)).toEqual([]);
    await test.pool.query('ALTER TABLE lottery_draw DROP CONSTRAINT killed');
    await holdDueDraws(shop());
    await payTickets(shop());
    await payTickets(shop());
    const won = (await own.tickets()).filter(({ status }) => status === 'won');
    expect(won).toHaveLength(1);
    expect(await own.balance()).toBe(FUNDS - 2_000 + (won[0]?.prize ?? 0));
  });

  it('bets of a draw that is cancelled are returned to the unit, beside the lines of its pool', async () => {
    const draw = await nextDraw();
    const own = await player();
    await own.bet(draw, OVER, { stake: 777 });
    const buying = { playerId: own.playerId, key: randomUUID(), drawId: draw.id };
    await buyTicket(shop(), { ...buying, marks: [[1, 2, 3, 4, 5, 6]] });
    const by = { id: draw.id, actor: 'operator:anna', reason: 'drums not sealed' };
    expect(await cancelDraw(shop(), by)).toBe(2);
    await hold(draw.closesAt);
    expect(await own.balance()).toBe(FUNDS);
    expect(await own.tickets()).toMatchObject([
      { status: 'refunded', prize: 100 },
      { status: 'refunded', prize: 777 },
    ]);
  });

  it('bets keep the books right beside lines, for any of both, draw after draw', async () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 45 }), { minLength: 1, maxLength: 3 });
    const bet = fc.oneof(
      numbers.map((chosen): DrawBet => ({ kind: 'numbers', field: 0, numbers: chosen })),
      fc.constantFrom<DrawBet>(
        OVER,
        { kind: 'parity', field: 1, side: 'even' },
        { kind: 'first', field: 0, number: 7 },
      ),
    );
    const bought = fc.array(fc.tuple(bet, fc.integer({ min: 20, max: 9_999 }), fc.boolean()), {
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(bought, async (choices) => {
        const draw = await nextDraw('5x45-1x20');
        const own = await player();
        for (const [chosen, stake, withLine] of choices) {
          await own.bet(draw, chosen, { stake });
          if (withLine) {
            const key = randomUUID();
            const marks = [[1, 2, 3, 4, 5], [1]];
            await buyTicket(shop(), { playerId: own.playerId, key, drawId: draw.id, marks });
          }
        }
        await hold(draw.closesAt);
        const tickets = await own.tickets();
        const change = tickets.reduce((sum, { stake, prize }) => sum + prize - stake, 0);
        expect(await own.balance()).toBe(FUNDS + change);
        expect(await ledgerFaults(test.pool)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});
