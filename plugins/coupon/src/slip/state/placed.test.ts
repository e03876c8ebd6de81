import type { PlaceBet, StoredCoupon } from '@touchline/contracts/betting';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testSelection } from '../../testing/test-selection.ts';
import { setBetAmount } from './amounts.ts';
import { chooseSingles, chooseStakeSplit } from './choices.ts';
import { withLeg } from './legs.ts';
import { afterPlacing } from './placed.ts';
import { EMPTY_SLIP } from './slip-state.ts';

const id = (leg: number) => `${leg}~ft-1x2~home`;

/** An accumulator of 10 with these stakes on its legs as singles; zero is none. */
function slip(stakes: readonly number[]): StoredCoupon {
  const made = stakes.reduce((state, _, at) => withLeg(state, testSelection(at + 1), 0), {
    ...EMPTY_SLIP,
    amount: '10',
  });
  return stakes.reduce(
    (state, stake, at) => (stake === 0 ? state : setBetAmount(state, id(at + 1), String(stake))),
    chooseSingles(made, true),
  );
}

function sent({ bets, amountByBetId }: StoredCoupon): Pick<PlaceBet, 'bets' | 'singles'> {
  const singles = Object.entries(amountByBetId).map(([key, text]) => [key, Number(text) * 100]);
  return { bets: [...bets], singles: Object.fromEntries(singles) as Record<string, number> };
}

const refusals = (...legs: readonly number[]) => ({
  bet: { currency: 'EUR' },
  refused: legs.map((leg) => ({ outcomeId: id(leg), code: 'outcome_suspended' })),
});

describe('the slip after its bets were answered', () => {
  it('the slip is empty once all of it was taken', () => {
    const state = slip([5, 0, 7]);
    expect(afterPlacing(state, sent(state), refusals()).bets).toEqual([]);
  });

  it('the slip keeps a coupon that was refused, without the singles that were taken', () => {
    const state = slip([5, 0, 7]);
    const answer = { ...refusals(3), refusedCoupon: { code: 'outcome_suspended' } };
    expect(afterPlacing(state, sent(state), answer)).toMatchObject({
      bets: state.bets,
      amount: '10',
      amountByBetId: { [id(3)]: '7' },
      hasSingles: true,
    });
  });

  it('the slip keeps singles that were refused as singles with their own stakes', () => {
    const state = slip([5, 6, 7]);
    expect(afterPlacing(state, sent(state), refusals(1, 3))).toMatchObject({
      bets: [{ eventId: 1 }, { eventId: 3 }],
      typeId: 9,
      amount: '',
      amountByBetId: { [id(1)]: '5', [id(3)]: '7' },
    });
    expect(afterPlacing(state, sent(state), refusals(2))).toMatchObject({ amount: '6' });
  });

  it('the slip keeps singles that were refused with their part of a stake that was split', () => {
    const three = chooseStakeSplit({ ...slip([0, 0, 7]), chosenTypeId: 9, typeId: 9 }, true);
    const amounts = { [id(1)]: 334, [id(2)]: 333, [id(3)]: 700 };
    const placed = { bets: [...three.bets], amountByBetId: amounts };
    expect(afterPlacing(three, placed, refusals(1, 3))).toMatchObject({
      bets: [{ eventId: 1 }, { eventId: 3 }],
      typeId: 9,
      amount: '',
      amountByBetId: { [id(1)]: '3.34', [id(3)]: '7' },
    });
    expect(afterPlacing(three, placed, refusals(2))).toMatchObject({
      bets: [{ eventId: 2 }],
      amount: '3.33',
    });
  });

  it('the slip never stakes again what was taken, whatever was refused', () => {
    const stake = fc.integer({ min: 0, max: 9 });
    const leg = fc.record({ stake, isRefused: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(leg, { minLength: 2, maxLength: 6 }),
        fc.boolean(),
        (legs, isCouponTaken) => {
          const state = slip(legs.map((one) => one.stake));
          const refused = legs.flatMap(({ isRefused, stake: own }, at) =>
            isRefused && own > 0 ? [at + 1] : [],
          );
          const coupon = isCouponTaken ? {} : { refusedCoupon: { code: 'outcome_suspended' } };
          const left = afterPlacing(state, sent(state), { ...refusals(...refused), ...coupon });
          // Singles still staked are those that were refused, each for what it was.
          const still = Object.keys(left.amountByBetId);
          expect(still.toSorted()).toEqual(refused.map(id).toSorted());
          for (const key of still) {
            expect(left.amountByBetId[key]).toBe(state.amountByBetId[key]);
          }
          // The accumulator is there again only where it was refused.
          expect(left.typeId === 1 && left.amount === '10').toBe(!isCouponTaken);
        },
      ),
    );
  });
});
