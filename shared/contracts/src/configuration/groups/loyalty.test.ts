import { expect, it } from 'vitest';
import { LoyaltyConfiguration } from './loyalty.ts';

const premiumOf = (diamond: number) => ({
  ...LoyaltyConfiguration.parse({}).premium.levels,
  diamond,
});

it('cashback and rewards cost money and are not offered unless the operator says so', () => {
  const { club, cashback, premium, referral } = LoyaltyConfiguration.parse({});
  expect(club.isOffered).toBe(true);
  expect([cashback, premium, referral].map(({ isOffered }) => isOffered)).toEqual([
    false,
    false,
    false,
  ]);
  expect(cashback.isForGames).toBe(false);
  const { copper, diamond } = cashback.levels;
  expect([copper, diamond]).toEqual([
    { percent: 5, days: 7 },
    { percent: 11, days: 1 },
  ]);
});

it.each([
  ['a currency that there is not', { club: { currency: 'QQQ' } }],
  ['a stake of nothing', { referral: { stake: '0' } }],
  ['a reward with too many decimals', { referral: { rewards: { EUR: '10.555' } } }],
  ['a reward in no currency', { referral: { rewards: { QQQ: '10' } } }],
  ['levels without cashback', { cashback: { levels: { copper: { percent: 5, days: 7 } } } }],
  ['a share of stakes above the edge of a game', { premium: { levels: premiumOf(0.41) } }],
  ['a share of stakes that is none', { premium: { levels: premiumOf(0) } }],
  ['no day to fulfil an invitation', { referral: { days: 0 } }],
])('the rules of loyalty with %s are refused', (_, rules) => {
  expect(LoyaltyConfiguration.safeParse(rules).success).toBe(false);
});
