import { describe, expect, test } from 'vitest';
import { minorUnits } from '../money/money.ts';
import { autoMaxStake } from './auto-max.ts';
import { bonusBetOdds, isBonusBetEarned, isBonusLeg } from './bonus-bet.ts';
import { COUPON_TYPE } from './coupon-type.ts';
import { withDropOnScoreChange, withExactCoef, withOneClick } from './coupon-switches.ts';
import { hyperBonusProgress, isHyperBonusWithinReach } from './hyper-bonus.ts';
import {
  isGameFinished,
  isLegLive,
  isLegLocked,
  legLocks,
  UNKNOWN_LEG_STATUS,
} from './leg-state.ts';
import { settleCoupon } from './settle-coupon.ts';
import { stakeLimitsOf } from './stake-limits.ts';
import { coupon, leg } from './testing/make-coupon.ts';
import { totalOdds } from './total-odds.ts';
import { promoCodeIssue } from './promo-code.ts';
import { isPromoCodeAllowed, isVipAvailable } from './vip-bet.ts';

const ALL_TYPES = Object.values(COUPON_TYPE);

type PromoQuestion = Parameters<typeof promoCodeIssue>[0];
interface PromoChange {
  readonly promo?: Partial<PromoQuestion['promo']>;
  readonly coupon?: Partial<PromoQuestion['coupon']>;
  readonly now?: number;
}

