import { type CouponTermsAnswer, PlaceBet, type StoredCoupon } from '@touchline/contracts/betting';
import { describe, expect, it } from 'vitest';
import { composeCoupon } from '../compose/compose-coupon.ts';
import { readStakes } from '../compose/read-stakes.ts';
import { setBetAmount, setBlockAmount } from '../slip/state/amounts.ts';
import { chooseLobby, chooseType, toggleBanker } from '../slip/state/choices.ts';
import { withLeg } from '../slip/state/legs.ts';
import { EMPTY_SLIP } from '../slip/state/slip-state.ts';
import { testSelection } from '../testing/test-selection.ts';
import { testTerms } from '../testing/test-terms.ts';
import { payloadOf } from './payload.ts';

const TERMS = testTerms({
  hyperBonus: {
    steps: [{ legs: 3, percent: 10 }],
    minCoef: '1.40',
    minLimit: 200,
    maxLimit: 90_000,
  },
  isBonusBetOffered: true,
});
const id = (leg: number) => `${leg}~ft-1x2~home`;
/** What each leg of a slip at 2.00 is sent as. */
const sent = (...legs: readonly object[]) =>
  legs.map((leg, index) => ({ outcomeId: id(index + 1), price: '2.00', ...leg }));

function slip(typeId: number, legs: number, amount = '10'): StoredCoupon {
  const bets = Array.from({ length: legs }, (_, at) => testSelection(at + 1, { price: '2.00' }));
  const state = bets.reduce((made, bet) => withLeg(made, bet, 0), { ...EMPTY_SLIP, amount });
  return chooseType(state, typeId);
}

type Input = Parameters<typeof payloadOf>[0];

/** The payload of a slip whose player has set nothing else; valid as the server reads it. */
function payload(state: StoredCoupon, input: Partial<Input> = {}, terms?: CouponTermsAnswer) {
  const stakes = readStakes({ state, currency: 'EUR', largest: undefined });
  const made = payloadOf({
    state,
    coupon: composeCoupon({ state, stakes, currency: 'EUR', terms }),
    accountId: 'a1',
    userId: undefined,
    settings: { changeCoefAction: 2, exactCoef: false, isDropOnScoreChange: false },
    coef: undefined,
    coefByView: undefined,
    coefViewId: 0,
    scores: new Map(),
    isVip: false,
    prepaidAmount: 0,
    ...input,
  });
  expect(PlaceBet.parse(made)).toEqual(made);
  return made;
}

const PLAIN = { accountId: 'a1', amount: 1_000, changeCoefAction: 2, coefViewId: 0 };

describe('the payload of a placed coupon (product.txt §3.3)', () => {
  it('the payload of a bet each way has both parts, and the stake twice', () => {
    const only = testSelection(1, { price: '5.00' });
    const win = { ...only, outcomeId: '1~outright-winner~c7' };
    const place = { outcomeId: '1~outright-place@3~c7', price: '2.00' };
    const state = withLeg({ ...EMPTY_SLIP, amount: '10' }, win, 0);
    const stakes = readStakes({ state, currency: 'EUR', largest: undefined, times: 2 });
    const eachWay = { ...place, terms: { places: 3, fraction: 4 as const } };
    const coupon = composeCoupon({ state, stakes, currency: 'EUR', eachWay });
    expect(payload(state, { coupon, eachWay })).toEqual({
      ...PLAIN,
      amount: 2_000,
      typeId: 10,
      bets: [{ outcomeId: win.outcomeId, price: '5.00' }, place],
    });
  });

  it('the payload of a coupon has every field that the player, the slip and the house have filled', () => {
    const state = { ...slip(1, 3), refId: 'code7', promoCode: 'WELCOME' };
    const made = payload(
      state,
      {
        userId: '42',
        settings: { changeCoefAction: 0, exactCoef: true, isDropOnScoreChange: true },
        coef: '8.000',
        coefByView: '7.00',
        coefViewId: 14,
        scores: new Map([[id(2), '2:1']]),
        isVip: true,
        prepaidAmount: 300,
      },
      TERMS,
    );
    expect(made).toEqual({
      accountId: 'a1',
      typeId: 1,
      amount: 1_000,
      bets: sent({}, { score: '2:1' }, {}),
      changeCoefAction: 0,
      coef: '8.000',
      coefByView: '7.00',
      coefViewId: 14,
      exactCoef: true,
      isDropOnScoreChange: true,
      prepaidAmount: 300,
      refId: 'code7',
      userId: '42',
      promoCode: 'WELCOME',
      isVip: true,
      isBonusBet: true,
      hyperBonusPercent: 10,
      minHyperBonusBetLimit: 200,
      maxHyperBonusLimit: 90_000,
    });
  });

  it('the payload of a coupon has no empty field, and no score that was not requested', () => {
    expect(payload(slip(0, 1), { scores: new Map([[id(1), '0:0']]) })).toEqual({
      ...PLAIN,
      typeId: 0,
      bets: sent({}),
    });
  });

  it('the payload of a system has its size and its bankers', () => {
    expect(payload(toggleBanker(slip(2, 4), id(2)))).toEqual({
      ...PLAIN,
      typeId: 2,
      systemValue: 2,
      bets: sent({}, { banker: true }, {}, {}),
    });
  });

  it('the payload of a lobby coupon has the lobby', () => {
    expect(payload(chooseLobby(slip(4, 4), id(3)))).toEqual({
      ...PLAIN,
      typeId: 4,
      systemValue: 2,
      bets: sent({}, {}, { lobby: true }, {}),
    });
  });

  it('the payload of blocks has each leg’s block, and the stakes by block in the order of play', () => {
    const state = slip(5, 3);
    const second = state.blocks[1]?.id ?? 0;
    expect(payload(setBlockAmount(state, second, '4.50'))).toEqual({
      ...PLAIN,
      typeId: 5,
      amountByBlockId: { 1: 1_000, 2: 450 },
      bets: sent({ blockId: 1 }, { blockId: 2 }, { blockId: 3 }),
    });
  });

  it('the payload of multiple singles has the stake of each, their sum, and never a promo code', () => {
    const state = { ...setBetAmount(slip(9, 2), id(2), '2.50'), promoCode: 'WELCOME' };
    expect(payload(state)).toEqual({
      ...PLAIN,
      typeId: 9,
      amount: 1_250,
      amountByBetId: { [id(1)]: 1_000, [id(2)]: 250 },
      bets: sent({}, {}),
    });
  });
});
