import type { Bet, OpenBetCost } from '@touchline/contracts/betting';
import { type Answer, createTestContext, refusing } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { automaticFault } from './automatic-fault.ts';
import { cashOutDeskOf } from './cash-out.store.ts';
import { openedCosts } from './opened-bets.resource.ts';
import { laterCost } from './use-offer.ts';

const CALL = 'POST /betting-api/v1/bets/7/cash-out';
const requested = { quote: '100.a', amount: 950 };
const bet: Bet = {
  id: '7',
  typeId: 0,
  status: 'lost',
  accountId: 'a1',
  currency: 'EUR',
  stake: 1_000,
  totalOdds: '2.10',
  possibleReturn: 2_100,
  placedAt: 1,
  legs: [],
  payout: 950,
  endedBy: 'cash-out',
  cashOuts: [{ at: 2, stake: 1_000, amount: 950, isAutomatic: false }],
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
  const desk = cashOutDeskOf(test.context);
  return { ...test, desk, sale: () => desk.sales.get().get('7') };
}

describe('cashing out an open bet', () => {
  it('a cash-out sends the price and quote that were shown, once, and shows what it paid', async () => {
    const { desk, http, bus, sale } = setUp(() => ({ bet, balance: 9_950 }));
    await Promise.all([
      desk.sell('7', requested),
      desk.sell('7', requested),
      desk.sell('7', requested),
    ]);
    expect(http.requests.map(({ body }) => body)).toEqual([requested]);
    expect(sale()).toMatchObject({ state: 'sold', amount: 950, isWhole: true });
    expect(bus.emitted.map(({ name, payload }) => [name, payload])).toEqual([
      ['balance.changed', { accountId: 'a1', currency: 'EUR', balance: 9_950 }],
    ]);
    desk.dismiss('7');
    expect(sale()).toBeUndefined();
  });

  it('a cash-out of a part says that the rest remains', async () => {
    const cashOuts = [{ at: 2, stake: 400, amount: 380, isAutomatic: false }];
    const rest = { ...bet, status: 'open' as const, stake: 600, cashOuts };
    const { desk, sale } = setUp(() => ({ bet: rest, balance: 9_380 }));
    await desk.sell('7', { ...requested, stake: 400 });
    expect(sale()).toMatchObject({ state: 'sold', amount: 380, isWhole: false });
  });

  it('a cash-out at a price that fell prompts first: nothing is sent again for less', async () => {
    const { desk, http, sale } = setUp(refusing('cash_out_changed', cost(949)));
    await desk.sell('7', requested);
    expect(http.requests).toHaveLength(1);
    expect(sale()).toMatchObject({ state: 'changed', cost: { amount: 949 } });
  });

  it('a cash-out whose quote has merely expired continues at no less than was shown, once and as the same act', async () => {
    const { desk, http, sale } = setUp(refusing('cash_out_changed', cost(951)));
    await desk.sell('7', requested);
    const [first, second, ...others] = http.requests;
    expect(others).toEqual([]);
    expect(second?.body).toEqual({ quote: '200.b', amount: 950 });
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(sale()).toMatchObject({ state: 'changed' });
  });

  it('a cash-out without a response is repeated with the same key and request, also by another page', async () => {
    const before = setUp(refusing('network_failed'));
    await before.desk.sell('7', requested);
    expect(before.sale()).toEqual({ state: 'unanswered' });
    await before.desk.sell('7', { ...requested, amount: 1 });
    expect(before.http.requests).toHaveLength(1);

    const desk = cashOutDeskOf({ ...before.context });
    expect(desk.sales.get().get('7')).toEqual({ state: 'unanswered' });
    before.http.answer(CALL, () => ({ bet, balance: 9_950 }));
    await desk.retry('7');
    expect(desk.sales.get().get('7')).toMatchObject({ state: 'sold' });
    const [first, second] = before.http.requests;
    expect([second?.idempotencyKey, second?.body]).toEqual([first?.idempotencyKey, first?.body]);
    await desk.retry('7');
    expect(before.http.requests).toHaveLength(2);
  });

  it('a cash-out that is refused says why, and has ended', async () => {
    const { desk, http, sale } = setUp(
      refusing('cash_out_unavailable', { refusal: 'market-suspended' }),
    );
    await desk.sell('7', requested);
    expect(sale()).toMatchObject({ state: 'refused', refusal: 'market-suspended' });
    await desk.sell('7', requested);
    const keys = http.requests.map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('an automatic cash-out sends its value to the server, and the costs are requested again', async () => {
    const put = 'PUT /betting-api/v1/bets/7/automatic-cash-out';
    const costs = { time: 1, costs: [] };
    let asked = 0;
    const { context, http } = createTestContext({
      plugin: 'coupon',
      answers: {
        [put]: () => costs,
        'GET /betting-api/v1/opened-costs': () => {
          asked += 1;
          return costs;
        },
      },
    });
    context.resources.watch(openedCosts, {}).subscribe(() => undefined);
    await cashOutDeskOf(context).setAutomatic('7', 1_500);
    await cashOutDeskOf(context).setAutomatic('7', undefined);
    const bodies = http.requests.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []));
    expect(bodies).toEqual([{ amount: 1_500 }, {}]);
    expect(asked).toBe(3);
  });
});

describe('the value of an automatic cash-out', () => {
  it.each([
    [undefined, 'missing'],
    [0, 'missing'],
    [950, 'belowPrice'],
    [951, undefined],
    [2_100, undefined],
    [2_101, 'aboveReturn'],
  ])('an automatic cash-out value of %s minor units: %s', (amount, fault) => {
    expect(automaticFault({ amount, price: 950, possibleReturn: 2_100 })).toBe(fault);
  });

  it('an automatic cash-out value without a price may be anything up to the return', () => {
    expect(automaticFault({ amount: 1, price: undefined, possibleReturn: 2_100 })).toBeUndefined();
  });
});

it('the later of two costs counts', () => {
  expect(laterCost(cost(1), { ...cost(2), expiresAt: 201 })?.amount).toBe(2);
  expect(laterCost(cost(1), { ...cost(2), expiresAt: 199 })?.amount).toBe(1);
  expect(laterCost(undefined, cost(2))?.amount).toBe(2);
});