describe('states of a leg', () => {
  test.each([
    [{}, false],
    [{ gameTime: 0 }, true],
    [{ isLiveInLive: true }, true],
    [{ statusId: 1 }, false],
    [{ statusId: 2 }, true],
    [{ statusId: 3 }, true],
    [{ statusId: 4 }, false],
    [{ statusId: 4, gameTime: 5400 }, false],
    [{ isFinished: true, isLiveInLive: true }, false],
  ] as const)('SLIP-1 a leg whose game is %j is live: %s', (game, isLive) => {
    expect(isLegLive({ game })).toBe(isLive);
  });

  test('SLIP-1 a live market makes a leg live until its game has ended', () => {
    expect(isLegLive({ game: {}, isLiveMarket: true })).toBe(true);
    expect(isLegLive({ game: { statusId: 4 }, isLiveMarket: true })).toBe(false);
  });

  test('SLIP-2 a leg without a known status has the status −2, and is not live', () => {
    expect(UNKNOWN_LEG_STATUS).toBe(-2);
    expect(isLegLive({ game: { statusId: UNKNOWN_LEG_STATUS } })).toBe(false);
  });

  test('SLIP-2 a game has ended when flagged or at status 4', () => {
    expect([{ isFinished: true }, { statusId: 4 }, { statusId: 3 }].map(isGameFinished)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('SLIP-3 a leg is locked when blocked, dependent or banned from accumulators', () => {
    expect(isLegLocked({ isBlocked: true })).toBe(true);
    expect(isLegLocked({ isDepend: true })).toBe(true);
    expect(isLegLocked({ isBannedExpress: true })).toBe(true);
    expect(isLegLocked({})).toBe(false);
  });

  test('SLIP-4 legs of one event and singles only are locked in every type that combines', () => {
    const legs = [{ eventId: 1 }, { eventId: 1 }, { eventId: 2, isSingleOnly: true }];
    for (const type of ALL_TYPES) {
      const isCombined = ![0, 9, 10].includes(type);
      expect(legLocks({ type, legs }).map(isLegLocked)).toEqual([
        isCombined,
        isCombined,
        isCombined,
      ]);
    }
    const blocked = legLocks({ type: COUPON_TYPE.single, legs: [{ eventId: 1, isBlocked: true }] });
    expect(blocked.map(isLegLocked)).toEqual([true]);
  });
});

describe('the VIP bet and promo codes', () => {
  const available = {
    isShown: true,
    type: COUPON_TYPE.express,
    maxBetAmount: 500_000,
    legs: [{ isLive: false }, { isLive: false }],
  };

  test('SLIP-5 the VIP bet needs: shown, a finite maximum, line legs only, at least one, not type 9', () => {
    expect(isVipAvailable(available)).toBe(true);
    expect(isVipAvailable({ ...available, isShown: false })).toBe(false);
    expect(isVipAvailable({ ...available, maxBetAmount: Infinity })).toBe(false);
    expect(isVipAvailable({ ...available, legs: [] })).toBe(false);
    expect(isVipAvailable({ ...available, legs: [{ isLive: false }, { isLive: true }] })).toBe(
      false,
    );
    expect(isVipAvailable({ ...available, type: COUPON_TYPE.multipleSingles })).toBe(false);
  });

  test.each([
    ['at its end', { now: 1_000 }, 'expired'],
    ['with multiple singles', { coupon: { type: 9 } }, 'type'],
    ['with a type it does not name', { promo: { types: [1, 2] } }, 'type'],
    ['in another currency', { coupon: { currency: 'USD' } }, 'currency'],
    ['on the bonus account', { coupon: { isBonusAccount: true } }, 'account'],
    ['with another stake than its free one', { coupon: { stake: 499 } }, 'amount'],
    ['below its lowest odds', { coupon: { totalOdds: '1.799' } }, 'coef'],
    ['where everything agrees', {}, undefined],
    [
      'a boost, with any stake',
      { promo: { kind: 'win-boost' as const }, coupon: { stake: 1 } },
      undefined,
    ],
  ])('SLIP-17 a promo code %s', (_name, change, issue) => {
    const { promo = {}, coupon = {}, now = 999 }: PromoChange = change;
    expect(
      promoCodeIssue({
        promo: {
          kind: 'free-bet',
          currency: 'EUR',
          amount: 500,
          minCoef: '1.8',
          expiresAt: 1_000,
          ...promo,
        },
        coupon: {
          type: 0,
          currency: 'EUR',
          isBonusAccount: false,
          stake: 500,
          totalOdds: '1.80',
          ...coupon,
        },
        now,
      }),
    ).toBe(issue);
  });

  test('SLIP-6 a promo code is accepted with every type but 9', () => {
    expect(ALL_TYPES.filter((type) => !isPromoCodeAllowed(type))).toEqual([9]);
  });
});

describe('the bonus bet', () => {
  const legs = [{ odds: '1.10' }, { odds: '1.50' }, { odds: '2.00' }];
  const earned = { isAllowed: true, type: COUPON_TYPE.express, legs };

  test('SLIP-7 the bonus bet needs an allowed accumulator of 3 legs, each at 1.1 or more, none of kind 7', () => {
    expect(isBonusBetEarned(earned)).toBe(true);
    expect(isBonusBetEarned({ ...earned, isAllowed: false })).toBe(false);
    expect(isBonusBetEarned({ ...earned, legs: legs.slice(1) })).toBe(false);
    expect(isBonusBetEarned({ ...earned, legs: [...legs, { odds: '1.09' }] })).toBe(false);
    expect(isBonusBetEarned({ ...earned, legs: [...legs, { odds: '1.5', kind: 7 }] })).toBe(false);
    for (const type of ALL_TYPES.filter((id) => id !== COUPON_TYPE.express)) {
      expect(isBonusBetEarned({ ...earned, type })).toBe(false);
    }
  });

  test.each([
    [1, '1.01'],
    [3, '1.03'],
    [9, '1.09'],
    [10, '1.10'],
    [15, '1.10'],
  ])('SLIP-8 the bonus bet beside %i legs has the odds %s', (count, odds) => {
    expect(bonusBetOdds(count)).toBe(odds);
  });

  test('SLIP-8 the bonus bet multiplies the accumulator, and shrinks with every void leg', () => {
    const made = (results: readonly ('won' | 'void' | 'lost')[]) =>
      coupon({
        type: COUPON_TYPE.express,
        bonusBet: true,
        legs: results.map((result) => leg('2.00', result)),
      });
    expect(totalOdds(made(['won', 'won', 'won']))).toBe('8.240');
    expect(settleCoupon(made(['won', 'won', 'won'])).payout).toBe(82_400);
    expect(settleCoupon(made(['won', 'won', 'won', 'void'])).payout).toBe(82_400);
    expect(settleCoupon(made(['won', 'won', 'void'])).payout).toBe(40_000);
    expect(settleCoupon(made(['won', 'won', 'lost'])).payout).toBe(0);
    expect(settleCoupon(made(['void', 'void', 'void'])).payout).toBe(10_000);
  });

  test('SLIP-9 a leg of sport 0 or of a bonus type is the bonus bet', () => {
    expect(
      [{ sportId: 0 }, { sportId: 1, isBonusType: true }, { sportId: 1 }, {}].map(isBonusLeg),
    ).toEqual([true, true, false, false]);
  });
});

describe('the hyper-bonus', () => {
  const offer = {
    steps: [
      { legs: 4, percent: 5 },
      { legs: 6, percent: 10 },
    ],
    minCoef: '1.40',
  };
  const legs = (count: number, odds = '2.00') => Array.from({ length: count }, () => ({ odds }));

  test('SLIP-10 legs at the lowest price or more count towards the next step', () => {
    const at = (count: number) =>
      hyperBonusProgress({ offer, type: COUPON_TYPE.express, legs: legs(count) });
    expect(at(3)).toEqual({ legs: 3, percent: 0, next: { legs: 4, percent: 5 } });
    expect(at(5)).toEqual({ legs: 5, percent: 5, next: { legs: 6, percent: 10 } });
    expect(at(7)).toEqual({ legs: 7, percent: 10, next: undefined });
    const mixed = [...legs(4), ...legs(2, '1.39')];
    expect(hyperBonusProgress({ offer, type: COUPON_TYPE.express, legs: mixed }).percent).toBe(5);
    expect(hyperBonusProgress({ offer, type: COUPON_TYPE.system, legs: legs(6) })).toEqual({
      legs: 0,
      percent: 0,
      next: undefined,
    });
  });

  test('SLIP-10 the hyper-bonus can be earned by the number of legs from the first step on, in an accumulator', () => {
    const within = (count: number, type: number = COUPON_TYPE.express) =>
      isHyperBonusWithinReach({ steps: offer.steps, type, legs: count });
    expect([3, 4, 7].map((count) => within(count))).toEqual([false, true, true]);
    expect(within(4, COUPON_TYPE.system)).toBe(false);
    expect(isHyperBonusWithinReach({ steps: [], type: COUPON_TYPE.express, legs: 9 })).toBe(false);
  });

  test('SLIP-10 a void leg lowers the coupon to the remaining step', () => {
    const bonusOf = (results: readonly ('won' | 'void')[]) =>
      settleCoupon(
        coupon({
          type: COUPON_TYPE.express,
          legs: results.map((result) => leg('2.00', result)),
          hyperBonus: { percent: 5, ...offer },
        }),
      ).adjustments.find(({ kind }) => kind === 'hyper-bonus')?.amount;
    expect(bonusOf(['won', 'won', 'won', 'won'])).toBe(7_500);
    expect(bonusOf(['won', 'won', 'won', 'won', 'void'])).toBe(7_500);
    expect(bonusOf(['won', 'won', 'won', 'void'])).toBeUndefined();
  });
});

describe('stakes', () => {
  const rules = { minimum: 20, maximum: 1_001, minimumTypes: [0, 1], maximumTypes: [0, 2] };

  test('SLIP-11 the minimum and maximum apply to their configured types only', () => {
    expect(stakeLimitsOf({ rules, type: 0 })).toEqual({ least: 20, most: 1_001 });
    expect(stakeLimitsOf({ rules, type: 1 })).toEqual({ least: 20 });
    expect(stakeLimitsOf({ rules, type: 2 })).toEqual({ least: undefined, most: 1_001 });
    expect(stakeLimitsOf({ rules: { ...rules, minimum: undefined }, type: 1 }).least).toBe(
      undefined,
    );
  });

  test('SLIP-11 an infinite maximum is none', () => {
    expect(stakeLimitsOf({ rules: { ...rules, maximum: Infinity }, type: 0 })).toEqual({
      least: 20,
    });
  });

  test('SLIP-11 the bonus account has no maximum', () => {
    expect(stakeLimitsOf({ rules, type: 0, isBonusAccount: true }).most).toBeUndefined();
  });

  test('SLIP-12 a stake factor lowers the maximum, rounded down, never below the minimum', () => {
    expect(stakeLimitsOf({ rules, type: 0, stakeFactor: 0.5 }).most).toBe(500);
    expect(stakeLimitsOf({ rules, type: 0, stakeFactor: 0.001 }).most).toBe(20);
    expect(stakeLimitsOf({ rules, type: 1, stakeFactor: 0.5 }).most).toBeUndefined();
  });

  test('SLIP-13 the auto-max is what limits and balance allow, or nothing', () => {
    const limits = { least: 20, most: minorUnits(500) };
    expect(autoMaxStake({ limits, balance: 10_000 })).toBe(500);
    expect(autoMaxStake({ limits, balance: 300 })).toBe(300);
    expect(autoMaxStake({ limits, balance: 300, prepaid: 100 })).toBe(400);
    expect(autoMaxStake({ limits, balance: 19 })).toBeUndefined();
    expect(autoMaxStake({ limits: {}, balance: 0 })).toBeUndefined();
  });
});

describe('switches', () => {
  const all = { exactCoef: true, isDropOnScoreChange: true, isOneClick: false };

  test('SLIP-14 the exact-odds switch set to none disables drop on score change', () => {
    expect(withExactCoef(all, false)).toEqual({
      ...all,
      exactCoef: false,
      isDropOnScoreChange: false,
    });
    expect(withExactCoef({ ...all, exactCoef: false }, true)).toEqual(all);
  });

  test('SLIP-15 the drop on score change disables one-click, and one-click disables it', () => {
    const clicking = { exactCoef: true, isDropOnScoreChange: false, isOneClick: true };
    expect(withDropOnScoreChange(clicking, true)).toEqual(all);
    expect(withDropOnScoreChange(clicking, false)).toEqual(clicking);
    expect(withOneClick(all, { isOneClick: true, count: 0, isConfirmed: false })).toEqual({
      outcome: 'changed',
      switches: clicking,
      isSlipCleared: false,
    });
  });

  test.each([
    [0, 'changed'],
    [1, 'confirmation-needed'],
  ])('SLIP-16 the one-click switch with %i bets in the slip ends as %s', (count, outcome) => {
    const change = { isOneClick: true, count, isConfirmed: false };
    expect(withOneClick(all, change).outcome).toBe(outcome);
  });

  test('SLIP-16 the one-click switch with bets in the slip prompts first and then clears it', () => {
    const change = { isOneClick: true, count: 2 };
    expect(withOneClick(all, { ...change, isConfirmed: false })).toEqual({
      outcome: 'confirmation-needed',
    });
    expect(withOneClick(all, { ...change, isConfirmed: true })).toMatchObject({
      outcome: 'changed',
      isSlipCleared: true,
    });
    const off = { isOneClick: false, count: 2, isConfirmed: false };
    expect(withOneClick({ ...all, isOneClick: true }, off)).toMatchObject({
      outcome: 'changed',
      isSlipCleared: false,
    });
  });
});
