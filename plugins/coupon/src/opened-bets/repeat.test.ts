import type { Bet, BetLeg } from '@touchline/contracts/betting';
import type { OutcomeQuote } from '@touchline/contracts/line';
import { createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { slipOf } from '../slip/slip.store.ts';
import texts from '../translations/en.json';
import { handle } from './repeat.handler.ts';

const leg = (id: number, rest: Partial<BetLeg> = {}): BetLeg => ({
  outcomeId: `${id}~ft-1x2~home`,
  eventId: id,
  sport: 'football',
  champ: 'League',
  home: `Home ${id}`,
  away: `Away ${id}`,
  startsAt: 5,
  section: 'line',
  marketKey: 'ft-1x2',
  outcomeCode: 'home',
  price: '2.00',
  result: 'open',
  ...rest,
});
const quote = (id: number, rest: Partial<OutcomeQuote> = {}): OutcomeQuote => ({
  outcomeId: `${id}~ft-1x2~home`,
  status: 'open',
  price: '1.80',
  version: 1,
  event: {
    id,
    sportId: 1,
    sport: 'football',
    champId: 1,
    champ: 'League',
    home: `Home ${id}`,
    away: `Away ${id}`,
    startsAt: 9,
    section: 'live',
    state: { status: 'live' },
  },
  ...rest,
});

function setUp(quotes: readonly OutcomeQuote[]) {
  const bet: Bet = {
    id: '7',
    typeId: 2,
    status: 'open',
    accountId: 'a1',
    currency: 'EUR',
    stake: 600,
    totalOdds: '16.000',
    possibleReturn: 2_520,
    placedAt: 0,
    legs: [leg(1, { banker: true }), leg(2), leg(3), leg(4)],
    terms: { systemValue: 2 },
  };
  const test = createTestContext({
    plugin: 'coupon',
    texts,
    answers: {
      'GET /betting-api/v1/bets/7': () => bet,
      'GET /line-api/v1/outcomes': () => ({ time: 1, outcomes: quotes }),
    },
  });
  return { ...test, slip: slipOf(test.context) };
}
const repeat = (test: ReturnType<typeof setUp>) => handle(test.context, { betId: '7' });

describe('a bet once more', () => {
  it('a repeated bet is on the slip as it was combined, at current prices', async () => {
    const test = setUp([1, 2, 3, 4].map((id) => quote(id)));
    await repeat(test);
    expect(test.slip.store.get()).toMatchObject({
      typeId: 2,
      systemValue: 2,
      bankers: ['1~ft-1x2~home'],
      bets: [1, 2, 3, 4].map((eventId) => ({
        eventId,
        price: '1.80',
        section: 'live',
        startsAt: 9,
      })),
    });
    expect(test.openModals).toEqual(['coupon']);
    expect(test.notifications).toEqual([]);
  });

  it('a repeated bet omits what is no longer offered, and says so', async () => {
    const closed = quote(2, { status: 'closed' });
    const test = setUp([quote(1), closed, quote(3), quote(4, { status: 'suspended' })]);
    await repeat(test);
    expect(test.slip.store.get().bets.map(({ eventId }) => eventId)).toEqual([1, 3, 4]);
    expect(test.notifications.map(({ message }) => message)).toEqual([
      '1 selection is no longer offered and was left out.',
    ]);
  });

  it('a repeated bet that cannot be requested says so', async () => {
    const { context, notifications, slip } = setUp([]);
    await handle(context, { betId: '8' });
    expect(notifications).toMatchObject([{ kind: 'error' }]);
    expect(slip.store.get().bets).toEqual([]);
  });

  it('a repeated bet without any offered leg leaves the slip as it is', async () => {
    const { event: _none, ...unknown } = quote(1, { status: 'unknown' });
    const test = setUp([unknown]);
    test.slip.toggle(leg(8));
    await repeat(test);
    expect(test.slip.store.get().bets.map(({ eventId }) => eventId)).toEqual([8]);
    expect(test.openModals).toEqual([]);
    expect(test.notifications).toHaveLength(1);
  });
});
