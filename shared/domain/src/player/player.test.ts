import { isFaceIdAsked } from './verification.ts';
import { describe, expect, it } from 'vitest';
import { activationType, isContactFilled, isProfileFilled } from './profile.ts';
import { protectionLevel, protectionStatus } from './protection-level.ts';

describe('protection', () => {
  it.each([
    [null, 'none'],
    [undefined, 'none'],
    [0, 'bad'],
    [30, 'bad'],
    [31, 'normal'],
    [69, 'normal'],
    [70, 'good'],
    [99, 'good'],
    [100, 'full'],
  ])('level %s is %s', (level, status) => {
    expect(protectionStatus(level)).toBe(status);
  });

  it.each([
    [[], 0],
    [[false, false, false, false, false], 0],
    [[true, false, false, false, false], 20],
    [[true, true, true, true, true], 100],
  ])('the protection by methods %j is level %s', (methods, level) => {
    expect(protectionLevel(Object.fromEntries(methods.entries()))).toBe(level);
  });
});

describe('activation', () => {
  it.each([
    [{ email: false, phone: false }, 0],
    [{ email: true, phone: false }, 1],
    [{ email: true, phone: true }, 2],
    [{ email: false, phone: true }, 3],
  ] as const)('the activation %j is type %s', (activated, type) => {
    expect(activationType(activated)).toBe(type);
  });
});

describe('a profile', () => {
  const full = {
    date_birthday: '1990-01-01',
    name: 'A',
    surname: 'B',
    passport: '1',
    passport_date: '2010-01-01',
    registration_address: 'C',
  };

  it('a profile is filled when nothing of it is missing', () => {
    expect(isProfileFilled(full)).toBe(true);
    for (const field of Object.keys(full)) {
      expect(isProfileFilled({ ...full, [field]: '' })).toBe(false);
    }
  });

  it.each([
    ['', '', false],
    ['1', '', false],
    ['', 'a@b.c', false],
    ['1', 'a@b.c', true],
  ])('phone "%s" and e-mail "%s" fill the contacts: %s', (phone_number, user_email, filled) => {
    expect(isContactFilled({ phone_number, user_email })).toBe(filled);
  });
});

describe('the face check', () => {
  it.each([
    [1, [1], true],
    [1, [4, 1], true],
    [1, [4], false],
    [1, [], false],
    [3, [1], false],
  ])('verification status %i with types %j: %s', (status, types, expected) => {
    expect(isFaceIdAsked({ verification_status: status, verification_types: types })).toBe(
      expected,
    );
  });
});
