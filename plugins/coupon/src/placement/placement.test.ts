import type { Bet } from '@touchline/contracts';
import { ApplicationError } from '@touchline/plugin-api';
import { type Answer, createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { slipOf } from '../slip/slip.store.ts';
import { placingOf } from './placement.ts';

const CALL = 'POST /betting-api/v1/bets';
const request = { accountId: 'a1', amount: 500, changeCoefAction: 2 } as const;

const selection = (id: number, price = '2.10') => ({
  outcomeId: `${id}~ft-1x2~home`,
  eventId: id,
  sport: 'football',
  champ: 'Premier League',
  home: 'A',
  away: 'B',
  startsAt: 0,
  section: 'live' as const,
  price,
});

const bet: Bet = {
  id: 'b1',
  typeId: 0,
  status: 'open',
  accountId: 'a1',
  currency: 'EUR',
  stake: 500,
  totalOdds: '2.10',
  possibleReturn: 1050,
  placedAt: 1,
  legs: [],
};

function refuse(code: string, details?: unknown): Answer {
  return () => {
    throw new ApplicationError({ code, message: code, status: 409, details });
  };
}

function setUp(answer: Answer) {
  const test = createTestContext({ plugin: 'coupon', answers: { [CALL]: answer } });
  const slip = slipOf(test.context);
  slip.toggle(selection(1));
  return { ...test, slip, placing: placingOf(test.context) };
}

describe('placing the slip', () => {
  it('empties the slip, announces the bet and the balance', async () => {
    const { placing, slip, bus } = setUp(() => ({ bet, balance: 9500 }));
    const heard: unknown[] = [];
    bus.on('bet.placed', (payload) => heard.push(payload));
    bus.on('balance.changed', (payload) => heard.push(payload));
    await placing.place(request);
    expect(placing.state.get()).toMatchObject({ state: 'placed', bet: { id: 'b1' } });
    expect(slip.store.get().bets).toEqual([]);
    expect(slip.canRestore()).toBe(false);
    expect(heard).toEqual([
      { betId: 'b1', stake: 500, currency: 'EUR' },
      { accountId: 'a1', currency: 'EUR', balance: 9500 },
    ]);
  });

  it('sends the specified payload once, however often the button is pressed', async () => {
    const { placing, http } = setUp(() => ({ bet, balance: 9500 }));
    await Promise.all([placing.place(request), placing.place(request), placing.place(request)]);
    expect(http.requests).toHaveLength(1);
    expect(http.requests[0]?.body).toEqual({
      accountId: 'a1',
      typeId: 0,
      amount: 500,
      bets: [{ outcomeId: '1~ft-1x2~home', price: '2.10' }],
      changeCoefAction: 2,
    });
  });

  it('keeps the slip and asks about prices that moved on the way', async () => {
    const differences = [{ outcomeId: '1~ft-1x2~home', oldPrice: '2.10', newPrice: '1.95' }];
    const { placing, slip } = setUp(refuse('price_changed', { differences }));
    await placing.place(request);
    expect(placing.state.get()).toEqual({
      state: 'price-changed',
      prices: new Map([['1~ft-1x2~home', '1.95']]),
    });
    expect(slip.store.get().bets).toHaveLength(1);
  });

  it('an act refused is over: the next one has a key of its own', async () => {
    const { placing, http } = setUp(refuse('balance_insufficient'));
    await placing.place(request);
    expect(placing.state.get()).toMatchObject({ state: 'refused' });
    await placing.place(request);
    const keys = http.requests.map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('a lost answer is asked for again with the same key and the same words', async () => {
    const { placing, http, slip } = setUp(refuse('network_failed'));
    await placing.place(request);
    expect(placing.state.get()).toEqual({ state: 'unanswered' });
    slip.acceptPrices(new Map([['1~ft-1x2~home', '5.00']]));
    http.answer(CALL, () => ({ bet, balance: 9500 }));
    await placing.retry();
    expect(placing.state.get()).toMatchObject({ state: 'placed' });
    const [first, second] = http.requests;
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.body).toEqual(first?.body);
  });

  it('a page opened after an unanswered act waits for its answer instead of placing anew', async () => {
    const before = setUp(refuse('request_timeout'));
    await before.placing.place(request);
    const after = { ...before.context };
    expect(placingOf(after).state.get()).toEqual({ state: 'unanswered' });
  });

  it('puts the same selections on the slip again when asked to', async () => {
    const { placing, slip } = setUp(() => ({ bet, balance: 9500 }));
    await placing.place(request);
    placing.repeat();
    expect(slip.store.get().bets.map(({ eventId }) => eventId)).toEqual([1]);
    expect(placing.state.get()).toEqual({ state: 'idle' });
  });
});
