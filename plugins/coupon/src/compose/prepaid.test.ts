import type { StoredCoupon } from '@touchline/contracts/betting';
import type { Account } from '@touchline/contracts/money';
import { describe, expect, it } from 'vitest';
import { withLeg } from '../slip/state/legs.ts';
import { EMPTY_SLIP } from '../slip/state/slip-state.ts';
import { composeCoupon } from './compose-coupon.ts';
import { prepaidOf } from './prepaid.ts';
import { readStakes } from './read-stakes.ts';
import { testSelection } from '../testing/test-selection.ts';

const leg = testSelection();
const main: Account = {
  id: 'a1',
  type: 0,
  currency: 'EUR',
  balance: 700,
  inPlay: 0,
  isActive: true,
};
function advance(choices: Partial<StoredCoupon>, account: Account = main) {
  const state = { ...withLeg(EMPTY_SLIP, leg, 0), amount: '10', isPrepaid: true, ...choices };
  const stakes = readStakes({ state, currency: 'EUR', largest: undefined });
  const coupon = composeCoupon({ state, stakes, currency: 'EUR' });
  return prepaidOf({ state, coupon, account, limits: { availablePrepaidAmount: 400 } });
}

describe('the advance of a slip', () => {
  it('the advance of a slip pays what the account lacks, and only where the player wants it', () => {
    expect(advance({})).toEqual({ available: 400, amount: 300 });
    expect(advance({ isPrepaid: false })).toEqual({ available: 400, amount: 0 });
    expect(advance({ amount: '5' }).amount).toBe(0);
  });

  it('the advance of a slip is never more than the open bets cover', () => {
    expect(advance({ amount: '50' }).amount).toBe(400);
  });

  it('the advance of a slip is given neither on singles of a list, nor with a promo code, nor from a bonus account', () => {
    expect(advance({ typeId: 9 })).toEqual({ available: 0, amount: 0 });
    expect(advance({ promoCode: 'FREE' })).toEqual({ available: 0, amount: 0 });
    expect(advance({}, { ...main, type: 4 })).toEqual({ available: 0, amount: 0 });
  });
});
