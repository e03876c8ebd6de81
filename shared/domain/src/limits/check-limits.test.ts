import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../time/clock.ts';
import { checkLimits, type LimitQuestion } from './check-limits.ts';
import { limitChange } from './limit-change.ts';
import {
  AMOUNT_LIMIT_NOT_SET,
  isUnset,
  LIMIT_RULES,
  LIMIT_TYPE,
  type LimitType,
  NO_DEPOSIT_LIMIT,
} from './limit-type.ts';
import { isInForce, type PlayerLimit } from './player-limit.ts';
import { type Movement, usedSum } from './used-sum.ts';

const NOW = 1_800_000_000_000;
const active = (type: LimitType, value: number, more: Partial<PlayerLimit> = {}): PlayerLimit => ({
  type,
  value,
  state: 'ACTIVE',
  ...more,
});
const ask = (parts: Partial<LimitQuestion>) =>
  checkLimits({ action: 'deposit', amount: 1000, now: NOW, limits: [], used: {}, ...parts });

describe('checkLimits', () => {
  test('LIMIT-1 every amount is allowed without limits', () => {
    expect(ask({})).toEqual({ isAllowed: true });
  });

  test.each([
    [1000, 0, true],
    [1001, 0, false],
    [400, 600, true],
    [401, 600, false],
    [1, 1000, false],
    [1, 5000, false],
  ])('LIMIT-2 the amount of %i more with %i used of 1,000: %s', (amount, used, isAllowed) => {
    const limits = [active(LIMIT_TYPE.depositDay, 1000)];
    expect(ask({ amount, limits, used: { [LIMIT_TYPE.depositDay]: used } }).isAllowed).toBe(
      isAllowed,
    );
  });

  test('LIMIT-3 the limit with the least left decides', () => {
    const limits = [active(LIMIT_TYPE.depositDay, 1000), active(LIMIT_TYPE.depositWeek, 3000)];
    const used = { [LIMIT_TYPE.depositDay]: 0, [LIMIT_TYPE.depositWeek]: 2900 };
    expect(ask({ amount: 101, limits, used })).toEqual({
      isAllowed: false,
      code: 'limit_exceeded',
      limitType: LIMIT_TYPE.depositWeek,
      limitValue: 3000,
      remaining: 100,
    });
    expect(ask({ amount: 100, limits, used })).toEqual({ isAllowed: true, remaining: 100 });
  });

  test('LIMIT-3 the limits in several currencies are each checked in their own', () => {
    const limits = [active(LIMIT_TYPE.depositDay, 5000), active(LIMIT_TYPE.depositWeek, 3000)];
    const converted = { [LIMIT_TYPE.depositDay]: 4000 };
    expect(ask({ amount: 25, limits, converted })).toEqual({ isAllowed: true, remaining: 5000 });
    const used = { [LIMIT_TYPE.depositDay]: 1001 };
    expect(ask({ amount: 25, limits, converted, used })).toMatchObject({
      isAllowed: false,
      limitType: LIMIT_TYPE.depositDay,
      remaining: 3999,
    });
  });

  test.each<[LimitQuestion['action'], LimitType, boolean]>([
    ['bet', LIMIT_TYPE.wageringDay, false],
    ['bet', LIMIT_TYPE.lossMonth, false],
    ['bet', LIMIT_TYPE.depositDay, true],
    ['deposit', LIMIT_TYPE.wageringDay, true],
    ['deposit', LIMIT_TYPE.lossMonth, true],
    ['deposit', LIMIT_TYPE.depositDay, false],
  ])('LIMIT-4 a %s against a limit of type %i of 500: allowed %s', (action, type, isAllowed) => {
    expect(ask({ action, limits: [active(type, 500)] }).isAllowed).toBe(isAllowed);
  });

  test.each<[Partial<PlayerLimit>, boolean]>([
    [{ state: 'PENDING' }, true],
    [{ state: 'INACTIVE' }, true],
    [{ startsAt: NOW + 1 }, true],
    [{ startsAt: NOW }, false],
    [{ endsAt: NOW }, true],
    [{ endsAt: NOW + 1 }, false],
  ])('LIMIT-5 only a limit in force acts: %j, allowed %s', (more, isAllowed) => {
    const limits = [active(LIMIT_TYPE.depositDay, 500, more)];
    expect(ask({ limits }).isAllowed).toBe(isAllowed);
  });

  test('LIMIT-6 an exclusion refuses bets and deposits, with its end, before any amount', () => {
    const until = NOW + 7 * DAY;
    for (const action of ['bet', 'deposit'] as const) {
      const limits = [
        active(LIMIT_TYPE.depositDay, 1),
        active(LIMIT_TYPE.selfExclusion, 7, { endsAt: until }),
      ];
      expect(ask({ action, limits })).toEqual({
        isAllowed: false,
        code: 'self_excluded',
        limitType: LIMIT_TYPE.selfExclusion,
        limitValue: 7,
        until,
      });
    }
    expect(ask({ limits: [active(LIMIT_TYPE.selfExclusionMarker, 0)] }).isAllowed).toBe(false);
  });

  test('LIMIT-7 a deposit time-out refuses deposits and lets bets be', () => {
    const limits = [active(LIMIT_TYPE.depositTimeOut, 1)];
    expect(ask({ limits })).toMatchObject({ isAllowed: false, code: 'deposit_time_out' });
    expect(ask({ limits, action: 'bet' }).isAllowed).toBe(true);
  });

  test('LIMIT-8 a session limit refuses from its last hour on; −1 is not set', () => {
    const limits = [active(LIMIT_TYPE.session, 2)];
    const at = (sessionAge: number) => ask({ action: 'bet', limits, sessionAge }).isAllowed;
    expect([at(2 * HOUR - 1), at(2 * HOUR)]).toEqual([true, false]);
    const unset = [active(LIMIT_TYPE.session, -1)];
    expect(ask({ action: 'bet', limits: unset, sessionAge: 30 * HOUR }).isAllowed).toBe(true);
  });

  test('LIMIT-8 a reality check interrupts and never refuses', () => {
    expect(ask({ action: 'bet', limits: [active(LIMIT_TYPE.realityCheck, 5)] }).isAllowed).toBe(
      true,
    );
  });

  test('LIMIT-9 the weekly deposit value 999999999 means no limit, for that type alone', () => {
    const amount = NO_DEPOSIT_LIMIT + 1;
    expect(
      ask({ amount, limits: [active(LIMIT_TYPE.depositWeek, NO_DEPOSIT_LIMIT)] }).isAllowed,
    ).toBe(true);
    expect(
      ask({ amount, limits: [active(LIMIT_TYPE.depositDay, NO_DEPOSIT_LIMIT)] }).isAllowed,
    ).toBe(false);
  });
});

