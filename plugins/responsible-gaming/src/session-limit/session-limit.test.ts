import { createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { start } from './session-limit.background.ts';

const SERVICE = '/limit-service-api/api/external/web/v3';
const settle = () => new Promise((resolve) => setTimeout(resolve));

function setUp(limit: object = {}, remaining: () => number | null = () => 3_600) {
  const test = createTestContext({
    plugin: 'responsible-gaming',
    session: { userId: '1' },
    answers: {
      [`GET ${SERVICE}/limits`]: () => ({
        limits: [
          {
            id: 'l1',
            limitType: 31,
            limitValue: 1,
            limitBalance: 1,
            limitState: 'ACTIVE',
            startedAt: 0,
            endsAt: null,
            needApprove: false,
            ...limit,
          },
        ],
      }),
      [`POST ${SERVICE}/ping`]: () => ({ remaining: remaining(), until: null }),
    },
  });
  return {
    ...test,
    pings: () => test.http.requests.filter(({ method }) => method === 'POST').length,
    hasEnded: () => test.context.keys.get('responsible-gaming.sessionEnded') === true,
  };
}

describe('while a session limit is active', () => {
  it('the server is notified immediately and every 30 s', async () => {
    const { context, clock, pings } = setUp();
    start(context);
    await settle();
    expect(pings()).toBe(1);
    clock.advance(29_999);
    expect(pings()).toBe(1);
    clock.advance(1);
    expect(pings()).toBe(2);
  });

  it.each([{ limitValue: -1 }, { limitState: 'PENDING' }, { limitType: 32 }])(
    'a session limit with %j is not active: nothing is reported',
    async (limit) => {
      const { context, clock, pings } = setUp(limit);
      start(context);
      await settle();
      clock.advance(60_000);
      expect(pings()).toBe(0);
    },
  );

  it('the end of a session limit shows when the server says that nothing remains', async () => {
    let remaining = 45;
    const { context, clock, hasEnded } = setUp({}, () => remaining);
    start(context);
    await settle();
    expect(hasEnded()).toBe(false);
    remaining = 0;
    clock.advance(30_000);
    await settle();
    expect(hasEnded()).toBe(true);
  });

  it('the end of a session limit is requested the very second it is due', async () => {
    let remaining = 10;
    const { context, clock, hasEnded, pings } = setUp({}, () => remaining);
    start(context);
    await settle();
    remaining = 0;
    clock.advance(10_000);
    await settle();
    expect([pings(), hasEnded()]).toEqual([2, true]);
  });

  it('the last word of a server that cannot be reached runs out by the clock', async () => {
    const { context, clock, hasEnded, http } = setUp({}, () => 50);
    start(context);
    await settle();
    http.answer(`POST ${SERVICE}/ping`, () => {
      throw new Error('away');
    });
    clock.advance(49_999);
    await settle();
    expect(hasEnded()).toBe(false);
    clock.advance(1);
    await settle();
    expect(hasEnded()).toBe(true);
  });

  it('a new day removes the notice', async () => {
    let remaining = 0;
    const { context, clock, hasEnded } = setUp({}, () => remaining);
    start(context);
    await settle();
    expect(hasEnded()).toBe(true);
    remaining = 3_600;
    clock.advance(30_000);
    await settle();
    expect(hasEnded()).toBe(false);
  });

  it('signing out ends the pings and the notice', async () => {
    const { context, clock, hasEnded } = setUp({}, () => 0);
    const stop = start(context);
    await settle();
    stop();
    expect([clock.pending(), hasEnded()]).toEqual([0, false]);
  });
});
