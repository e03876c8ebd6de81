import { couponOutlay } from '@touchline/domain/coupon';
import type { StoredCoupon } from '@touchline/contracts/betting';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setAmount, setBetAmount } from '../slip/state/amounts.ts';
import { chooseStakeSplit, chooseType } from '../slip/state/choices.ts';
import { withLeg } from '../slip/state/legs.ts';
import { EMPTY_SLIP } from '../slip/state/slip-state.ts';
import { typedLimit } from '../stake/typed-limit.ts';
import { testSelection } from '../testing/test-selection.ts';
import { composeCoupon } from './compose-coupon.ts';
import { readStakes } from './read-stakes.ts';
import { slipFaults } from './slip-faults.ts';
import { equalStakes } from './split-stake.ts';
import { usualStake } from './usual-stake.ts';

const LEAST = 20;
const id = (leg: number) => `${leg}~ft-1x2~home`;
const text = (amount: number) => (amount / 100).toFixed(2);

/** Singles that share an amount; those with a stake of their own, zero being none, have theirs. */
function singles(amount: string, own: readonly number[]): StoredCoupon {
  const legs = own.reduce((state, _, at) => withLeg(state, testSelection(at + 1), 0), EMPTY_SLIP);
  const split = chooseStakeSplit(chooseType(setAmount(legs, amount), 9), true);
  return own.reduce(
    (state, stake, at) => (stake === 0 ? state : setBetAmount(state, id(at + 1), text(stake))),
    split,
  );
}

function compose(state: StoredCoupon, largest?: number) {
  const stakes = readStakes({ state, currency: 'EUR', largest: largest as never });
  const coupon = composeCoupon({ state, stakes, currency: 'EUR' });
  const faults = slipFaults({ state, coupon, stakes, limits: { least: LEAST }, balance: 100_000 });
  return { stakes, coupon, faults };
}

describe('a stake that is split among singles', () => {
  it('an amount that does not divide is staked to the last cent, and the slip says how', () => {
    const state = singles('10', [0, 0, 0]);
    const { coupon, stakes } = compose(state);
    expect(coupon.legs.map(({ stake }) => stake)).toEqual([334, 333, 333]);
    expect(couponOutlay(coupon)).toBe(1_000);
    expect(equalStakes([...stakes.shares.values()])).toEqual([
      { count: 1, stake: 334 },
      { count: 2, stake: 333 },
    ]);
    expect(usualStake(state, { outcomeId: id(2), currency: 'EUR' })).toBe('3.33');
  });

  it('a single with a stake of its own keeps it, and the others share the amount', () => {
    const { coupon } = compose(singles('10', [0, 500, 0]));
    expect(coupon.legs.map(({ stake }) => stake)).toEqual([500, 500, 500]);
    expect(couponOutlay(coupon)).toBe(1_500);
  });

  it('the price of a slip is the amount and the stakes of legs with their own, whatever they are', () => {
    const own = fc.array(fc.constantFrom(0, 0, 20, 333, 4_999), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), own, (amount, stakes) => {
        const { coupon } = compose(singles(text(amount), stakes));
        const shared = stakes.includes(0) ? amount : 0;
        expect(couponOutlay(coupon)).toBe(
          shared + stakes.reduce<number>((sum, stake) => sum + stake, 0),
        );
      }),
    );
  });

  it('the least amount is what stakes the minimum on each', () => {
    const below = singles('0.59', [0, 500, 0, 0]);
    const { main } = compose(below).faults;
    expect(main).toMatchObject({ code: 'stake_below_minimum', limit: LEAST });
    expect(typedLimit(LEAST, below, Math.ceil)).toBe(60);
    expect(compose(singles('0.60', [0, 500, 0, 0])).faults.main).toBeUndefined();
  });

  it('a missing amount is a fault of the field, and none where each has its own', () => {
    expect(compose(singles('', [0, 500])).faults.main).toMatchObject({ code: 'stake_missing' });
    expect(compose(singles('', [300, 500])).faults.main).toBeUndefined();
  });

  it('the maximum stakes the largest allowed on each', () => {
    const { coupon } = compose({ ...singles('', [0, 0, 0]), isAutoMax: true }, 700);
    expect(coupon.legs.map(({ stake }) => stake)).toEqual([700, 700, 700]);
  });
});
