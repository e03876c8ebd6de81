import { expect, it } from 'vitest';
import { EarlyPayoutOffer } from './bet-offers.ts';

it('early payouts are a gift and are not offered unless the operator says so', () => {
  const { isOffered, sports } = EarlyPayoutOffer.parse({});
  expect(isOffered).toBe(false);
  expect(sports.map(({ sport, lead }) => `${sport} ${lead}`)).toEqual([
    'football 2',
    'basketball 20',
    'american-football 17',
    'ice-hockey 3',
  ]);
});

it.each([
  ['a sport that is decided otherwise', { sport: 'tennis', lead: 2 }],
  ['a lead of one goal', { sport: 'football', lead: 1 }],
  ['a lead that basketball has in every match', { sport: 'basketball', lead: 6 }],
  ['half a goal', { sport: 'football', lead: 2.5 }],
  ['a competition without a number', { sport: 'football', lead: 2, champs: ['epl'] }],
])('early payouts of %s are refused', (_, row) => {
  expect(EarlyPayoutOffer.safeParse({ sports: [row] }).success).toBe(false);
});
