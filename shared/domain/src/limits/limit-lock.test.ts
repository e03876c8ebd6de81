import { describe, expect, test } from 'vitest';
import { DAY } from '../time/clock.ts';
import { limitLock } from './limit-lock.ts';
import { LIMIT_TYPE, type LimitType } from './limit-type.ts';
import type { PlayerLimit } from './player-limit.ts';

const NOW = 1_800_000_000_000;
const held = (type: LimitType, more: Partial<PlayerLimit> = {}): PlayerLimit => ({
  type,
  value: 1,
  state: 'ACTIVE',
  ...more,
});
const ask = (limits: readonly PlayerLimit[], type: LimitType, locksTogether = false) =>
  limitLock({ type, limits, locksTogether, now: NOW });

describe('LIMIT-20 what keeps a limit from being loosened', () => {
  test.each([LIMIT_TYPE.selfExclusion, LIMIT_TYPE.selfExclusionMarker, LIMIT_TYPE.depositTimeOut])(
    'LIMIT-20 a break of type %i locks amounts and timers until it ends',
    (type) => {
      const running = [held(type, { endsAt: NOW + 1 })];
      expect(ask(running, LIMIT_TYPE.depositDay)).toBe('break');
      expect(ask(running, LIMIT_TYPE.realityCheck)).toBe('break');
      expect(ask([held(type, { endsAt: NOW })], LIMIT_TYPE.depositDay)).toBeUndefined();
    },
  );

  const waiting = held(LIMIT_TYPE.depositDay, { state: 'PENDING', startsAt: NOW - DAY });
  test.each([
    ['another amount', LIMIT_TYPE.lossWeek, true, 'change-waits'],
    [
      'the same amount, of which a new change replaces the old',
      LIMIT_TYPE.depositDay,
      true,
      undefined,
    ],
    ['a timer', LIMIT_TYPE.session, true, undefined],
    ['another amount where limits are not locked together', LIMIT_TYPE.lossWeek, false, undefined],
  ] as const)('LIMIT-20 a change that waits against %s', (_, type, locksTogether, lock) => {
    expect(ask([waiting], type, locksTogether)).toBe(lock);
  });

  test('LIMIT-20 a limit in force locks no other', () => {
    expect(ask([held(LIMIT_TYPE.depositDay)], LIMIT_TYPE.lossWeek, true)).toBeUndefined();
  });
});
