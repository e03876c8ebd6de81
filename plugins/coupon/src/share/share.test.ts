import type { StoredCoupon } from '@touchline/contracts/betting';
import type { OutcomeQuote } from '@touchline/contracts/line';
import { ApplicationError } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { slipOf } from '../slip/slip.store.ts';
import { EMPTY_SLIP } from '../slip/state/slip-state.ts';
import { loadingOf } from './loading.store.ts';
import { reconcile } from './reconcile.ts';
import { sharedBody } from './shared-body.ts';
import { testSelection } from '../testing/test-selection.ts';

const id = (event: number) => `${event}~ft-1x2~home`;
const bet = (event: number, price = '2.10') =>
  testSelection(event, { home: `Home ${event}`, away: `Away ${event}`, price });
function quote(event: number, state: Partial<OutcomeQuote> = {}): OutcomeQuote {
  const { sport, champ, home, away, startsAt, section } = bet(event);
  return {
    outcomeId: id(event),
    status: 'open',
    price: '2.10',
    version: 1,
    event: {
      id: event,
      sportId: 1,
      sport,
      champId: 1,
      champ,
      home,
      away,
      startsAt,
      section,
      state: { status: 'scheduled' },
    },
    ...state,
  };
}
const slip = (events: readonly number[], choices: Partial<StoredCoupon> = {}): StoredCoupon => ({
  ...EMPTY_SLIP,
  bets: events.map((event) => bet(event)),
  ...choices,
});

describe('a shared slip', () => {
  it('a shared slip carries what is bet on and how it is combined, and never an amount', () => {
    const system = slip([1, 2, 3, 4], { typeId: 2, bankers: [id(2)], amount: '50' });
    expect(sharedBody(system)).toEqual({
      typeId: 2,
      systemValue: 2,
      bets: [1, 2, 3, 4].map((event) => ({
        outcomeId: id(event),
        price: '2.10',
        ...(event === 2 ? { banker: true } : {}),
      })),
    });
    const blocks = [
      { id: 7, bets: [id(2)] },
      { id: 3, bets: [id(1), id(3)] },
    ];
    const conditional = sharedBody(slip([1, 2, 3], { typeId: 5, blocks }));
    expect(conditional.bets.map(({ blockId }) => blockId)).toEqual([2, 1, 2]);
  });

  it('a shared slip opens as it was, where nothing has changed', () => {
    const system = slip([1, 2, 3, 4], { typeId: 2, bankers: [id(2)] });
    const answer = { slip: sharedBody(system), events: [] };
    const back = reconcile(answer, { quotes: [1, 2, 3, 4].map((n) => quote(n)), code: 'ABCD1234' });
    expect(back.bets).toEqual(system.bets);
    expect(back.choices).toMatchObject({
      chosenTypeId: 2,
      systemValue: 2,
      bankers: [id(2)],
      refId: 'ABCD1234',
    });
    expect(back.news).toEqual([]);
  });

  it('a shared slip shows what moved, is suspended or has ended; what has ended is omitted', () => {
    const answer = {
      slip: sharedBody(slip([1, 2, 3, 4])),
      events: [{ id: 4, home: 'Gone', away: 'Away' }],
    };
    const { bets, news } = reconcile(answer, {
      code: 'X',
      quotes: [
        quote(1, { price: '2.50' }),
        { ...quote(2), status: 'suspended', price: undefined },
        quote(3, { status: 'closed' }),
        { outcomeId: id(4), status: 'unknown', version: 0 },
      ],
    });
    expect(bets.map(({ eventId, price }) => [eventId, price])).toEqual([
      [1, '2.50'],
      [2, '2.10'],
    ]);
    expect(news).toMatchObject([
      { kind: 'moved', from: '2.10', bet: { price: '2.50' } },
      { kind: 'suspended', bet: { eventId: 2 } },
      { kind: 'closed', names: { home: 'Home 3' } },
      { kind: 'closed', names: { home: 'Gone' } },
    ]);
  });
});

describe('loading a shared slip', () => {
  const SHARED = 'GET /betting-api/v1/shared-slips/ABCD1234';
  const OUTCOMES = 'GET /line-api/v1/outcomes';

  it('a loaded slip replaces the current slip, which can be put back', async () => {
    const { context } = createTestContext({
      plugin: 'coupon',
      answers: {
        [SHARED]: () => ({ slip: sharedBody(slip([1, 2])), events: [], sharedAt: 0, expiresAt: 9 }),
        [OUTCOMES]: () => ({ time: 0, outcomes: [quote(1), quote(2)] }),
      },
    });
    slipOf(context).toggle(bet(9));
    await loadingOf(context).load('ABCD1234');
    expect(loadingOf(context).state.get()).toEqual({ state: 'loaded', count: 2, news: [] });
    expect(slipOf(context).store.get()).toMatchObject({ typeId: 1, refId: 'ABCD1234', amount: '' });
    slipOf(context).restore();
    expect(slipOf(context).store.get().bets).toEqual([bet(9)]);
  });

  it.each([
    ['not_found', 'unknown'],
    ['network_failed', 'failed'],
  ])('a shared slip leaves the slip alone when the answer is %s', async (code, state) => {
    const { context } = createTestContext({
      plugin: 'coupon',
      answers: {
        [SHARED]: () => {
          throw new ApplicationError({ code, message: code, status: 404 });
        },
      },
    });
    slipOf(context).toggle(bet(9));
    await loadingOf(context).load('ABCD1234');
    expect(loadingOf(context).state.get().state).toBe(state);
    expect(slipOf(context).store.get().bets).toEqual([bet(9)]);
  });
});
