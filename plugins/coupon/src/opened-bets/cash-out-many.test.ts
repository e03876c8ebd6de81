import { type Bet, CashOutMany, type CashOutManyAnswer } from '@touchline/contracts/betting';
import { createTestContext, refusing } from '@touchline/testing';
import { expect, it } from 'vitest';
import { cashOutDeskOf } from './cash-out.store.ts';
import { offersOf, totalsOf } from './choosing.ts';

const MANY = 'POST /betting-api/v1/bets/cash-out';
const bet = (id: string, payout: number): Bet => ({
  id,
  typeId: 0,
  status: 'lost',
  accountId: 'a1',
  currency: 'EUR',
  stake: 1_000,
  totalOdds: '2.10',
  possibleReturn: 2_100,
  placedAt: 1,
  legs: [],
  payout,
  endedBy: 'cash-out',
  cashOuts: [{ at: 2, stake: 1_000, amount: payout, isAutomatic: false }],
});
const offers = ['1', '2', '3'].map((betId) => ({ betId, quote: `100.${betId}`, amount: 900 }));
type Result = CashOutManyAnswer['results'][number];
const refused = (code: string, details?: object): Omit<Result, 'betId'> => ({
  refused: { code, message: 'no', details },
});

function setUp(results: readonly Result[]) {
  const test = createTestContext({ plugin: 'coupon', answers: { [MANY]: () => ({ results }) } });
  const desk = cashOutDeskOf(test.context);
  const stateOf = (betId: string) => desk.sales.get().get(betId);
  return { ...test, desk, stateOf };
}
const salesOf = (request: { readonly body?: unknown } | undefined) =>
  CashOutMany.parse(request?.body).sales;
const balances = (emitted: readonly { readonly name: string; readonly payload: unknown }[]) =>
  emitted.flatMap(({ name, payload }) =>
    name === 'balance.changed' ? [(payload as { readonly balance: number }).balance] : [],
  );

it('several bets are sold by one request with a key each, and each has its own result', async () => {
  const { desk, http, bus, stateOf } = setUp([
    { betId: '3', sold: { bet: bet('3', 900), balance: 1_800 } },
    { betId: '1', sold: { bet: bet('1', 950), balance: 900 } },
    { betId: '2', ...refused('cash_out_unavailable', { refusal: 'market-suspended' }) },
  ]);
  await desk.sellMany(offers);
  expect(http.requests).toHaveLength(1);
  const sent = salesOf(http.requests[0]);
  expect(sent.map(({ betId, quote, amount }) => ({ betId, quote, amount }))).toEqual(offers);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  expect(stateOf('1')).toMatchObject({ state: 'sold', amount: 950 });
  expect(stateOf('2')).toMatchObject({ state: 'refused', refusal: 'market-suspended' });
  expect(stateOf('3')).toMatchObject({ state: 'sold' });
  expect(balances(bus.emitted)).toEqual([900, 1_800]);
  expect(desk.together.get()).toEqual(['1', '2', '3']);
  desk.dismissMany();
  expect([desk.together.get(), [...desk.sales.get()]]).toEqual([[], []]);
});

it('bets whose response was lost are unanswered, and each is asked about with its own key', async () => {
  const { desk, http, stateOf } = setUp([]);
  http.answer(MANY, refusing('network_failed'));
  await desk.sellMany(offers);
  expect(offers.map(({ betId }) => stateOf(betId)?.state)).toEqual(offers.map(() => 'unanswered'));
  const keys = salesOf(http.requests[0]).map(({ key }) => key);
  http.answer('POST /betting-api/v1/bets/2/cash-out', () => ({ bet: bet('2', 900), balance: 900 }));
  await desk.retry('2');
  expect(http.requests.at(-1)?.idempotencyKey).toBe(keys[1]);
  expect(stateOf('2')).toMatchObject({ state: 'sold' });
  desk.dismissMany();
  expect(stateOf('1')).toEqual({ state: 'unanswered' });
  await desk.sellMany(offers.slice(0, 1));
  expect(http.requests).toHaveLength(2);
});

it('a bet that the server knows nothing of, or that is not in the answer, is not called sold', async () => {
  const { desk, stateOf } = setUp([{ betId: '1', ...refused('internal') }]);
  await desk.sellMany(offers.slice(0, 2));
  expect([stateOf('1'), stateOf('2')]).toEqual([{ state: 'unanswered' }, { state: 'unanswered' }]);
});

it('a bet whose price fell stays open, and one whose quote has merely expired is sold as the same act', async () => {
  const cost = (betId: string, amount: number) => ({
    betId,
    currency: 'EUR',
    amount,
    quote: '200.b',
    expiresAt: 200,
  });
  const { desk, http, stateOf } = setUp([
    { betId: '1', ...refused('cash_out_changed', cost('1', 899)) },
    { betId: '2', ...refused('cash_out_changed', cost('2', 900)) },
  ]);
  http.answer('POST /betting-api/v1/bets/2/cash-out', () => ({ bet: bet('2', 900), balance: 900 }));
  await desk.sellMany(offers.slice(0, 2));
  expect(stateOf('1')).toMatchObject({ state: 'changed', cost: { amount: 899 } });
  expect(stateOf('2')).toMatchObject({ state: 'sold' });
  const [many, second, ...others] = http.requests;
  expect(others).toEqual([]);
  expect(second?.body).toEqual({ quote: '200.b', amount: 900 });
  expect(second?.idempotencyKey).toBe(salesOf(many)[1]?.key);
});

it('more bets than a request takes are sold by several, a second press by none', async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({
    betId: String(at),
    quote: '1.a',
    amount: 10,
  }));
  const { desk, http } = setUp([]);
  await Promise.all([desk.sellMany(many), desk.sellMany(many)]);
  const sizes = http.requests.map((request) => salesOf(request).length);
  expect(sizes).toEqual([25, 5]);
});

it('offers are those of open bets with a price and no sale under way, and come to a total by currency', () => {
  const open = (id: string, currency = 'EUR') => ({
    ...bet(id, 0),
    status: 'open' as const,
    currency,
  });
  const cost = (betId: string) => ({ betId, currency: 'EUR', amount: 500, quote: '1.a' });
  const found = offersOf(
    [
      { bet: open('1'), cost: cost('1') },
      { bet: open('2', 'USD'), cost: cost('2') },
      { bet: open('3'), cost: { betId: '3', currency: 'EUR', refusal: 'market-suspended' } },
      { bet: open('4'), cost: cost('4') },
      { bet: bet('5', 0), cost: cost('5') },
      { bet: open('6'), cost: undefined },
      { bet: open('7'), cost: cost('7') },
    ],
    new Map([
      ['4', { state: 'unanswered' }],
      ['7', { state: 'selling', since: 1 }],
    ]),
  );
  expect(found.map(({ betId }) => betId)).toEqual(['1', '2']);
  expect([...totalsOf(found)]).toEqual([
    ['EUR', 500],
    ['USD', 500],
  ]);
});
