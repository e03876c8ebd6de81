import type { CouponTermsAnswer, StoredCoupon } from '@touchline/contracts/betting';
import { COUPON_TYPES, potentialReturn, totalOdds } from '@touchline/domain/coupon';
import { createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { setBetAmount, setBlockAmount } from '../slip/state/amounts.ts';
import { moveToBlock } from '../slip/state/blocks.ts';
import { chooseLobby, chooseType, toggleBanker } from '../slip/state/choices.ts';
import { withLeg } from '../slip/state/legs.ts';
import { EMPTY_SLIP } from '../slip/state/slip-state.ts';
import en from '../translations/en.json';
import { composeCoupon } from './compose-coupon.ts';
import { compositionText, madeOfText } from './composition-text.ts';
import { dropped } from './drag.ts';
import { figuresOf } from './figures.ts';
import { readStakes } from './read-stakes.ts';
import { isFaultless, slipFaults } from './slip-faults.ts';
import { groupsOf, typeOptions } from './type-options.ts';
import { limitsOfCoupon } from './limits-of-type.ts';
import { testSelection } from '../testing/test-selection.ts';
import { testTerms } from '../testing/test-terms.ts';

const id = (number: number) => `${number}~ft-1x2~home`;
const bet = (number: number, price: string) => testSelection(number, { price });
const slip = (typeId: number, prices: readonly string[], amount = '10'): StoredCoupon => {
  const state = prices
    .map((price, index) => bet(index + 1, price))
    .reduce((made, selection) => withLeg(made, selection, 0), { ...EMPTY_SLIP, amount });
  return chooseType(state, typeId);
};

const TERMS = testTerms();

function compose(state: StoredCoupon, options: { terms?: CouponTermsAnswer } = {}) {
  const stakes = readStakes({ state, currency: 'EUR', largest: undefined });
  const coupon = composeCoupon({ state, stakes, currency: 'EUR', terms: options.terms });
  return { stakes, coupon };
}

function faults(
  state: StoredCoupon,
  { least = 20, most = 50_000, balance = 100_000, terms = TERMS } = {},
) {
  const { stakes, coupon } = compose(state, { terms });
  return slipFaults({ state, coupon, stakes, limits: { least, most }, balance });
}

describe('the coupon of a slip', () => {
  it('the coupon of a slip has every leg in its role', () => {
    const prices = ['1.50', '2.00', '2.50', '3.00'];
    const system = compose(toggleBanker(slip(2, prices), id(2))).coupon;
    expect(system.legs.map(({ banker }) => banker)).toEqual([false, true, false, false]);
    expect(system.systemSize).toBe(2);
    const lobby = compose(chooseLobby(slip(4, prices), id(3))).coupon;
    expect(lobby.legs.map((leg) => leg.lobby)).toEqual([false, false, true, false]);
    const blocks = moveToBlock(slip(5, prices), id(4), { blockId: 1 });
    expect(compose(blocks).coupon.legs.map(({ block }) => block)).toEqual([1, 2, 3, 1]);
    expect(compose(slip(1, prices)).coupon.legs[0]).toEqual({
      eventId: 1,
      odds: '1.50',
    });
  });

  it('the coupon of a slip returns the example of the rulebook: lobby 1.8 and 2 of 3 with 300', () => {
    const state = slip(4, ['1.80', '1.39', '1.78', '2.44'], '300');
    const { coupon } = compose(state);
    // 1.8 × (1.39·1.78 + 1.39·2.44 + 1.78·2.44) × 100
    expect(figuresOf(coupon, { isStaked: true }).most).toBe(183_762);
    expect(potentialReturn(coupon).payout).toBe(183_762);
  });

  it('the coupon of a slip stakes singles by leg, and the slip’s amount where a leg has none', () => {
    const state = setBetAmount(slip(9, ['2.00', '3.00']), id(2), '4.50');
    const { coupon } = compose(state);
    expect(coupon.legs.map(({ stake }) => stake)).toEqual([undefined, 450]);
    expect(figuresOf(coupon, { isStaked: true })).toMatchObject({ most: 3350, least: 1350 });
  });

  it('the coupon of a slip uses the server’s price of an anti-express over the formula', () => {
    const state = slip(6, ['1.50', '1.60']);
    const formula = compose(state, { terms: TERMS }).coupon;
    const quoted = compose(state, {
      terms: { ...TERMS, antiExpress: { margin: '1.1165', edge: '0.05', coef: '1.90' } },
    }).coupon;
    expect(totalOdds(formula)).toBe('1.429');
    expect(totalOdds(quoted)).toBe('1.900');
  });

  it('the coupon of a slip earns the hyper-bonus by its steps, as an accumulator alone', () => {
    const prices = ['1.50', '1.50', '1.50'];
    const { coupon } = compose(slip(1, prices), { terms: TERMS });
    // 10 × 3.375 = 33.75, and 10 % of the net 23.75: 36.125, rounded half to even.
    expect(figuresOf(coupon, { isStaked: true })).toMatchObject({ most: 3612, hyperBonus: 237 });
    expect(compose(slip(7, prices), { terms: TERMS }).coupon.hyperBonus).toBeUndefined();
  });

  it('the coupon of a slip has the bonus bet until it is removed', () => {
    const terms = { ...TERMS, isBonusBetOffered: true };
    const state = slip(1, ['1.50', '1.50', '1.50']);
    expect(compose(state, { terms }).coupon.bonusBet).toBe(true);
    const without = { ...state, isBonusBetRemoved: true };
    expect(compose(without, { terms }).coupon.bonusBet).toBeUndefined();
    expect(compose(state, { terms: TERMS }).coupon.bonusBet).toBeUndefined();
  });

  it('the coupon of a slip shows taxes and the maximum payout that caps it', () => {
    const state = slip(1, ['2.00', '2.00']);
    const { coupon } = compose(state, {
      terms: { ...TERMS, tax: { stakePercent: '5', winPercent: '10' } },
    });
    // 9.50 × 4 = 38.00, net win 28.00, tax 2.80
    expect(figuresOf(coupon, { isStaked: true })).toMatchObject({
      stakeTax: 50,
      winTax: 280,
      most: 3520,
      isCapped: false,
    });
    const capped = figuresOf({ ...coupon, tax: undefined, maxPayout: 2000 }, { isStaked: true });
    expect(capped).toMatchObject({ most: 2000, isCapped: true });
  });

  it('the coupon of a slip has no return before there is a stake, and still total odds', () => {
    const { coupon } = compose(slip(1, ['2.00', '2.00'], ''));
    expect(figuresOf(coupon, { isStaked: false })).toMatchObject({
      totalOdds: '4.000',
      most: undefined,
    });
  });
});

describe('the faults of a slip', () => {
  it.each([
    ['', 'stake_missing'],
    ['five', 'stake_invalid'],
    ['0.10', 'stake_below_minimum'],
    ['600', 'stake_above_maximum'],
  ])('the fault of the stake "%s" is %s', (amount, code) => {
    expect(faults(slip(1, ['2.00', '2.00'], amount)).main?.code).toBe(code);
  });

  it('the fault of a slip is the balance when all else is right', () => {
    const state = slip(1, ['2.00', '2.00']);
    expect(faults(state, { balance: 999 }).main?.code).toBe('balance_insufficient');
    expect(isFaultless(faults(state, { balance: 1000 }))).toBe(true);
  });

  it('the fault of a leg’s own stake is shown at the leg', () => {
    const state = setBetAmount(slip(9, ['2.00', '3.00']), id(2), '0.05');
    const found = faults(state);
    expect(found.main).toBeUndefined();
    expect(found.byBet.get(id(2))).toEqual({ code: 'stake_below_minimum', limit: 20 });
    const unread = faults(setBetAmount(state, id(2), '1.234'));
    expect(unread.byBet.get(id(2))?.code).toBe('stake_invalid');
  });

  it('the fault of a block is shown where it stakes more than the one before returns', () => {
    const state = setBlockAmount(slip(5, ['2.00', '3.00', '1.50']), 2, '20.01');
    expect(faults(state).byBlock.get(2)).toEqual({
      code: 'block_stake_above_maximum',
      limit: 2000,
    });
    expect(isFaultless(faults(setBlockAmount(state, 2, '20')))).toBe(true);
  });

  it('the fault of a slip is the combination itself: legs of one event, an anti-express that pays too little', () => {
    const related = withLeg(slip(1, ['2.00']), { ...bet(1, '3.00'), outcomeId: '1~x~y' }, 0);
    expect(faults(related).coupon).toEqual({ code: 'coupon_related_legs', legs: [0, 1] });
    expect(faults(slip(6, ['9.00', '9.00'])).coupon?.code).toBe('anti_express_price_too_low');
  });

  it('the fault of a slip is a selection offered as a single only, in every type that combines legs', () => {
    const terms = { ...TERMS, singleOnlyMarkets: ['total'] };
    const barred = { ...bet(2, '3.00'), outcomeId: '2~total@2.5~over' };
    const state = withLeg(slip(1, ['2.00']), barred, 0);
    expect(faults(state, { terms }).coupon).toEqual({ code: 'coupon_leg_single_only', legs: [1] });
    expect(faults(chooseType(state, 9), { terms }).coupon).toBeUndefined();
    expect(faults(state).coupon).toBeUndefined();
  });

  it('the limits are those of each type, and a VIP bet has no maximum', () => {
    const limits = {
      currency: 'EUR',
      minimum: 20,
      maximum: 5000,
      maxPayout: 1,
      liveDelaySeconds: 2,
      byType: { '2': { minimum: 100, maximum: 900 } },
    };
    const express = { type: 1, legs: 3 };
    const system = { type: 2, legs: 3, systemSize: 2 };
    expect(limitsOfCoupon(limits, { counts: express, isVip: false })).toEqual({
      least: 20,
      most: 5000,
    });
    expect(limitsOfCoupon(limits, { counts: system, isVip: false })).toEqual({
      least: 300,
      most: 900,
    });
    expect(limitsOfCoupon(limits, { counts: system, isVip: true })).toEqual({
      least: 300,
      most: undefined,
    });
  });
});

describe('the types to choose from', () => {
  const { i18n } = createTestContext({ plugin: 'coupon', texts: en }).context;

  it.each([
    [1, '1 × 4-fold'],
    [2, '6 doubles'],
    [3, '4 singles'],
    [4, '3 trebles'],
    [5, '4 singles'],
    [7, '4 singles + 6 doubles + 4 trebles + 1 × 4-fold'],
    [8, '6 doubles + 4 trebles + 1 × 4-fold'],
    [9, '4 singles'],
  ])('the type %i of four legs is made of %s', (typeId, text) => {
    const groups = groupsOf(slip(1, ['2.00', '2.00', '2.00', '2.00']), typeId) ?? [];
    expect(compositionText(i18n, groups)).toBe(text);
  });

  it.each([
    [8, 3, '3 doubles + 1 treble (Trixie)'],
    [8, 4, '6 doubles + 4 trebles + 1 × 4-fold (Yankee)'],
    [7, 3, '3 singles + 3 doubles + 1 treble (Patent)'],
    [7, 2, '2 singles + 1 double'],
    [1, 3, 'Treble'],
    [1, 4, '4-fold'],
    [1, 11, '11-fold'],
    [0, 1, ''],
  ])('the type %i of %i legs is named as the trade does: %s', (typeId, legs, text) => {
    const groups =
      groupsOf(
        slip(
          1,
          Array.from({ length: legs }, () => '2.00'),
        ),
        typeId,
      ) ?? [];
    expect(madeOfText(i18n, { typeId, legs, groups })).toBe(text);
  });

  it('the types the house knows are each explained with an example', () => {
    const texts = COUPON_TYPES.map((typeId) => i18n.t(`typeText.${typeId}`));
    expect(new Set(texts).size).toBe(COUPON_TYPES.length);
    expect(texts.slice(1).filter((text) => !text.includes('Example: '))).toEqual([]);
  });

  it('the types that do not accept the number of legs show how many they accept', () => {
    const options = typeOptions(slip(1, ['2.00', '2.00']), [9, 2, 1, 8, 77]);
    expect(options.map(({ typeId }) => typeId)).toEqual([1, 2, 8, 9]);
    expect(options[1]).toEqual({ typeId: 2, groups: undefined, least: 3, most: 20 });
    expect(options[3]?.groups).toEqual([{ size: 1, count: 2 }]);
  });
});

describe('dropping', () => {
  const order = ({ bets }: StoredCoupon) => bets.map(({ eventId }) => eventId);
  const blocks = (state: StoredCoupon) =>
    state.blocks.map((block) => block.bets.map((name) => Number(name.split('~')[0])));
  const chain = slip(3, ['2.00', '2.00', '2.00']);

  it('a leg dropped on a leg takes its position in the chain', () => {
    expect(order(dropped(chain, `leg:${id(3)}`, `leg:${id(1)}`))).toEqual([3, 1, 2]);
    expect(order(dropped(chain, `leg:${id(1)}`, `leg:${id(3)}`))).toEqual([2, 3, 1]);
    expect(dropped(chain, `leg:${id(1)}`, 'leg:gone')).toBe(chain);
  });

  it('a leg on a block joins it, a leg on the place for new ones gets its own', () => {
    const joined = dropped(chain, `leg:${id(3)}`, 'block:1');
    expect(blocks(joined)).toEqual([[1, 3], [2]]);
    expect(dropped(joined, `leg:${id(3)}`, 'block:1')).toBe(joined);
    expect(blocks(dropped(joined, `leg:${id(1)}`, 'new'))).toEqual([[3], [2], [1]]);
  });

  it('a block dropped on a block takes its position', () => {
    expect(blocks(dropped(chain, 'block:3', 'block:1'))).toEqual([[3], [1], [2]]);
    expect(dropped(chain, 'block:3', `leg:${id(1)}`)).toBe(chain);
  });
});
