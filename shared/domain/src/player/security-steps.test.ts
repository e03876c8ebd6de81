import { describe, expect, it } from 'vitest';
import { DAY } from '../time/index.ts';
import { accountSecurity } from './security-steps.ts';

const NOW = 1_700_000_000_000;
const NONE = {
  hasPassword: true,
  passwordSince: NOW - 365 * DAY,
  isEmailConfirmed: false,
  isPhoneLinked: false,
  twoFactorKinds: [],
  passkeys: 0,
};

describe('the security of an account', () => {
  it.each([
    [{}, 0, 'bad'],
    [{ isEmailConfirmed: true }, 25, 'bad'],
    [{ isEmailConfirmed: true, isPhoneLinked: true }, 50, 'normal'],
    [{ isEmailConfirmed: true, isPhoneLinked: true, twoFactorKinds: ['app'] }, 75, 'good'],
    [
      { isEmailConfirmed: true, isPhoneLinked: true, twoFactorKinds: ['app'], passwordSince: NOW },
      100,
      'full',
    ],
  ])('the steps %j make level %s, which is %s', (steps, level, status) => {
    expect(accountSecurity({ ...NONE, ...steps }, NOW)).toMatchObject({ level, status });
  });

  it.each([
    [[], 'open', 50],
    [['email'], 'weak', 63],
    [['email', 'phone'], 'weak', 63],
    [['app'], 'done', 75],
    [['app', 'phone'], 'done', 75],
  ])('codes by %j make the step %s and the level %s', (twoFactorKinds, state, level) => {
    const facts = { ...NONE, isEmailConfirmed: true, isPhoneLinked: true, twoFactorKinds };
    const { steps, level: reached } = accountSecurity(facts, NOW);
    expect([steps.twoFactor, reached]).toEqual([state, level]);
  });

  it.each([
    [0, [], 'open'],
    [1, [], 'weak'],
    [3, ['email'], 'weak'],
    [1, ['app'], 'done'],
  ])(
    'an account with %i passkeys and codes by %j has the step %s',
    (passkeys, twoFactorKinds, state) => {
      const { steps } = accountSecurity({ ...NONE, passkeys, twoFactorKinds }, NOW);
      expect(steps.twoFactor).toBe(state);
    },
  );

  it('a password counts for a year, and an account without one has none that is old', () => {
    const { password } = accountSecurity(NONE, NOW).steps;
    expect(password).toBe('open');
    expect(
      accountSecurity({ ...NONE, passwordSince: NOW - 365 * DAY + 1 }, NOW).steps.password,
    ).toBe('done');
    expect(accountSecurity({ ...NONE, hasPassword: false }, NOW).steps.password).toBe('done');
  });
});
