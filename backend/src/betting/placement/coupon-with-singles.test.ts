import type { Bet, PlaceBet } from '@touchline/contracts/betting';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBook } from '../../../test/betting/test-book.ts';
import { OPEN_GUARD } from '../../../test/betting/open-guard.ts';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { balances } from '../../money/wallet/accounts.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { listBets } from '../bets/list-bets.ts';
import { BettingSettings } from './betting-settings.ts';
import { createPlaceBet, type PlaceBetService } from './place-bet.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const MINIMUM = 20;

let test: TestDatabase;
let book: ReturnType<typeof createTestBook>;
let placeBet: PlaceBetService;
let owner: Awaited<ReturnType<typeof fundedAccount>>;
let event = 7_000;
let keys = 0;

beforeAll(async () => {
  test = await startTestDatabase();
  book = createTestBook();
  placeBet = createPlaceBet({
    pool: test.pool,
    clock: createTestClock().now,
    book,
    guard: OPEN_GUARD,
    settings: () => BettingSettings.parse({ hyperBonus: { steps: [] } }),
    pause: async () => undefined,
  });
});
afterAll(() => test.stop());
beforeEach(async () => {
  owner = await fundedAccount(test.pool, 100_000);
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

function offer(prices: readonly string[]): { outcomeId: string; price: string }[] {
  return prices.map((price) => {
    event += 1;
    const outcomeId = `${event}~ft-1x2~home`;
    book.offer(outcomeId, { price });
    return { outcomeId, price };
  });
}

function send(payload: Partial<PlaceBet> & Pick<PlaceBet, 'bets'>, key?: string) {
  keys += 1;
  return placeBet({
    playerId: owner.playerId,
    idempotencyKey: key ?? `with-singles-${keys}`,
    payload: {
      accountId: owner.accountId,
      typeId: 1,
      amount: 1_000,
      changeCoefAction: 0,
      ...payload,
    },
  });
}

const stakesOf = (bets: PlaceBet['bets'], stakes: readonly (number | undefined)[]) =>
  Object.fromEntries(
    bets.flatMap(({ outcomeId }, at) => {
      const stake = stakes[at];
      return stake === undefined ? [] : [[outcomeId, stake]];
    }),
  ) as Record<string, number>;

const balance = async () => (await balances(test.pool, owner.playerId))[0]?.balance ?? 0;
const openBets = async (): Promise<readonly Bet[]> =>
  (await listBets(test.pool, { playerId: owner.playerId, status: 'open' })).bets;
const shown = ({ typeId, stake }: Bet) => [typeId, stake];

/** A quotient to the nearest whole number, of two as near to the even one. */
function halfEven(amount: bigint, by: bigint): number {
  const floor = amount / by;
  const doubled = 2n * (amount % by);
  const isUp = doubled > by || (doubled === by && floor % 2n === 1n);
  return Number(isUp ? floor + 1n : floor);
}

describe('a coupon with singles on its legs', () => {
  it('a coupon with singles is placed in one act, once, and is answered alike', async () => {
    const bets = offer(['1.50', '2.00', '3.00']);
    const requested = { bets, singles: stakesOf(bets, [100, undefined, 300]) };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(requested, 'one-act-key')),
    );
    const [first] = answers;
    for (const answer of answers) expect(answer).toEqual(first);
    expect(first?.bets?.map(shown)).toEqual([
      [1, 1_000],
      [0, 100],
      [0, 300],
    ]);
    expect(first).toMatchObject({ refused: [], balance: 100_000 - 1_400 });
    expect(first).not.toHaveProperty('refusedCoupon');
    expect(await openBets()).toHaveLength(3);
    expect(await balance()).toBe(100_000 - 1_400);
  });

  it('a coupon with singles asks about a moved price before anything is placed', async () => {
    const bets = offer(['1.50', '2.00']);
    book.offer(bets[1]?.outcomeId ?? '', { price: '1.90' });
    await expect(send({ bets, singles: stakesOf(bets, [100, 100]) })).rejects.toMatchObject({
      code: 'price_changed',
      details: { differences: [{ oldPrice: '2.00', newPrice: '1.90' }] },
    });
    expect(await openBets()).toEqual([]);
    expect(await balance()).toBe(100_000);
  });

  it('a coupon whose singles alone are taken is reported as refused, with its reason', async () => {
    const bets = offer(['1.50', '2.00', '3.00']);
    const [, closed] = bets;
    book.offer(closed?.outcomeId ?? '', { status: 'suspended', reason: 'goal' });
    const answer = await send({ bets, singles: stakesOf(bets, [100, 100, 100]) });
    expect(answer.bets?.map(shown)).toEqual([
      [0, 100],
      [0, 100],
    ]);
    expect(answer.refusedCoupon).toEqual({
      code: 'outcome_suspended',
      details: { outcomeIds: [closed?.outcomeId], reason: 'goal' },
    });
    expect(answer.refused).toMatchObject([
      { outcomeId: closed?.outcomeId, code: 'outcome_suspended' },
    ]);
    expect(await balance()).toBe(100_000 - 200);
  });

  it('a coupon with singles fails as a whole when no part can be accepted, and the key remains free', async () => {
    const bets = offer(['1.50', '2.00']);
    for (const { outcomeId } of bets) book.offer(outcomeId, { status: 'suspended' });
    const requested = { bets, singles: stakesOf(bets, [100, 100]) };
    await expect(send(requested, 'none-taken')).rejects.toMatchObject({
      code: 'coupon_all_refused',
      details: {
        coupon: { code: 'outcome_suspended' },
        refused: [{ code: 'outcome_suspended' }, { code: 'outcome_suspended' }],
      },
    });
    for (const { outcomeId } of bets) book.offer(outcomeId, { status: 'open' });
    expect((await send(requested, 'none-taken')).bets).toHaveLength(3);
  });

  it.each([
    ['a type that takes none', { typeId: 6 }, 'coupon_type_unsupported'],
    ['multiple singles', { typeId: 9 }, 'coupon_type_unsupported'],
    ['a VIP bet', { isVip: true }, 'vip_unavailable'],
    ['a single on no leg', { singles: { '1~ft-1x2~home': 100 } }, 'validation_failed'],
  ])('a coupon with singles is refused: %s', async (_, change, code) => {
    const bets = offer(['1.50', '2.00']);
    await expect(send({ bets, singles: stakesOf(bets, [100]), ...change })).rejects.toMatchObject({
      code,
    });
    expect(await balance()).toBe(100_000);
  });

  it('any coupon with singles takes the parts that the rules allow, in order, for what they cost', async () => {
    const leg = fc.record({
      cents: fc.integer({ min: 105, max: 300 }),
      isOpen: fc.boolean(),
      single: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(leg, { minLength: 2, maxLength: 5 }),
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 0, max: 1_200 }),
        async (legs, amount, funds) => {
          owner = await fundedAccount(test.pool, Math.max(1, funds));
          const bets = offer(legs.map(({ cents }) => (cents / 100).toFixed(2)));
          for (const [at, { isOpen }] of legs.entries()) {
            if (!isOpen) book.offer(bets[at]?.outcomeId ?? '', { status: 'suspended' });
          }
          // What the rules say, worked out here without the product.
          let left = Math.max(1, funds);
          const expected: { typeId: number; stake: number; possibleReturn: number }[] = [];
          const take = (typeId: number, stake: number, over: readonly number[]) => {
            const isOpen = over.every((at) => legs[at]?.isOpen);
            if (!isOpen || stake < MINIMUM || stake > left) return;
            left -= stake;
            const product = over.reduce((all, at) => all * BigInt(legs[at]?.cents ?? 0), 1n);
            const whole = 100n ** BigInt(over.length);
            const possibleReturn = halfEven(BigInt(stake) * product, whole);
            expected.push({ typeId, stake, possibleReturn });
          };
          take(1, amount, [...legs.keys()]);
          for (const [at, { single }] of legs.entries()) {
            if (single !== undefined) take(0, single, [at]);
          }
          const singles = stakesOf(
            bets,
            legs.map(({ single }) => single),
          );
          const sent = send({ bets, amount, singles });
          if (expected.length === 0) {
            await expect(sent).rejects.toMatchObject({ code: 'coupon_all_refused' });
          } else {
            const { bets: taken = [], refused = [], refusedCoupon } = await sent;
            expect(
              taken.map(({ typeId, stake, possibleReturn }) => ({ typeId, stake, possibleReturn })),
            ).toEqual(expected);
            const sentParts = 1 + Object.keys(singles).length;
            const refusedParts = refused.length + (refusedCoupon === undefined ? 0 : 1);
            expect(taken.length + refusedParts).toBe(sentParts);
          }
          expect(await balance()).toBe(left);
        },
      ),
      { numRuns: 40 },
    );
  });
});
