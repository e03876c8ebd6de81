import { createTestContext } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { outcomeNow } from './outcome-now.ts';
import { pushedOutcomes } from './pushed-outcomes.ts';

const BUILDER = '7~builder~ft-1x2:home+ft-total@2.5:over';

/** The event with both selections at a status: 0 open, 1 suspended. */
const snapshot = (price: string, status: 0 | 1 = 0) =>
  ({
    topic: 'event:7',
    clk: `${price} ${status}`,
    time: 0,
    events: [
      {
        id: 7,
        sport: 'football',
        section: 'live',
        champ: { id: 9, name: 'Premier League' },
        startsAt: 0,
        home: { name: 'Home' },
        away: { name: 'Away' },
        state: { status: 'live' },
        marketsTotal: 2,
        markets: [
          ['ft-1x2', 1, status, status === 1 ? 'goal' : null, [['home', price]]],
          ['ft-total@2.5', 1, status, status === 1 ? 'goal' : null, [['over', '1.90']]],
        ],
      },
    ],
  }) as never;

function setUp() {
  const prices = ['3.10', '2.80'];
  const test = createTestContext({
    plugin: 'coupon',
    answers: {
      'GET /line-api/v1/outcomes': () => ({
        time: 0,
        outcomes: [
          { outcomeId: BUILDER, status: 'open', price: prices.shift() ?? '2.70', version: 1 },
        ],
      }),
    },
  });
  test.live.follow('event:7');
  test.live.snapshot(snapshot('2.10'));
  const seen: (string | undefined)[] = [];
  const store = outcomeNow(test.context, BUILDER);
  const stop = store.subscribe((state) => seen.push(state?.price ?? state?.status));
  return { ...test, store, seen, stop };
}

describe('what an outcome costs now', () => {
  it('the outcomes of a builder that are pushed are those of its selections', () => {
    expect(pushedOutcomes(BUILDER)).toEqual(['7~ft-1x2~home', '7~ft-total@2.5~over']);
    expect(pushedOutcomes('7~ft-1x2~home')).toEqual(['7~ft-1x2~home']);
  });

  it('an ordinary outcome is the one that is pushed', () => {
    const { context } = setUp();
    expect(outcomeNow(context, '7~ft-1x2~home')).toBe(context.live.outcome('7~ft-1x2~home'));
  });

  it('a builder costs what the server says, and is priced again once a selection has moved', async () => {
    const { store, live, clock, http } = setUp();
    await vi.waitFor(() => expect(store.get()?.price).toBe('3.10'));
    live.snapshot(snapshot('1.90'));
    live.snapshot(snapshot('1.80'));
    expect(http.requests).toHaveLength(1);
    clock.advance(500);
    await vi.waitFor(() => expect(store.get()?.price).toBe('2.80'));
    expect(http.requests).toHaveLength(2);
  });

  it('a builder is suspended with its selections before the server has said so', async () => {
    const { store, live } = setUp();
    await vi.waitFor(() => expect(store.get()?.status).toBe('open'));
    live.snapshot(snapshot('2.10', 1));
    expect(store.get()).toMatchObject({ status: 'suspended', price: undefined, reason: 'goal' });
  });

  it('a builder that is no longer shown is not priced again', async () => {
    const { store, live, clock, http, stop } = setUp();
    await vi.waitFor(() => expect(store.get()?.price).toBe('3.10'));
    live.snapshot(snapshot('1.90'));
    stop();
    clock.advance(5_000);
    expect(http.requests).toHaveLength(1);
  });
});
