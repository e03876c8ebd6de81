import type { Bet, ChangeBet, OpenBetCost } from '@touchline/contracts/betting';
import { type Answer, createTestContext, refusing } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { betChangesOf } from './change-bet.store.ts';
import { canRegroup, changedBet, changedFigures, isEdited, NO_EDITS } from './changed-bet.ts';

const CALL = 'POST /betting-api/v1/bets/7/changes';
const leg = (id: number, price: string) => ({ outcomeId: `${id}~ft-1x2~home`, price });
const legs = [leg(1, '2.00'), leg(2, '1.50')];
const requested: ChangeBet = {
  quote: '100.a',
  amount: 950,
  addition: 550,
  typeId: 1,
  bets: legs,
  changeCoefAction: 2,
};
const bet: Bet = {
  id: '8',
  typeId: 1,
  status: 'open',
  accountId: 'a1',
  currency: 'EUR',
  stake: 1_500,
  totalOdds: '3.000',
  possibleReturn: 4_500,
  placedAt: 1,
  legs: [],
  terms: { changedFrom: '7' },
};
const cost = (amount: number): OpenBetCost => ({
  betId: '7',
  currency: 'EUR',
  amount,
  quote: '200.b',
  expiresAt: 200,
});

function setUp(answer: Answer) {
  const test = createTestContext({ plugin: 'coupon', answers: { [CALL]: answer } });
  const changes = betChangesOf(test.context);
  return { ...test, changes, state: () => changes.changes.get().get('7') };
}

describe('a changed bet', () => {
  const offer = { bets: legs, typeId: 1 };
  const without = (...ids: string[]) => ({ ...NO_EDITS, leftOut: new Set(ids) });

  it('a changed bet has the same legs, or the remaining ones; of one leg it is a single', () => {
    expect(changedBet(offer, NO_EDITS)).toMatchObject({ typeId: 1, bets: legs });
    expect(changedBet(offer, without('1~ft-1x2~home'))).toMatchObject({
      typeId: 0,
      bets: [legs[1]],
    });
    const all = legs.map(({ outcomeId }) => outcomeId);
    expect(changedBet(offer, without(...all))).toBeUndefined();
    expect(changedBet({ typeId: 1 }, NO_EDITS)).toBeUndefined();
  });

  it('a changed bet has another outcome in the place of a leg, with its part in the coupon', () => {
    const by = { outcomeId: '2~ft-1x2~draw', price: '3.20' };
    const bets = [legs[0] as (typeof legs)[0], { ...legs[1], ...leg(2, '1.50'), banker: true }];
    const swapped = new Map([['2~ft-1x2~home', by]]);
    expect(changedBet({ bets, typeId: 2, systemValue: 2 }, { ...NO_EDITS, swapped })).toEqual({
      typeId: 2,
      systemValue: 2,
      bets: [legs[0], { ...by, banker: true }],
    });
  });

  it('a changed bet has more legs: a single becomes an accumulator, and one can replace the last one', () => {
    const single = { bets: legs.slice(0, 1), typeId: 0 };
    const added = [leg(3, '1.80')];
    expect(changedBet(single, { ...NO_EDITS, added })).toMatchObject({
      typeId: 1,
      bets: [legs[0], added[0]],
    });
    expect(changedBet(single, { ...without('1~ft-1x2~home'), added })).toMatchObject({
      typeId: 0,
      bets: added,
    });
  });

  it('a changed bet is distinguished from the original bet', () => {
    expect(isEdited(NO_EDITS)).toBe(false);
    expect(isEdited(without('1~ft-1x2~home'))).toBe(true);
  });

  it('a changed bet gets more or fewer legs in single and accumulator alone: others are made of their number', () => {
    expect([0, 1, 2, 4, 7, 8].map((typeId) => canRegroup({ typeId }))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('a changed bet returns by the rules of the domain at current prices', () => {
    const money = { stake: 1_500, currency: 'EUR' };
    const express = { typeId: 1, systemValue: undefined, bets: legs };
    expect(changedFigures(express, money)).toEqual({ odds: '3.000', possibleReturn: 4_500 });
    const system = { typeId: 2, systemValue: 2, bets: [...legs, leg(3, '3.00')] };
    // Three doubles of 5.00: 3.00, 6.00 and 4.50 times.
    expect(changedFigures(system, money).possibleReturn).toBe(6_750);
  });
});

describe('changing an open bet', () => {
  it('a change of an open bet sends what was agreed to once, and announces the new bet and the balance', async () => {
    const { changes, http, bus, state } = setUp(() => ({ bet, balance: 8_450 }));
    await Promise.all([changes.change('7', requested), changes.change('7', requested)]);
    expect(http.requests.map(({ body }) => body)).toEqual([requested]);
    expect(state()).toEqual({ state: 'changed-into', bet });
    expect(bus.emitted.map(({ name, payload }) => [name, payload])).toEqual([
      ['bet.placed', { betId: '8', stake: 1_500, currency: 'EUR' }],
      ['balance.changed', { accountId: 'a1', currency: 'EUR', balance: 8_450 }],
    ]);
  });

  it('a change of an open bet at a value that fell prompts first', async () => {
    const { changes, http, state } = setUp(refusing('cash_out_changed', cost(949)));
    await changes.change('7', requested);
    expect(http.requests).toHaveLength(1);
    expect(state()).toMatchObject({ state: 'changed', cost: { amount: 949 } });
  });

  it('a change of an open bet whose quote has merely expired continues at what was agreed to, once', async () => {
    const { changes, http } = setUp(refusing('cash_out_changed', cost(950)));
    await changes.change('7', requested);
    expect(http.requests.map(({ body }) => (body as ChangeBet).quote)).toEqual(['100.a', '200.b']);
  });

  it('a change of an open bet without a response is repeated with the same key and request, also by another page', async () => {
    const before = setUp(refusing('request_timeout'));
    await before.changes.change('7', requested);
    const later = betChangesOf({ ...before.context });
    expect(later.changes.get().get('7')).toEqual({ state: 'unanswered' });
    before.http.answer(CALL, () => ({ bet, balance: 8_450 }));
    await later.retry('7');
    expect(later.changes.get().get('7')).toMatchObject({ state: 'changed-into' });
    const [first, second] = before.http.requests;
    expect([second?.idempotencyKey, second?.body]).toEqual([first?.idempotencyKey, first?.body]);
  });
});
