import { BUS_EVENTS, type BusEnvelope } from '@touchline/contracts/plugins';
import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { createBus } from './bus.ts';

function setUp(runHandlers: (envelope: BusEnvelope) => Promise<void> = async () => undefined) {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  let trace = 0;
  const bus = createBus({
    loadCatalogue: async () => BUS_EVENTS,
    loadSubject: async () => Subject,
    clock: { now: () => 42, after: vi.fn(), every: vi.fn() },
    log,
    runHandlers,
    createTraceId: () => `trace-${(trace += 1)}`,
  });
  return { bus, log };
}

describe('event bus', () => {
  it('the event bus delivers the payload in an envelope with source, time and trace id', async () => {
    const { bus } = setUp();
    const heard = vi.fn();
    bus.forSource('office').on('bet.placed', heard);
    await bus.forSource('coupon').emit('bet.placed', { betId: '7', stake: 100, currency: 'EUR' });
    expect(heard).toHaveBeenCalledWith(
      { betId: '7', stake: 100, currency: 'EUR' },
      expect.objectContaining({ source: 'coupon', time: 42, traceId: 'trace-1', version: 1 }),
    );
  });

  it('the event bus gives a late subscriber the last value of a replayed event and nothing of the others', async () => {
    const { bus } = setUp();
    const plugin = bus.forSource('coupon');
    await plugin.emit('coupon.changed', { outcomeIds: ['a'] });
    await plugin.emit('coupon.changed', { outcomeIds: ['b'] });
    await plugin.emit('coupon.remove', { outcomeId: 'a' });
    const changed = vi.fn();
    const removed = vi.fn();
    plugin.on('coupon.changed', changed);
    plugin.on('coupon.remove', removed);
    expect(changed.mock.calls.map(([payload]) => payload)).toEqual([{ outcomeIds: ['b'] }]);
    expect(removed).not.toHaveBeenCalled();
  });

  it('the event bus gives the shell what was emitted during the start, and plugins nothing of it', async () => {
    const { bus } = setUp();
    await bus.forSource('auth').emit('terms.changed', {});
    const [shell, plugin, late] = [vi.fn(), vi.fn(), vi.fn()];
    bus.forSource('shell').on('terms.changed', shell);
    bus.forSource('office').on('terms.changed', plugin);
    expect([shell.mock.calls.length, plugin.mock.calls.length]).toEqual([1, 0]);
    bus.endStart();
    bus.forSource('shell').on('terms.changed', late);
    expect(late).not.toHaveBeenCalled();
  });

  it('the event bus notifies whoever subscribes in any moment of its loading', async () => {
    const { bus } = setUp();
    const first = bus.forSource('auth').emit('terms.changed', {});
    const listeners = [];
    for (let moment = 0; moment < 20; moment += 1) {
      const listener = vi.fn();
      listeners.push(listener);
      bus.forSource('office').on('coupon.open', listener);
      await Promise.resolve();
    }
    await first;
    await bus.forSource('sport').emit('coupon.open', {});
    expect(listeners.map(({ mock }) => mock.calls.length)).toEqual(listeners.map(() => 1));
  });

  it('the event bus isolates and reports a listener that throws', async () => {
    const { bus, log } = setUp();
    const heard = vi.fn();
    bus.forSource('a').on('coupon.open', () => {
      throw new Error('mine');
    });
    bus.forSource('b').on('coupon.open', heard);
    await bus.forSource('c').emit('coupon.open', {});
    expect(heard).toHaveBeenCalledOnce();
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('the event bus refuses an unknown event and a payload that does not fit, with a code', async () => {
    const { bus } = setUp();
    const plugin = bus.forSource('sport');
    await expect(plugin.emit('no.such' as never, {} as never)).rejects.toMatchObject({
      code: 'event_unknown',
    });
    await expect(plugin.emit('coupon.remove', {} as never)).rejects.toMatchObject({
      code: 'event_invalid',
      plugin: 'sport',
    });
  });

  it('the event bus waits for the declared handlers', async () => {
    const order: string[] = [];
    const { bus } = setUp(async () => {
      await Promise.resolve();
      order.push('handled');
    });
    await bus.forSource('sport').emit('coupon.clear', {});
    order.push('emitted');
    expect(order).toEqual(['handled', 'emitted']);
  });

  it('an unsubscribed listener receives nothing more', async () => {
    const { bus } = setUp();
    const heard = vi.fn();
    const stop = bus.forSource('a').on('coupon.open', heard);
    stop();
    stop();
    await bus.forSource('a').emit('coupon.open', {});
    expect(heard).not.toHaveBeenCalled();
  });
});