test('LIMIT-9 a limit of an amount of −1 is not set', () => {
  const amounts = LIMIT_RULES.filter(({ window }) => window !== undefined);
  expect(amounts.filter(({ type }) => !isUnset({ type, value: AMOUNT_LIMIT_NOT_SET }))).toEqual([]);
  expect(isUnset({ type: LIMIT_TYPE.selfExclusion, value: AMOUNT_LIMIT_NOT_SET })).toBe(false);
});

test('LIMIT-9 a reality check of 0 minutes and a session limit of −1 are not set', () => {
  expect([
    isUnset({ type: LIMIT_TYPE.realityCheck, value: 0 }),
    isUnset({ type: LIMIT_TYPE.realityCheck, value: 5 }),
    isUnset({ type: LIMIT_TYPE.session, value: -1 }),
  ]).toEqual([true, false, true]);
});

describe('usedSum', () => {
  const movements: Movement[] = [
    { kind: 'deposit', amount: 500, at: NOW - DAY },
    { kind: 'deposit', amount: 70, at: NOW - DAY + 1 },
    { kind: 'stake', amount: 300, at: NOW - 2 * HOUR },
    { kind: 'return', amount: 120, at: NOW - HOUR },
    { kind: 'deposit', amount: 5, at: NOW },
    { kind: 'deposit', amount: 9000, at: NOW + 1 },
  ];
  const used = (type: LimitType, list = movements) => usedSum({ type, movements: list, now: NOW });

  test('LIMIT-10 the window slides: what is exactly as old as it is has left it', () => {
    expect([used(LIMIT_TYPE.depositDay), used(LIMIT_TYPE.depositWeek)]).toEqual([75, 575]);
  });

  test('LIMIT-11 wagers count as staked, losses less returns', () => {
    expect([used(LIMIT_TYPE.wageringDay), used(LIMIT_TYPE.lossDay)]).toEqual([300, 180]);
  });

  test('LIMIT-11 winnings never widen a loss limit', () => {
    const won: Movement[] = [{ kind: 'return', amount: 900, at: NOW }];
    expect(used(LIMIT_TYPE.lossWeek, won)).toBe(0);
  });

  test('LIMIT-10 the types without a window use nothing', () => {
    expect(used(LIMIT_TYPE.session)).toBe(0);
  });
});

