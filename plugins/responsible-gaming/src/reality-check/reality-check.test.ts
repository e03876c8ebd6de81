import { createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { nextCheck } from './next-check.store.ts';
import { start } from './reality-check.background.ts';
import { REALITY_CHECK } from './reality-check.resource.ts';
import { type Reply, reply } from './reply.ts';
import { start as startSignedOut } from './sign-out.background.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const LIMITS = 'GET /limit-service-api/api/external/web/v3/limits';
const settle = () => new Promise((resolve) => setTimeout(resolve));

const limit = (change: object = {}) => ({
  id: 'l1',
  limitType: 32,
  limitValue: 10,
  limitBalance: 10,
  limitState: 'ACTIVE' as const,
  startedAt: NOW / 1000,
  endsAt: null,
  needApprove: false,
  ...change,
});

function setUp({
  limits = [limit()],
  nextAt = (now: number) => now + 10 * MINUTE,
  stored = {},
}: {
  limits?: object[];
  nextAt?: (now: number) => number | undefined;
  stored?: Record<string, unknown>;
} = {}) {
  const answer = () => {
    const at = nextAt(test.clock.now());
    return {
      startedAt: (NOW - 80 * MINUTE) / 1000,
      nextAt: at === undefined ? null : Math.floor(at / 1000),
      staked: 2_000,
      result: -500,
      currency: 'EUR',
      maySilence: true,
      mustAcknowledge: true,
    };
  };
  const test = createTestContext({
    plugin: 'responsible-gaming',
    time: NOW,
    session: { userId: '1' },
    stored,
    answers: {
      [LIMITS]: () => ({ limits }),
      [`GET ${REALITY_CHECK}`]: answer,
      [`POST ${REALITY_CHECK}`]: answer,
    },
  });
  return {
    ...test,
    asked: (call: string) =>
      test.http.requests.filter(({ method, path }) => `${method ?? 'GET'} ${path}` === call).length,
    bodies: () =>
      test.http.requests.flatMap(({ body }) =>
        body === undefined ? [] : [(body as { data: { attributes: object } }).data.attributes],
      ),
  };
}

describe('the timer of a reality check', () => {
  it('the timer of a reality check opens the dialog after its minutes, not a moment sooner', async () => {
    const { context, clock, openModals } = setUp();
    start(context);
    await settle();
    clock.advance(10 * MINUTE - 1);
    expect(openModals).toEqual([]);
    clock.advance(1);
    expect(openModals).toEqual(['reality-check']);
  });

  it('the timer of a reality check is cut into slices of at most 300,000 ms, so that a device that slept prompts on waking', async () => {
    const { context, clock } = setUp();
    const waits: number[] = [];
    const after = (milliseconds: number, act: () => void) => {
      waits.push(milliseconds);
      return clock.after(milliseconds, act);
    };
    start({ ...context, clock: { ...clock, after } });
    await settle();
    clock.advance(10 * MINUTE);
    expect(waits).toEqual([300_000, 300_000]);
  });

  it.each([
    ['no value above 0', [limit({ limitValue: 0 })]],
    ['another state', [limit({ limitState: 'PENDING' })]],
    ['another type', [limit({ limitType: 31 })]],
    ['no limit', []],
  ])('the timer of a reality check does not run with %s', async (_case, limits) => {
    const { context, clock, openModals } = setUp({ limits });
    start(context);
    await settle();
    clock.advance(24 * 60 * MINUTE);
    expect(openModals).toEqual([]);
  });

  it('the timer of a reality check resumes from the time stored on the device, whatever a reload would start', async () => {
    const stored = { 'next-check': { userId: '1', minutes: 10, at: NOW + 2 * MINUTE } };
    const { context, clock, openModals, asked } = setUp({ stored });
    start(context);
    await settle();
    expect(asked(`GET ${REALITY_CHECK}`)).toBe(0);
    clock.advance(2 * MINUTE);
    expect(openModals).toEqual(['reality-check']);
  });

  it.each([
    ['another player', { userId: '2', minutes: 10, at: NOW + 9 * MINUTE }],
    ['another interval', { userId: '1', minutes: 60, at: NOW + 9 * MINUTE }],
  ])(
    'the timer of a reality check queries the server where the stored value is of %s',
    async (_case, kept) => {
      const { context, clock, openModals } = setUp({
        stored: { 'next-check': kept },
        nextAt: () => NOW + 3 * MINUTE,
      });
      start(context);
      await settle();
      clock.advance(3 * MINUTE);
      expect(openModals).toEqual(['reality-check']);
    },
  );

  it('the timer of a reality check pauses where the server has silenced it, and computes itself where it gets no answer', async () => {
    const silent = setUp({ nextAt: () => undefined });
    start(silent.context);
    await settle();
    silent.clock.advance(60 * MINUTE);
    expect(silent.openModals).toEqual([]);
    const alone = setUp();
    alone.http.answer(`GET ${REALITY_CHECK}`, () => {
      throw new Error('away');
    });
    start(alone.context);
    await settle();
    alone.clock.advance(10 * MINUTE);
    expect(alone.openModals).toEqual(['reality-check']);
  });

  it('the timer of a reality check leaves nothing behind', async () => {
    const { context, clock } = setUp();
    const stop = start(context);
    await settle();
    expect(clock.pending()).toBeGreaterThan(0);
    stop();
    expect(clock.pending()).toBe(0);
  });

  it('the timer of a reality check is cleared once the player is signed out', () => {
    const stored = { 'next-check': { userId: '1', minutes: 10, at: NOW } };
    const { context } = setUp({ stored });
    startSignedOut(context);
    expect(nextCheck(context).get().at).toBe(0);
  });
});

describe('the answer to a reality check', () => {
  const stored = { 'next-check': { userId: '1', minutes: 10, at: NOW } };

  it.each([
    ['continue', false, 10],
    ['nothing', false, 10],
    ['nothing', true, 10],
    ['continue', true, undefined],
    ['log_out', false, undefined],
    ['log_out', true, undefined],
  ] as const)(
    'the answer "%s" with "do not show again" %s: the next one in %s minutes',
    async (action: Reply['action'], doNotShowAgain, minutes) => {
      const { context, bodies, asked } = setUp({
        stored,
        nextAt: (now) => (action === 'continue' && doNotShowAgain ? undefined : now + 10 * MINUTE),
      });
      start(context);
      await settle();
      await reply(context, { action, doNotShowAgain, shownAt: NOW });
      await settle();
      expect(bodies()).toEqual([
        { action, do_not_show_again: doNotShowAgain, popup_show_at: NOW / 1000 },
      ]);
      expect(nextCheck(context).get().at).toBe(minutes === undefined ? 0 : NOW + minutes * MINUTE);
      // The limits are refetched, except on leaving.
      expect(asked(LIMITS)).toBe(action === 'log_out' ? 1 : 2);
    },
  );

  it('the answer to a reality check that does not reach the server silences nothing', async () => {
    const { context, http } = setUp({ stored });
    http.answer(`POST ${REALITY_CHECK}`, () => {
      throw new Error('away');
    });
    await reply(context, { action: 'continue', doNotShowAgain: true, shownAt: NOW });
    expect(nextCheck(context).get().at).toBe(NOW + 10 * MINUTE);
  });
});
