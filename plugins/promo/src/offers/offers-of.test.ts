import { describe, expect, it } from 'vitest';
import { offersOf, playersDeposit, visitorsDeposit } from './offers-of.ts';

const BETTING = {
  hyperBonus: {
    steps: [
      { legs: 4, percent: 4 },
      { legs: 15, percent: 25 },
    ],
    minCoef: '1.40',
  },
  dayExpresses: { isOffered: true, bonusPercent: 10 },
};
const BONUS = {
  isOffered: true,
  percent: 100,
  amounts: { GBP: { maximum: '100', minimumDeposit: '10' } },
  wagerTimes: 5,
};
const OFFER = {
  currency: 'GBP',
  percent: 100,
  maximum: 10_000,
  minimumDeposit: 1_000,
  wagerTimes: 5,
};

describe('the promotions', () => {
  it('promotions are what the rules of the site give, and nothing else', () => {
    expect(offersOf({ betting: BETTING }, undefined)).toEqual([
      { kind: 'accaBoost', percent: 25, legs: 15, price: '1.40' },
      { kind: 'dayExpress', percent: 10 },
    ]);
    const none = {
      hyperBonus: { steps: [], minCoef: '1.40' },
      dayExpresses: { isOffered: false, bonusPercent: 10 },
    };
    expect(offersOf({ betting: none }, undefined)).toEqual([]);
  });

  it('the bonus of a first deposit is shown to visitors in a currency that has it', () => {
    const payments = { firstDepositBonus: BONUS };
    expect(visitorsDeposit(payments, ['EUR', 'GBP'])).toEqual(OFFER);
    expect(visitorsDeposit(payments, ['EUR'])).toBeUndefined();
    const off = { firstDepositBonus: { ...BONUS, isOffered: false } };
    expect(visitorsDeposit(off, ['GBP'])).toBeUndefined();
  });

  it('the bonus of a first deposit is shown to players who may still have it', () => {
    const offer = { ...OFFER, days: 30, minLegs: 3, minCoef: '1.40' };
    const shown = (['none', 'offered', 'available', 'declined', 'given'] as const).filter(
      (state) => playersDeposit({ state, offer }) !== undefined,
    );
    expect(shown).toEqual(['offered', 'available']);
  });
});
