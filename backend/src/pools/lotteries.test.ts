import { hash, randomUUID } from 'node:crypto';
import { lotteryOf, winningLines } from '@touchline/domain/pools';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { OPEN_GUARD } from '../../test/betting/open-guard.ts';
import { useTestDatabase } from '../../test/database/use-test-database.ts';
import { createTestClock } from '../../test/platform/test-app.ts';
import { fundedAccount } from '../../test/wallet/test-wallet.ts';
import { balances } from '../money/wallet/accounts.ts';
import { ledgerFaults } from '../money/wallet/ledger-faults.ts';
import { spentSince } from '../money/wallet/spending.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { buyTicket } from './buy-ticket.ts';
import { cancelDraw } from './cancel-draw.ts';
import { drawOf } from './draw-seed.ts';
import { holdDueDraws, openDraws } from './hold-draws.ts';
import { findDraw, openDrawsOf } from './list-draws.ts';
import { lotteryLines } from './lotteries.ts';
import { listTickets } from './list-tickets.ts';
import { payTickets } from './pay-tickets.ts';

const test = useTestDatabase();
const DAY = 24 * 60 * 60_000;

// One for all tests: draws of the file's database are held in its order.
const clock = createTestClock();
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

function seller(given: Partial<Parameters<typeof buyTicket>[0]> = {}) {
  return {
    pool: test.pool,
    clock: clock.now,
    guard: OPEN_GUARD,
    isOffered: async () => true,
    linesOf: lotteryLines,
    onMoved: () => undefined,
    ...given,
  };
}

async function nextDraw(lottery = '4x10') {
  await openDraws(seller());
  const { draws } = await openDrawsOf(test.pool, clock.now());
  const draw = draws.find((one) => one.lottery === lottery);
  if (draw === undefined) {
    throw new Error('no draw was opened');
  }
  return draw;
}

async function player(balance = 1_000_000) {
  const { playerId } = await fundedAccount(test.pool, balance);
  return {
    playerId,
    balance: async () => (await balances(test.pool, playerId))[0]?.balance ?? 0,
    buy: (
      drawId: string,
      marks: number[][],
      { key = randomUUID(), ...given }: { key?: string } & Parameters<typeof seller>[0] = {},
    ) => buyTicket(seller(given), { playerId, key, drawId, marks }),
    tickets: async () => (await listTickets(test.pool, { playerId, cursor: undefined })).tickets,
  };
}

const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const SYSTEM = [ALL, ALL, ALL, ALL];
const refusal = (code: string) => expect.objectContaining({ code });

async function hold(closesAt: number) {
  clock.advance(closesAt - clock.now());
  await holdDueDraws(seller());
  await payTickets(seller());
}

describe('a ticket', () => {
  it('a ticket is sold once for a key, and answered again with what was answered', async () => {
    const draw = await nextDraw();
    const own = await player(1_000);
    const key = randomUUID();
    const line = [[1], [2], [3], [4]];
    const all = await Promise.all([1, 2, 3].map(() => own.buy(draw.id, line, { key })));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(all.map(({ balance }) => balance)).toEqual([900, 900, 900]);
    expect(await own.balance()).toBe(900);
    await expect(own.buy(draw.id, [[1], [2], [3], [5]], { key })).rejects.toEqual(
      refusal('idempotency_key_reused'),
    );
    await expect(own.buy(draw.id, line, { key, isOffered: async () => false })).resolves.toEqual(
      all[0],
    );
  });

  it('a ticket is refused without the money, with wrong marks, after closing and where none is offered', async () => {
    const draw = await nextDraw();
    const own = await player(50);
    const line = [[1], [2], [3], [4]];
    await expect(own.buy(draw.id, line)).rejects.toEqual(refusal('balance_insufficient'));
    await expect(own.buy(draw.id, [[1], [2], [3]])).rejects.toEqual(refusal('bad_request'));
    await expect(own.buy('999999', line)).rejects.toEqual(refusal('not_found'));
    await expect(own.buy(draw.id, line, { isOffered: async () => false })).rejects.toEqual(
      refusal('draw_closed'),
    );
    clock.advance(draw.closesAt - clock.now());
    const rich = await player();
    await expect(rich.buy(draw.id, line)).rejects.toEqual(refusal('draw_closed'));
    expect(await own.balance()).toBe(50);
  });

  it('a ticket is refused by the guard of bets, and its stake counts for limits', async () => {
    const draw = await nextDraw();
    const own = await player();
    const guard = {
      ...OPEN_GUARD,
      assertAvailable: () => {
        throw new ApiError('player_excluded', 'barred');
      },
    };
    const buying = own.buy(draw.id, SYSTEM, { guard });
    await expect(buying).rejects.toEqual(refusal('player_excluded'));
    await own.buy(draw.id, [[1], [2], [3], [4]]);
    const asked = { playerId: own.playerId, currency: 'EUR', since: clock.now() - DAY };
    expect(await spentSince(test.pool, { ...asked, counts: 'wagering' })).toBe(100);
  });
});

