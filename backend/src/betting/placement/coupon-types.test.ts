import type { Bet, PlaceBet } from '@touchline/contracts/betting';
import { COUPON_TYPE, type CouponType, settleCoupon } from '@touchline/domain/coupon';
import type { Grade } from '@touchline/domain/markets';
import { currencyCode, minorUnits } from '@touchline/domain/money';
import { decimalOdds } from '@touchline/domain/odds';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  silentLog,
  startTestDatabase,
  type TestDatabase,
} from '../../../test/database/test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { balances, openAccount } from '../../money/wallet/accounts.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { findBet } from '../bets/bet-store.ts';
import { BettingSettings } from './betting-settings.ts';
import { createPlaceBet, type PlaceBetService } from './place-bet.ts';
import { createSettlement, type Settlement } from '../settlement/settlement.ts';
import { createTestBook } from '../../../test/betting/test-book.ts';
import { OPEN_GUARD } from '../../../test/betting/open-guard.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PRICES = ['1.39', '1.78', '2.44', '1.20', '3.10'];
const GRADES: readonly Grade[] = ['won', 'lost', 'void', 'half-won', 'half-lost'];

let test: TestDatabase;
let book: ReturnType<typeof createTestBook>;
let settings: BettingSettings;
let settlement: Settlement;
let placeBet: PlaceBetService;
let owner: Awaited<ReturnType<typeof fundedAccount>>;
/** Each coupon has its own events. */
let event = 5_000;
let keys = 0;
let factor: number | undefined;

