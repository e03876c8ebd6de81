import type { AnalyticsBatch, AnalyticsEvent } from '@touchline/contracts/analytics';
import { createStore } from '@touchline/plugin-api';
import { createTestClock } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../../testing/settle.ts';
import { createReporter } from './reporter.ts';

const HOUR = 3_600_000;
const page = { visit: 'visit-of-this', release: 'r1', device: 'mobile', language: 'en' } as const;
const event = (time: number): AnalyticsEvent => ({ number: 4, time, route: 'home' });

function setUp(before: readonly AnalyticsEvent[] = []) {
  const clock = createTestClock(100 * HOUR);
  const stored = createStore<readonly AnalyticsEvent[]>(before);
  const send = vi.fn(async (_batch: AnalyticsBatch) => undefined);
  const beacon = vi.fn((_batch: AnalyticsBatch) => true);
  return {
    reporter: createReporter({ clock, page, stored, send, beacon }),
    clock,
    stored,
    send,
    beacon,
  };
}

describe('reporter', () => {
  it('the reporter sends what is pending in one call, and nothing when nothing is pending', async () => {
    const { reporter, clock, send } = setUp();
    clock.advance(20_000);
    expect(send).not.toHaveBeenCalled();
    reporter.event(event(clock.now()));
    reporter.vital({ name: 'LCP', value: 800, time: clock.now(), route: 'home' });
    clock.advance(10_000);
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      ...page,
      events: [{ number: 4 }],
      vitals: [{ name: 'LCP' }],
    });
  });

  it('the reporter sends at most 100 events a call and the rest with the next', async () => {
    const { reporter, clock, send } = setUp();
    for (let index = 0; index < 101; index += 1) {
      reporter.event(event(clock.now()));
    }
    clock.advance(20_000);
    await settle();
    expect(send.mock.calls.map(([{ events }]) => events.length)).toEqual([100, 1]);
  });

  it('the reporter keeps what could not be sent, and a later page sends it', async () => {
    const { reporter, clock, send, stored } = setUp();
    send.mockRejectedValueOnce(new Error('offline'));
    reporter.event(event(clock.now()));
    clock.advance(10_000);
    await settle();
    expect(stored.get()).toHaveLength(1);
    const later = setUp(stored.get());
    later.clock.advance(10_000);
    await settle();
    expect(later.send.mock.calls[0]?.[0].events).toEqual(stored.get());
    expect(later.stored.get()).toEqual([]);
  });

  it('the reporter forgets what is older than 24 hours', async () => {
    const { clock, send } = setUp([event(76 * HOUR), event(76 * HOUR + 20_000)]);
    clock.advance(10_000);
    await settle();
    expect(send.mock.calls[0]?.[0].events).toEqual([event(76 * HOUR + 20_000)]);
  });

  it('the reporter passes what is pending to the browser when the page is left, and keeps what that refuses', () => {
    const { reporter, clock, beacon, stored } = setUp();
    reporter.leave();
    expect(beacon).not.toHaveBeenCalled();
    reporter.event(event(clock.now()));
    reporter.leave();
    expect(beacon).toHaveBeenCalledTimes(1);
    expect(stored.get()).toEqual([]);
    beacon.mockReturnValueOnce(false);
    reporter.event(event(clock.now()));
    reporter.leave();
    expect(stored.get()).toHaveLength(1);
  });
});
