import { describe, expect, test } from 'vitest';
import { PlaceBet } from './place-bet.ts';

/** Every field of product.txt §3.3, filled as a slip of three legs in two blocks fills them. */
const PAYLOAD = {
  id: '8f0c1c52-7a53-4c0d-9d5c-1b6a1d0c7f11',
  accountId: '100001',
  amount: 1_000,
  amountByBlockId: { '0': 1_000, '1': 1_900 },
  bets: [
    { outcomeId: '7001~ft-1x2~home', price: '1.95', blockId: 0 },
    { outcomeId: '7002~ft-1x2~draw', price: '3.40', blockId: 1 },
    { outcomeId: '7003~ft-1x2~away', price: '2.10', blockId: 1 },
  ],
  changeCoefAction: 2,
  coef: '13.923',
  coefByView: '13.923',
  coefViewId: 0,
  exactCoef: false,
  isDropOnScoreChange: false,
  prepaidAmount: 0,
  refId: '1',
  systemValue: 2,
  typeId: 5,
  userId: '10000001',
  hyperBonusPercent: 4,
  minHyperBonusBetLimit: 100,
  maxHyperBonusLimit: 50_000,
};

describe('the placed coupon of product.txt §3.3', () => {
  test('every field is part of the contract and arrives as it was sent', () => {
    expect(PlaceBet.parse(PAYLOAD)).toEqual(PAYLOAD);
  });

  test('the optional fields of a placed coupon only describe the slip', () => {
    const { accountId, amount, bets, changeCoefAction, typeId } = PAYLOAD;
    const least = { accountId, amount, bets, changeCoefAction, typeId };
    expect(PlaceBet.parse(least)).toEqual(least);
  });

  test('the market fields of a leg (§3.4) are accepted and not trusted', () => {
    const [leg] = PAYLOAD.bets;
    const market = { coef: 99, sportId: 1, typeId: 1, kind: 3, isLive: false, gameId: 7001 };
    const sent = { ...PAYLOAD, bets: [{ ...leg, ...market, statusId: -2, isBlocked: false }] };
    expect(PlaceBet.parse(sent).bets).toEqual([leg]);
  });

  test.each([
    ['a stake with a fraction of the minor unit', { amount: 10.5 }],
    ['a stake below zero', { amount: -1 }],
    ['a type that is none', { typeId: 11 }],
    ['an answer to changes that is none', { changeCoefAction: 3 }],
    ['no legs', { bets: [] }],
    ['a system of one', { systemValue: 1 }],
    ['a price that is no decimal text', { bets: [{ outcomeId: '7~a~b', price: '1,95' }] }],
  ])('a placed coupon with %s is refused', (_name, change) => {
    expect(PlaceBet.safeParse({ ...PAYLOAD, ...change }).success).toBe(false);
  });
});