describe('a draw', () => {
  it('a draw hides its seed until it is held, and is then what its seed and salt decide', async () => {
    const draw = await nextDraw('6x49');
    expect(draw.seed).toBeUndefined();
    const own = await player();
    await own.buy(draw.id, [[1, 2, 3, 4, 5, 6, 7, 8]]);
    await hold(draw.closesAt);
    const held = await findDraw(test.pool, draw.id);
    const lottery = lotteryOf('6x49');
    if (held?.seed === undefined || held.salt === undefined || lottery === undefined) {
      throw new Error('the draw was not held');
    }
    expect(hash('sha256', held.seed)).toBe(draw.seedHash);
    expect(drawOf(lottery, { seed: held.seed, salt: held.salt, draw: draw.id })).toEqual(
      held.numbers,
    );
  });

  it('a draw shares its pool among every line that won and leaves the rest to the next jackpot', async () => {
    const draw = await nextDraw();
    const [whole, half] = [await player(), await player()];
    await whole.buy(draw.id, SYSTEM);
    await half.buy(draw.id, [[0, 1, 2, 3, 4], ALL, ALL, ALL]);
    await hold(draw.closesAt);
    const held = await findDraw(test.pool, draw.id);
    const [pool] = held?.pools ?? [];
    const lottery = lotteryOf('4x10');
    if (held?.numbers === undefined || pool === undefined || lottery === undefined) {
      throw new Error('the draw was not held');
    }
    const { numbers } = held;
    for (const one of [whole, half]) {
      const [ticket] = await one.tickets();
      const won = winningLines(lottery, ticket?.marks ?? [], numbers);
      const due = won.reduce((sum, n, at) => sum + n * (pool.categories[at]?.prize ?? 0), 0);
      expect(ticket?.prize).toBe(due);
      expect(await one.balance()).toBe(1_000_000 - (ticket?.stake ?? 0) + due);
    }
    // The whole system has the winning line: nothing of the best category is left.
    expect(pool.categories[0]?.lines).toBeGreaterThan(0);
    expect(pool.staked).toBe(1_500_000);
  });

  it('a draw pays nothing twice, whichever processes hold it and pay at once', async () => {
    const draw = await nextDraw();
    const players = await Promise.all([1, 2, 3, 4].map(() => player()));
    await Promise.all(players.map(({ buy }) => buy(draw.id, SYSTEM)));
    clock.advance(draw.closesAt - clock.now());
    await Promise.all([1, 2, 3].map(() => holdDueDraws(seller())));
    const paid = await Promise.all([1, 2, 3].map(() => payTickets(seller())));
    expect(paid.reduce((sum, count) => sum + count, 0)).toBe(4);
    const after = await Promise.all(players.map(({ balance }) => balance()));
    expect(new Set(after).size).toBe(1);
  });

  it('a draw that is cancelled returns every stake, and is not held any more', async () => {
    const draw = await nextDraw();
    const own = await player();
    await own.buy(draw.id, SYSTEM);
    const by = { id: draw.id, actor: 'operator:anna', reason: 'drums not sealed' };
    expect(await cancelDraw(seller(), by)).toBe(1);
    await expect(cancelDraw(seller(), by)).rejects.toEqual(refusal('draw_closed'));
    await hold(draw.closesAt);
    expect(await own.balance()).toBe(1_000_000);
    expect(await own.tickets()).toMatchObject([{ status: 'refunded', prize: 1_000_000 }]);
  });

  it('a draw keeps the books right for any tickets, draw after draw', async () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 10 });
    const tickets = fc.array(fc.tuple(numbers, numbers, numbers, numbers), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(tickets, async (bought) => {
        const draw = await nextDraw();
        const own = await player(100_000_000);
        for (const marks of bought) {
          await own.buy(draw.id, marks);
        }
        await hold(draw.closesAt);
        expect(await ledgerFaults(test.pool)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});
