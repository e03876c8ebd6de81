import { createTestContext } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import texts from '../translations/en.json' with { type: 'json' };
import { quickSlipOf } from '../bar/quick-slip.store.ts';
import { slipOf } from '../slip/slip.store.ts';
import { planReminder } from './reminder-plan.ts';
import { start } from './reminder.background.ts';
import { testSelection } from '../testing/test-selection.ts';

const selection = (id: number, section: 'live' | 'line') => testSelection(id, { section });

describe('the planned reminder', () => {
  const bet = (id: string, kind: 'live' | 'line', isBlocked = false) => ({
    id,
    isLive: kind === 'live',
    isBlocked,
  });
  const record = { id: 'a', timeToShow: 5, isShown: false };
  it.each([
    ['a live bet in 30 s', undefined, [bet('a', 'live')], { id: 'a', timeToShow: 30_100 }],
    ['a line bet in 5 min', undefined, [bet('a', 'line')], { id: 'a', timeToShow: 300_100 }],
    [
      'live before line',
      undefined,
      [bet('a', 'line'), bet('b', 'live')],
      { id: 'b', timeToShow: 30_100 },
    ],
    ['nothing for blocked bets', undefined, [bet('a', 'live', true)], undefined],
    ['what was planned stays', record, [bet('b', 'line'), bet('a', 'line')], record],
    ['a bet that left makes room', record, [bet('b', 'line')], { id: 'b', timeToShow: 300_100 }],
    [
      'a live bet is more urgent',
      record,
      [bet('a', 'line'), bet('b', 'live')],
      { id: 'b', timeToShow: 30_100 },
    ],
    [
      'once a session',
      { ...record, isShown: true },
      [bet('b', 'live')],
      { id: 'a', isShown: true },
    ],
  ])('the reminder is planned for %s', (_, before, bets, expected) => {
    const plan = planReminder({ record: before, bets, now: 100 });
    if (expected === undefined) {
      expect(plan).toBeUndefined();
    } else {
      expect(plan).toMatchObject(expected);
    }
  });
});

describe('the reminder of the slip', () => {
  function setUp(section: 'live' | 'line' = 'live', name = 'home') {
    const test = createTestContext({ plugin: 'coupon', texts, current: { name } });
    slipOf(test.context).toggle(selection(1, section));
    return { ...test, slip: slipOf(test.context) };
  }
  const titles = ({ notifications }: ReturnType<typeof setUp>) =>
    notifications.map(({ title }) => title);

  it.each([
    ['live', 30_000, texts.coupon_notify_title],
    ['line', 300_000, texts.coupon_notify_line_title],
  ] as const)(
    'the reminder of the slip appears for a %s bet after %i ms, once a session',
    (section, delay, title) => {
      const test = setUp(section);
      start(test.context);
      test.clock.advance(delay - 1);
      expect(test.notifications).toEqual([]);
      test.clock.advance(1);
      expect(titles(test)).toEqual([title]);
      test.slip.toggle(selection(2, 'live'));
      test.clock.advance(900_000);
      expect(test.notifications).toHaveLength(1);
    },
  );

  it('the reminder of the slip continues through a reload, with the state of the session', () => {
    const test = setUp();
    start(test.context)();
    test.clock.advance(20_000);
    start(test.context);
    test.clock.advance(10_000);
    expect(test.notifications).toHaveLength(1);
  });

  it('the reminder of the slip is stored with the session, and closes when the slip empties or its page is opened', async () => {
    for (const end of ['empty', 'page'] as const) {
      const test = setUp();
      const open = vi.spyOn(test.context.storage, 'open');
      const close = vi.fn();
      vi.spyOn(test.context.notify, 'show').mockReturnValue(close);
      start(test.context);
      expect(open).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'reminder', lifetime: 'session' }),
      );
      test.clock.advance(30_000);
      expect(close).not.toHaveBeenCalled();
      if (end === 'empty') {
        test.slip.clear();
      } else {
        await test.context.navigation.go({ route: 'coupon' });
      }
      expect(close, end).toHaveBeenCalledOnce();
    }
  });

  it('the reminder of the slip opens the slip by its button', () => {
    const test = setUp();
    start(test.context);
    test.clock.advance(30_000);
    test.notifications[0]?.action?.act();
    expect(test.openModals).toEqual(['coupon']);
  });

  it('the reminder of the slip is skipped on the page of the slip', () => {
    const test = setUp('live', 'coupon');
    start(test.context);
    test.clock.advance(60_000);
    expect(test.notifications).toEqual([]);
  });

  it('the reminder of the slip is skipped while the quick slip is in view, and restarts when it is not', () => {
    const test = setUp();
    quickSlipOf(test.context).isShown.set(true);
    start(test.context);
    test.clock.advance(60_000);
    quickSlipOf(test.context).isShown.set(false);
    test.clock.advance(29_999);
    expect(test.notifications).toEqual([]);
    test.clock.advance(1);
    expect(test.notifications).toHaveLength(1);
  });

  it('the reminder of the slip is skipped when the slip is empty', () => {
    const test = setUp();
    start(test.context);
    test.slip.clear();
    test.clock.advance(60_000);
    expect(test.notifications).toEqual([]);
    expect(test.clock.pending()).toBe(0);
  });

  it('the reminder of the slip leaves no timer when it is stopped', () => {
    const test = setUp();
    start(test.context)();
    expect(test.clock.pending()).toBe(0);
  });
});