beforeAll(async () => {
  test = await startTestDatabase();
  const clock = createTestClock();
  book = createTestBook();
  settlement = createSettlement({ pool: test.pool, clock: clock.now, log: silentLog });
  placeBet = createPlaceBet({
    pool: test.pool,
    clock: clock.now,
    book,
    guard: OPEN_GUARD,
    settings: () => settings,
    stakeFactors: {
      of: async () => (factor === undefined ? undefined : { factor, reason: 'review' as const }),
    },
    pause: async () => undefined,
  });
});
afterAll(() => test.stop());
beforeEach(async () => {
  settings = BettingSettings.parse({});
  factor = undefined;
  owner = await fundedAccount(test.pool, 1_000_000);
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

/** Legs on separate events, offered at these prices. */
function offer(prices: readonly string[]): { outcomeId: string; price: string }[] {
  return prices.map((price) => {
    event += 1;
    const outcomeId = `${event}~ft-1x2~home`;
    book.offer(outcomeId, { price });
    return { outcomeId, price };
  });
}

function send(payload: Partial<PlaceBet> & Pick<PlaceBet, 'typeId' | 'bets'>, key?: string) {
  keys += 1;
  return placeBet({
    playerId: owner.playerId,
    idempotencyKey: key ?? `types-${keys}`,
    payload: { accountId: owner.accountId, amount: 1_000, changeCoefAction: 0, ...payload },
  });
}

async function grade(bet: Bet, results: readonly Grade[]): Promise<Bet> {
  for (const [at, { eventId }] of bet.legs.entries()) {
    await settlement.settleLegs(eventId, () => ({ result: results[at] as Grade, score: '2:1' }));
  }
  return (await findBet(test.pool, { playerId: owner.playerId, betId: bet.id })) as Bet;
}

const balance = async () => (await balances(test.pool, owner.playerId))[0]?.balance ?? 0;

interface Shape {
  readonly name: string;
  readonly typeId: CouponType;
  readonly prices: readonly string[];
  readonly requested?: (legs: PlaceBet['bets']) => Partial<PlaceBet>;
}

const marked = (mark: 'banker' | 'lobby') => (bets: PlaceBet['bets']) => ({
  systemValue: 2,
  bets: bets.map((bet, at) => (at === 1 ? { ...bet, [mark]: true } : bet)),
});

const SHAPES: readonly Shape[] = [
  { name: 'single', typeId: 0, prices: ['1.95'] },
  { name: 'express', typeId: 1, prices: PRICES.slice(0, 3) },
  {
    name: 'express with the hyper-bonus',
    typeId: 1,
    prices: ['1.39', '1.78', '2.44', '1.50', '1.60'],
  },
  { name: 'system', typeId: 2, prices: PRICES, requested: () => ({ systemValue: 3 }) },
  { name: 'system with a banker', typeId: 2, prices: PRICES, requested: marked('banker') },
  { name: 'chain', typeId: 3, prices: PRICES.slice(0, 3) },
  { name: 'lobby', typeId: 4, prices: PRICES.slice(0, 4), requested: marked('lobby') },
  {
    name: 'conditional',
    typeId: 5,
    prices: PRICES.slice(0, 4),
    requested: (bets) => ({
      amountByBlockId: { 1: 1_000, 2: 700 },
      bets: bets.map((bet, at) => ({ ...bet, blockId: [1, 2, 2, 4][at] as number })),
    }),
  },
  { name: 'anti-express', typeId: 6, prices: ['1.39', '1.20', '1.30'] },
  { name: 'lucky', typeId: 7, prices: PRICES.slice(0, 4) },
  { name: 'patent', typeId: 8, prices: PRICES.slice(0, 3) },
];

/** The coupon worked out from the answer alone, as any page can. */
function byDomain(bet: Bet, results: readonly Grade[]) {
  const { systemValue, blocks, hyperBonus, maxPayout } = bet.terms ?? {};
  const { steps, minCoef } = settings.hyperBonus;
  return settleCoupon({
    type: bet.typeId as CouponType,
    stake: minorUnits(bet.stake),
    currency: currencyCode(bet.currency),
    maxPayout,
    systemSize: systemValue,
    ...(blocks === undefined
      ? {}
      : {
          blocks: blocks.map(({ stake }) =>
            stake === undefined ? {} : { stake: minorUnits(stake) },
          ),
        }),
    ...(hyperBonus === undefined
      ? {}
      : { hyperBonus: { percent: hyperBonus.percent, steps, minCoef } }),
    legs: bet.legs.map(({ price, banker, lobby, blockId, chance }, at) => ({
      odds: decimalOdds(price),
      result: results[at] as Grade,
      banker,
      lobby,
      block: blockId,
      chance,
    })),
  });
}

describe('every coupon type', () => {
  it.each(SHAPES)(
    'a coupon of type $name is accepted at its outlay and settled as the domain settles it',
    async (shape) => {
      const { typeId, prices, requested } = shape;
      const mixtures = fc.sample(
        fc.array(fc.constantFrom(...GRADES), {
          minLength: prices.length,
          maxLength: prices.length,
        }),
        { numRuns: 4, seed: typeId + 1 },
      );
      for (const results of [prices.map((): Grade => 'won'), ...mixtures]) {
        const bets = offer(prices);
        const before = await balance();
        const { bet, balance: left } = await send({ typeId, bets, ...requested?.(bets) });
        expect([bet.stake, left]).toEqual([1_000, before - 1_000]);
        const ended = await grade(bet, results);
        const expected = byDomain(bet, results);
        expect({ results, payout: ended.payout }).toEqual({ results, payout: expected.payout });
        expect(ended.settlement?.lines.length).toBeGreaterThan(0);
        const explained = [
          ...(ended.settlement?.lines ?? []),
          ...(ended.settlement?.adjustments ?? []),
        ];
        expect(explained.reduce((sum, { amount }) => sum + amount, 0)).toBe(ended.payout);
        expect(await balance()).toBe(left + expected.payout);
        if (results.every((result) => result === 'won') && typeId !== COUPON_TYPE.antiExpress) {
          expect(ended.payout).toBe(bet.possibleReturn);
        }
      }
    },
  );

  it('a retry of a coupon shows the same response, with the terms of its type', async () => {
    const bets = offer(PRICES).map((bet, at) => (at === 2 ? { ...bet, banker: true } : bet));
    const requested = { typeId: 2, systemValue: 2, bets };
    const first = await send(requested, 'same-answer');
    expect(first.bet).toMatchObject({
      terms: { systemValue: 2 },
      legs: [{}, {}, { banker: true }, {}, {}],
    });
    expect(first.bet.possibleMinimum).toBeLessThan(first.bet.possibleReturn);
    expect(await send(requested, 'same-answer')).toEqual(first);
    await expect(send({ ...requested, systemValue: 3 }, 'same-answer')).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('a coupon is lost immediately when nothing can save it, and waits otherwise', async () => {
    const bets = offer(PRICES.slice(0, 4)).map((bet, at) => ({ ...bet, banker: at === 0 }));
    const { bet } = await send({ typeId: 2, systemValue: 2, bets });
    const banker = bet.legs[0]?.eventId ?? 0;
    await settlement.settleLegs(bet.legs[1]?.eventId ?? 0, () => ({ result: 'lost' }));
    const find = () => findBet(test.pool, { playerId: owner.playerId, betId: bet.id });
    expect(await find()).toMatchObject({ status: 'open' });
    await settlement.settleLegs(banker, () => ({ result: 'lost' }));
    expect(await find()).toMatchObject({ status: 'lost', payout: 0 });
  });
});

describe('refusals by type', () => {
  const legs = (count: number) => offer(PRICES.slice(0, count));
  it.each([
    ['coupon_system_size', () => ({ typeId: 2, bets: legs(3), systemValue: 3 })],
    ['coupon_system_size', () => ({ typeId: 2, bets: legs(4) })],
    ['coupon_leg_count', () => ({ typeId: 2, bets: legs(2), systemValue: 2 })],
    ['coupon_lobby_invalid', () => ({ typeId: 4, bets: legs(4), systemValue: 2 })],
    ['coupon_blocks_invalid', () => ({ typeId: 5, bets: legs(3) })],
    [
      'block_stake_above_maximum',
      () => ({
        typeId: 5,
        bets: legs(3).map((bet, at) => ({ ...bet, blockId: at })),
        amountByBlockId: { 0: 1_000, 1: 1_391 },
      }),
    ],
    [
      'stake_invalid',
      () => ({
        typeId: 5,
        bets: legs(3).map((bet, at) => ({ ...bet, blockId: at })),
        amountByBlockId: { 0: 999 },
      }),
    ],
    ['anti_express_price_too_low', () => ({ typeId: 6, bets: offer(['9.00', '8.00']) })],
    ['coupon_leg_count', () => ({ typeId: 7, bets: legs(1) })],
    ['vip_unavailable', () => ({ typeId: 0, bets: legs(1), isVip: true })],
    ['bonus_bet_unavailable', () => ({ typeId: 1, bets: legs(3), isBonusBet: true })],
    ['promo_code_unknown', () => ({ typeId: 0, bets: legs(1), promoCode: 'NO-SUCH' })],
    ['prepaid_unavailable', () => ({ typeId: 0, bets: legs(1), prepaidAmount: 10 })],
  ] as const)('a coupon is refused with %s', async (code, requested) => {
    const before = await balance();
    await expect(send(requested() as Parameters<typeof send>[0])).rejects.toMatchObject({ code });
    expect(await balance()).toBe(before);
  });

  describe('the price of an anti-express', () => {
    const short = () => offer(Array.from({ length: 10 }, () => '1.04'));

    it('the price of an anti-express leaves the house its edge by the chances of the legs, and is stored with the bet', async () => {
      const { bet } = await send({ typeId: 6, bets: short() });
      const chance = bet.legs.reduce((all, leg) => all * Number(leg.chance), 1);
      expect(Number(bet.totalOdds)).toBeCloseTo(0.95 / (1 - chance), 3);
      expect(Number(bet.totalOdds) * (1 - 0.494)).toBeLessThan(1);
      expect(bet.terms?.antiExpressCoef).toBe(bet.totalOdds);
    });

    it('an anti-express whose price is lower than shown prompts the player, although no leg has another price', async () => {
      const bets = short();
      const { bet } = await send({ typeId: 6, bets });
      const better = (Number(bet.totalOdds) + 0.01).toFixed(3);
      const worse = (Number(bet.totalOdds) - 0.01).toFixed(3);
      const requested = { typeId: 6, bets, changeCoefAction: 2 } as const;
      await expect(send({ ...requested, coef: better })).rejects.toMatchObject({
        code: 'price_changed',
        details: { differences: [] },
      });
      await expect(send({ ...requested, coef: worse, exactCoef: true })).rejects.toMatchObject({
        code: 'price_changed',
      });
      await send({ ...requested, coef: worse });
      await send({ ...requested, coef: better, changeCoefAction: 1 });
      await send({ ...requested, coef: bet.totalOdds, exactCoef: true });
    });
  });

  it('a refused coupon lists the outcomes that cannot be combined', async () => {
    const [first, second] = legs(2);
    const other = `${first?.outcomeId.split('~')[0]}~ft-1x2~away`;
    book.offer(other, { price: '4.00' });
    const bets = [first, second, { outcomeId: other, price: '4.00' }] as PlaceBet['bets'];
    await expect(send({ typeId: 7, bets })).rejects.toMatchObject({
      code: 'coupon_related_legs',
      details: { outcomeIds: [first?.outcomeId, other] },
    });
  });

  it('markets that are banned from accumulators are accepted as singles only', async () => {
    settings = BettingSettings.parse({ singleOnlyMarkets: ['ft-1x2'] });
    await expect(send({ typeId: 1, bets: legs(2) })).rejects.toMatchObject({
      code: 'coupon_leg_single_only',
    });
    await send({ typeId: 0, bets: legs(1) });
  });

  it('a coupon is accepted only of the configured types', async () => {
    settings = BettingSettings.parse({ types: [0, 1] });
    await expect(send({ typeId: 7, bets: legs(3) })).rejects.toMatchObject({
      code: 'coupon_type_unsupported',
    });
  });
});

describe('multiple singles', () => {
  const stakes = (bets: PlaceBet['bets'], amounts: readonly number[]) => ({
    typeId: 9,
    bets,
    amount: amounts.reduce((sum, amount) => sum + amount, 0),
    amountByBetId: Object.fromEntries(
      bets.map(({ outcomeId }, at) => [outcomeId, amounts[at] ?? 0]),
    ),
  });

  it('a coupon of multiple singles places each leg as its own bet with its own stake, once', async () => {
    const bets = offer(['1.50', '2.00', '3.00']);
    const requested = stakes(bets, [100, 250, 50]);
    const before = await balance();
    const first = await send(requested, 'singles-once');
    expect(first.bets?.map(({ typeId, stake }) => [typeId, stake])).toEqual([
      [0, 100],
      [0, 250],
      [0, 50],
    ]);
    expect(first).toMatchObject({ refused: [], balance: before - 400 });
    const again = await Promise.all(
      Array.from({ length: 5 }, () => send(requested, 'singles-once')),
    );
    for (const answer of again) expect(answer).toEqual(first);
    expect(await balance()).toBe(before - 400);
    const [, second] = first.bets ?? [];
    expect((await grade(second as Bet, ['won'])).payout).toBe(500);
  });

  it('a coupon of multiple singles is placed once when 20 requests use one key at the same time', async () => {
    const requested = stakes(offer(['1.50', '2.00']), [100, 100]);
    const before = await balance();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(requested, 'crowd-key')),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await balance()).toBe(before - 200);
  });

  it('a coupon of multiple singles places what it can and lists the others with their codes', async () => {
    const bets = offer(['1.50', '2.00', '3.00', '4.00']);
    book.offer(bets[1]?.outcomeId ?? '', { price: '1.90' });
    book.offer(bets[2]?.outcomeId ?? '', { status: 'suspended', reason: 'goal' });
    const answer = await send(stakes(bets, [100, 100, 100, 5]), 'partial-key');
    expect(answer.bets).toHaveLength(1);
    expect(answer.refused).toEqual([
      {
        outcomeId: bets[1]?.outcomeId,
        code: 'price_changed',
        details: {
          differences: [{ outcomeId: bets[1]?.outcomeId, oldPrice: '2.00', newPrice: '1.90' }],
        },
      },
      {
        outcomeId: bets[2]?.outcomeId,
        code: 'outcome_suspended',
        details: { outcomeIds: [bets[2]?.outcomeId], reason: 'goal' },
      },
      {
        outcomeId: bets[3]?.outcomeId,
        code: 'stake_below_minimum',
        details: { minimum: 20, maximum: 500_000, currency: 'EUR' },
      },
    ]);
    expect(await send(stakes(bets, [100, 100, 100, 5]), 'partial-key')).toEqual(answer);
  });

  it('a coupon of multiple singles stops where the balance ends', async () => {
    owner = await fundedAccount(test.pool, 250);
    const bets = offer(['1.50', '2.00', '3.00']);
    const answer = await send(stakes(bets, [100, 200, 150]));
    expect(answer.bets?.map(({ stake }) => stake)).toEqual([100, 150]);
    expect(answer.refused).toMatchObject([{ code: 'balance_insufficient' }]);
    expect(await balance()).toBe(0);
  });

  it('a coupon of multiple singles fails as a whole when no leg can be accepted, and the key remains free', async () => {
    const bets = offer(['1.50', '2.00']);
    for (const { outcomeId } of bets) book.offer(outcomeId, { status: 'suspended' });
    const requested = stakes(bets, [100, 100]);
    await expect(send(requested, 'all-refused')).rejects.toMatchObject({
      code: 'coupon_all_refused',
      details: { refused: [{ code: 'outcome_suspended' }, { code: 'outcome_suspended' }] },
    });
    for (const { outcomeId } of bets) book.offer(outcomeId, { status: 'open' });
    expect((await send(requested, 'all-refused')).bets).toHaveLength(2);
  });

  it('a coupon of multiple singles requires stakes that add up to the amount', async () => {
    const bets = offer(['1.50', '2.00']);
    await expect(send({ ...stakes(bets, [100, 100]), amount: 150 })).rejects.toMatchObject({
      code: 'stake_invalid',
    });
  });
});

describe('the additions and limits of the house', () => {
  it('an accumulator pays the bonus leg by the legs that count', async () => {
    settings = BettingSettings.parse({ isBonusBetOffered: true, hyperBonus: { steps: [] } });
    const { bet } = await send({
      typeId: 1,
      bets: offer(['2.00', '2.00', '2.00']),
      isBonusBet: true,
    });
    expect(bet).toMatchObject({ totalOdds: '8.240', terms: { bonusCoef: '1.03' } });
    expect((await grade(bet, ['won', 'won', 'won'])).payout).toBe(8_240);
    const other = await send({
      typeId: 1,
      bets: offer(['2.00', '2.00', '2.00']),
      isBonusBet: true,
    });
    expect((await grade(other.bet, ['won', 'void', 'won'])).payout).toBe(4_000);
  });

  it('a bet withholds the partner’s taxes', async () => {
    settings = BettingSettings.parse({ tax: { stakePercent: '12', winPercent: '20' } });
    const { bet } = await send({ typeId: 0, bets: offer(['2.00']) });
    expect(bet).toMatchObject({ stake: 1_000, terms: { tax: { stakePercent: '12' } } });
    // 880 × 2 = 1760; 20 % of the net win of 760.
    expect((await grade(bet, ['won'])).payout).toBe(1_608);
  });

  it('the stake factor limits a player and the refusal gives the reason', async () => {
    factor = 0.01;
    await expect(send({ typeId: 0, bets: offer(['2.00']), amount: 5_001 })).rejects.toMatchObject({
      code: 'stake_above_maximum',
      details: {
        maximum: 5_000,
        stakeFactor: { factor: 0.01, reason: 'review', ordinaryMaximum: 500_000 },
      },
    });
    await send({ typeId: 0, bets: offer(['2.00']), amount: 5_000 });
  });

  it('the stake limits apply to the configured types only', async () => {
    settings = BettingSettings.parse({ minimumTypes: [0], maximumTypes: [0] });
    await send({ typeId: 1, bets: offer(['2.00', '1.50']), amount: 1 });
    await send({ typeId: 1, bets: offer(['2.00', '1.50']), amount: 500_001 });
    await expect(send({ typeId: 0, bets: offer(['2.00']), amount: 1 })).rejects.toMatchObject({
      code: 'stake_below_minimum',
    });
  });

  it.each([
    ['2 of 4 asks for six lines', 2, { systemValue: 2 }, 120],
    ['3 of 4 for four', 2, { systemValue: 3 }, 80],
    ['a banker takes its leg out of the pool: 2 of 3 for three', 2, marked('banker'), 60],
    ['a lobby likewise', 4, marked('lobby'), 60],
  ] as const)(
    'each option of a system has its own minimum: %s',
    async (_, typeId, requested, least) => {
      const bets = offer(['2.00', '1.50', '1.80', '1.70']);
      const chosen = typeof requested === 'function' ? requested(bets) : requested;
      await expect(send({ typeId, bets, ...chosen, amount: least - 1 })).rejects.toMatchObject({
        code: 'stake_below_minimum',
        details: { minimum: least, currency: 'EUR' },
      });
      await send({ typeId, bets, ...chosen, amount: least });
    },
  );

  it('a system has a lower minimum than its maximum, and none where no minimum is configured', async () => {
    settings = BettingSettings.parse({
      limits: { EUR: { minimum: '1', maximum: '2', maxPayout: '1000' } },
    });
    const legs = () => offer(['2.00', '1.50', '1.80', '1.70']);
    await send({ typeId: 2, bets: legs(), systemValue: 2, amount: 200 });
    settings = BettingSettings.parse({ ...settings, minimumTypes: [0] });
    await send({ typeId: 2, bets: legs(), systemValue: 2, amount: 1 });
  });

  it('a bet on the bonus account has no maximum', async () => {
    const accountId = await openAccount(test.pool, {
      playerId: owner.playerId,
      currency: 'EUR',
      type: 4,
    });
    // The maximum does not prevent it: the empty account does.
    await expect(
      send({ typeId: 0, bets: offer(['2.00']), amount: 500_001, accountId }),
    ).rejects.toMatchObject({ code: 'balance_insufficient' });
  });

  it('a VIP bet is accepted beyond the maximum where it is shown', async () => {
    settings = BettingSettings.parse({
      isVipShown: true,
      vipFactor: 2,
      limits: { '*': { minimum: '1', maximum: '10', maxPayout: '1000' } },
    });
    const requested = () => ({ typeId: 0, bets: offer(['2.00']), amount: 2_000 });
    await expect(send(requested())).rejects.toMatchObject({ code: 'stake_above_maximum' });
    expect((await send({ ...requested(), isVip: true })).bet.terms?.isVip).toBe(true);
    await expect(send({ ...requested(), isVip: true, amount: 2_001 })).rejects.toMatchObject({
      code: 'stake_above_maximum',
    });
  });
});

describe('changes since the slip was shown', () => {
  it('the exact-odds option refuses every change, whatever the action', async () => {
    const bets = offer(['2.00']);
    book.offer(bets[0]?.outcomeId ?? '', { price: '2.10' });
    await expect(
      send({ typeId: 0, bets, changeCoefAction: 1, exactCoef: true }),
    ).rejects.toMatchObject({ code: 'price_changed' });
    expect((await send({ typeId: 0, bets, changeCoefAction: 1 })).bet.totalOdds).toBe('2.100');
  });

  it('the score-change option refuses a bet whose score has moved', async () => {
    const [bet] = offer(['2.00']);
    const outcomeId = bet?.outcomeId ?? '';
    book.offer(outcomeId, { isLive: true, score: [1, 0] });
    const bets = [{ outcomeId, price: '2.00', score: '0:0' }];
    await expect(send({ typeId: 0, bets, isDropOnScoreChange: true })).rejects.toMatchObject({
      code: 'score_changed',
      details: { differences: [{ outcomeId, oldScore: '0:0', newScore: '1:0' }] },
    });
    await send({ typeId: 0, bets });
    const seen = [{ outcomeId, price: '2.00', score: '1:0' }];
    await send({ typeId: 0, bets: seen, isDropOnScoreChange: true });
  });
});