describe('limit rules', () => {
  test('LIMIT-12 the table of types is the specification’s', () => {
    const ids = LIMIT_RULES.map(({ type }) => type);
    expect(ids).toEqual([1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33, 37]);
    const windows = LIMIT_RULES.flatMap(({ window }) =>
      window === undefined ? [] : [window / DAY],
    );
    expect(windows).toEqual([1, 7, 30, 1, 7, 30, 1, 7, 30]);
    const offered = Object.fromEntries(LIMIT_RULES.map(({ type, values }) => [type, values]));
    expect(offered[32]).toEqual([5, 10, 15, 30, 45, 60]);
    expect(offered[33]).toEqual([1, 7, 30, 90]);
    expect([offered[31]?.[0], offered[31]?.at(-1), offered[31]?.length]).toEqual([1, 24, 24]);
  });

  test('LIMIT-5 a limit ends at its end', () => {
    const limit = active(LIMIT_TYPE.selfExclusion, 1, { startsAt: NOW, endsAt: NOW + DAY });
    expect([NOW - 1, NOW, NOW + DAY - 1, NOW + DAY].map((at) => isInForce(limit, at))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test.each<[LimitType, number | undefined, number | undefined, string]>([
    [LIMIT_TYPE.depositDay, undefined, 100, 'at-once'],
    [LIMIT_TYPE.depositDay, 100, 50, 'at-once'],
    [LIMIT_TYPE.depositDay, 100, 100, 'at-once'],
    [LIMIT_TYPE.depositDay, 100, 150, 'after-cooling-off'],
    [LIMIT_TYPE.depositDay, 100, undefined, 'after-cooling-off'],
    [LIMIT_TYPE.depositWeek, 100, NO_DEPOSIT_LIMIT, 'after-cooling-off'],
    [LIMIT_TYPE.lossMonth, 100, AMOUNT_LIMIT_NOT_SET, 'after-cooling-off'],
    [LIMIT_TYPE.lossMonth, AMOUNT_LIMIT_NOT_SET, 100, 'at-once'],
    [LIMIT_TYPE.depositWeek, NO_DEPOSIT_LIMIT, 100, 'at-once'],
    [LIMIT_TYPE.session, 2, -1, 'after-cooling-off'],
    [LIMIT_TYPE.session, -1, 24, 'at-once'],
    [LIMIT_TYPE.realityCheck, 60, 5, 'at-once'],
    [LIMIT_TYPE.selfExclusion, 7, 30, 'at-once'],
    [LIMIT_TYPE.selfExclusion, 30, 7, 'never'],
    [LIMIT_TYPE.selfExclusion, 30, undefined, 'never'],
    [LIMIT_TYPE.depositTimeOut, 7, 1, 'never'],
  ])('LIMIT-13 the type %i from %s to %s applies %s', (type, from, to, change) => {
    expect(limitChange({ type, from, to })).toBe(change);
  });
});
