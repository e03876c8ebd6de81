import { createTestClock } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../../testing/settle.ts';
import { createCrashWatch } from './crash-watch.ts';
import { createHealthRecord, resultOf } from './health-record.ts';
import { createHealthReporter } from './health-reporter.ts';

const failure = (code: string, phase = 'mount') => ({
  plugin: 'sport',
  failure: { error: { code, phase }, isRetry: false },
});

describe('the health of a plugin', () => {
  it.each([
    [{}, 'fine'],
    [failure('plugin_load_failed', 'load'), 'load'],
    [failure('view_crashed'), 'mount'],
    [failure('view_crashed', 'run'), 'crash'],
    [failure('lifecycle_timeout'), 'deadline'],
    [failure('not_found'), undefined],
    [failure('network_failed', 'load'), undefined],
  ])('the health report of %j is %s', (given, result) => {
    expect(resultOf(given)).toBe(result);
  });

  it('the health of a plugin is counted by version, at most 20 of a kind, once; a plugin in use remains listed', () => {
    const record = createHealthRecord();
    for (let count = 0; count < 30; count += 1) {
      record.add('sport', '1', 'crash');
    }
    record.add('sport', '2', 'fine');
    record.add('lotto', '1', 'fine');
    expect(record.take()).toMatchObject([
      { plugin: 'sport', version: '1', crash: 20, fine: 0 },
      { plugin: 'sport', version: '2', crash: 0, fine: 1 },
      { plugin: 'lotto', version: '1', fine: 1 },
    ]);
    expect(record.hasNews()).toBe(false);
    expect(record.take()).toMatchObject([
      { plugin: 'sport', version: '2', fine: 0 },
      { plugin: 'lotto', version: '1', fine: 0 },
    ]);
  });
});

describe('reports', () => {
  function setUp(given: { share?: number; random?: number } = {}) {
    const clock = createTestClock();
    const record = createHealthRecord();
    const send = vi.fn(async (_report: object) => given.share ?? 1);
    const visible = { is: true };
    const reporter = createHealthReporter({
      record,
      clock,
      send,
      page: 'the-page',
      isVisible: () => visible.is,
      random: () => given.random ?? 0.5,
    });
    return { clock, record, send, reporter, visible };
  }

  it('the health reports send good and bad together within five seconds, then once a minute while the page is visible', async () => {
    const { clock, record, send, visible } = setUp();
    record.add('sport', '1', 'mount');
    record.add('lotto', '1', 'fine');
    expect(send).not.toHaveBeenCalled();
    clock.advance(5_000);
    await settle();
    expect(send.mock.calls).toMatchObject([
      [{ page: 'the-page', left: false, plugins: [{ mount: 1 }, { fine: 1 }] }],
    ]);
    clock.advance(55_000);
    expect(send).toHaveBeenCalledTimes(1);
    clock.advance(5_000);
    expect(send).toHaveBeenCalledTimes(2);
    visible.is = false;
    clock.advance(600_000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('the health reports are a share of the total when the service requests that', async () => {
    const { clock, record, send } = setUp({ share: 0.4, random: 0.5 });
    for (let count = 0; count < 5; count += 1) {
      record.add('sport', '1', 'fine');
      clock.advance(5_000);
      await settle();
    }
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('the health reports mark the end of the page, survive a service that is away, and leave no timer', async () => {
    const { clock, record, send, reporter } = setUp();
    send.mockRejectedValueOnce(new Error('away'));
    record.add('sport', '1', 'fine');
    clock.advance(5_000);
    await settle();
    reporter.leave();
    expect(send.mock.calls.at(-1)).toMatchObject([{ left: true }]);
    reporter.dispose();
    expect(clock.pending()).toBe(0);
  });
});

describe('a plugin with a view that crashes three times in five minutes', () => {
  const crash = { plugin: 'sport', view: 'home', result: 'crash', isRetry: false } as const;

  it('a plugin with a crashing view is quarantined with the third crash in five minutes', () => {
    const clock = createTestClock();
    const watch = createCrashWatch(clock.now);
    expect([watch(crash), watch({ ...crash, result: 'mount' }), watch(crash)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('a plugin stays when three of its views crash at once', () => {
    const watch = createCrashWatch(createTestClock().now);
    const views = ['home', 'section', 'game'];
    expect(views.map((view) => watch({ ...crash, view }))).toEqual([false, false, false]);
  });

  it('a plugin is not quarantined by slower crashes, by the shell’s own retries, by failed loads, or by another one’s', () => {
    const clock = createTestClock();
    const watch = createCrashWatch(clock.now);
    for (let count = 0; count < 5; count += 1) {
      expect(watch(crash)).toBe(false);
      expect(watch({ ...crash, isRetry: true })).toBe(false);
      expect(watch({ ...crash, result: 'load' })).toBe(false);
      expect(watch({ ...crash, plugin: `other-${count}` })).toBe(false);
      clock.advance(150_000);
    }
  });
});
