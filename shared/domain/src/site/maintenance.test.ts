import { describe, expect, it } from 'vitest';
import {
  decideMaintenance,
  isMaintenanceActive,
  isNoticeDue,
  nextNoticeChange,
  noticeLanguage,
} from './maintenance.ts';

describe('maintenance is on', () => {
  it.each([
    [undefined, false, false, false],
    ['1', false, false, true],
    ['0', false, false, false],
    ['true', false, false, false],
    [undefined, true, false, true],
    [undefined, false, true, true],
  ])(
    'the maintenance with cookie %s, isActive %s, web_state %s: %s',
    (cookie, isActive, webState, expected) => {
      expect(isMaintenanceActive({ cookie, isActive, webState })).toBe(expected);
    },
  );
});

describe('maintenance sends', () => {
  it.each([
    [true, '/', '/maintenance'],
    [true, '/live/football', '/maintenance'],
    [true, '/maintenance', undefined],
    [false, '/maintenance', '/'],
    [false, '/live', undefined],
  ])('the maintenance while on=%s redirects from %s to %s', (isActive, path, expected) => {
    expect(decideMaintenance({ isActive, path })).toBe(expected);
  });
});

describe('the notice before it starts', () => {
  const plan = { notifyStartDate: 1000, notifyEndDate: 2000, startAt: 2000, finishAt: 9000 };
  it.each([
    [999, false, 1000],
    [1000, true, 2000],
    [1999, true, 2000],
    [2000, false, undefined],
  ])('the maintenance notice at %i is due: %s, and changes next at %s', (now, due, next) => {
    expect(isNoticeDue(plan, now)).toBe(due);
    expect(nextNoticeChange(plan, now)).toBe(next);
  });

  it('the maintenance notice is never due without a start, and has no end without one', () => {
    expect(isNoticeDue({ notifyEndDate: 2000 }, 1500)).toBe(false);
    expect(nextNoticeChange({ notifyEndDate: 2000 }, 1500)).toBeUndefined();
    expect(isNoticeDue({ notifyStartDate: 1000 }, 1e12)).toBe(true);
  });

  it.each([
    ['az', 'ru'],
    ['kk', 'ru'],
    ['uk', 'ru'],
    ['ru', 'ru'],
    ['en', 'en'],
    ['ar', 'en'],
    ['de', 'en'],
  ])('the maintenance notice for a page in %s is written in %s', (language, expected) => {
    expect(noticeLanguage(language)).toBe(expected);
  });
});
