import { describe, expect, it } from 'vitest';
import { registrationPlace } from './registration-place.ts';

const visitor = {
  isAllowed: true,
  isVipDomain: false,
  isAuthenticated: false,
  route: 'home',
  isLogin: false,
  isCustom: false,
};

describe('where the registration form appears', () => {
  it.each([
    ['anywhere else', {}, 'modal'],
    ['while registration is not allowed', { isAllowed: false }, 'nowhere'],
    ['on a VIP domain', { isVipDomain: true }, 'nowhere'],
    ['for a player', { isAuthenticated: true }, 'nowhere'],
    ['on the registration page', { route: 'registration' }, 'nowhere'],
    ['from the login', { isLogin: true }, 'route'],
    ['where registration is custom', { isCustom: true }, 'route'],
    [
      'on a VIP domain with a custom registration',
      { isVipDomain: true, isCustom: true },
      'nowhere',
    ],
  ] as const)('the place of the registration form %s: %j → %s', (_name, change, place) => {
    expect(registrationPlace({ ...visitor, ...change })).toBe(place);
  });
});
